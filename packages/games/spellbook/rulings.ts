// Where the printed Polish rules and the game as played elsewhere differ. The table remembers which reading it was set up with.

/** Both readings of each point; the printed one is first and the default. */
export const RULINGS = {
  communionPoints: ['every', 'rune'], // SB-14.8 level 4 counts every stored token, or only those with the rune on the card
  communionStores: ['tray', 'spent'], // SB-14.11 level 5 stores any tokens of the tray, or only those just spent
  mirage: ['altar', 'pool'], // SB-13.16 every token taken from the altar wakes Mirage, or only one taken into the pool
} as const

export type Rulings = { readonly [R in keyof typeof RULINGS]: (typeof RULINGS)[R][number] }

export const PRINTED: Rulings = {
  communionPoints: RULINGS.communionPoints[0],
  communionStores: RULINGS.communionStores[0],
  mirage: RULINGS.mirage[0],
}
