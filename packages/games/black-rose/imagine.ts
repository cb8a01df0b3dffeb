import type { Dice, Seat } from '@grimuar/kernel'
import type { BlackRoseTable } from './table.ts'
import type { BlackRoseView } from './view.ts'

export function imagine(_view: BlackRoseView, _seat: Seat, _dice: Dice): BlackRoseTable {
  throw new Error('not yet')
}
