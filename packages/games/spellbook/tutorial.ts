import type { LessonPlan, Played, TutorialPlan } from '@grimuar/contract/tutorial'
import type { Seat } from '@grimuar/kernel'
import { BLACK, COLOURS, colourOf, EVERY_KIND, type Kind, RED, RUNES, runeOf, YELLOW } from './components.ts'
import type { SpellbookMove } from './table.ts'

// A first game with set I. The seed fixes all chance, so the tokens named in the lessons are the ones drawn.

const LEARNER: Seat = 0
const MERLIN: Seat = 1

type KindName = `${(typeof COLOURS)[number]} ${(typeof RUNES)[number]}`

function kind(name: KindName): Kind {
  const found = EVERY_KIND.find((k) => `${COLOURS[colourOf(k)]} ${RUNES[runeOf(k)]}` === name)
  if (found === undefined) throw new Error(`"${name}" is no token`)
  return found
}

const DRAW: SpellbookMove = { do: 'draw' }
const SKIP: SpellbookMove = { do: 'skip' }
const take = (name: KindName): SpellbookMove => ({ do: 'take', kind: kind(name) })
const store = (name: KindName): SpellbookMove => ({ do: 'store', kind: kind(name) })
const pay = (card: KindName, reals: readonly KindName[], wilds: readonly KindName[] = []): SpellbookMove => ({
  do: 'pay',
  card: kind(card),
  reals: reals.map(kind),
  wilds: wilds.map(kind),
})

const by = (seat: Seat, ...moves: SpellbookMove[]): Played<SpellbookMove>[] => moves.map((move) => ({ seat, move }))

const WILD: readonly KindName[] = ['purple triangle', 'purple triangle', 'blue triangle']

const lessons = [
  { id: 'welcome' },
  { id: 'altar', at: ['zone:altar'] },
  { id: 'pool', at: ['zone:pool:0'] },
  { id: 'pages', at: ['part:own'] },
  { id: 'phases', at: ['part:phases'] },
  { id: 'take', at: ['piece:token:96'], move: take('yellow triangle') },
  { id: 'store', at: ['piece:token:65'], move: store('white triangle') },
  { id: 'familiar', at: ['zone:familiar:0'] },
  { id: 'refill', before: by(MERLIN, take('black square'), SKIP), at: ['zone:altar'] },
  { id: 'draw', at: ['zone:bag'], move: DRAW },
  { id: 'skip', at: ['part:bar'], move: SKIP },
  {
    id: 'almostFull',
    before: [
      ...by(MERLIN, take('white circle'), store('black triangle')),
      ...by(LEARNER, DRAW, SKIP),
      ...by(MERLIN, take('black circle'), store('black circle')),
      ...by(LEARNER, DRAW, SKIP, SKIP),
      ...by(MERLIN, take('black circle'), store('black circle')),
    ],
    at: ['piece:token:12'],
    move: take('red square'),
  },
  { id: 'full', at: ['part:bar'], move: SKIP },
  { id: 'wild', at: ['zone:pool:0'] },
  { id: 'learn', at: ['part:level:0:4'], move: { do: 'learn', colour: RED, level: 4 } },
  {
    id: 'pay',
    at: ['zone:pool:0'],
    move: pay('red circle', ['red square', 'red square'], WILD),
    also: [pay('red square', ['red circle', 'red square'], WILD)],
  },
  { id: 'firstSpell', at: ['zone:card:0:0'] },
  {
    id: 'cast',
    before: by(MERLIN, DRAW, store('green circle')),
    at: ['part:level:0:3'],
    move: { do: 'cast', colour: RED, level: 3, way: 0 },
  },
  { id: 'luck', at: ['zone:pool:0'] },
  { id: 'storeRed', at: ['piece:token:7'], move: store('red triangle') },
  { id: 'abundance', at: ['part:level:6:5'], move: { do: 'learn', colour: YELLOW, level: 5 } },
  {
    id: 'payGold',
    at: ['part:confirm', 'zone:pool:0'],
    move: pay('yellow circle', ['yellow triangle', 'yellow triangle', 'yellow square', 'yellow square']),
    also: [
      pay('yellow triangle', ['yellow circle', 'yellow triangle', 'yellow square', 'yellow square']),
      pay('yellow square', ['yellow circle', 'yellow triangle', 'yellow triangle', 'yellow square']),
    ],
  },
  { id: 'atOnce', at: ['zone:card:0:6', 'zone:pool:0'] },
  { id: 'altarFull', at: ['zone:altar'] },
  {
    id: 'swept',
    before: by(
      MERLIN,
      DRAW,
      SKIP,
      { do: 'learn', colour: BLACK, level: 3 },
      pay('black circle', ['black square', 'black square']),
    ),
    at: ['zone:altar', 'zone:tray'],
  },
  { id: 'players', at: ['part:players'] },
  { id: 'ending' },
  { id: 'hints', at: ['part:undo'] },
] as const satisfies readonly (LessonPlan<SpellbookMove> & { readonly id: string })[]

export type LessonId = (typeof lessons)[number]['id']

export const plan: TutorialPlan<LessonId, SpellbookMove> = {
  options: { mode: 'set1' },
  learner: LEARNER,
  luck: { kind: 'quick', seed: 1564983 },
  lessons,
}
