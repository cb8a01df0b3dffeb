import type { Ranked } from '@grimuar/kernel'
import type { BlackRoseTable, options } from './table.ts'
import type { BlackRoseEvent, BlackRoseFrame, BlackRoseMoves, BlackRoseQuestion } from './types.ts'
import type { BlackRoseView } from './view.ts'

/** All types of this game, as the kernel wants them. */
export interface BlackRoseTypes {
  table: BlackRoseTable
  frame: BlackRoseFrame
  question: BlackRoseQuestion
  moves: BlackRoseMoves
  event: BlackRoseEvent
  view: BlackRoseView
  options: typeof options
  result: Ranked
}
