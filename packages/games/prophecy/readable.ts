import { type Game, legal } from '@grimuar/kernel'
import { readTable } from './read.ts'
import { game } from './rules.ts'
import type { ProphecyTypes } from './types.ts'

/** The rules with a reader of whole tables, for matches that begin from a position. Apart, because the page seldom needs it. */
export const readable: Game<ProphecyTypes> = {
  ...game,
  read(json) {
    const t = readTable(json)
    // A question without an answer would never be left.
    return t?.ask?.to.some((seat) => legal(game, t, seat).length === 0) ? undefined : t
  },
}
