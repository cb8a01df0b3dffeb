import type { Game } from '@grimuar/kernel'
import { asks } from './asks/index.ts'
import { ops } from './flow/index.ts'
import { windows } from './flow/windows.ts'
import { imagine } from './imagine.ts'
import { result } from './score.ts'
import { copy, options, setup } from './table.ts'
import type { BlackRoseTypes } from './types.ts'
import { view } from './view.ts'

/** The rules as the kernel knows them. */
export const game: Game<BlackRoseTypes> = {
  id: 'black-rose',
  version: 1,
  seats: [2, 3, 4],
  options,
  setup,
  copy,
  ops,
  asks,
  windows,
  view,
  imagine,
  result,
  round: (t) => t.turn,
}
