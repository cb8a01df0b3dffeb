import { describeGame } from '../testkit/describe-game.ts'
import { sampler } from './box.ts'
import { positions } from './positions.ts'

describeGame(sampler, {
  matches: 90,
  every: 3,
  wordsEvery: 1,
  records: new URL('./records/', import.meta.url),
  positions,
})
