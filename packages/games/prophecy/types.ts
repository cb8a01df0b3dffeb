import type { Ranked } from '@grimuar/kernel'
import type { options, ProphecyEvent, ProphecyFrame, ProphecyMoves, ProphecyQuestion, ProphecyTable } from './table.ts'
import type { ProphecyView } from './view.ts'

/** All types of this game, as the kernel wants them. */
export interface ProphecyTypes {
  table: ProphecyTable
  frame: ProphecyFrame
  question: ProphecyQuestion
  moves: ProphecyMoves
  event: ProphecyEvent
  view: ProphecyView
  options: typeof options
  result: Ranked
}
