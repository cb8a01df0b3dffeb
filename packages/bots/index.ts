export { type Contest, type ContestResult, type ContestStep, contest, playContest, type Spread, type Standing } from './arena.ts'
export { type Bout, type BoutEnd, type Glimpse, playBout } from './bout.ts'
export { PLAYERS, type Player, playerOf, policy, random, type Seen } from './player.ts'
export { type Interval, wilson } from './wilson.ts'
