import type { LessonPlan, TutorialPlan } from '@grimuar/contract/tutorial'
import type { AnyMove } from '../questions.ts'
import { positionOf } from '../scene.ts'
import { by, cast, END, LEARNER, MOVE, PASS, REBECCA, slot, to, trigger } from './script.ts'

// The Action phase of a later turn: one trap and one protection are set and triggered.

const { options, table } = positionOf({
  turn: 2,
  people: [
    { at: 'throne', power: 3, actions: 0, ready: 'CON01 DES10', hand: 'DES03 DES08', grimoire: 'DES05 DES01 DES11 DES02' },
    { at: 'treasure', power: 4, actions: 1, ready: 'NEC12 NEC06', hand: 'NEC01', grimoire: 'NEC03 NEC04 NEC07 NEC10' },
  ],
  eventsOnTop: 'E002',
})

/** Moments at which the learner could only let it pass: no card fits them. */
const NOTHING_FITS = by(LEARNER, PASS, PASS)

const lessons = [
  { id: 'welcome', at: [slot(0), slot(1)] },
  { id: 'set', at: [slot(0)], move: cast(0) },
  { id: 'token', at: [slot(0)] },
  { id: 'protection', at: [slot(1)], move: cast(1) },
  { id: 'watch', at: ['part:players'] },
  { id: 'trap', before: by(REBECCA, MOVE, to('laboratory')), at: ['part:moment'], move: trigger(0) },
  { id: 'sprung', at: ['piece:figure:1'] },
  { id: 'standing', before: [...by(REBECCA, END, cast(0)), ...NOTHING_FITS], at: ['part:moment'] },
  { id: 'pass', at: ['part:moment'], move: PASS },
  { id: 'armour', before: [...by(REBECCA, cast(1)), ...NOTHING_FITS], at: ['part:moment'], move: trigger(1) },
  { id: 'cleanup' },
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
