/** How a match ended. */
export interface Result {
  /** 1 for first place; equal ranks share it. A co-operative loss ranks everyone 2. */
  readonly ranks: readonly number[]
  readonly scores: readonly Score[]
  /** Names the tie-break that decided, where one did. */
  readonly tieBreak?: string
}

export interface Score {
  readonly total: number
  /** What the total is made of, in the rulebook's order. `of` names the thing that scored, where there are several. */
  readonly parts: readonly { readonly name: string; readonly of?: string; readonly points: number }[]
}

/** Ranks from how seats compare: negative where the first is better. Equals share a rank. */
export function rank(seats: number, compare: (a: number, b: number) => number): number[] {
  const ranks: number[] = []
  for (let s = 0; s < seats; s++) {
    let better = 0
    for (let o = 0; o < seats; o++) if (o !== s && compare(o, s) < 0) better++
    ranks.push(better + 1)
  }
  return ranks
}
