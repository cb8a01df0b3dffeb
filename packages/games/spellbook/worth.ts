import { at, type By, by, type Seat } from '@grimuar/kernel'
import { levelOf, type SpellName, spellOf, type Varying } from './cards.ts'
import {
  COLOURS,
  COPIES,
  type Colour,
  colourOf,
  EVERY_COLOUR,
  EVERY_KIND,
  FAMILIAR_POINTS,
  FAMILIAR_SPACES,
  type Kind,
  kindOf,
  type LevelNumber,
  POOL_LIMIT,
  type Token,
  TRACK_SPACES,
  tokenAt,
} from './components.ts'
import { bestLevel, ownedIn, purse, TRIOS } from './payment.ts'
import { familiarPoints, learnedCount, spellPoints } from './score.ts'
import { type Area, areaOf, type SpellbookTable } from './table.ts'

// The worth of a position to a seat, in points expected at the end. The numbers are estimates from games of bots.

/** The gain from a level of a spell for each day to come, besides its points. */
const DAILY: { readonly [name in SpellName]: readonly [three: number, four: number, five: number] } = {
  sacrifice: [0.4, 0.6, 0.8],
  eruption: [0.6, 1, 1.4],
  blaze: [0.9, 0.9, 0.9],
  levitation: [0.4, 0.6, 0.7],
  sharing: [0.3, 0.5, 0.9],
  divination: [0.5, 0.4, 0.8],
  purification: [0.2, 0.3, 0.4],
  cure: [0.2, 0.3, 0.4],
  growth: [0.1, 0.3, 0.4],
  offering: [0.6, 0.8, 0.8],
  focus: [0.6, 0.8, 0.9],
  feast: [0.4, 0.7, 0.7],
  timeTravel: [0.6, 0.7, 0.7],
  storm: [0, 0.2, 0.3],
  clone: [0.3, 0.4, 0.5],
  transmutation: [0, 0.6, 0.8],
  swiftness: [0, 0, 1],
  mirage: [0.4, 0.8, 0.8],
  abundance: [0, 0, 0],
  knowledge: [0, 0, 0],
  communion: [0, 0, 0.6],
}

/** The weights with other players. */
const RIVALS = {
  first: 0.058, // the first token of a colour, as a part of what its spell is worth
  second: 0.126, // the second
  ready: 0.41, // a spell that could be learned now
  spare: 0.25, // a second one
  token: 0.25, // any token
  trio: 0.4, // three of one rune
  pair: 0.24, // each of fewer
  shelf: 0.6, // what is still to be stored
  days: 7.7, // in a whole game
  lead: 0.3, // a point ahead as the end comes
  end: 0, // being ahead at all then
  stored: 0, // being nearer to the end by a stored token
  learned: 0, // by a learned spell
  daily: 1, // what a spell does each day
}

/** Solo: the track gains two points a day, so boards should be filled soon, and only the best spells are worth their tokens. */
const SOLO: typeof RIVALS = {
  first: 0.05,
  second: 0.14,
  ready: 0.38,
  spare: 0.35,
  token: 0.19,
  trio: 0.37,
  pair: 0.24,
  shelf: 0.48,
  days: 17.6,
  lead: 0.05,
  end: 2,
  stored: 0.25,
  learned: -0.75,
  daily: 0.7,
}

export function weightsOf(t: SpellbookTable): typeof RIVALS {
  return t.opponent ? SOLO : RIVALS
}

/** A game of this many rounds is long: nobody should wait for more. */
const LONG = 26

/** How many more days a seat may expect, this one not counted. */
export function daysLeft(t: SpellbookTable, seat: Seat): number {
  if (t.over) return 0
  if (t.ending) {
    const turn = (s: Seat) => (s - t.first + t.seats) % t.seats
    return turn(seat) > turn(t.active) ? 1 : 0
  }
  let far = t.opponent ? t.opponent.track.length / TRACK_SPACES : 0
  for (const area of t.areas) far = Math.max(far, area.familiar.length / FAMILIAR_SPACES, learnedCount(area) / COLOURS.length)
  const round = t.day / t.seats
  return Math.max(1, Math.min(1 + (1 - far) * weightsOf(t).days, LONG - round))
}

/** The worth of a spell at a level with n days to come. */
function spellWorth(t: SpellbookTable, area: Area, colour: Colour, level: LevelNumber, days: number): number {
  const id = t.spells[colour]
  const { points } = levelOf(id, level)
  const daily = at(DAILY[spellOf(id).name], level - 3)
  const more = typeof points === 'number' ? points : expected(points, area, colour, days)
  return more + daily * weightsOf(t).daily * Math.min(days, 8)
}

/** The expected value of points that vary. */
function expected(points: Varying, area: Area, colour: Colour, days: number): number {
  switch (points.each) {
    case 'token':
      return Math.min(FAMILIAR_SPACES, area.familiar.length + days * 0.8)
    case 'colour':
      return Math.min(COLOURS.length, 1 + (area.familiar.length + days) * 0.55)
    case 'spell': {
      let others = 0
      let sum = 0
      for (const other of EVERY_COLOUR) {
        const level = area.levels[other]
        if (other === colour || level === 0) continue
        others++
        sum += level > 3 ? points.high : points.low
      }
      return sum + (Math.min(COLOURS.length - 1 - others, days * 0.3) * (points.low + points.high)) / 2
    }
  }
}

/** The worth of a pool while there are evenings to learn in. */
function poolWorth(t: SpellbookTable, area: Area, pool: readonly Token[], days: number): number {
  const weights = weightsOf(t)
  const held = purse(pool)
  let best = 0
  let rest = 0
  for (const colour of EVERY_COLOUR) {
    if (area.levels[colour] !== 0) continue
    const own = ownedIn(held, colour)
    const level = own > 0 && pool.length >= 3 ? bestLevel(held, colour, TRIOS.wilds, TRIOS.rune) : 0
    const ready = level !== 0 ? weights.ready * spellWorth(t, area, colour, level, days) : 0
    const progress = own > 0 ? (own > 1 ? weights.second : weights.first) * spellWorth(t, area, colour, 4, days) : 0
    if (ready > best) {
      rest += best * weights.spare
      best = ready
    } else rest += Math.max(ready * weights.spare, progress)
  }
  let trios = 0
  for (const n of held.runes) trios += n >= 3 ? weights.trio : n * weights.pair
  return best + rest + trios + weights.token * Math.min(pool.length, POOL_LIMIT)
}

/**
 * Everything a seat has and may expect. Compare tables with the same `days`: otherwise every move that
 * brings the end nearer would look like a loss.
 */
export function worth(t: SpellbookTable, seat: Seat, days: number): number {
  const area = areaOf(t, seat)
  const weights = weightsOf(t)
  let sum = familiarPoints(t, seat) + area.familiar.length * weights.stored + learnedCount(area) * weights.learned
  for (const colour of EVERY_COLOUR) {
    const level = area.levels[colour]
    if (level === 0) continue
    sum += days === 0 ? spellPoints(t, seat, colour) : spellWorth(t, area, colour, level, days)
  }
  const acting = t.active === seat && !t.over
  if (days === 0 && !acting) return sum + area.pool.length * 0.001 // the last tie-break
  const stored = area.familiar.length
  // The days to come will each store something.
  const later = Math.min(FAMILIAR_SPACES, stored + Math.round(days * 0.6))
  sum += (at(FAMILIAR_POINTS, later) - at(FAMILIAR_POINTS, stored)) * weights.shelf
  return sum + poolWorth(t, area, area.pool, Math.max(days, 0.5))
}

/** The worth of one more token of each kind in a seat's pool; for kinds it has, the cost of losing one. */
export function tokenWorths(t: SpellbookTable, seat: Seat, losing: boolean): By<Kind, number> {
  const area = areaOf(t, seat)
  const days = Math.max(daysLeft(t, seat), 0.5)
  const now = poolWorth(t, area, area.pool, days)
  return by(EVERY_KIND, (kind) => {
    const changed = losing ? withoutOne(area.pool, kind) : [...area.pool, tokenAt(kind * COPIES)]
    return changed ? Math.abs(poolWorth(t, area, changed, days) - now) : 0
  })
}

function withoutOne(pool: readonly Token[], kind: Kind): Token[] | undefined {
  const place = pool.findIndex((token) => kindOf(token) === kind)
  return place < 0 ? undefined : pool.toSpliced(place, 1)
}

/** Whether a seat's familiar already has that kind's colour. */
export function hasStored(t: SpellbookTable, seat: Seat, kind: Kind): boolean {
  return areaOf(t, seat).familiar.some((token) => colourOf(kindOf(token)) === colourOf(kind))
}

/** The worth of a pool after a payment. */
export function poolWorthWithout(t: SpellbookTable, seat: Seat, spent: readonly Kind[]): number {
  const area = areaOf(t, seat)
  let pool: readonly Token[] = area.pool
  for (const kind of spent) pool = withoutOne(pool, kind) ?? pool
  return poolWorth(t, area, pool, Math.max(daysLeft(t, seat), 0.5))
}
