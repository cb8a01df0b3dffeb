import type { Seat } from '@grimuar/kernel'
import {
  attackOf,
  canActivate,
  damageOn,
  doorsOf,
  figureOf,
  inCell,
  isMage,
  lifeOf,
  mageOf,
  moveOf,
  nextStandard,
  ownerOf,
  placeOf,
} from '../board.ts'
import { targetsOf } from '../flow/attacking.ts'
import { stepsOf } from '../flow/turn.ts'
import type { PhysicalFrame } from '../frames.ts'
import { ADJACENT, distance, within } from '../hex.ts'
import { type Figure, NONE, type None, type Place, QUICK, SLOTS, type SlotNumber } from '../ids.ts'
import type { ActMove, BlackRoseMoves } from '../questions.ts'
import type { BlackRoseTable } from '../table.ts'
import { best } from './choosing.ts'
import { roomWorth } from './foresee.ts'
import { standing } from './known.ts'
import { companyBonus, nearDoors } from './quests.ts'
import { castWorth } from './spells.ts'
import { blowFrom, blowWorth, woundWorth } from './worth.ts'

// An activation: what to do next, and where to go.

/** What the spell in a slot would be worth now. */
function slotWorth(t: BlackRoseTable, seat: Seat, slot: SlotNumber): number {
  const { card, side, state } = mageOf(t, seat).slots[slot] ?? { card: null, side: 'upper', state: 'empty' }
  return card === null || state !== 'ready' ? 0 : castWorth(t, seat, card, side)
}

/** The worth of a place besides its own effect: the best spells and blows from there. */
function stageWorth(t: BlackRoseTable, seat: Seat, place: Place, attacks: boolean): number {
  const m = mageOf(t, seat)
  const me = figureOf(seat)
  return standing(t, me, place, () => {
    const next = nextStandard(m)
    let worth = nearDoors(t, seat, place) + companyBonus(t, seat, place)
    if (next !== NONE) worth += 0.9 * Math.max(0, slotWorth(t, seat, next))
    if (m.slots[QUICK]?.state === 'ready') worth += 0.9 * Math.max(0, slotWorth(t, seat, QUICK))
    if (attacks) worth += 0.6 * blowFrom(t, seat, me, place, 0, 0)
    return worth - danger(t, seat, place)
  })
}

/** Others beside me can strike: it matters where I am nearly down. */
function danger(t: BlackRoseTable, seat: Seat, place: Place): number {
  const me = figureOf(seat)
  const left = lifeOf(t, me) - damageOn(t, me)
  if (left > 5) return 0
  let near = 0
  for (const other of t.order) {
    const at = placeOf(t, figureOf(other))
    if (other !== seat && at !== NONE && distance(at, place) <= 1) near++
  }
  return (near * woundWorth(t, seat, 3)) / 4
}

/** The places within n steps. */
function reach(t: BlackRoseTable, seat: Seat, steps: number): readonly Place[] {
  const here = placeOf(t, figureOf(seat))
  if (here !== NONE) return within(steps, here)
  if (steps <= 0) return []
  return [...new Set(doorsOf(t, seat).flatMap((door) => within(steps - 1, door)))]
}

/** What activating a room by hand would be worth. */
function useOf(t: BlackRoseTable, seat: Seat, place: Place): number {
  return canActivate(t, seat, place) ? standing(t, figureOf(seat), place, () => roomWorth(t, seat, place)) : 0
}

interface Walk {
  readonly to: Place | None // NONE: stay
  readonly first: boolean // activate the room here before walking
  readonly worth: number
}

/** The best way to use a physical action that moves. */
function bestWalk(t: BlackRoseTable, seat: Seat, steps: number, activate: boolean, attacks: boolean): Walk {
  const here = placeOf(t, figureOf(seat))
  const now = here === NONE ? 0 : stageWorth(t, seat, here, attacks)
  const useHere = here !== NONE && activate ? useOf(t, seat, here) : 0
  let found: Walk = { to: here, first: useHere > 0, worth: useHere }
  for (const place of reach(t, seat, steps)) {
    if (place === here) continue
    const gain = stageWorth(t, seat, place, attacks) - now
    const use = activate ? useOf(t, seat, place) : 0
    const first = useHere > use
    const worth = gain + Math.max(use, useHere) - 0.02 * (here === NONE ? 0 : distance(here, place))
    if (worth > found.worth) found = { to: place, first, worth }
  }
  return found
}

/** What discarding a spell to move one room is worth, besides the spell. */
function stepWorth(t: BlackRoseTable, seat: Seat, without: SlotNumber): number {
  const here = placeOf(t, figureOf(seat))
  const from: readonly Place[] = here === NONE ? doorsOf(t, seat) : ADJACENT[here]
  const now = here === NONE ? -0.5 : stageWorth(t, seat, here, mageOf(t, seat).actions > 0)
  let most = Number.NEGATIVE_INFINITY
  for (const place of from) most = Math.max(most, stageWorth(t, seat, place, mageOf(t, seat).actions > 0))
  return most - now - Math.max(0.1, slotWorth(t, seat, without))
}

/** The next action of an activation. */
export function act(t: BlackRoseTable, seat: Seat, moves: readonly ActMove[]): ActMove {
  const m = mageOf(t, seat)
  const me = figureOf(seat)
  const here = placeOf(t, me)
  const worth = (move: ActMove): number => {
    switch (move.do) {
      case 'quest':
        return 100
      case 'cast':
        return slotWorth(t, seat, move.slot)
      case 'attack': {
        const n = attackOf(t, me)
        const use = here === NONE ? 0 : useOf(t, seat, here)
        return (
          use + Math.max(0, ...targetsOf(t, { figure: me, by: seat, not: 0, on: NONE }).map((f) => blowWorth(t, seat, me, f, n)))
        )
      }
      case 'move':
        return bestWalk(t, seat, stepsOf(t, seat), true, m.actions > 1).worth
      case 'shed':
        return shedWorth(t, seat, move.slot)
      case 'end':
        return ENOUGH
    }
  }
  return best(moves, worth)
}
/** Nothing is lost by waiting, except that something must be done in each activation. */
const ENOUGH = 0.12

/** Active traps and protections are kept; a spell that would miss is better spent on a step. */
function shedWorth(t: BlackRoseTable, seat: Seat, slot: SlotNumber): number {
  const { state, token } = mageOf(t, seat).slots[slot] ?? { state: 'empty', token: null }
  if (state === 'active') return token === 'trap' ? -1.2 : -0.9
  const worth = slotWorth(t, seat, slot)
  // A spell later in the row may still find its target.
  const later = slot !== QUICK && slot !== nextStandard(mageOf(t, seat)) ? 0.3 : 0
  if (worth > 0.4) return -0.5 - worth
  return 0.25 * stepWorth(t, seat, slot) - 0.25 - later
}

/** A physical action under way: steps, the room, a blow, the end. */
export function physical(
  t: BlackRoseTable,
  seat: Seat,
  moves: readonly BlackRoseMoves['physical'][],
  frame: PhysicalFrame,
): BlackRoseMoves['physical'] {
  const me = figureOf(seat)
  const here = placeOf(t, me)
  const can = (what: 'activate' | 'attack' | 'end') => moves.find((move) => move.do === what)
  const attack = can('attack')
  if (attack && frame.attack === 'must') {
    const activate = can('activate')
    return activate && here !== NONE && useOf(t, seat, here) > 0.05 ? activate : attack
  }
  const attacks = attack !== undefined || frame.attack === 'may' || mageOf(t, seat).actions > 0
  const steps = moves.some((move) => move.do === 'place') ? frame.steps : 0
  const walk = bestWalk(t, seat, steps, frame.activate, attacks)
  if (attack && blowFrom(t, seat, me, here === NONE ? 0 : here, 0, 0) > 0.3) return attack
  const activate = can('activate')
  if (activate && (walk.first || walk.to === here) && here !== NONE && useOf(t, seat, here) > 0.05) return activate
  if (walk.to !== NONE && walk.to !== here) {
    const goal = walk.to
    return best(moves, (move) => (move.do === 'place' ? -distance(move.place, goal) : -50))
  }
  const end = can('end')
  return end ?? activate ?? best(moves, (move) => (move.do === 'place' ? stageWorth(t, seat, move.place, attacks) : -50))
}

/** One step of a walk that an effect or a discarded spell gives, for any figure. */
export function walk(
  t: BlackRoseTable,
  seat: Seat,
  figure: Figure,
  steps: number,
  moves: readonly BlackRoseMoves['walk'][],
): BlackRoseMoves['walk'] {
  const here = placeOf(t, figure)
  if (figure === figureOf(seat)) {
    const strikes = t.frames.some((frame) => frame.op === 'run' && frame.seat === seat)
    const worth = (place: Place) =>
      stageWorth(t, seat, place, true) +
      useOf(t, seat, place) * 0.5 +
      (strikes ? blowFrom(t, seat, figure, place, steps - 1, 0) : 0)
    return best(moves, (move) => (move.do === 'place' ? worth(move.place) : here === NONE ? -9 : worth(here) + 0.01))
  }
  if (ownerOf(figure) === seat || (!isMage(figure) && moves.length > 1)) {
    const goal = huntPlace(t, seat, figure, steps)
    if (goal === NONE || goal === here) return best(moves, (move) => (move.do === 'pass' ? 1 : 0))
    return best(moves, (move) => (move.do === 'place' ? -distance(move.place, goal) : here === NONE ? -9 : -distance(here, goal)))
  }
  // Somebody else's figure goes where my spells and traps reach it.
  return best(moves, (move) => {
    const at = move.do === 'place' ? move.place : here
    if (at === NONE) return 0
    return standing(t, figure, at, () => exposure(t, seat)) + (move.do === 'pass' ? 0.02 : 0)
  })
}

function exposure(t: BlackRoseTable, seat: Seat): number {
  let worth = 0
  for (const slot of SLOTS) worth += Math.max(0, slotWorth(t, seat, slot))
  return worth
}

/** The best place for an Evocation to strike; if nothing is near, the way to the nearest enemy. */
function huntPlace(t: BlackRoseTable, seat: Seat, figure: Figure, steps: number): Place | None {
  const here = placeOf(t, figure)
  if (here === NONE) return NONE
  if (t.figures[figure].kind === 'andromeda') return best(within(steps, here), (place) => useOf(t, seat, place))
  const blow = (place: Place) => blowFrom(t, seat, figure, place, 0, t.figures[figure].kind === 'infamy' ? 4 : 0)
  const goal = best(within(steps, here), (place) => blow(place) - 0.01 * distance(here, place))
  if (blow(goal) > 0) return goal
  let nearest: Place | None = NONE
  for (const other of t.order) {
    const at = other === seat ? NONE : placeOf(t, figureOf(other))
    if (at !== NONE && (nearest === NONE || distance(here, at) < distance(here, nearest))) nearest = at
  }
  return nearest
}

/** Which Evocation acts next; those that can do nothing still come nearer. */
export function evocation(
  t: BlackRoseTable,
  seat: Seat,
  moves: readonly BlackRoseMoves['evocation'][],
): BlackRoseMoves['evocation'] {
  return best(moves, (move) => {
    if (move.do === 'pass') return 0
    const { figure } = move
    if (inCell(t, seat) && figure === figureOf(seat)) return -1
    const from = placeOf(t, figure)
    return from === NONE ? -1 : 0.1 + blowFrom(t, seat, figure, from, moveOf(t, figure), 0)
  })
}

/** Chooses the figure to strike. */
export function attack(
  t: BlackRoseTable,
  seat: Seat,
  figure: Figure,
  moves: readonly BlackRoseMoves['attack'][],
): BlackRoseMoves['attack'] {
  const n = attackOf(t, figure)
  return best(moves, (move) => (move.do === 'pass' ? 0 : blowWorth(t, seat, figure, move.figure, n)))
}
