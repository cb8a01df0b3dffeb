import { defaults, quickDice, start } from '@grimuar/kernel'
import { describeGame } from '../testkit/describe-game.ts'
import { spellbook as box } from './box.ts'
import { positions } from './positions.ts'
import { game } from './rules.ts'
import { type Scene, scene } from './talk.ts'

const from = (what: Scene) => ({ table: scene(what).table, seed: 7 })

describeGame(box, {
  matches: 150,
  every: 15,
  wordsEvery: 5,
  alwaysAChoice: true,
  positions,
  positionsEvery: 25,
  records: new URL('./records/', import.meta.url),
  tutorials: { 'first-game': { moves: 31, over: false } },
  counts: {
    'a first day of set I': {
      table: start(game, defaults(game.options), 2, quickDice(1)),
      seed: 7,
      are: '1/1 7/7 28/28 185/185 740/740',
    },
    'an evening with a rich pool': {
      ...from({
        altar: '5 white square',
        phase: 'evening',
        players: [{ pool: '2 red circle, red square, blue circle, green circle, black circle, blue square, green square' }, {}],
      }),
      are: '1/1 6/6 44/44 172/172',
    },
    'a midday with Clone among three': {
      ...from({
        spells: ['clone', 'focus', 'growth', 'sharing', 'mirage'],
        altar: '2 red circle, blue square, green triangle, yellow circle',
        phase: 'midday',
        players: [
          {
            pool: '2 blue circle, black square, white circle',
            familiar: 'red square',
            spells: { clone: '5 circle', mirage: '4 circle' },
          },
          { spells: { focus: '5 square', growth: '5', sharing: '4' } },
          { spells: { focus: '4 circle' } },
        ],
      }),
      are: '1/1 7/7 48/50 174/195 668/852',
    },
    'an evening with Storm': {
      ...from({
        spells: ['storm', 'cure'],
        altar: '2 red circle, blue square, green triangle, yellow circle',
        phase: 'evening',
        players: [{ pool: 'black circle', spells: { storm: '5' } }, {}],
      }),
      are: '1/1 3/3 17/17 63/63 260/272 740/848',
    },
    'a solo morning of set III': {
      ...from({
        spells: 'set3',
        altar: '2 red circle, blue square, green triangle, yellow circle, white circle, black square',
        players: [{ pool: 'black circle, red square', spells: { blaze: '3', divination: '4' } }],
      }),
      are: '1/1 11/11 53/53 259/281 2109/2378',
    },
  },
})
