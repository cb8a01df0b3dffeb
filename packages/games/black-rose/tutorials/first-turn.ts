import type { LessonPlan, TutorialPlan } from '@grimuar/contract/tutorial'
import type { AnyMove, Prepared } from '../questions.ts'
import { positionOf } from '../scene.ts'
import { ACTIVATE, ATTACK, by, cast, END, LEARNER, MOVE, REBECCA, room, slot, to } from './script.ts'

// A whole turn, from the Preparation on. Everything is laid by hand, so the seed decides nothing that the lessons speak of.

const upper = (card: Prepared['card']): Prepared => ({ card, side: 'upper', nth: 0 })
const lower = (card: Prepared['card']): Prepared => ({ card, side: 'lower', nth: 0 })

const { options, table } = positionOf({
  turn: 1,
  phase: 'study',
  people: [
    {
      at: 'forge',
      power: 1,
      hand: 'CON01 DES03 DES04 DES08 DES10 NEC06',
      grimoire: 'DES05 DES01 DES11 DES02',
      quests: 'Q007',
    },
    { at: 'laboratory', power: 2, hand: 'NEC01 NEC06 NEC08 NEC12', grimoire: 'NEC03 NEC04 NEC07 NEC10' },
  ],
  events: 'E003 - -',
  eventsOnTop: 'E002',
  questsOnTop: 'Q021 Q002',
  frames: [{ op: 'prepare' }, { op: 'actionPhase' }, { op: 'evocationPhase', nth: 0 }, { op: 'cleanup', step: 0 }],
})

const lessons = [
  { id: 'welcome', at: ['part:lodge'] },
  { id: 'power', at: ['piece:power:0', 'piece:power:4'] },
  { id: 'phases' },
  { id: 'hand', at: ['zone:hand'] },
  { id: 'slots', at: ['zone:slot:0', 'zone:slot:1'] },
  { id: 'program', at: ['zone:hand', 'zone:slot:0', 'zone:slot:1'], move: [upper('DES08'), lower('DES03')] },
  { id: 'sealed', before: by(REBECCA, [upper('NEC12'), upper('NEC06')]), at: ['part:players'] },
  { id: 'yourQuest', at: ['part:quests'] },
  { id: 'event', at: ['part:events'] },
  { id: 'walk', at: [room('treasure')], move: MOVE },
  { id: 'activate', before: by(LEARNER, to('oracle'), to('treasure')), at: [room('treasure')], move: ACTIVATE },
  { id: 'quest', at: ['part:moment'], move: { do: 'quest', quest: 'Q007' } },
  { id: 'points', at: ['piece:power:0'] },
  { id: 'cast', at: [slot(0)], move: cast(0) },
  { id: 'aim', at: [room('laboratory')], move: to('laboratory') },
  { id: 'damage', at: ['piece:figure:1'] },
  { id: 'instability', at: [room('treasure')] },
  {
    id: 'attack',
    before: by(REBECCA, MOVE, to('treasure'), END, cast(0)),
    at: ['piece:figure:1', 'part:bar'],
    move: ATTACK,
  },
  { id: 'standard', at: [slot(1)], move: cast(1) },
  { id: 'symbol', at: ['part:bar'], move: { when: 'before' } },
  { id: 'here', at: [room('treasure')], move: to('treasure') },
  { id: 'ruin', before: by(REBECCA, MOVE, to('laboratory'), END, cast(1)), at: [room('treasure')] },
  { id: 'memories' },
  { id: 'end' },
] as const satisfies readonly (LessonPlan<AnyMove> & { readonly id: string })[]

export type LessonId = (typeof lessons)[number]['id']

export const plan: TutorialPlan<LessonId, AnyMove> = {
  options,
  from: table,
  learner: LEARNER,
  luck: { kind: 'quick', seed: 1 },
  lessons,
}
