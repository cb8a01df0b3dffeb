import { quickDice, start } from '@grimuar/kernel'
import { describeGame } from '../testkit/describe-game.ts'
import { towers as box } from './box.ts'
import { positions } from './positions.ts'
import { game } from './rules.ts'
import { towers } from './talk.ts'

describeGame(box, {
  matches: 250,
  every: 2,
  wordsEvery: 10,
  alwaysAChoice: true,
  silent: ['turn'],
  alike: ['second', 'spell', 'lose', 'push', 'take'], // several cards show the same symbol as often
  positions,
  records: new URL('./records/', import.meta.url),
  tutorials: { 'first-game': { moves: 68, over: true } },
  counts: {
    'the first turn': {
      table: start(game, { shuffled: false }, 2, quickDice(1)),
      seed: 0,
      are: '1/1 3/3 6/6 12/12 24/24 55/55 112/120',
    },
    'a table full of choices': {
      table: towers({
        knight: 'yellow',
        mage: 'clock',
        gaps: 'F1 T1 S1 B1 S3 E1',
        knightHas: { gained: 'M3 M4 T3 E3', used: 'B3 S5' },
        mageHas: { gained: 'F3 B4', used: 'S7' },
      }).table,
      seed: 0,
      are: '1/1 3/3 6/6 17/17 40/40 88/88 170/184',
    },
  },
})
