import type { Shared } from '@grimuar/kernel'
import type { Move, WonderQuestion } from './asks/questions.ts'
import type { WonderEvent } from './events.ts'
import type { WonderFrame } from './frames.ts'
import type { options } from './options.ts'
import type { WonderTable } from './table.ts'
import type { WonderView } from './view.ts'

/** All types of this game, as the kernel wants them. */
export interface WonderTypes {
  table: WonderTable
  frame: WonderFrame
  question: WonderQuestion
  moves: Move
  event: WonderEvent
  view: WonderView
  options: typeof options
  result: Shared
}
