import { ask, at, type Seat } from '@grimuar/kernel'
import { figureOf, isMage, mageOf, placeOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { runOf } from '../context.ts'
import type { BlackRoseFrame, Context } from '../frames.ts'
import { NONE, type SlotNumber } from '../ids.ts'
import { lasts } from '../lasting.ts'
import { effectIdOf, spellEffect } from '../program.ts'
import type { Moment } from '../questions.ts'
import { pendingAt } from '../sets.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { aimedMages, countCast, placeSymbol, symbolMatters } from './casting.ts'
import { deed } from './deeds.ts'
import { fittingSide, hold } from './windows.ts'

/** A trap or protection is turned over and resolved before play goes on (BR-9). */
export function trigger(
  t: BlackRoseTable,
  seat: Seat,
  slot: SlotNumber,
  moment: Moment,
  window: number,
  dealer: BlackRoseDealer,
): void {
  const pending = pendingAt(t, window)
  if (!pending) return
  const side = fittingSide(t, seat, slot, moment, pending)
  const place = at(mageOf(t, seat).slots, slot)
  const { card } = place
  if (side === undefined || card === null) return
  const effect = sideOf(card, side)
  place.state = 'used'
  place.token = null
  place.side = side
  place.element = effect.element === 'any' ? null : effect.element
  dealer.say({ kind: 'triggered', seat, slot, card, side, moment })
  const id = effectIdOf(card, side)
  const context = contextOf(t, pending)
  const trap = effect.type === 'trap'
  const run = runOf(id, seat, {
    ...context,
    window,
    slot,
    element: place.element,
    picked: context.T === undefined || context.T === NONE ? 0 : 1 << context.T,
  })
  countCast(t, seat, place.element)
  if (trap && context.T !== undefined && context.T !== NONE) mageOf(t, seat).deeds.traps.push(context.T)
  deed(t, seat, 'triggered', { n: trap ? 1 : 2, figure: context.T ?? NONE, place: NONE })
  if (!trap && isCombat(pending)) deed(t, seat, 'protectedFromCombat', { n: 1, figure: context.src ?? NONE, place: NONE })
  const marked = spellOf(card).instability || (place.element === 'earth' && lasts(t, 'heavyAir'))
  t.frames.push({ op: 'trigger', run, card, trap, symbol: !marked ? 'none' : symbolMatters(t, seat, id) ? 'ask' : 'before' })
}

/** Op `trigger`: the cube of its symbol, then the effect; a trap may itself be answered by those it catches. */
export function carryOutTrigger(
  t: BlackRoseTable,
  frame: Extract<BlackRoseFrame, { op: 'trigger' }>,
  dealer: BlackRoseDealer,
): void {
  const { run, card, trap, symbol } = frame
  if (symbol === 'ask') {
    t.frames.push(frame)
    ask(t, run.seat, { kind: 'symbol', card })
    return
  }
  t.frames.push({ op: 'triggered', seat: run.seat, trap })
  if (symbol === 'before') placeSymbol(t, run, dealer)
  else if (symbol === 'after') t.frames.push({ op: 'symbol', run })
  if (!trap) {
    t.frames.push(run)
    return
  }
  const aimed = aimedMages(t, run)
  hold(t, 'trapped', { ...run, aimed: run.T !== NONE && isMage(run.T) ? aimed | (1 << run.T) : aimed })
}

/** The context of the interrupted thing for the interrupt. */
export function contextOf(t: BlackRoseTable, pending: BlackRoseFrame): Partial<Context> {
  const mage = (seat: Seat): Partial<Context> => {
    const figure = figureOf(seat)
    return { T: figure, src: figure, R: placeOf(t, figure) }
  }
  switch (pending.op) {
    case 'entered':
      return { T: pending.figure, src: pending.figure, R: pending.to }
    case 'afterPhysical':
    case 'boosted':
    case 'quest':
      return mage(pending.seat)
    case 'flip':
      return { ...mage(pending.seat), place: pending.place }
    case 'resolve':
      return mage(pending.run.seat)
    case 'damage':
      return { src: pending.src }
    case 'run':
      return { src: figureOf(pending.seat) }
    default:
      return {}
  }
}

function isCombat(pending: BlackRoseFrame): boolean {
  if (pending.op === 'damage') return pending.harm === 'combat'
  return pending.op === 'run' && spellEffect(pending.effect)?.type === 'combat'
}
