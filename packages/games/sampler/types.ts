import type { Result } from '@grimuar/kernel'
import type { Move, options, SamplerEvent, SamplerFrame, SamplerQuestion, SamplerTable } from './table.ts'
import type { SamplerView } from './view.ts'

/** All types of this game, as the kernel wants them. */
export interface SamplerTypes {
  table: SamplerTable
  frame: SamplerFrame
  question: SamplerQuestion
  moves: Move
  event: SamplerEvent
  view: SamplerView
  options: typeof options
  result: Result
}
