import { at, by, nothingAt, type Seat } from '@grimuar/kernel'
import {
  type Card,
  COLOURS,
  faceOf,
  KNIGHT,
  PLACES,
  PRINCESS,
  PRINCESS_POINTS,
  ROUNDS,
  STONE,
  SYMBOLS,
  symbolOf,
  TOWER_POINTS,
  TURNS_PER_ROUND,
} from './cards.ts'
import { whoseTurn } from './flow.ts'
import { chestPoints, count, countGained, emptyTally, result, type Tally } from './score.ts'
import { type Area, areaOf, EMPTY, FACE_DOWN, opponentOf, type TowersTable } from './table.ts'
import { memories } from './view.ts'

// Scratch of one call; nothing in it outlives it.
const knights = emptyTally()
const mages = emptyTally()
const toCome = by(SYMBOLS, () => 0)

// The worth of things in points, and how far the rest of the game still spreads results: a logistic fit to who won 3,000 games of the policy.
const SPREAD = { least: 0.049, ingredient: 0.417, stone: 0.038, turn: 0.054 } // of a majority, squared: by symbols and turns to come
const AHEAD = { turn: 0.202, open: 0.11 } // in symbols of every tower: a turn more than the other, a stone that is still open
const SECRET = 0.5 // a symbol on the secret card of a tower that is won: cards may still be exchanged
const CHEST = { point: 0.51, hope: 1.113 }
const READY = { always: 0.236, early: 0.327 } // a gained card can still pay for a spell
const OPEN = 0.283
const TURN = { always: 2.876, early: -1.254 }
const HIDDEN = 0.145
const GUESS = 0.658 // of the points that the guess is worth: it may still be spoilt
const EXCHANGE = 1.151 // the knight may still exchange places
const FOR_MAGE = 0.548 // the mage's other advantage
const SCALE = { always: 1.572, early: 4.185 } // of the lead in the logistic curve

/** The expected lead of a seat in points. */
export function lead(t: TowersTable, seat: Seat): number {
  if (t.over) {
    const { scores, ranks } = result(t)
    const margin = at(scores, seat).total - at(scores, opponentOf(seat)).total
    return margin + (at(ranks, opponentOf(seat)) - at(ranks, seat)) * 3
  }
  return seat === KNIGHT ? leadOfKnight(t) : -leadOfKnight(t)
}

function leadOfKnight(t: TowersTable): number {
  const [knight, mage] = [areaOf(t, KNIGHT), areaOf(t, opponentOf(KNIGHT))]
  countAll(knight, knights)
  countAll(mage, mages)
  countToCome(t)
  const turns = turnsLeft(t)
  const early = earlyAt(t)
  const open = knights.open - mages.open
  const tempo = moreTurns(t)
  const ahead = AHEAD.turn * tempo + AHEAD.open * open
  const always = SPREAD.least + SPREAD.stone * toCome[STONE] + SPREAD.turn * turns
  let sum = CHEST.point * (chestPoints(knights.chests) - chestPoints(mages.chests))
  sum += CHEST.hope * early * (knights.chests - mages.chests)
  for (const tower of COLOURS) {
    const spread = Math.sqrt(always + SPREAD.ingredient * toCome[tower])
    const win = chance((knights.ingredients[tower] - mages.ingredients[tower] + ahead) / spread)
    const secret = symbolOf(t.secrets[tower])
    sum += TOWER_POINTS[tower] * (2 * win - 1)
    sum += SECRET * (win * knights.symbols[secret] - (1 - win) * mages.symbols[secret])
  }
  sum += (READY.always + READY.early * early) * (knight.gained.length - mage.gained.length) * Math.min(1, turns / 8)
  sum += OPEN * early * open + (TURN.always + TURN.early * early) * tempo
  sum += HIDDEN * (knight.hidden.length - mage.hidden.length) + GUESS * guessWorth(t) - FOR_MAGE
  return t.exchanged ? sum : sum + EXCHANGE * early
}

export function evaluate(t: TowersTable, seat: Seat): number {
  if (t.over) {
    const ranks = result(t).ranks
    return ranks[0] === ranks[1] ? 0.5 : ranks[seat] === 1 ? 1 : 0
  }
  return chance(lead(t, seat) / (SCALE.always + SCALE.early * earlyAt(t)))
}

/** Counts an area as at the end, where hidden cards count like the gained ones. */
function countAll(area: Area, into: Tally): void {
  count(area, into)
  for (let i = 0; i < area.hidden.length; i++) countGained((area.hidden[i] ?? nothingAt(i)).card, into)
}

/** Counts the symbols that may still be taken: those in sight, and of the unseen ones the share that lies face down or is yet to be dealt. */
function countToCome({ gaps, unseen, round }: TowersTable): void {
  for (const symbol of SYMBOLS) toCome[symbol] = 0
  for (let i = 0; i < unseen.length; i++) addToCome(unseen[i] ?? nothingAt(i))
  let dark = (ROUNDS - round) * PLACES.length
  for (let i = 0; i < gaps.length; i++) if (gaps[i] === FACE_DOWN) dark++
  for (const symbol of SYMBOLS) toCome[symbol] *= dark / Math.max(1, unseen.length)
  for (let i = 0; i < gaps.length; i++) {
    const gap = gaps[i] ?? EMPTY
    if (gap !== FACE_DOWN && gap !== EMPTY) addToCome(gap)
  }
}

function addToCome(card: Card): void {
  const face = faceOf(card)
  toCome[face.symbol] += face.count
}

/** The value of the knight's guess, given what he has seen. */
function guessWorth(t: TowersTable): number {
  if (t.looks.length === 0) return PRINCESS_POINTS / COLOURS.length
  const known = memories(t.looks, KNIGHT)
  if (known.some((m) => m && !m.stale && m.secret === PRINCESS)) return PRINCESS_POINTS
  if (known.some((m) => m?.stale && m.secret === PRINCESS)) return PRINCESS_POINTS / 2
  return PRINCESS_POINTS / known.filter((m) => !m || m.stale).length
}

/** How many turns are left with the one that begins. */
function turnsLeft(t: { readonly turn: number }): number {
  return ROUNDS * TURNS_PER_ROUND + 1 - t.turn
}

/** From 1 as the game begins to 0.2 in its last turn. */
function earlyAt(t: { readonly turn: number }): number {
  return Math.sqrt(turnsLeft(t)) / 5
}

/** How many turns more than the mage the knight has left: every second turn it is even. */
function moreTurns(t: { readonly round: number; readonly turn: number }): number {
  if (t.turn % 2 === 1) return 0
  return whoseTurn(t.round, (t.turn - 1) % TURNS_PER_ROUND) === KNIGHT ? 1 : -1
}

export function chance(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
