import type { LessonPlan, Played, TutorialPlan } from '@grimuar/contract/tutorial'
import { at as placeAt, type Seat } from '@grimuar/kernel'
import { type Colour, cardCalled, KNIGHT, MAGE, PLACES, type Place, RED, RING, TOWER_NAMES, YELLOW } from './cards.ts'
import type { TowersMove } from './table.ts'

// A whole first game, as the knight. The seed fixes all chance, so cards and secrets are the ones the lessons name. Rounds without
// anything new are played quickly.

const LEARNER: Seat = KNIGHT
const MERLIN: Seat = MAGE

type TowerName = (typeof TOWER_NAMES)[number]

/** The place of a tower in the ring. */
const place = (name: TowerName): Place =>
  placeAt(
    PLACES,
    RING.findIndex((tower) => TOWER_NAMES[tower] === name),
  )

const LEFT: TowersMove = { do: 'put', side: 'left' }
const RIGHT: TowersMove = { do: 'put', side: 'right' }
const PASS: TowersMove = { do: 'pass' }
const go = (name: TowerName): TowersMove => ({ do: 'go', place: place(name) })
const take = (gap: number): TowersMove => ({ do: 'take', gap: placeAt(PLACES, gap) })
const choose = (code: string): TowersMove => ({ do: 'card', card: cardCalled(code) })
const pointAt = (tower: Colour): TowersMove => ({ do: 'tower', tower })

const by = (seat: Seat, ...moves: TowersMove[]): Played<TowersMove>[] => moves.map((move) => ({ seat, move }))
const at = (name: TowerName) => `zone:place:${place(name)}`
const piece = (code: string) => `piece:card:${cardCalled(code)}`
const gained = (seat: Seat) => `zone:gained:${seat}`
const used = (seat: Seat) => `zone:used:${seat}`

const THIRD_ROUND = [
  ...by(LEARNER, go('yellow'), take(2)),
  ...by(MERLIN, go('green'), choose('T4'), RIGHT, LEFT),
  ...by(LEARNER, take(4)),
  ...by(MERLIN, go('yellow'), PASS),
]

const TO_THE_LAST_TURN = [
  ...by(LEARNER, take(3), RIGHT),
  ...by(MERLIN, go('red')),
  ...by(LEARNER, take(1), go('purple'), take(0)),
  ...by(MERLIN, go('yellow'), take(3), PASS),
  ...by(LEARNER, go('clock')),
  ...by(MERLIN, go('red'), go('yellow'), take(3), RIGHT, PASS),
  ...by(LEARNER, go('blue'), take(4), PASS),
  ...by(MERLIN, go('green'), take(2), choose('T2'), RIGHT, choose('M1'), LEFT),
]

const lessons = [
  { id: 'welcome', at: [at('yellow'), at('clock')] },
  { id: 'move', at: [at('green')], move: go('green') },
  { id: 'take', at: ['zone:gap:2'], move: take(2) },
  { id: 'gained', at: [gained(LEARNER), at('yellow')] },
  { id: 'payment', before: by(MERLIN, go('blue'), take(5)), at: [at('yellow')], move: go('yellow') },
  { id: 'spell', at: [piece('E2'), used(LEARNER)], move: choose('E2') },
  { id: 'row', at: [used(LEARNER)], move: RIGHT },
  { id: 'peek', at: [at('yellow')], move: pointAt(YELLOW) },
  { id: 'peekAgain', at: [at('red')], move: pointAt(RED) },
  { id: 'exchange', at: ['part:peek', 'part:bar'], move: { do: 'exchange' } },
  { id: 'secrets', at: [at('yellow'), at('red')] },
  { id: 'newRound', before: by(MERLIN, go('clock')), at: [at('clock'), 'zone:pile'] },
  { id: 'trade', before: by(MERLIN, go('purple'), take(1)), at: ['piece:pawn:1'], move: { do: 'trade' } },
  { id: 'book', at: [piece('B3')], move: choose('B3') },
  { id: 'hidden', before: by(LEARNER, RIGHT), at: ['zone:hidden:0'] },
  { id: 'toads', before: by(MERLIN, go('red'), take(3)), at: [at('green'), 'zone:gap:2'], move: go('green') },
  { id: 'double', at: [piece('T1')], move: choose('T1') },
  { id: 'feather', before: by(LEARNER, RIGHT), at: [piece('F4')], move: choose('F4') },
  { id: 'rowEnd', at: [used(MERLIN)], move: LEFT },
  { id: 'log', before: THIRD_ROUND, at: ['part:undo'] },
  { id: 'discard', before: by(MERLIN, go('blue'), take(5), choose('F1'), LEFT), at: [piece('M4')], move: choose('M4') },
  { id: 'lastTurn', before: TO_THE_LAST_TURN, at: [at('red')], move: go('red') },
  { id: 'redSpell', at: [piece('M3'), piece('M7')], move: choose('M3'), also: [choose('M7')] },
  { id: 'second', before: by(LEARNER, LEFT), at: [piece('F5')], move: choose('F5') },
  {
    id: 'guess',
    before: [...by(LEARNER, LEFT), ...by(MERLIN, choose('S2'))],
    at: [at('yellow'), at('red')],
    move: pointAt(YELLOW),
  },
  { id: 'end', at: ['part:bar'] },
] as const satisfies readonly (LessonPlan<TowersMove> & { readonly id: string })[]

export type LessonId = (typeof lessons)[number]['id']

export const plan: TutorialPlan<LessonId, TowersMove> = {
  options: {},
  learner: LEARNER,
  luck: { kind: 'quick', seed: 2377188 },
  lessons,
}
