/** Every card and table of the game as data. What the printed game has lost is marked PROPOSED and may be replaced there. */
export * from './crystals.ts'
export * from './goals.ts'
export * from './nets.ts'
export * from './ring.ts'
export * from './runes.ts'
export * from './spells.ts'
export * from './temples.ts'
export * from './wastelands.ts'
