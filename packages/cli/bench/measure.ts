/** A piece of work to measure; each call of `work` does a little and returns how much: decisions, iterations or steps. */
export interface Contender {
  readonly name: string
  /** Whether one call takes so long that the clock can be asked after each. */
  readonly slow?: boolean
  work(): number
}

export interface Pace {
  readonly name: string
  /** Work per second: the median of the rounds. */
  readonly median: number
  readonly rounds: readonly number[]
}

/** Measures the contenders in turns, so that other load on the machine slows all of them equally. */
export function measure(contenders: readonly Contender[], rounds: number, secondsEach: number): Pace[] {
  for (const contender of contenders) warmUp(contender, Math.min(WARMING, secondsEach))
  const paces = contenders.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [i, contender] of contenders.entries()) paces[i]!.push(paceOf(contender, secondsEach))
  }
  return contenders.map(({ name }, i) => ({ name, median: median(paces[i]!), rounds: paces[i]!.map(Math.round) }))
}

/** Seconds for which a contender warms up at a time. */
export const WARMING = 0.3
const MOST_WARMING = 10

/** Works until that gets no faster: large rules are compiled much later than small ones. */
function warmUp(contender: Contender, seconds: number): void {
  let best = 0
  for (let n = 0, slower = 0; n < MOST_WARMING && slower < 2; n++) {
    const pace = paceOf(contender, seconds)
    if (pace < best * 1.05) slower++
    best = Math.max(best, pace)
  }
}

/** Work per second of processor time, garbage collection included, so that other processes do not count. */
function paceOf(contender: Contender, seconds: number): number {
  const began = process.cpuUsage()
  const calls = contender.slow ? 1 : 8
  let done = 0
  let took = 0
  while (took < seconds) {
    // Asking the clock costs as much as a decision, asking for the processor time as much as a whole game: both are asked rarely.
    const until = performance.now() + 20
    do for (let i = 0; i < calls; i++) done += contender.work()
    while (performance.now() < until)
    const { user, system } = process.cpuUsage(began)
    took = (user + system) / 1e6
  }
  return done / took
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
