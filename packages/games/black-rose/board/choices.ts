/** Which questions are answered where: on the Lodge and the cards around it, in the action bar, or from a parchment over the table. */
import type { Seat } from '@grimuar/kernel'
import type { AnyMove, BlackRoseQuestion } from '../questions.ts'
import { doing } from './derived.ts'

const IN_BAR = new Set(['pass', 'end', 'yes', 'no', 'attack', 'activate', 'mend', 'burn'])

/** Moves that no thing on the table means: they are buttons of the action bar. */
export function inBar(question: BlackRoseQuestion, move: AnyMove): boolean {
  if (question.kind === 'symbol') return true
  // The card of the moment has its own way to let it pass, beside what is told.
  if (question.kind === 'interrupt' || question.kind === 'declare') return false
  const does = doing(move)
  return does !== undefined && IN_BAR.has(does)
}

/** Whether a question is answered from a parchment: what it offers lies nowhere on the table. */
export function needsParchment(question: BlackRoseQuestion, seat: Seat | null): boolean {
  switch (question.kind) {
    case 'mage':
    case 'school':
    case 'element':
    case 'choose':
    case 'colour':
    case 'cubeColour':
    case 'type':
    case 'winner':
    case 'fromHand':
    case 'library':
    case 'keep':
    case 'cubes':
    case 'supply':
    case 'order':
      return true
    case 'deck':
      return question.piles.length > 0
    case 'card':
      return question.zone !== 'hand' || question.of !== seat
    case 'slot':
      return question.of !== seat
    case 'quest':
      return question.of !== seat || question.zone !== 'active'
    case 'event':
      return question.zone === 'seen'
    default:
      return false
  }
}
