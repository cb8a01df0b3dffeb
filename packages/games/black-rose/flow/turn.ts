import { ask, askEach, beginScope, next, type Ops, type Seat } from '@grimuar/kernel'
import { cardOf, cubesOf, figureOf, hasReady, inCell, mageOf, placeOf, sum } from '../board.ts'
import { ACTIONS, GOAL, GRIMOIRES, isForgotten, ROOM_CARDS, SPECIAL_COPIES } from '../components.ts'
import type { ActivationFrame, BlackRoseFrame, PhysicalFrame } from '../frames.ts'
import {
  MAGES,
  type MageId,
  NONE,
  type None,
  OWNERS,
  type Owner,
  PLACES,
  type Place,
  ROSE,
  SCHOOLS,
  type School,
  SLOTS,
  type SpellId,
} from '../ids.ts'
import { lasting, lasts } from '../lasting.ts'
import { winnersByPoints } from '../score.ts'
import { type BlackRoseDealer, type BlackRoseTable, deckOf, LIBRARY_DRAW, LIBRARY_KEEP, noDeeds, type Phase } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'
import { actorsOf, hasTarget } from './attacking.ts'
import { roseHurts } from './casting.ts'
import { cleanupDeeds, deed } from './deeds.ts'
import { destroyRoom } from './instability.ts'
import { endLasting } from './lasting-effects.ts'
import { stepsFrom } from './moving.ts'
import { drawQuest } from './quests.ts'
import { hold, mayDeclare } from './windows.ts'
import { clearSlot, drawCards, insertCard, limitHand, schoolSize, takeOut, toMemories } from './zones.ts'

type TurnFrame = Extract<
  BlackRoseFrame,
  {
    op:
      | 'setUp'
      | 'turn'
      | 'dropQuests'
      | 'dealQuests'
      | 'study'
      | 'library'
      | 'studied'
      | 'prepare'
      | 'actionPhase'
      | 'nextActivation'
      | 'activation'
      | 'endActivation'
      | 'physical'
      | 'physicalDone'
      | 'afterPhysical'
      | 'evocationPhase'
      | 'evocationTurn'
      | 'cleanup'
      | 'end'
      | 'handLimit'
      | 'declared'
  }
>

/** The six phases of a turn (BR-6). */
export const turnOps: Ops<BlackRoseTypes, TurnFrame> = {
  setUp(t, { nth }, dealer) {
    if (nth === 2 * t.seats) {
      dealer.reveal()
      next(t, { op: 'turn' })
      return
    }
    next(t, { op: 'setUp', nth: nth + 1 })
    const seat = seatAt(t, nth)
    const mages = nth < t.seats
    if (t.options.setup === 'choose') ask(t, seat, mages ? { kind: 'mage' } : { kind: 'school' })
    else if (mages) chooseMage(t, seat, dealer.draw(t, freeMages(t)), dealer)
    else chooseSchool(t, seat, dealer.draw(t, freeSchools(t)), dealer.roll(t, 2) === 0 ? 0 : 1, dealer)
  },

  turn(t, _frame, dealer) {
    t.turn++
    t.order = orderFrom(t)
    t.studies = { draw: LIBRARY_DRAW, keep: LIBRARY_KEEP, hurt: 0 }
    dealer.say({ kind: 'turn', turn: t.turn, first: t.crown })
    begin(t, 'rose', dealer)
    next(
      t,
      { op: 'dropQuests', nth: 0 },
      { op: 'slideEvents' },
      { op: 'drawEvent' },
      { op: 'phaseEvents', slot: 0, phase: 'rose' },
      { op: 'dealQuests', nth: 0 },
      { op: 'study', nth: 0 },
      { op: 'library', nth: 0 },
      { op: 'prepare' },
      { op: 'actionPhase' },
      { op: 'evocationPhase', nth: 0 },
      { op: 'cleanup', step: 0 },
    )
  },

  dropQuests(t, { nth }) {
    if (nth === t.seats) return
    next(t, { op: 'dropQuests', nth: nth + 1 })
    const seat = seatAt(t, nth)
    if (mageOf(t, seat).quests.length) ask(t, seat, { kind: 'dropQuest' })
  },

  dealQuests(t, { nth }, dealer) {
    if (nth === t.seats) return
    next(t, { op: 'dealQuests', nth: nth + 1 })
    const seat = seatAt(t, nth)
    if (mageOf(t, seat).quests.length === 0) drawQuest(t, seat, t.moon, dealer)
  },

  study(t, { nth }, dealer) {
    if (nth === 0) begin(t, 'study', dealer)
    if (nth === t.seats) return
    next(t, { op: 'study', nth: nth + 1 })
    const seat = seatAt(t, nth)
    mageOf(t, seat).banned = false
    drawCards(t, seat, STUDY_DRAW, dealer)
  },

  library(t, { nth }) {
    if (nth === t.seats) return
    const seat = seatAt(t, nth)
    next(t, { op: 'studied', seat }, { op: 'library', nth: nth + 1 })
    let n = 0
    for (const school of SCHOOLS) n = Math.min(t.studies.draw, n + schoolSize(t, school))
    if (n > 0) ask(t, seat, { kind: 'library', n })
  },

  studied(t, { seat }) {
    const m = mageOf(t, seat)
    if (!m.banned && m.hand.length) ask(t, seat, { kind: 'ban' })
    if (t.studies.hurt > 0) roseHurts(t, seat, t.studies.hurt)
  },

  prepare(t, _frame, dealer) {
    begin(t, 'preparation', dealer)
    const seats = t.order.filter((seat) => mageOf(t, seat).hand.length)
    if (seats.length) askEach(t, seats, { kind: 'prepare' })
  },

  actionPhase(t, _frame, dealer) {
    begin(t, 'action', dealer)
    t.firstQuest = false
    next(t, { op: 'phaseEvents', slot: 0, phase: 'actionStart' }, { op: 'nextActivation', nth: 0 })
  },

  nextActivation(t, { nth }, dealer) {
    t.acting = NONE
    for (let i = 0; i < t.seats; i++) {
      const at = (nth + i) % t.seats
      const seat = seatAt(t, at)
      const m = mageOf(t, seat)
      if (m.actions === 0 && !hasReady(m)) continue
      t.acting = seat
      t.hungry = false
      dealer.say({ kind: 'activation', seat })
      next(t, { op: 'nextActivation', nth: at + 1 })
      beginScope(t, 'activation', seat)
      next(t, { op: 'activation', seat, done: 0, standard: false, quick: false }, { op: 'endActivation', seat })
      return
    }
  },

  activation(t, frame) {
    if (isActive(t, frame)) ask(t, frame.seat, { kind: 'act', done: frame.done, standard: frame.standard, quick: frame.quick })
  },

  endActivation(t, { seat }) {
    const place = placeOf(t, figureOf(seat))
    if (mageOf(t, seat).quests.length === 0) return
    deed(t, seat, 'together', { n: othersIn(t, seat, place), figure: NONE, place })
    mayDeclare(t, seat)
  },

  physical(t, frame) {
    const { seat, attack } = frame
    const figure = figureOf(seat)
    const out = inCell(t, seat)
    const places = frame.steps > 0 ? stepsFrom(t, figure, false) : []
    const place = placeOf(t, figure)
    const atEnd = attack !== 'must'
    const activate = frame.activate && place !== NONE && !out && mayActivate(t, seat, place)
    const strikes = (attack === 'may' || attack === 'must') && hasTarget(t, seat)
    const end = !out && (atEnd || !strikes)
    if (places.length || activate || strikes) ask(t, seat, { kind: 'physical', places, activate, attack: strikes, end, frame })
    else t.frames.push({ op: 'physicalDone', seat, walked: frame.walked })
  },

  physicalDone(t, { seat, walked }) {
    hold(t, 'afterPA', { op: 'afterPhysical', seat })
    const place = placeOf(t, figureOf(seat))
    if (!walked || place === NONE || !lasts(t, 'statues')) return
    if (othersIn(t, seat, place) > 0) roseHurts(t, seat)
  },

  afterPhysical() {},
  declared(t, { seat }) {
    mageOf(t, seat).met = []
  },

  evocationPhase(t, { nth }, dealer) {
    if (nth === 0) begin(t, 'evocation', dealer)
    if (nth === t.seats) return
    next(t, { op: 'evocationTurn', seat: seatAt(t, nth), acted: 0 }, { op: 'evocationPhase', nth: nth + 1 })
  },

  evocationTurn(t, { seat, acted }) {
    if (actorsOf(t, seat).some((figure) => !(acted & (1 << figure)))) ask(t, seat, { kind: 'evocation', acted })
  },

  cleanup(t, { step }, dealer) {
    if (step === 0) begin(t, 'cleanup', dealer)
    if (step === CLEANUP.length) {
      next(t, { op: 'end' })
      return
    }
    next(t, { op: 'cleanup', step: step + 1 })
    CLEANUP[step]?.(t, dealer)
  },

  end(t, _frame, dealer) {
    const reached = t.rose.power >= GOAL || t.mages.some(({ power }) => power >= GOAL)
    if (!reached) {
      next(t, { op: 'turn' })
      return
    }
    const winners = winnersByPoints(t)
    if (winners.length < 2) return
    if (t.options.extraTurns) {
      dealer.say({ kind: 'extraTurn' })
      next(t, { op: 'turn' })
    } else ask(t, t.crown, { kind: 'winner', among: winners })
  },

  handLimit(t, { seat }) {
    const m = mageOf(t, seat)
    const over = m.hand.length - cardOf(t, seat).hand
    if (over <= 0) return
    t.frames.push({ op: 'handLimit', seat })
    ask(t, seat, { kind: 'handLimit', over, ban: t.phase === 'study' && !m.banned })
  },
}

const STUDY_DRAW = 2

function seatAt(t: BlackRoseTable, nth: number): Seat {
  return t.order[nth % t.seats] ?? 0
}

function orderFrom(t: BlackRoseTable): Seat[] {
  const order: Seat[] = []
  for (let i = 0; i < t.seats; i++) order.push((t.crown + i) % t.seats)
  return order
}

/** A phase begins; with "For the crown!" a new crown holder is first from now on (BR-16). */
function begin(t: BlackRoseTable, phase: Phase, dealer: BlackRoseDealer): void {
  t.phase = phase
  if (t.options.forTheCrown) t.order = orderFrom(t)
  dealer.say({ kind: 'phase', phase })
}

export function freeMages(t: BlackRoseTable): MageId[] {
  return MAGES.filter((mage) => !t.mages.some((m) => m.mage === mage))
}

export function freeSchools(t: BlackRoseTable): School[] {
  return SCHOOLS.filter((school) => !t.mages.some((m) => m.school === school))
}

export function chooseMage(t: BlackRoseTable, seat: Seat, mage: MageId, dealer: BlackRoseDealer): void {
  mageOf(t, seat).mage = mage
  dealer.say({ kind: 'mageChosen', seat, mage })
}

/** Six cards of the school and one special spell are the first Grimoire (BR-3.9). */
export function chooseSchool(t: BlackRoseTable, seat: Seat, school: School, book: 0 | 1, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  m.school = school
  m.book = book
  const cards = GRIMOIRES[school][book]
  for (const card of cards) takeOut(t.decks[school], card)
  m.grimoire = deckOf([...cards, cardOf(t, seat).special])
  m.started = cards.toSorted()
  m.aside = SPECIAL_COPIES - 1
  dealer.say({ kind: 'schoolChosen', seat, school, book })
}

/** How many other Mages are in a room. */
function othersIn(t: BlackRoseTable, seat: Seat, place: Place | None): number {
  let others = 0
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && place !== NONE && t.figures[figureOf(other)].at === place) others++
  return others
}

/** Whether there is anything to choose in an activation (BR-6.4). */
function isActive(t: BlackRoseTable, { seat, done }: ActivationFrame): boolean {
  if (done >= 2) return false
  const m = mageOf(t, seat)
  if (m.actions > 0) return true
  for (const { state } of m.slots) if (state === 'ready' || state === 'active') return true
  return false
}

function mayActivate(t: BlackRoseTable, seat: Seat, place: Place): boolean {
  const { destroyed, used, acts } = t.tiles[place]
  const m = mageOf(t, seat)
  return !destroyed && !used && m.noActivate < t.turn && (acts !== 'blackRose' || m.hand.length >= 4)
}

/** How far a Mage may walk in a physical action (E009, E065). */
export function stepsOf(t: BlackRoseTable, seat: Seat): number {
  if (mageOf(t, seat).noMove >= t.turn && !inCell(t, seat)) return 0
  let steps = cardOf(t, seat).move
  for (const { n } of lasting(t, 'moveLimit')) steps = Math.min(steps, n)
  return steps
}

export function physicalOf(t: BlackRoseTable, seat: Seat, attack: 'no' | 'must'): PhysicalFrame {
  const both = mageOf(t, seat).buffs.includes('moveAndAttack')
  return {
    op: 'physical',
    seat,
    steps: attack === 'must' && !both ? 0 : stepsOf(t, seat),
    walked: false,
    attack: both ? 'may' : attack,
    activate: true,
  }
}

/** The steps of the Cleanup phase (BR-6.6). */
const CLEANUP: readonly ((t: BlackRoseTable, dealer: BlackRoseDealer) => void)[] = [
  fadeAway,
  clearSheets,
  turnTokens,
  checkRooms,
  ...Array.from({ length: 4 }, (_, nth) => (t: BlackRoseTable) => {
    if (nth >= t.seats) return
    cleanupDeeds(t, seatAt(t, nth))
    mayDeclare(t, seatAt(t, nth))
  }),
  forgetTurn,
]

/** Damage that only lasted until the end of the turn goes. */
function fadeAway(t: BlackRoseTable): void {
  for (const { do: frame } of t.watchers['cleanup'] ?? []) if (frame) t.frames.push(frame)
  endLasting(t)
}

/** Cast spells and protections to the Memories, traps to the hand, Forgotten spells out of the game. */
function clearSheets(t: BlackRoseTable, dealer: BlackRoseDealer): void {
  for (const seat of t.order) {
    const m = mageOf(t, seat)
    const shown: SpellId[] = []
    for (const number of SLOTS) {
      const { state, card, token } = m.slots[number] ?? { state: 'empty', card: null, token: null }
      if (card === null) continue
      clearSlot(t, seat, number)
      if (state === 'active' && token === 'trap') {
        insertCard(m.hand, card)
        dealer.say({ kind: 'trapReturned', seat, slot: number })
      } else {
        if (isForgotten(card) && state !== 'ready') t.gone.push(card)
        else toMemories(t, seat, card)
        if (state !== 'used') shown.push(card)
      }
    }
    if (shown.length) dealer.say({ kind: 'discarded', seat, cards: shown, from: 'sheet' })
    m.actions = ACTIONS
    m.buffs = []
    m.held = NONE
    limitHand(t, seat)
  }
  dealer.reveal()
}

function turnTokens(t: BlackRoseTable): void {
  for (const place of PLACES) {
    const tile = t.tiles[place]
    tile.acts = tile.room
    tile.colour = ROOM_CARDS[tile.room].colour
    if (!tile.destroyed) tile.used = tile.room === 'blackRose' && t.moon === 1
  }
}

/** A full room is destroyed; the owner of most cubes takes its token, on a tie the Black Rose (BR-11). */
function checkRooms(t: BlackRoseTable, dealer: BlackRoseDealer): void {
  for (const place of PLACES) {
    const tile = t.tiles[place]
    if (tile.destroyed || sum(tile.cubes) < ROOM_CARDS[tile.room].holes) continue
    destroyRoom(t, place, majority(tile.cubes), dealer)
  }
}

function majority(cubes: readonly number[]): Owner {
  const most = Math.max(...cubes)
  const owners = OWNERS.filter((owner) => cubesOf(cubes, owner) === most)
  return owners.length === 1 ? (owners[0] ?? ROSE) : ROSE
}

function forgetTurn(t: BlackRoseTable): void {
  for (const m of t.mages) {
    m.deeds = noDeeds()
    m.met = []
    m.forbidden = []
  }
}
