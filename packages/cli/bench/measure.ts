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

function paceOf(contender: Contender, seconds: number): number {
  const began = performance.now()
  let decisions = 0
  let took = 0
  while (took < seconds * 1000) {
    decisions += contender.work()
    took = performance.now() - began
  }
  return (decisions / took) * 1000
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
