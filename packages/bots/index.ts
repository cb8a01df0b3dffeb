export { type ContestResult, contest, type Standing } from './arena.ts'
export type { BoutStep } from './bout.ts'
export { PLAYERS, type Player, playerOf, random } from './player.ts'
export { type Interval, wilson } from './wilson.ts'
