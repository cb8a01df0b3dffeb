import type { Game } from '@grimuar/kernel'
import type { Door } from '../door.ts'
import { asks } from './asks.ts'
import { bot } from './bot.ts'
import { conserved } from './conserved.ts'
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
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'
import { imagine, type TowersView, view } from './view.ts'

export type TowersGame = Game<TowersTable, TowersFrame, TowersQuestion, TowersMove, TowersEvent, TowersView, typeof options>

export const game: TowersGame = { id: 'towers', version: 1, seats: [2], options, setup, copy, ops, asks, view, imagine, result }

const door: Door<TowersGame> = { game, words: { pl: speak(pl), en: speak(en) }, bot, conserved }
export default door
