import type { Game } from '@grimuar/kernel'
import { asks } from './asks/index.ts'
import { ops } from './flow/index.ts'
import { result } from './score.ts'
import {
  copy,
  options,
  type SpellbookEvent,
  type SpellbookFrame,
  type SpellbookMove,
  type SpellbookQuestion,
  type SpellbookTable,
  setup,
} from './table.ts'
import { imagine, type SpellbookView, view } from './view.ts'

export type SpellbookGame = Game<
  SpellbookTable,
  SpellbookFrame,
  SpellbookQuestion,
  SpellbookMove,
  SpellbookEvent,
  SpellbookView,
  typeof options
>

/** The rules, whole; the bot plays by them too. */
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
}
