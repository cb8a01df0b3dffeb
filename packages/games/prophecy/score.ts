import { type Ranked, rank, type Score } from '@grimuar/kernel'
import { CLEAR, KINDS, MOST_MARKERS, RUNE_GOAL, SECOND_MARKERS, TEMPLES } from './cards/index.ts'
import { type Breaker, countOf, crystalsOn, GHOST, hasEffect, type Realm } from './table.ts'

/** Markers of each seat on a temple, and last those of nobody's. */
export function markersOn(t: Pick<Realm, 'spaces' | 'players'>, temple: number): number[] {
  const spaces = t.spaces[temple] as readonly number[]
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

/** What a temple's goal gives each seat; what nobody's markers win is lost to all. */
export function templeGoalPoints(t: Pick<Realm, 'spaces' | 'players'>, temple: number): number[] {
  return majority(markersOn(t, temple)).slice(0, t.players.length)
}

/** How many different kinds of runes a seat counts for the rune goal. */
export function runeKinds(t: Pick<Realm, 'advanced' | 'players'>, seat: number): number {
  const { runes, muted } = t.players[seat] as Breaker
  const kinds = runes.filter((n, rune) => n > 0 && rune !== muted).length
  return hasEffect(t, seat, 'nearbyRune') ? kinds + 1 : kinds
}

/** What the rune goal gives each seat. */
export function runeGoalPoints(t: Pick<Realm, 'advanced' | 'players'>): number[] {
  return t.players.map((_, seat) => RUNE_GOAL[runeKinds(t, seat)] as number)
}

/** Everybody's score if the game ended now. */
export function scores(t: Pick<Realm, 'advanced' | 'players' | 'spaces' | 'goals'>): Score[] {
  const temples = t.goals.map((temple) => templeGoalPoints(t, temple))
  const runes = runeGoalPoints(t)
  return t.players.map((player, seat) => {
    const parts: { name: string; of?: string; points: number }[] = [{ name: 'curses', points: player.curses }]
    if (hasEffect(t, seat, 'rewards')) parts.push({ name: 'rewards', points: player.rewards })
    t.goals.forEach((temple, i) => {
      parts.push({ name: 'temple', of: KINDS[TEMPLES[temple]?.colour as number] as string, points: temples[i]?.[seat] as number })
    })
    parts.push({ name: 'runes', points: runes[seat] as number })
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
  /** What decides, in its order: more is better. The later seat had the later last turn. */
  const steps: readonly (readonly [string, (seat: number) => number])[] = [
    ['total', (seat) => all[seat]?.total as number],
    ['coloured', (seat) => colouredLeft(t.players[seat] as Breaker)],
    ['clear', (seat) => clearLeft(t.players[seat] as Breaker)],
    ['later', (seat) => seat],
  ]
  const deciding = (a: number, b: number) => steps.find(([, of]) => of(a) !== of(b))
  const ranks = rank(t.players.length, (a, b) => {
    const step = deciding(a, b)
    return step ? step[1](b) - step[1](a) : 0
  })
  const [tieBreak] = deciding(ranks.indexOf(1), ranks.indexOf(2)) ?? ['total']
  return { kind: 'ranked', ranks, scores: all, ...(tieBreak === 'total' ? {} : { tieBreak }) }
}
