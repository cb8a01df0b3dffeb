import type { Ranked } from '@grimuar/kernel'
import type { options, SpellbookEvent, SpellbookFrame, SpellbookMoves, SpellbookQuestion, SpellbookTable } from './table.ts'
import type { SpellbookView } from './view.ts'

/** All types of this game, as the kernel wants them. */
export interface SpellbookTypes {
  table: SpellbookTable
  frame: SpellbookFrame
  question: SpellbookQuestion
  moves: SpellbookMoves
  event: SpellbookEvent
  view: SpellbookView
  options: typeof options
  result: Ranked
}
