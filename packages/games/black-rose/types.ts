import type { Ranked } from '@grimuar/kernel'
import type { BlackRoseFrame } from './frames.ts'
import type { BlackRoseMoves, BlackRoseQuestion } from './questions.ts'
import type { BlackRoseTable, options } from './table.ts'
import type { BlackRoseEvent } from './told.ts'
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
