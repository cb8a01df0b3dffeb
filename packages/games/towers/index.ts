import type { Door } from '../door.ts'
import { bot } from './bot.ts'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'
import { shared } from './table.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'
import type { TowersTypes } from './types.ts'

const door: Door<TowersTypes> = { game, words: { pl: speak(pl), en: speak(en) }, bot, conserved, shared }
export default door
