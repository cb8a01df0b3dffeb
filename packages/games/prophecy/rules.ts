import { type Game, legal } from '@grimuar/kernel'
import { asks } from './asks/index.ts'
import { ops } from './flow/index.ts'
import { readTable } from './read.ts'
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
  open: true,
  read(json) {
    const t = readTable(json)
    // A question without an answer would never be left.
    return t?.ask?.to.some((seat) => legal(game, t, seat).length === 0) ? undefined : t
  },
}
