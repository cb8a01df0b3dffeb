import type { Encoder } from '@grimuar/contract'
import { at, type Seat } from '@grimuar/kernel'
import { InputWriter } from '../encoding.ts'
import { EVERY_SPELL } from './cards.ts'
import {
  colourOf,
  EVERY_COLOUR,
  EVERY_RUNE,
  FAMILIAR_SPACES,
  kindOf,
  LEVELS,
  NONE,
  POOL_LIMIT,
  runeOf,
  runeOn,
  TRACK_SPACES,
  TRIO,
} from './components.ts'
import { evaluate } from './evaluate.ts'
import { bestLevel, ownedIn, purse } from './payment.ts'
import { familiarPoints, learnedCount, opponentScore, totalOf } from './score.ts'
import { type Area, areaOf, type SpellbookTable } from './table.ts'
import { daysLeft, worth } from './worth.ts'

const MOST_SEATS = 4
const COLOURS = EVERY_COLOUR.length
const RUNES = EVERY_RUNE.length
const SPELLS = EVERY_SPELL.length

const inputs = new InputWriter()

/** The common part of the table. */
function encodeTable(t: SpellbookTable, seat: Seat): void {
  const chance = evaluate(t, seat)
  inputs.put(chance)
  inputs.put(Math.log(Math.max(0.002, chance) / Math.max(0.002, 1 - chance)) / 3)
  inputs.mark(t.seats - 1, MOST_SEATS)
  inputs.mark((seat - t.first + t.seats) % t.seats, MOST_SEATS)
  inputs.mark((t.active - seat + t.seats) % t.seats, MOST_SEATS)
  inputs.put(t.ending ? 1 : 0)
  inputs.put(t.day / t.seats / 20)
  inputs.put(daysLeft(t, seat) / 8)
  inputs.put(t.bag.length / 80)
  inputs.put(t.altar.length / 10)
  encodeAltar(t, areaOf(t, seat))
  for (const spell of t.spells) inputs.add(spell, 1)
  inputs.skip(SPELLS)
  encodeOpponent(t, seat)
}

/** The tokens on the altar: their colours, their runes, and the colours that a seat has not learned yet. */
function encodeAltar({ altar }: SpellbookTable, { levels }: Area): void {
  for (const token of altar) {
    const colour = colourOf(kindOf(token))
    inputs.add(colour, 0.3)
    inputs.add(COLOURS + runeOf(kindOf(token)), 0.2)
    if (levels[colour] === 0) inputs.add(COLOURS + RUNES + colour, 0.3)
  }
  inputs.skip(2 * COLOURS + RUNES)
}

/** The opponent of a solo game. */
function encodeOpponent(t: SpellbookTable, seat: Seat): void {
  const { opponent } = t
  if (opponent) {
    inputs.add(0, opponent.track.length / TRACK_SPACES)
    inputs.add(1, (opponentScore(t).total - totalOf(t, seat)) / 20)
    inputs.add(2, opponent.lower.length / 5)
  }
  inputs.skip(3)
}

/** The part of one seat. */
function encodeSeat(t: SpellbookTable, seat: Seat): void {
  const area = areaOf(t, seat)
  const { pool, familiar } = area
  const learned = learnedCount(area)
  inputs.put(1)
  inputs.put(totalOf(t, seat) / 30)
  inputs.put(familiarPoints(t, seat) / 15)
  inputs.put(familiar.length / FAMILIAR_SPACES)
  inputs.put(learned / COLOURS)
  inputs.put(worth(t, seat, daysLeft(t, seat)) / 40)
  inputs.put(pool.length / POOL_LIMIT)
  inputs.put(Math.max(familiar.length / FAMILIAR_SPACES, learned / COLOURS))
  inputs.put(learned >= COLOURS - 1 || familiar.length >= FAMILIAR_SPACES - 1 ? 1 : 0)
  inputs.put(new Set(familiar.map((token) => colourOf(kindOf(token)))).size / COLOURS)
  const held = purse(pool)
  for (const rune of EVERY_RUNE) {
    inputs.put(held.runes[rune] / 5)
    inputs.put(held.runes[rune] >= TRIO ? 1 : 0)
  }
  encodeSpells(t, area)
}

/** By spell: the level at which it is known, or how near it is; then the runes on the cards. */
function encodeSpells({ spells }: SpellbookTable, { levels, cards, pool }: Area): void {
  const held = purse(pool)
  for (const colour of EVERY_COLOUR) {
    const spell = spells[colour]
    const level = levels[colour]
    if (level > 0) {
      inputs.add(spell * LEVELS.length + level - at(LEVELS, 0), 1)
      const rune = runeOn(cards[colour])
      if (rune !== NONE) inputs.add((LEVELS.length + 2) * SPELLS + rune, 0.3)
      continue
    }
    inputs.add(LEVELS.length * SPELLS + spell, ownedIn(held, colour) / 4)
    const best = bestLevel(held, colour, 0, NONE)
    if (best > 0) inputs.add((LEVELS.length + 1) * SPELLS + spell, (best - 1) / 4)
  }
  inputs.skip((LEVELS.length + 2) * SPELLS + RUNES)
}

const TABLE_INPUTS = 2 + 3 * MOST_SEATS + 5 + (2 * COLOURS + RUNES) + SPELLS + 3
const SEAT_INPUTS = 10 + 2 * RUNES + (LEVELS.length + 2) * SPELLS + RUNES

/** The table, then all seats from the one that is judged. */
export const encoder: Encoder<SpellbookTable> = {
  inputs: TABLE_INPUTS + MOST_SEATS * SEAT_INPUTS,

  encode(t, seat, into) {
    inputs.begin(into)
    encodeTable(t, seat)
    for (let i = 0; i < t.seats; i++) {
      inputs.goTo(TABLE_INPUTS + i * SEAT_INPUTS)
      encodeSeat(t, (seat + i) % t.seats)
    }
  },
}
