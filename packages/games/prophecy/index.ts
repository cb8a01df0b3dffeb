import type { Door } from '../door.ts'
import { bot } from './bot.ts'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'
import type { ProphecyTypes } from './types.ts'

export { game }

const door: Door<ProphecyTypes> = { game, words: { pl: speak(pl), en: speak(en) }, bot, conserved }
export default door
