import type { QuestionOf, Seat } from '@grimuar/kernel'
import { figureOf, mageOf, placeOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { runOf } from '../context.ts'
import { contextOf } from '../flow/triggering.ts'
import { fittingSide } from '../flow/windows.ts'
import { NONE, type SlotNumber } from '../ids.ts'
import type { BlackRoseMoves } from '../questions.ts'
import { pendingFrame } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'
import { best } from './choosing.ts'
import { programWorth } from './foresee.ts'
import { questBonus } from './quests.ts'
import { cubesWorth } from './worth.ts'

// Traps and protections: whether this is their moment.

const TRAP_WAITS = 0.4 // a trap that is not sprung comes back to the hand
const GUARD_WAITS = 0.5 // a protection may meet something worse

/** Which of my waiting spells answers this moment, if any. */
export function interrupt(
  t: BlackRoseTable,
  seat: Seat,
  question: QuestionOf<BlackRoseTypes, 'interrupt'>,
  moves: readonly BlackRoseMoves['interrupt'][],
): BlackRoseMoves['interrupt'] {
  return best(moves, (move) => (move.do === 'pass' ? 0 : answerWorth(t, seat, question, move.slot)))
}

function answerWorth(
  t: BlackRoseTable,
  seat: Seat,
  { id, moment }: QuestionOf<BlackRoseTypes, 'interrupt'>,
  slot: SlotNumber,
): number {
  const pending = pendingFrame(t, runOf('forge', seat, { window: id }))
  const card = mageOf(t, seat).slots[slot]?.card
  if (!pending || !card) return -1
  const side = fittingSide(t, seat, slot, moment, pending)
  if (side === undefined) return -1
  const effect = sideOf(card, side)
  const context = contextOf(t, pending)
  const T = context.T ?? NONE
  const run = runOf(`${card}.${side}`, seat, {
    ...context,
    window: id,
    slot,
    element: effect.element === 'any' ? null : effect.element,
    picked: T === NONE ? 0 : 1 << T,
  })
  const here = placeOf(t, figureOf(seat))
  const trap = effect.type === 'trap'
  const cube = spellOf(card).instability && here !== NONE ? cubesWorth(t, seat, here, 1) : 0
  const quests = triggerBonus(t, seat, trap)
  return programWorth(t, run) + cube + quests - (trap ? TRAP_WAITS : GUARD_WAITS)
}

/** Quests that wait for a trap or a protection to be used. */
function triggerBonus(t: BlackRoseTable, seat: Seat, trap: boolean): number {
  const kind = trap ? 'trapDamage' : 'protectedFromCombat'
  return 0.5 * questBonus(t, seat, 'triggered') + 0.3 * questBonus(t, seat, kind)
}
