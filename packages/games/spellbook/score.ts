import { type Ranked, rank, type Score, type Seat } from '@grimuar/kernel'
import {
  COLOURS,
  type Colour,
  colourOf,
  FAMILIAR_POINTS,
  kindOf,
  levelOf,
  RULINGS,
  runeOf,
  runeOn,
  type SpellId,
  spellOf,
  type Token,
  TRACK_POINTS,
  type Varying,
} from './cards.ts'
import { type Area, areaOf, type SpellbookTable } from './table.ts'

type Scored = Pick<SpellbookTable, 'areas' | 'spells' | 'opponent' | 'seats'>

/** What a spell is worth to a seat where its token lies now. */
export function spellPoints(t: Scored, seat: Seat, colour: Colour): number {
  const area = areaOf(t, seat)
  const level = area.levels[colour] as number
  if (level === 0) return 0
  const { points } = levelOf(t.spells[colour] as SpellId, level)
  return typeof points === 'number' ? points : varyingPoints(points, area, colour)
}

/** Points of a spell that depend on the rest of an area. */
export function varyingPoints(points: Varying, area: Area, colour: Colour): number {
  switch (points.each) {
    case 'colour':
      return new Set(area.familiar.map((token) => colourOf(kindOf(token)))).size
    case 'token': {
      const rune = runeOn(area.cards[colour] as Token)
      const counts = (token: Token) => !RULINGS.communionCountsCardRuneOnly || runeOf(kindOf(token)) === rune
      return area.familiar.filter(counts).length
    }
    case 'spell': {
      let sum = 0
      for (let other = 0; other < COLOURS.length; other++) {
        const level = area.levels[other] as number
        if (other !== colour && level > 0) sum += level > 3 ? points.high : points.low
      }
      return sum
    }
  }
}

/** What a seat's familiar is worth: the lowest value not covered. */
export function familiarPoints(t: Scored, seat: Seat): number {
  return FAMILIAR_POINTS[areaOf(t, seat).familiar.length] as number
}

/** All points of a seat as things stand. */
export function totalOf(t: Scored, seat: Seat): number {
  let sum = familiarPoints(t, seat)
  for (let colour = 0; colour < COLOURS.length; colour++) sum += spellPoints(t, seat, colour)
  return sum
}

export function learnedCount(area: Area): number {
  return area.levels.filter((level) => level > 0).length
}

/** The points of a seat, spell by spell. */
export function scoreOf(t: Scored, seat: Seat): Score {
  const parts: Score['parts'][number][] = []
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (areaOf(t, seat).levels[colour] === 0) continue
    parts.push({ name: 'spell', of: spellOf(t.spells[colour] as SpellId).name, points: spellPoints(t, seat, colour) })
  }
  parts.push({ name: 'familiar', points: familiarPoints(t, seat) })
  return { total: totalOf(t, seat), parts }
}

/** The solo opponent's points. */
export function opponentScore(t: Scored): Score {
  const { track, lower } = t.opponent ?? { track: [], lower: [] }
  const parts = [
    { name: 'track', points: TRACK_POINTS[track.length] as number },
    { name: 'lower', points: lower.length },
  ]
  return { total: parts.reduce((sum, part) => sum + part.points, 0), parts }
}

/** How it ended. Alone, the opponent is a rival without a seat, and a draw is its win. */
export function result(t: SpellbookTable): Ranked {
  const scores = t.areas.map((_, seat) => scoreOf(t, seat))
  if (t.opponent) {
    const opponent = opponentScore(t)
    const won = (scores[0] as Score).total > opponent.total
    return {
      kind: 'ranked',
      ranks: [won ? 1 : 2],
      scores,
      rivals: [{ name: 'opponent', rank: won ? 2 : 1, score: opponent }],
    }
  }
  const measures = t.areas.map((area, seat) => [(scores[seat] as Score).total, learnedCount(area), area.pool.length])
  const differAt = (a: Seat, b: Seat) => measures[a]?.findIndex((x, i) => x !== measures[b]?.[i]) ?? -1
  const ranks = rank(t.seats, (a, b) => {
    const at = differAt(a, b)
    return at < 0 ? 0 : (measures[b]?.[at] as number) - (measures[a]?.[at] as number)
  })
  const tieBreak = decidedBy(t.seats, ranks, differAt)
  return { kind: 'ranked', ranks, scores, ...(tieBreak ? { tieBreak } : {}) }
}

/** What settled the first place where points alone did not. */
function decidedBy(seats: number, ranks: readonly number[], differAt: (a: Seat, b: Seat) => number): string | undefined {
  const winner = ranks.indexOf(1)
  if (ranks.lastIndexOf(1) !== winner) return 'shared'
  let at = 0
  for (let seat = 0; seat < seats; seat++) if (seat !== winner) at = Math.max(at, differAt(winner, seat))
  return [undefined, 'spells', 'pool'][at]
}
