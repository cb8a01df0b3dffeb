import type { Game } from '@grimuar/kernel'
import type { BlackRoseTypes } from './game-types.ts'
import { read } from './read.ts'
import { game } from './rules.ts'

/** The rules with a reader of whole tables, for matches that begin from a position. Apart, because the page seldom needs it. */
export const readable: Game<BlackRoseTypes> = { ...game, read }
