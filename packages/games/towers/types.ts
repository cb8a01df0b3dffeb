import type { Ranked } from '@grimuar/kernel'
import type { options, TowersEvent, TowersFrame, TowersMove, TowersQuestion, TowersTable } from './table.ts'
import type { TowersView } from './view.ts'

/** All types of this game, as the kernel wants them. */
export interface TowersTypes {
  table: TowersTable
  frame: TowersFrame
  question: TowersQuestion
  moves: { readonly [K in TowersQuestion['kind']]: TowersMove }
  event: TowersEvent
  view: TowersView
  options: typeof options
  result: Ranked
}
