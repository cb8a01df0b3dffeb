export {
  type Contest,
  type ContestProgress,
  type ContestResult,
  contest,
  playContest,
  type Spread,
  type Standing,
} from './arena.ts'
export { type Bout, type BoutEnd, type BoutStep, playBout } from './bout.ts'
export { type Decision, PLAYERS, type Player, playerOf, policy, random } from './player.ts'
export { type Interval, wilson } from './wilson.ts'
