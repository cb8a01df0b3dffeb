import type { Game } from '@grimuar/kernel'
import { asks } from './asks.ts'
import { ops } from './flow.ts'
import { result } from './score.ts'
import { copy, options, setup } from './table.ts'
import type { TowersTypes } from './types.ts'
import { imagine, view } from './view.ts'

/** The rules as the kernel knows them. */
export const game: Game<TowersTypes> = {
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
  round: (t) => t.round,
}
