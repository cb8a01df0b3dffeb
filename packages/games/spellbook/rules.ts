import type { Game } from '@grimuar/kernel'
import { asks } from './asks/index.ts'
import { ops } from './flow/index.ts'
import { result } from './score.ts'
import { copy, options, roundOf, setup } from './table.ts'
import type { SpellbookTypes } from './types.ts'
import { imagine, view } from './view.ts'

export type SpellbookGame = Game<SpellbookTypes>

/** The complete rules; the bot uses them, too. */
export const game: SpellbookGame = {
  id: 'spellbook',
  version: 1,
  seats: [1, 2, 3, 4],
  options,
  setup,
  copy,
  ops,
  asks,
  view,
  imagine,
  result,
  round: (t) => roundOf(t.day, t.seats),
  open: true,
  oneView: true,
}
