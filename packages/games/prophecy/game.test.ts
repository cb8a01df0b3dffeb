import { defaults, quickDice, start } from '@grimuar/kernel'
import { describeGame } from '../testkit/describe-game.ts'
import { prophecy as box } from './box.ts'
import { positions } from './positions.ts'
import { game } from './rules.ts'
import { prophecy } from './talk.ts'

const from = (position: Parameters<typeof prophecy>[0]) => ({ table: prophecy(position).table, seed: 7 })
const advanced = (side: string, reserve = 0) =>
  from({ players: [{ at: 'blue', net: 'BRRC CC', side, reserve }, {}, {}, {}], advanced: true, acting: true })

describeGame(box, {
  matches: 48,
  every: 40,
  wordsEvery: 15,
  alwaysAChoice: true,
  silent: ['turn', 'place', 'pay'],
  positions,
  positionsEvery: 100,
  records: new URL('./records/', import.meta.url),
  tutorials: { 'first-game': { moves: 49, over: false } },
  counts: {
    'the first crystals of two players: 12 times 11 places, halved by their order': {
      table: start(game, defaults(game.options), 2, quickDice(1)),
      seed: 7,
      are: '1/1 12/12 66/132 792/1584',
    },
    'a first turn of four with two crystals': {
      ...from({ players: [{ net: 'CC' }, { at: 'W3' }, { at: 'red' }, { at: 'W9' }], round: 1 }),
      are: '1/1 12/12 110/110 458/638',
    },
    'the printed curse on the blue temple, with a spell to spare': {
      ...from({ players: [{ at: 'blue', net: 'RYY. BRR. ...G' }, {}, {}, {}], acting: true }),
      are: '1/1 7/7 29/31 159/195',
    },
    'two players, the ghost between them': {
      ...from({
        players: [
          { at: 'W2', net: 'CCR' },
          { at: 'W6', net: 'YB' },
        ],
        ghost: 'W3',
      }),
      are: '1/1 11/11 50/50 306/375 1587/2990',
    },
    'an upgrade with the Wind': {
      ...from({ players: [{ at: 'W8', net: 'CCR', runes: 'wind' }, {}, {}, {}], covered: { 8: 'RY' }, acting: true }),
      are: '1/1 7/7 27/27 231/264 2414/3620',
    },
    'an exchange with the Scales': {
      ...from({ players: [{ at: 'W6', net: 'CCCG', runes: 'scales' }, {}, {}, {}], acting: true }),
      are: '1/1 4/4 29/29 302/312 3134/3756',
    },
    'the advanced net 1B on a temple': { ...advanced('1B', 3), are: '1/1 7/7 44/44 214/272' },
    'the advanced net 3A on a temple': { ...advanced('3A'), are: '1/1 4/4 21/21 105/120' },
    'the advanced net 3B on a temple': { ...advanced('3B'), are: '1/1 6/6 37/37 292/310' },
    'the draft of three': {
      table: start(game, { ...defaults(game.options), nets: 'a' }, 3, quickDice(1)),
      seed: 7,
      are: '1/1 4/4 14/14 42/42 162/162',
    },
  },
})
