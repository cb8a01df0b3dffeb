import { type Result, type Score, type Seat, winnersOf } from '@grimuar/kernel'
import { rowsOf } from './score-rows.ts'

/** How a seat fared in a match of rivals. */
export interface Verdict {
  readonly place: number
  /** Several seats or rivals share this place. */
  readonly tied: boolean
  readonly mine: number
  /** The best total of the others; for a loser, that is the winner's. */
  readonly theirs: number
  /** The category in which most of the difference was made; undefined if no points were. */
  readonly decisive?: { readonly name: string; readonly of: string | undefined; readonly mine: number; readonly theirs: number }
}

/** The place of a seat and its margin; undefined if there is nobody to compare points with. */
export function verdictOf(result: Result, seat: Seat): Verdict | undefined {
  if (result.kind !== 'ranked') return undefined
  const rivals = (result.rivals ?? []).flatMap(({ rank, score }) => (score ? [{ rank, score }] : []))
  const all = [...result.scores.map((score, of) => ({ rank: result.ranks[of] ?? 0, score })), ...rivals]
  const own = all[seat]
  const [best] = all
    .map((one, at) => ({ ...one, at }))
    .filter(({ at }) => at !== seat)
    .sort((a, b) => a.rank - b.rank)
  if (!own || !best) return undefined
  const [mine, theirs] = [own.score.total, best.score.total]
  const tied = all.filter(({ rank }) => rank === own.rank).length > 1
  const decisive = decisiveOf(result, seat, best.at, Math.sign(mine - theirs))
  return { place: own.rank, tied, mine, theirs, ...(decisive && { decisive }) }
}

function decisiveOf(result: Result, seat: Seat, other: number, sign: number): Verdict['decisive'] {
  const rows = rowsOf(result).map(({ name, of, points }) => ({ name, of, mine: points[seat] ?? 0, theirs: points[other] ?? 0 }))
  const gain = (row: { mine: number; theirs: number }) => sign * (row.mine - row.theirs)
  const [most] = rows.sort((a, b) => gain(b) - gain(a))
  return most && gain(most) > 0 ? most : undefined
}

/** The difference between the two best totals of a match of rivals, where they differ. */
export function leadOf(result: Result): number {
  if (result.kind !== 'ranked' || winnersOf(result, result.scores.length).length !== 1) return 0
  const totals = [...result.scores, ...(result.rivals ?? []).flatMap(({ score }): Score[] => (score ? [score] : []))].map(
    ({ total }) => total,
  )
  const [first = 0, second = first] = totals.sort((a, b) => b - a)
  return first - second
}
