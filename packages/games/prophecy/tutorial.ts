import type { LessonPlan, Played, TutorialPlan } from '@grimuar/contract/tutorial'
import type { Seat } from '@grimuar/kernel'
import { BLUE, CLEAR, COLOURS, type Colour, GREEN, type Kind, type Place, RED, wasteland, YELLOW } from './cards/index.ts'
import type { ProphecyMove } from './table.ts'

// A first game for two, with the ghost. The seed fixes all chance, so temples, runes and goals are where the lessons say.

const LEARNER: Seat = 0
const MERLIN: Seat = 1

/** The ring of this game: yellow, 1, 2, green, 3, purple, 5, 6, blue, 8, red, 9, 10. */
const RING = { yellow: 0, w1: 1, w2: 2, green: 3, w6: 7, blue: 8, w8: 9, red: 10 } as const
const YELLOW_TEMPLE = 1

const END: ProphecyMove = { do: 'end' }
const go = (stop: number): ProphecyMove => ({ do: 'go', stop })
const place = (crystal: Kind, at: Place): ProphecyMove => ({ do: 'place', crystal, place: at })
const pay = (at: Place): ProphecyMove => ({ do: 'pay', place: at })
const cover = (field: Colour): ProphecyMove => ({ do: 'cover', field })
const choose = (crystal: Kind): ProphecyMove => ({ do: 'choose', crystal })
const swap = (at: Place): ProphecyMove => ({ do: 'swap', place: at })

const by = (seat: Seat, ...moves: ProphecyMove[]): Played<ProphecyMove>[] => moves.map((move) => ({ seat, move }))
const card = (number: number) => `zone:stop:${wasteland(number)}`
const spot = (at: Place) => `part:place-${at}`

const lessons = [
  { id: 'welcome' },
  { id: 'net', at: ['part:own'] },
  { id: 'place', at: [spot(8)], move: place(CLEAR, 8) },
  {
    id: 'start',
    before: [...by(LEARNER, place(CLEAR, 9)), ...by(MERLIN, place(CLEAR, 0), place(CLEAR, 1))],
    at: [card(1)],
    move: go(RING.w1),
  },
  { id: 'taken', at: [spot(10)], move: place(CLEAR, 10) },
  { id: 'endTurn', before: by(LEARNER, place(CLEAR, 11), place(CLEAR, 7)), at: ['part:bar'], move: END },
  {
    id: 'walk',
    before: by(MERLIN, go(RING.w8), cover(BLUE), pay(0), cover(RED), place(RED, 0), place(BLUE, 1)),
    at: [card(2)],
    move: go(RING.w2),
  },
  { id: 'upgrade', at: [card(2)], move: cover(YELLOW) },
  { id: 'pay', at: [spot(8)], move: pay(8) },
  { id: 'topRow', before: by(LEARNER, cover(BLUE), pay(9)), at: [spot(0)], move: place(YELLOW, 0) },
  {
    id: 'ghost',
    before: [...by(LEARNER, place(BLUE, 1), END), ...by(MERLIN, go(RING.red), place(RED, 4), END)],
    at: ['piece:pawn:-3', card(6)],
    move: go(RING.w6),
  },
  { id: 'trade', at: ['part:bar'], move: { do: 'trade' } },
  { id: 'choose', move: choose(YELLOW) },
  { id: 'hand', before: by(LEARNER, choose(RED)), at: ['zone:hand', spot(2)], move: place(YELLOW, 2) },
  { id: 'chains', before: by(LEARNER, place(RED, 3)), at: ['part:chains'], move: END },
  {
    id: 'speed',
    before: by(MERLIN, go(RING.blue), pay(0), place(BLUE, 0), END),
    at: [`zone:stop:${YELLOW_TEMPLE}`],
    move: go(RING.yellow),
  },
  { id: 'arc', at: [`zone:stop:${YELLOW_TEMPLE}`] },
  { id: 'rearrange', at: ['part:spells'], move: { do: 'cast', spell: 'rearrange' } },
  { id: 'give', at: [spot(3)], move: pay(3) },
  { id: 'swap', at: [spot(1)], move: swap(1) },
  { id: 'swapped', at: [spot(2)], move: swap(2) },
  { id: 'break', at: ['part:chains'], move: { do: 'break', end: 'left', level: 3, places: [0, 1, 2] } },
  { id: 'goals', at: ['part:runes', 'part:goals'] },
  { id: 'runes', before: by(MERLIN, go(RING.green), { do: 'take' }, place(GREEN, 5), END), at: [card(1)], move: go(RING.w1) },
  { id: 'resonance', move: choose(BLUE), also: COLOURS.filter((colour) => colour !== BLUE).map(choose) },
  { id: 'end' },
] as const satisfies readonly (LessonPlan<ProphecyMove> & { readonly id: string })[]

export type LessonId = (typeof lessons)[number]['id']

export const plan: TutorialPlan<LessonId, ProphecyMove> = {
  options: {},
  learner: LEARNER,
  luck: { kind: 'quick', seed: 280 },
  lessons,
}
