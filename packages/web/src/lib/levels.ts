import type { Box } from '@grimuar/contract'

/** The levels of bots, the weakest first: those of the bots package, which a page does not load. */
export const LEVELS = ['beginner', 'casual', 'policy', 'strong', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** The level of a bot for which nobody has chosen one. */
export const USUAL_LEVEL: Level = 'policy'

/** The levels that a game's bot has. */
export function levelsOf({ searches }: Pick<Box, 'searches'>): readonly Level[] {
  return searches ? LEVELS : LEVELS.slice(0, LEVELS.indexOf(USUAL_LEVEL) + 1)
}
