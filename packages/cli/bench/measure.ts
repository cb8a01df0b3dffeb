/** Something that can be done over and over; each call does a little and says how many decisions that was. */
export interface Contender {
  readonly name: string
  work(): number
}

export interface Pace {
  readonly name: string
  /** Decisions per second: the middle one of the rounds. */
  readonly median: number
  readonly rounds: readonly number[]
}

/** Times contenders in turns, so that a busy machine slows all of them alike. */
export function measure(contenders: readonly Contender[], rounds: number, secondsEach: number): Pace[] {
  for (const contender of contenders) paceOf(contender, Math.min(0.3, secondsEach)) // lets the compiler warm up
  const paces = contenders.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [i, contender] of contenders.entries()) paces[i]!.push(paceOf(contender, secondsEach))
  }
  return contenders.map(({ name }, i) => ({ name, median: median(paces[i]!), rounds: paces[i]!.map(Math.round) }))
}

/** By the processor time of the whole process, collecting garbage included: what else the machine does meanwhile is not our doing. */
function paceOf(contender: Contender, seconds: number): number {
  const began = process.cpuUsage()
  let decisions = 0
  let took = 0
  while (took < seconds) {
    decisions += contender.work()
    const { user, system } = process.cpuUsage(began)
    took = (user + system) / 1e6
  }
  return decisions / took
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
