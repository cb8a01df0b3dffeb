import type { Game } from '@grimuar/kernel'
import { asks } from './asks.ts'
import { ops, storm } from './flow.ts'
import { follow, leaves, result } from './score.ts'
import { copy, options, setup } from './table.ts'
import type { SamplerTypes } from './types.ts'
import { imagine, view } from './view.ts'

/** The rules as the kernel knows them. */
export const game: Game<SamplerTypes> = {
  id: 'sampler',
  version: 1,
  seats: [2, 3, 4],
  options,
  setup,
  copy,
  ops,
  asks,
  windows: { storm },
  view,
  imagine,
  result,
  round: (t) => t.round,
  undo: (t) => (t.mode === 'team' ? 'team' : 'own'),
  leaves,
  follow,
}
