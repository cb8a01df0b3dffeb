import { describeGame } from '../testkit/describe-game.ts'
import { blackRose } from './box.ts'
import { positions } from './positions.ts'

describeGame(blackRose, {
  matches: 6,
  every: 60,
  wordsEvery: 30,
  positions,
  positionsEvery: 100,
  tutorials: { 'first-turn': { moves: 21, over: false }, traps: { moves: 14, over: false } },
})
