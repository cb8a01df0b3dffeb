import { at, Dealer, type Options, quickDice, type Seat } from '@grimuar/kernel'
import { cardOf, evocationsOf, figureOf, lifeOf, mageOf, poolOf, sum } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { GOAL, QUEST_LIMIT, ROOM_CARDS, THIRD_MOON } from '../components.ts'
import { EVENT_CARDS } from '../decks.ts'
import { chooseMage, chooseSchool, freeMages, freeSchools } from '../flow/turn.ts'
import { insertCard, takeOut } from '../flow/zones.ts'
import type { BlackRoseFrame } from '../frames.ts'
import { CENTRE } from '../hex.ts'
import {
  EVOCATIONS,
  type Figure,
  MOONS,
  type Moon,
  OWNERS,
  type Owner,
  PLACES,
  QUICK,
  ROSE,
  SCHOOLS,
  SIDES,
  SLOTS,
} from '../ids.ts'
import { type BlackRoseTable, type options, type Slot, setup } from '../table.ts'
import type { BlackRoseEvent } from '../told.ts'

/** Rolls a die with n sides. */
type Roll = (sides: number) => number

const PREPARATION: readonly BlackRoseFrame[] = [
  { op: 'prepare' },
  { op: 'actionPhase' },
  { op: 'evocationPhase', nth: 0 },
  { op: 'cleanup', step: 0 },
]
const ACTION: readonly BlackRoseFrame[] = [
  { op: 'nextActivation', nth: 0 },
  { op: 'evocationPhase', nth: 0 },
  { op: 'cleanup', step: 0 },
]

/**
 * A table from the middle of a game, by chance: any Moon, spells of all schools, Evocations, damage, instability, ruins, quests
 * and events. Random players who begin at the beginning lose to the Black Rose before they have seen most of these.
 */
export function richTable(chosen: Options<typeof options>, seats: number, seed: number): BlackRoseTable {
  const dealer = new Dealer<BlackRoseEvent>(quickDice(seed))
  const t = setup(chosen, seats, dealer)
  const roll: Roll = (sides) => dealer.roll(t, sides)
  const draw = <X>(from: X[]): X => dealer.draw(t, from)
  t.moon = at(MOONS, roll(MOONS.length))
  t.turn = 2 + roll(5)
  for (const seat of t.order) chooseMage(t, seat, draw(freeMages(t)), dealer)
  for (const seat of t.order) chooseSchool(t, seat, draw(freeSchools(t)), roll(2) === 0 ? 0 : 1, dealer)
  ruin(t, roll)
  const meeting = roll(4) === 0 ? at(PLACES, roll(PLACES.length)) : undefined
  for (const seat of t.order) {
    dealSpells(t, seat, roll, draw)
    dealQuests(t, seat, roll, draw)
    placeFigures(t, seat, roll)
    if (meeting !== undefined) t.figures[figureOf(seat)].at = meeting
    mageOf(t, seat).power = powerAt(t.moon, roll)
  }
  if (t.moon > 1) t.rose.power = roll(t.moon * 5)
  for (const school of SCHOOLS)
    for (let n = roll(5); n > 0 && t.decks[school].length; n--) t.piles[school].push(draw(t.decks[school]))
  if (roll(12) === 0) emptySchool(t, roll, draw)
  for (let n = t.moon === 1 ? 0 : roll(3); n > 0; n--) t.gone.push(draw(t.forgotten.rest))
  dealEvents(t, roll, draw)
  const prepares = roll(3) === 0
  t.phase = prepares ? 'study' : 'action'
  t.frames = [...(prepares ? PREPARATION : ACTION)].reverse()
  if (!prepares) for (const seat of t.order) laySheet(t, seat, roll, draw)
  if (!prepares) brewStorm(t)
  if (roll(16) === 0) level(t)
  t.draws = 0
  return t
}

/**
 * The first in order has a spell that strikes everybody, and the quest for striking three Mages at once: by chance alone
 * the two hardly ever come together.
 */
function brewStorm(t: BlackRoseTable): void {
  const m = mageOf(t, at(t.order, 0))
  const quest = t.moon === 3 ? 'Q089' : 'Q064'
  const deck = at(t.questDecks, t.moon - 1).rest
  if (!deck.includes(quest) || !t.forgotten.rest.includes(STORM)) return
  takeOut(deck, quest)
  t.questsGone.push(...m.quests.splice(QUEST_LIMIT - 1))
  m.quests.push(quest)
  takeOut(t.forgotten.rest, STORM)
  const slot = at(m.slots, QUICK)
  if (slot.card !== null) m.memories.push(slot.card)
  Object.assign(slot, { state: 'ready', card: STORM, side: 'upper', element: null, token: null })
}
const STORM = 'FOR08'

/** Power that fits the Moon; under the Third some are about to win, and some have the same. */
function powerAt(moon: Moon, roll: Roll): number {
  if (moon === 1) return roll(5)
  if (moon === 2) return roll(THIRD_MOON)
  return roll(3) === 0 ? GOAL - 1 : roll(GOAL)
}

/** Everyone is about to end with the same, so that the crown holder names the winner. */
function level(t: BlackRoseTable): void {
  t.phase = 'action'
  t.frames = [{ op: 'cleanup', step: 0 }]
  for (const [seat, m] of t.mages.entries()) {
    m.power = seat === t.crown ? GOAL : GOAL + 1
    m.trophies = m.trophies.map(() => 0)
    t.questsGone.push(...m.done.splice(0))
  }
}

function ruin(t: BlackRoseTable, roll: Roll): void {
  t.tiles[CENTRE].used = t.moon === 1
  for (const place of PLACES) {
    const tile = t.tiles[place]
    if (place !== CENTRE && t.moon > 1 && roll(8) === 0) {
      const owner = someOwner(t, roll)
      const { tokens } = owner === ROSE ? t.rose : mageOf(t, owner)
      tokens.push(tile.room)
      tile.destroyed = true
      tile.used = true
    } else if (roll(2) === 0) putCubes(t, tile.cubes, roll(ROOM_CARDS[tile.room].holes + 1), roll)
  }
}

function someOwner(t: BlackRoseTable, roll: Roll): Owner {
  const owner = roll(t.seats + 1)
  return owner === t.seats ? ROSE : owner
}

/** Cubes of any owners who have some left. */
function putCubes(t: BlackRoseTable, onto: number[], n: number, roll: Roll): void {
  for (let i = 0; i < n; i++) {
    const owner = someOwner(t, roll)
    const left = at(t.supply, owner)
    if (left === 0) continue
    t.supply[owner] = left - 1
    onto[owner] = at(onto, owner) + 1
  }
}

function dealSpells(t: BlackRoseTable, seat: Seat, roll: Roll, draw: <X>(from: X[]) => X): void {
  const m = mageOf(t, seat)
  m.started = []
  const cards = [...m.grimoire.rest.splice(0)]
  for (let moon = 1; moon < t.moon; moon++) {
    m.aside--
    cards.push(cardOf(t, seat).special)
  }
  for (let n = 6 + roll(8); n > 0; n--) {
    const deck = t.decks[at(SCHOOLS, roll(SCHOOLS.length))]
    if (deck.length) cards.push(draw(deck))
  }
  if (t.moon > 1) for (let n = 1 + roll(2); n > 0; n--) cards.push(draw(t.forgotten.rest))
  while (cards.length) {
    const card = draw(cards)
    if (m.hand.length < cardOf(t, seat).hand) insertCard(m.hand, card)
    else (roll(2) ? m.memories : m.grimoire.rest).push(card)
  }
}

/** All cards of one school are with the players, so that nobody can draw from it. */
function emptySchool(t: BlackRoseTable, roll: Roll, draw: <X>(from: X[]) => X): void {
  const school = at(SCHOOLS, roll(SCHOOLS.length))
  const cards = [...t.decks[school].splice(0), ...t.piles[school].splice(0)]
  while (cards.length) mageOf(t, roll(t.seats)).memories.push(draw(cards))
}

function dealQuests(t: BlackRoseTable, seat: Seat, roll: Roll, draw: <X>(from: X[]) => X): void {
  const m = mageOf(t, seat)
  const some = () => at(t.questDecks, roll(t.moon)).rest
  for (let n = roll(3); n > 0; n--) m.quests.push(draw(some()))
  for (let n = roll(t.moon + 1); n > 0; n--) m.done.push(draw(some()))
  for (const [of] of t.mages.entries()) if (of !== seat) m.trophies[of] = roll(t.moon)
}

function placeFigures(t: BlackRoseTable, seat: Seat, roll: Roll): void {
  const hurt = (figure: Figure) => {
    const { cubes } = t.figures[figure]
    putCubes(t, cubes, roll(lifeOf(t, figure)), roll)
    if (sum(cubes) > 0)
      t.figures[figure].last = at(
        OWNERS,
        cubes.findIndex((n) => n > 0),
      )
  }
  const mage = figureOf(seat)
  if (roll(8) > 0) t.figures[mage].at = at(PLACES, roll(PLACES.length))
  hurt(mage)
  for (const figure of evocationsOf(seat)) {
    const kind = at(EVOCATIONS, roll(EVOCATIONS.length))
    if (roll(2) === 0 || poolOf(t, kind) === 0) continue
    t.figures[figure].kind = kind
    t.figures[figure].at = at(PLACES, roll(PLACES.length))
    hurt(figure)
  }
}

function dealEvents(t: BlackRoseTable, roll: Roll, draw: <X>(from: X[]) => X): void {
  const { rest } = at(t.eventDecks, t.moon - 1)
  for (const slot of t.events.keys()) {
    if (roll(3) === 0) continue
    const event = draw(rest)
    if (EVENT_CARDS[event].slot === null) t.eventsGone.push(event)
    else t.events[slot] = event
  }
}

/** Spells from the hand to the sheet, some of them cast already. */
function laySheet(t: BlackRoseTable, seat: Seat, roll: Roll, draw: <X>(from: X[]) => X): void {
  const m = mageOf(t, seat)
  for (const number of SLOTS) {
    if (m.hand.length === 0 || roll(6) === 0) continue
    const card = draw(m.hand)
    const { roomTrap } = spellOf(card)
    const side = roomTrap ? 'upper' : at(SIDES, roll(SIDES.length))
    const { type, element } = sideOf(card, side)
    const waits = roomTrap || type === 'trap' || type === 'protection'
    const laid: Partial<Slot> =
      waits && roll(4) > 0 ? { state: 'active', token: type === 'protection' ? type : 'trap' } : { state: 'ready' }
    const used: Partial<Slot> = { state: 'used', element: element === 'any' ? 'air' : element }
    Object.assign(at(m.slots, number), { card, side }, roll(5) === 0 && !waits ? used : laid)
  }
  m.hand.sort()
}
