import { ask, type Dealer, next, type Ops, type Seat } from '@grimuar/kernel'
import {
  BLUE,
  type Card,
  CLOCK,
  type Colour,
  faceOf,
  GREEN,
  KNIGHT,
  MAGE,
  PLACES,
  type Place,
  PURPLE,
  RED,
  ROUNDS,
  type Spell,
  TURNS_PER_ROUND,
  YELLOW,
} from './cards.ts'
import {
  areaOf,
  EMPTY,
  FACE_DOWN,
  gapsAt,
  NONE,
  opponentOf,
  type Side,
  standsAt,
  type TowersEvent,
  type TowersFrame,
  type TowersTable,
  towerOf,
} from './table.ts'
import type { TowersTypes } from './types.ts'

type TowersDealer = Dealer<TowersEvent>

/** The frames, in the order of a round. */
export const ops: Ops<TowersTypes> = {
  deal(t, _frame, dealer) {
    for (const gap of PLACES) {
      t.gaps[gap] = touchesSomeone(t, gap) ? dealer.draw(t, t.unseen) : FACE_DOWN
    }
    dealer.say({ kind: 'deal', round: t.round, gaps: t.gaps.slice() })
  },

  turn(t, _frame, dealer) {
    const seat = whoseTurn(t.round, t.turn % TURNS_PER_ROUND)
    t.turn++
    dealer.say({ kind: 'turn', seat, round: t.round })
    next<TowersFrame>(t, { op: 'takeCard', seat }, { op: 'offerSpell', seat }, { op: 'endTurn' })
    ask(t, seat, { kind: 'go' })
  },

  takeCard(t, { seat }) {
    const [a, b] = gapsAt(standsAt(t, seat))
    if (t.gaps[a] !== EMPTY || t.gaps[b] !== EMPTY) ask(t, seat, { kind: 'take' })
  },

  offerSpell(t, { seat }) {
    const tower = towerOf(t, seat)
    if (tower !== CLOCK && payers(t, seat, tower).length > 0) ask(t, seat, { kind: 'spell', tower })
  },

  askSide(t, { card, of, by }) {
    ask(t, by, { kind: 'side', card, of })
  },

  paySecond(t, { seat, first }) {
    ask(t, seat, { kind: 'second', first })
  },

  castAny(t, { seat }) {
    ask(t, seat, { kind: 'anySpell' })
  },

  cast(t, { seat, tower }, dealer) {
    dealer.say({ kind: 'cast', seat, tower, at: towerOf(t, seat) })
    if (!spells[tower](t, seat, dealer)) dealer.say({ kind: 'fizzle', seat, tower })
  },

  endTurn(t) {
    t.frames.push(t.turn % TURNS_PER_ROUND === 0 ? { op: 'endRound' } : { op: 'turn' })
  },

  endRound(t, _frame, dealer) {
    dealer.say({ kind: 'sweep', round: t.round, gaps: t.gaps.slice() })
    for (let gap = 0; gap < t.gaps.length; gap++) {
      const lying = t.gaps[gap] ?? EMPTY
      if (lying === EMPTY) continue
      if (lying !== FACE_DOWN) t.discards = [...t.discards, { card: lying, turn: t.turn }]
      t.pile++
      t.gaps[gap] = EMPTY
    }
    if (t.round === ROUNDS) next<TowersFrame>(t, { op: 'guess' }, { op: 'uncover' })
    else {
      t.round++
      next<TowersFrame>(t, { op: 'deal' }, { op: 'turn' })
    }
  },

  guess(t) {
    ask(t, KNIGHT, { kind: 'guess' })
  },

  uncover(t, _frame, dealer) {
    for (const seat of [KNIGHT, MAGE]) {
      const area = areaOf(t, seat)
      if (area.hidden.length === 0) continue
      const cards = area.hidden.map((h) => h.card)
      dealer.say({ kind: 'uncover', seat, cards })
      area.gained.push(...cards)
      area.hidden = []
      t.discards = t.discards.filter((d) => !cards.includes(d.card))
    }
    dealer.reveal()
    dealer.say({ kind: 'end' })
  },
}

/** TW-4.2: the knight begins odd rounds, the mage even ones. */
export function whoseTurn(round: number, turnOfRound: number): Seat {
  return (turnOfRound + (round % 2 === 1 ? 0 : 1)) % 2
}

function touchesSomeone(t: TowersTable, gap: Place): boolean {
  return t.places.some((place) => gapsAt(place).includes(gap))
}

/** What each spell does; false if there is nothing for it to work on (TW-8.11). */
const spells: { readonly [S in Spell]: (t: TowersTable, seat: Seat, dealer: TowersDealer) => boolean } = {
  [BLUE](t, seat) {
    const victim = opponentOf(seat)
    const area = areaOf(t, victim)
    if (area.gained.length + area.used.length === 0) return false
    ask(t, victim, { kind: 'lose' })
    return true
  },

  [GREEN](t, seat) {
    if (areaOf(t, opponentOf(seat)).gained.length === 0) return false
    ask(t, seat, { kind: 'push' })
    return true
  },

  [PURPLE](t, seat, dealer) {
    if (t.pile === 0) return false
    // The pile is what everybody saw go there, less what is hidden by now, and cards nobody has seen.
    const seen = t.discards.filter((d) => !isHidden(t, d.card))
    const at = dealer.roll(t, t.pile)
    // How many draws this takes depends on what is fetched; nobody is told how many there were (TW-13.3).
    const card = seen[at]?.card ?? dealer.draw(t, t.unseen)
    const area = areaOf(t, seat)
    area.hidden = [...area.hidden, { card, turn: t.turn, pile: t.pile }]
    t.pile--
    dealer.say({ kind: 'hide', seat })
    dealer.tell([seat], { kind: 'hid', seat, card })
    return true
  },

  [YELLOW](t, seat) {
    ask(t, seat, { kind: 'look', first: NONE })
    return true
  },
}

function isHidden(t: TowersTable, card: Card): boolean {
  return t.areas.some((a) => a.hidden.some((h) => h.card === card))
}

/** The gained cards that may be the first to pay for a tower's spell. For red the two may come in either order (TW-7.9). */
export function payers(t: TowersTable, seat: Seat, tower: Colour): Card[] {
  const gained = areaOf(t, seat).gained
  if (tower !== RED) return gained.filter((card) => faceOf(card).symbol === tower)
  return gained.length >= 2 && gained.some(isToadstool) ? gained.slice() : []
}

export function isToadstool(card: Card): boolean {
  return faceOf(card).symbol === RED
}

/** Lays a card at an end of a used row (TW-9.1): one that was gained, or a stone that was just taken. */
export function layInRow(t: TowersTable, card: Card, of: Seat, side: Side, by: Seat, dealer: TowersDealer): void {
  const area = areaOf(t, of)
  const place = area.gained.indexOf(card)
  if (place >= 0) area.gained.splice(place, 1)
  if (side === 'left') area.used.unshift(card)
  else area.used.push(card)
  dealer.say({ kind: 'used', seat: of, card, side, by, why: place < 0 ? 'stone' : by === of ? 'paid' : 'pushed' })
}
