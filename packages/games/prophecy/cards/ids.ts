/** A kind of rune card: Dawn, the Dune, the Wind, the Scales, the Key. */
export type RuneId = 0 | 1 | 2 | 3 | 4

export const RUNE_IDS: readonly RuneId[] = [0, 1, 2, 3, 4]

/** A temple, which is also a card of the ring. */
export type TempleId = 0 | 1 | 2 | 3 | 4

export const TEMPLE_IDS: readonly TempleId[] = [0, 1, 2, 3, 4]
