import type { Door } from '../door.ts'
import { bot } from './bot.ts'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'
import type { SpellbookTypes } from './types.ts'

export { game } from './rules.ts'

const door: Door<SpellbookTypes> = {
  game,
  words: { pl: speak(pl), en: speak(en) },
  bot,
  conserved,
  benchOptions: { mode: 'classic' },
}
export default door
