import { quickDice, start } from '@grimuar/kernel'
import { describeGame } from '../testkit/describe-game.ts'
import { wonderBook } from './box.ts'
import { positions } from './positions.ts'
import { scene } from './talk.ts'
import { whole as game } from './whole.ts'

describeGame(wonderBook, {
  matches: 30,
  every: 15,
  wordsEvery: 5,
  positions,
  positionsEvery: 15,
  tutorials: { prologue: { moves: 12, over: false } },
  records: new URL('./records/', import.meta.url),
  counts: {
    'the first choices of two': {
      table: start(game, { difficulty: 'normal', ties: 'ask', tale: game.options.tale.default }, 2, quickDice(1)),
      seed: 0,
      are: '1/1 4/4 12/12 24/48 48/96 156/336',
    },
    'three heroes among wyrms': {
      table: scene({
        book: 'L-N B-M M-S B|S',
        heroes: 'laser@L*2+sc07 silna@S*1 byczek@B',
        wyrms: '1@N 2@L~ 3@L',
        sparks: 'L S',
      }).table,
      seed: 0,
      are: '1/1 3/9 12/36 34/138 95/528',
    },
    'wyrms that can choose': {
      table: scene({
        book: 'X-Y X-V Y-V X-Z Y-Z',
        heroes: 'byczek@X:2 laser@X:3 silna@Y:2',
        wyrms: '1@X 2@Z 3@Y 5@X~',
        objective: { enemy: [{ activate: 2 }] },
        then: 'enemies',
      }).table,
      seed: 0,
      are: '1/1 5/15 14/144 41/1269 108/9927 256/70110',
    },
  },
})
