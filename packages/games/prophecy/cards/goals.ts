/** Temple goals revealed, and with fewer than four players. RULEBOOK */
export const TEMPLE_GOALS = 3
export const FEWER_TEMPLE_GOALS = 2

/** Most and second most markers on a temple of a goal. RULEBOOK */
export const MOST_MARKERS = 4
export const SECOND_MARKERS = 2

/** Points for 0, 1, 2… different kinds of runes. 3 and 6 kinds are RULEBOOK, the others DERIVED. */
export const RUNE_GOAL: readonly number[] = [0, 1, 2, 4, 7, 11, 16]

/** Curse markers of each player. RULEBOOK */
export const MARKERS = 5

/** A game ends after this many rounds at the latest, about three times the usual length. PROPOSED */
export const LAST_ROUND = 60
