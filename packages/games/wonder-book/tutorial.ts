import type { LessonPlan, Played, TutorialPlan } from '@grimuar/contract/tutorial'
import type { Seat } from '@grimuar/kernel'
import type { AnyMove } from './asks/questions.ts'
import { options } from './options.ts'

// The prologue of chapter I, up to its first choice. It goes on as the real chapter: nothing in it depends on chance but one roll.

const LEARNER: Seat = 0
const COMPANION: Seat = 1

const by = (seat: Seat, ...moves: AnyMove[]): Played<AnyMove>[] => moves.map((move) => ({ seat, move }))
const to = (area: string): AnyMove => ({ do: 'move', to: area })
const use = (card: number): AnyMove => ({ do: 'interact', card })
const at = (area: string) => `zone:area:${area}`

const CUPBOARD = 9
const JAR = 10
const PORTRAIT = 11

const lessons = [
  { id: 'welcome', at: ['part:story'] },
  { id: 'hero', at: ['part:own'], move: { id: 'laser' } },
  { id: 'goal', before: by(COMPANION, { id: 'silna' }), at: ['part:goal'] },
  { id: 'fate', at: ['part:fate'] },
  { id: 'turn', at: ['part:own'], move: { hero: 0 } },
  { id: 'move', at: [at('hall')], move: to('hall') },
  { id: 'spark', at: ['part:act:collect'], move: { do: 'collect' } },
  { id: 'card', at: [at('hall')], move: use(PORTRAIT) },
  { id: 'companion', before: by(COMPANION, to('hall'), to('kitchen'), use(CUPBOARD)), at: ['part:players'] },
  { id: 'round', at: ['part:own'], move: { hero: 0 } },
  { id: 'library', at: [at('library')], move: to('library') },
  { id: 'dice', at: [at('library')], move: use(JAR) },
  { id: 'hint', at: ['part:bar'] },
  { id: 'end', at: ['part:own'] },
] as const satisfies readonly (LessonPlan<AnyMove> & { readonly id: string })[]

export type LessonId = (typeof lessons)[number]['id']

export const plan: TutorialPlan<LessonId, AnyMove> = {
  options: { difficulty: options.difficulty.default, ties: options.ties.default, tale: options.tale.default },
  learner: LEARNER,
  luck: { kind: 'quick', seed: 13 },
  goesOn: true,
  lessons,
}
