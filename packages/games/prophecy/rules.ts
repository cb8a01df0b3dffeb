import type { Game } from '@grimuar/kernel'
import { asks } from './asks/index.ts'
import { ops } from './flow/index.ts'
import { result } from './score.ts'
import {
  copy,
  options,
  type ProphecyEvent,
  type ProphecyFrame,
  type ProphecyMove,
  type ProphecyQuestion,
  type ProphecyTable,
  setup,
} from './table.ts'
import { imagine, type ProphecyView, view } from './view.ts'

export type ProphecyGame = Game<
  ProphecyTable,
  ProphecyFrame,
  ProphecyQuestion,
  ProphecyMove,
  ProphecyEvent,
  ProphecyView,
  typeof options
>

/** The rules by themselves; words and bot stand beside them in index.ts. */
export const game: ProphecyGame = {
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
}
