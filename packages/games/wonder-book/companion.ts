// A worker loads the bot alone: it may be asked about any chapter.
import './whole.ts'

export { bot } from './bot.ts'
