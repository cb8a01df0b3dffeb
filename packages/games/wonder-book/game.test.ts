import { describeGame } from '../testkit/describe-game.ts'
import { wonderBook } from './box.ts'

describeGame(wonderBook, { matches: 60, every: 12, wordsEvery: 4, silent: [] })
