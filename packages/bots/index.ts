export { type ContestResult, contest, type Standing } from './arena.ts'
export type { Glimpse } from './bout.ts'
export { PLAYERS, type Player, playerOf, random } from './player.ts'
