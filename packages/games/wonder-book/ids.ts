/** Number of a hero in play: 0, 1, 2… `NOBODY` where no hero acts. */
export type HeroNo = number
export const NOBODY = -1
