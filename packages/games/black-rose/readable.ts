import type { Game } from '@grimuar/kernel'
import { imagine } from './imagine.ts'
import { read } from './read.ts'
import { game } from './rules.ts'
import type { BlackRoseTypes } from './types.ts'

/** The rules with a reader of whole tables, for matches that begin from a position, and with `imagine`. Apart, because the page seldom needs them. */
export const readable: Game<BlackRoseTypes> = { ...game, imagine, read }
