// Arbitraries for fast-check stand apart, in `@grimuar/kernel/testkit/arbitraries`, so that the rest needs no test library.
export { counts } from './counts.ts'
export { checkEverything } from './invariants.ts'
export {
  type Check,
  type Checkpoint,
  playRandomly,
  type RandomPlay,
  RandomPlayFailure,
  randomMatch,
  someAnswer,
} from './random-play.ts'
export { roundTrip } from './records.ts'
export { riggedDice, type Talk, talk } from './talk.ts'
export { ticTacToe } from './tic-tac-toe.ts'
