import { type Json, quickDice, start } from '@grimuar/kernel'
import { game } from './rules.ts'
import { type Card, DECK, type Mode, noSparks, type SamplerFrame, type SamplerTable } from './table.ts'

interface Wanted {
  readonly seats?: number
  readonly mode?: Mode
  readonly round?: number
  readonly rounds?: number
  /** What is still to happen in this round, in order. */
  readonly frames: readonly SamplerFrame[]
  /** Cards in hand, by seat. */
  readonly hands?: readonly (readonly Card[])[]
  readonly change?: Partial<Pick<SamplerTable, 'packed' | 'coins' | 'shadow' | 'lead' | 'chapter'>>
}

const REST: readonly SamplerFrame[] = [
  { op: 'work' },
  { op: 'pack' },
  { op: 'share' },
  { op: 'gather' },
  { op: 'path' },
  { op: 'round' },
]
const from = (op: SamplerFrame['op']) => REST.slice(REST.findIndex((frame) => frame.op === op))

function position({ seats = 2, mode = 'rivals', round = 1, rounds = 1, frames, hands = [], change = {} }: Wanted) {
  return (): { seats: number; options: Json; table: Json } => {
    const options = { mode, rounds, tale: { chapter: change.chapter ?? 1, sparks: 0 } }
    const t = start(game, { ...options, tale: game.options.tale.default }, seats, quickDice(1))
    const held = t.hands.map((hand, seat) => (hands[seat] ?? hand).slice())
    const deck = DECK.slice()
    for (const card of held.flat()) deck.splice(deck.indexOf(card), 1)
    const table: SamplerTable = {
      ...t,
      ...change,
      ask: null,
      frames: frames.toReversed(),
      round,
      lead: change.lead ?? 0,
      hands: held,
      deck,
    }
    return { seats, options, table: JSON.parse(JSON.stringify(table)) }
  }
}

/** Tables to begin from: for browser tests, lessons and bug reports. */
export const positions: { readonly [name: string]: () => { seats: number; options: Json; table: Json } } = {
  plan: position({ frames: [{ op: 'round' }], round: 0, change: { lead: 1 } }),
  pack: position({ frames: from('pack') }),
  share: position({ frames: from('share') }),
  'storm, two wards in one hand': position({
    frames: from('gather'),
    hands: [
      ['ward', 'ward'],
      ['blank', 'blank'],
    ],
  }),
  'storm, nobody holds a ward': position({
    frames: from('gather'),
    hands: [
      ['blank', 'blank'],
      ['blank', 'blank'],
    ],
  }),
  'storm of four': position({
    seats: 4,
    frames: from('gather'),
    hands: [['blank', 'blank'], ['ward', 'blank'], ['blank', 'ward'], ['blank']],
  }),
  'path of a team': position({ mode: 'team', frames: from('path') }),
  'a team about to win': position({
    mode: 'team',
    frames: from('path'),
    change: { shadow: noSparks(), coins: [0, 0, 3], packed: ['lamp'] },
  }),
  'the shadow about to win': position({ frames: from('path'), change: { shadow: { ...noSparks(), dusk: 30 } } }),
}
