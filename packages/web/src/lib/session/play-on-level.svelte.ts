import type { Level } from '../levels.ts'

/** The level of the bots where a match is played on; undefined: they play as before, and in place of people as usual. */
export const playOnLevel: { chosen: Level | undefined } = $state({ chosen: undefined })
