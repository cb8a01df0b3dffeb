import { isMage, ownerOf } from '../board.ts'
import type { Figure, Owner } from '../ids.ts'
import { NONE } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { removeEvocation } from './damage.ts'
import { hold } from './windows.ts'

/** A figure falls whatever damage it has: an Evocation is removed, a Mage is defeated by the cubes on it (FOR05). */
export function sendDefeat(t: BlackRoseTable, figure: Figure, by: Owner, dealer: BlackRoseDealer): void {
  if (isMage(figure)) hold(t, 'defeated', { op: 'defeat', seat: ownerOf(figure), by, first: NONE, alone: null })
  else removeEvocation(t, figure, 'effect', dealer)
}
