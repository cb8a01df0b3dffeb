import type { Game } from '@grimuar/kernel'
import { read } from './read.ts'
import { game } from './rules.ts'
import type { BlackRoseTypes } from './types.ts'

/** The rules with a reader of whole tables, for matches that begin from a position. Apart, because the page seldom needs it. */
export const readable: Game<BlackRoseTypes> = { ...game, read }
