/** How a match ended. */
export type Result = Ranked | Shared

/** Everyone for themselves. */
export interface Ranked {
  readonly kind: 'ranked'
  /** 1 for first place; equal ranks share it. Rivals take places too. */
  readonly ranks: readonly number[]
  readonly scores: readonly Score[]
  readonly rivals?: readonly Rival[]
  /** Names the tie-break that decided, where one did. */
  readonly tieBreak?: string
}

/** All together: won or lost by everyone. */
export interface Shared {
  readonly kind: 'shared'
  readonly won: boolean
  readonly scores?: readonly Score[]
  readonly rivals?: readonly Rival[]
}

/** An opponent without a seat, such as the opponent of a game alone. */
export interface Rival {
  readonly name: string
  readonly rank: number
  readonly score?: Score
}

export interface Score {
  readonly total: number
  /** The parts of the total, in the rulebook's order. If several things score, `of` names the thing. */
  readonly parts: readonly { readonly name: string; readonly of?: string; readonly points: number }[]
}

/** The place of a seat: 1 is the best. A team that wins is first, one that loses second. */
export function placeOf(result: Result, seat: number): number {
  if (result.kind === 'shared') return result.won ? 1 : 2
  return result.ranks[seat] ?? result.ranks.length
}

/** Whether a seat has won, alone or with others. */
export function hasWon(result: Result, seat: number): boolean {
  return placeOf(result, seat) === 1
}

/** The seats that have won; empty if a rival did, or all have lost. */
export function winnersOf(result: Result, seats: number): number[] {
  const winners: number[] = []
  for (let seat = 0; seat < seats; seat++) if (hasWon(result, seat)) winners.push(seat)
  return winners
}

/** How many seats have won. */
export function countWinners(result: Result, seats: number): number {
  let winners = 0
  for (let seat = 0; seat < seats; seat++) if (hasWon(result, seat)) winners++
  return winners
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

/** A result kept by an earlier version, which knew ranks only, as one of today. */
export function readResult(kept: Result | Omit<Ranked, 'kind'>): Result {
  return 'kind' in kept ? kept : { kind: 'ranked', ...kept }
}
