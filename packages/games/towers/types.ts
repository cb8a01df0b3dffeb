import type { Ranked } from '@grimuar/kernel'
import type { options, TowersEvent, TowersFrame, TowersMoves, TowersQuestion, TowersTable } from './table.ts'
import type { TowersView } from './view.ts'

/** All types of this game, as the kernel wants them. */
export interface TowersTypes {
  table: TowersTable
  frame: TowersFrame
  question: TowersQuestion
  moves: TowersMoves
  event: TowersEvent
  view: TowersView
  options: typeof options
  result: Ranked
}
