import type { Door } from '../door.ts'
import { bot } from './bot.ts'
import { game } from './rules.ts'
import { conserved } from './table.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'
import type { SamplerTypes } from './types.ts'

const door: Door<SamplerTypes> = { game, words: { pl: speak(pl), en: speak(en) }, bot, conserved }
export default door
