import { type Ranked, rank, type Score, type Seat } from '@grimuar/kernel'
import { mageOf, sum } from './board.ts'
import { ROOM_CARDS } from './components.ts'
import { NONE } from './ids.ts'
import type { BlackRoseTable } from './table.ts'

/** Points by places: dense ranking, one less for a tied first or second, one for everyone else who has any (BR-15). */
export function bonuses(counts: readonly number[], first: number, second: number): number[] {
  const amounts = [...new Set(counts.filter((n) => n > 0))].sort((a, b) => b - a)
  return counts.map((n) => {
    if (n === 0) return 0
    const place = amounts.indexOf(n)
    const tied = counts.filter((other) => other === n).length > 1 ? 1 : 0
    return place === 0 ? first - tied : place === 1 ? second - tied : 1
  })
}

/** The final scores of the Mages (BR-15); extra turns leave the crown out (BR-16). */
export function scoresOf(t: BlackRoseTable): Score[] {
  const quests = bonuses(
    t.mages.map((m) => m.done.length),
    6,
    3,
  )
  const trophies = bonuses(
    t.mages.map((m) => sum(m.trophies)),
    4,
    2,
  )
  return t.mages.map((m, seat) => {
    const rooms = sum(m.tokens.map((room) => ROOM_CARDS[room].worth))
    const parts = [
      { name: 'power', points: m.power },
      { name: 'quests', points: quests[seat] ?? 0 },
      { name: 'trophies', points: trophies[seat] ?? 0 },
      { name: 'rooms', points: rooms },
      { name: 'crown', points: t.crown === seat && !t.options.extraTurns ? 1 : 0 },
    ]
    return { total: sum(parts.map(({ points }) => points)), parts }
  })
}

/** Negative where the first Mage is better: points, completed quests, trophies. */
function compare(t: BlackRoseTable, scores: readonly Score[], a: Seat, b: Seat): number {
  const total = (seat: Seat) => scores[seat]?.total ?? 0
  const [x, y] = [mageOf(t, a), mageOf(t, b)]
  return total(b) - total(a) || y.done.length - x.done.length || sum(y.trophies) - sum(x.trophies)
}

/** The Mages who are first after all tie-breaks but the last; nobody where the Black Rose is ahead. */
export function winnersByPoints(t: BlackRoseTable): Seat[] {
  const scores = scoresOf(t)
  if (t.rose.power > Math.max(...scores.map(({ total }) => total))) return []
  const ranks = rank(t.seats, (a, b) => compare(t, scores, a, b))
  return ranks.flatMap((place, seat) => (place === 1 ? [seat] : []))
}

/** The winners; the Black Rose is a rival and wins only with strictly more than every Mage (BR-15). */
export function result(t: BlackRoseTable): Ranked {
  const scores = scoresOf(t)
  const rose: Score = { total: t.rose.power, parts: [{ name: 'power', points: t.rose.power }] }
  const best = Math.max(...scores.map(({ total }) => total))
  const ahead = t.rose.power > best
  const order = (a: number, b: number): number => {
    if (a === t.seats || b === t.seats) return roseAgainst(a === t.seats ? b : a) * (a === t.seats ? 1 : -1)
    return compare(t, scores, a, b) || (t.named === a ? -1 : t.named === b ? 1 : 0)
  }
  /** Negative where the Black Rose is better than a Mage. */
  const roseAgainst = (seat: Seat): number => {
    const total = scores[seat]?.total ?? 0
    return t.rose.power > total && (ahead || total < best) ? -1 : 1
  }
  const ranks = rank(t.seats + 1, order)
  const tie = tieBreak(t, scores)
  return {
    kind: 'ranked',
    ranks: ranks.slice(0, t.seats),
    scores,
    rivals: [{ name: 'rose', rank: ranks[t.seats] ?? 1, score: rose }],
    ...(tie && !ahead && { tieBreak: tie }),
  }
}

function tieBreak(t: BlackRoseTable, scores: readonly Score[]): string | undefined {
  const best = Math.max(...scores.map(({ total }) => total))
  const tied = t.mages.flatMap((m, seat) => (scores[seat]?.total === best ? [{ m, seat }] : []))
  if (tied.length < 2) return undefined
  const quests = Math.max(...tied.map(({ m }) => m.done.length))
  const left = tied.filter(({ m }) => m.done.length === quests)
  if (left.length === 1) return 'quests'
  const trophies = Math.max(...left.map(({ m }) => sum(m.trophies)))
  if (left.filter(({ m }) => sum(m.trophies) === trophies).length === 1) return 'trophies'
  return t.named === NONE ? undefined : 'crown'
}
