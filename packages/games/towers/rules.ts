import type { Game } from '@grimuar/kernel'
import { asks } from './asks.ts'
import { ops } from './flow.ts'
import { result } from './score.ts'
import {
  copy,
  options,
  setup,
  type TowersEvent,
  type TowersFrame,
  type TowersMove,
  type TowersQuestion,
  type TowersTable,
} from './table.ts'
import { imagine, type TowersView, view } from './view.ts'

/** The rules as the kernel knows them. */
export const rules: Game<TowersTable, TowersFrame, TowersQuestion, TowersMove, TowersEvent, TowersView, typeof options> = {
  id: 'towers',
  version: 1,
  seats: [2],
  options,
  setup,
  copy,
  ops,
  asks,
  view,
  imagine,
  result,
}
