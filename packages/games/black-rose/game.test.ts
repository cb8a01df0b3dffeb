import { quickDice, startFrom } from '@grimuar/kernel'
import { describeGame } from '../testkit/describe-game.ts'
import { blackRose } from './box.ts'
import { positions } from './positions.ts'
import { readable } from './readable.ts'

const from = (name: string, are: string) => {
  const table = readable.read?.(positions[name]?.().table ?? null)
  if (!table) throw new Error(`there is no position "${name}"`)
  return { [name]: { table: startFrom(readable, table, quickDice(7)), seed: 7, are } }
}

describeGame(blackRose, {
  matches: 6,
  every: 60,
  wordsEvery: 30,
  positions,
  positionsEvery: 100,
  records: new URL('./records/', import.meta.url),
  tutorials: { 'first-turn': { moves: 21, over: false }, traps: { moves: 14, over: false } },
  counts: {
    ...from('aiming', '1/1 7/7 39/51 269/370 872/1967'),
    ...from('traps and protections', '1/1 3/3 6/6 18/18 30/42 83/129'),
    ...from('before the Second Moon', '1/1 3/3 12/15 40/54 111/180 362/806'),
    ...from('a Mage about to fall', '1/1 4/4 15/19 52/72 153/232 491/1091'),
    ...from('ruins', '1/1 1/1 5/5 14/21 30/45 64/115'),
    ...from('four in the Lodge', '1/1 8/8 52/52 43/52 261/301 1197/1630'),
  },
})
