import type { Game } from '@grimuar/kernel'
import { asks } from './asks/index.ts'
import { ops } from './flow/index.ts'
import { result } from './score.ts'
import { copy, options, setup } from './table.ts'
import type { ProphecyTypes } from './types.ts'
import { imagine, view } from './view.ts'

/** The rules by themselves; words and bot stand beside them in index.ts. */
export const game: Game<ProphecyTypes> = {
  id: 'prophecy',
  version: 1,
  seats: [2, 3, 4],
  options,
  setup,
  copy,
  ops,
  asks,
  view,
  imagine,
  result,
  round: (t) => t.round,
  open: true,
}
