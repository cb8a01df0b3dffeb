import { at, type Ranked, rank, type Score, type Seat } from '@grimuar/kernel'
import { levelOf, spellOf, type Varying } from './cards.ts'
import {
  type Colour,
  colourOf,
  EVERY_COLOUR,
  FAMILIAR_POINTS,
  kindOf,
  runeOf,
  runeOn,
  type Token,
  TRACK_POINTS,
} from './components.ts'
import type { Rulings } from './rulings.ts'
import { type Area, areaOf, type SpellbookTable } from './table.ts'

/** The part of a table from which points are counted; a view has it, too. */
type Scored = Pick<SpellbookTable, 'spells' | 'opponent' | 'rulings'> & { readonly areas: readonly Area[] }

/** The points of a seat's spell at the present level. */
export function spellPoints(t: Scored, seat: Seat, colour: Colour): number {
  const area = areaOf(t, seat)
  const level = area.levels[colour]
  if (level === 0) return 0
  const { points } = levelOf(t.spells[colour], level)
  return typeof points === 'number' ? points : varyingPoints(points, area, colour, t.rulings)
}

/** Points of a spell that depend on the rest of an area. */
export function varyingPoints(points: Varying, area: Area, colour: Colour, rulings: Rulings): number {
  switch (points.each) {
    case 'colour':
      return new Set(area.familiar.map((token) => colourOf(kindOf(token)))).size
    case 'token': {
      const rune = runeOn(area.cards[colour])
      const counts = (token: Token) => rulings.communionPoints === 'every' || runeOf(kindOf(token)) === rune
      return area.familiar.filter(counts).length
    }
    case 'spell': {
      let sum = 0
      for (const other of EVERY_COLOUR) {
        const level = area.levels[other]
        if (other !== colour && level > 0) sum += level > 3 ? points.high : points.low
      }
      return sum
    }
  }
}

/** The points of a seat's familiar: the lowest value that is not covered. */
export function familiarPoints(t: Scored, seat: Seat): number {
  return at(FAMILIAR_POINTS, areaOf(t, seat).familiar.length)
}

/** All points of a seat as things stand. */
export function totalOf(t: Scored, seat: Seat): number {
  let sum = familiarPoints(t, seat)
  for (const colour of EVERY_COLOUR) sum += spellPoints(t, seat, colour)
  return sum
}

export function learnedCount(area: Area): number {
  let learned = 0
  for (const level of area.levels) if (level > 0) learned++
  return learned
}

/** The points of a seat, spell by spell. */
export function scoreOf(t: Scored, seat: Seat): Score {
  const parts: Score['parts'][number][] = []
  for (const colour of EVERY_COLOUR) {
    if (areaOf(t, seat).levels[colour] === 0) continue
    parts.push({ name: 'spell', of: spellOf(t.spells[colour]).name, points: spellPoints(t, seat, colour) })
  }
  parts.push({ name: 'familiar', points: familiarPoints(t, seat) })
  return { total: totalOf(t, seat), parts }
}

/** The solo opponent's points. */
export function opponentScore(t: Scored): Score {
  const { track, lower } = t.opponent ?? { track: [], lower: [] }
  const parts = [
    { name: 'track', points: at(TRACK_POINTS, track.length) },
    { name: 'lower', points: lower.length },
  ]
  return { total: parts.reduce((sum, part) => sum + part.points, 0), parts }
}

/** How it ended. Alone, the opponent is a rival without a seat, and a draw is its win. */
export function result(t: SpellbookTable): Ranked {
  const scores = t.areas.map((_, seat) => scoreOf(t, seat))
  if (t.opponent) {
    const opponent = opponentScore(t)
    const won = at(scores, 0).total > opponent.total
    return {
      kind: 'ranked',
      ranks: [won ? 1 : 2],
      scores,
      rivals: [{ name: 'opponent', rank: won ? 2 : 1, score: opponent }],
    }
  }
  const measures = t.areas.map((area, seat) => [at(scores, seat).total, learnedCount(area), area.pool.length])
  const differAt = (a: Seat, b: Seat) => measures[a]?.findIndex((x, i) => x !== measures[b]?.[i]) ?? -1
  const ranks = rank(t.seats, (a, b) => {
    const place = differAt(a, b)
    return place < 0 ? 0 : at(at(measures, b), place) - at(at(measures, a), place)
  })
  const tieBreak = decidedBy(t.seats, ranks, differAt)
  return { kind: 'ranked', ranks, scores, ...(tieBreak ? { tieBreak } : {}) }
}

/** The tie-breaker that decided the first place. */
function decidedBy(seats: number, ranks: readonly number[], differAt: (a: Seat, b: Seat) => number): string | undefined {
  const winner = ranks.indexOf(1)
  if (ranks.lastIndexOf(1) !== winner) return 'shared'
  let place = 0
  for (let seat = 0; seat < seats; seat++) if (seat !== winner) place = Math.max(place, differAt(winner, seat))
  return [undefined, 'spells', 'pool'][place]
}
