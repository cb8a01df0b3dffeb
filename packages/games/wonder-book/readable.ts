import type { Game } from '@grimuar/kernel'
import { read } from './read.ts'
import type { WonderTypes } from './types.ts'
import { whole } from './whole.ts'

/** The rules with a reader of whole tables, for matches that begin from a position. Apart, because the page seldom needs it. */
export const readable: Game<WonderTypes> = { ...whole, read }
