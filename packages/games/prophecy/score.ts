import { at, type Ranked, rank, type Score, type Seat } from '@grimuar/kernel'
import { CLEAR, KIND_NAMES, MOST_MARKERS, RUNE_GOAL, RUNE_IDS, SECOND_MARKERS, TEMPLES, type TempleId } from './cards/index.ts'
import { type Breaker, countOf, crystalsOn, GHOST, hasEffect, playerOf, type Realm } from './table.ts'

/** Markers of each seat on a temple, and last the neutral ones. */
export function markersOn(t: Pick<Realm, 'spaces' | 'players'>, temple: TempleId): number[] {
  const spaces = t.spaces[temple]
  return [...t.players.map((_, seat) => countOf(spaces, seat)), countOf(spaces, GHOST)]
}

/** How a goal's points fall to counts of markers (PR-10.1 to PR-10.4). */
export function majority(counts: readonly number[]): number[] {
  const most = Math.max(...counts)
  const first = counts.filter((n) => n === most).length
  const second = Math.max(0, ...counts.filter((n) => n < most))
  const seconds = counts.filter((n) => n === second).length
  return counts.map((n) => {
    if (n === 0) return 0
    if (n === most) return first === 1 ? MOST_MARKERS : Math.floor((MOST_MARKERS + SECOND_MARKERS) / first)
    return n === second && first === 1 ? Math.floor(SECOND_MARKERS / seconds) : 0
  })
}

/** The points of each seat for a temple's goal; points won by neutral markers are lost. */
export function templeGoalPoints(t: Pick<Realm, 'spaces' | 'players'>, temple: TempleId): number[] {
  return majority(markersOn(t, temple)).slice(0, t.players.length)
}

/** How many different kinds of runes a seat counts for the rune goal. */
export function runeKinds(t: Pick<Realm, 'advanced' | 'players'>, seat: Seat): number {
  const { runes, muted } = playerOf(t, seat)
  const kinds = RUNE_IDS.filter((rune) => runes[rune] > 0 && rune !== muted).length
  return hasEffect(t, seat, 'nearbyRune') ? kinds + 1 : kinds
}

/** The points of each seat for the rune goal. */
export function runeGoalPoints(t: Pick<Realm, 'advanced' | 'players'>): number[] {
  return t.players.map((_, seat) => at(RUNE_GOAL, runeKinds(t, seat)))
}

/** Everybody's score if the game ended now. */
export function scores(t: Pick<Realm, 'advanced' | 'players' | 'spaces' | 'goals'>): Score[] {
  const temples = t.goals.map((temple) => ({ of: KIND_NAMES[TEMPLES[temple].colour], points: templeGoalPoints(t, temple) }))
  const runes = runeGoalPoints(t)
  return t.players.map((player, seat) => {
    const parts: { name: string; of?: string; points: number }[] = [{ name: 'curses', points: player.curses }]
    if (hasEffect(t, seat, 'rewards')) parts.push({ name: 'rewards', points: player.rewards })
    for (const { of, points } of temples) parts.push({ name: 'temple', of, points: at(points, seat) })
    parts.push({ name: 'runes', points: at(runes, seat) })
    return { total: parts.reduce((sum, p) => sum + p.points, 0), parts }
  })
}

/** Colourless crystals left to a player, those on special places included. */
function clearLeft(player: Breaker): number {
  return countOf(player.net, CLEAR) + player.reserve
}

function colouredLeft(player: Breaker): number {
  return crystalsOn(player.net) - countOf(player.net, CLEAR)
}

/** The final scoring (PR-10, PR-11). */
export function result(t: Pick<Realm, 'advanced' | 'players' | 'spaces' | 'goals'>): Ranked {
  const all = scores(t)
  /** The tie-breakers, in order: more is better. The later seat had the later last turn. */
  const steps: readonly (readonly [string, (seat: Seat) => number])[] = [
    ['total', (seat) => at(all, seat).total],
    ['coloured', (seat) => colouredLeft(playerOf(t, seat))],
    ['clear', (seat) => clearLeft(playerOf(t, seat))],
    ['later', (seat) => seat],
  ]
  const deciding = (a: Seat, b: Seat) => steps.find(([, of]) => of(a) !== of(b))
  const ranks = rank(t.players.length, (a, b) => {
    const step = deciding(a, b)
    return step ? step[1](b) - step[1](a) : 0
  })
  const [tieBreak] = deciding(ranks.indexOf(1), ranks.indexOf(2)) ?? ['total']
  return { kind: 'ranked', ranks, scores: all, ...(tieBreak === 'total' ? {} : { tieBreak }) }
}
