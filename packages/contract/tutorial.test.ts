import { ticTacToe } from '@grimuar/kernel/testkit'
import { expect, test } from 'vitest'
import type { ByLang } from './lang.ts'
import { guiding } from './parts.ts'
import { checkTutorial, type Lesson, lineOf, type Tutorial, type TutorialPlan, type TutorialWords } from './tutorial.ts'

const plan = {
  options: {},
  learner: 0,
  luck: { kind: 'quick', seed: 1 },
  lessons: [
    { id: 'look' },
    { id: 'middle', at: ['zone:4'], move: { at: 4 }, also: [{ at: 8 }] },
    { id: 'wait', before: [{ seat: 1, move: { at: 0 } }] },
    { id: 'corner', move: { at: 2 } },
  ],
} as const satisfies TutorialPlan
type Id = (typeof plan)['lessons'][number]['id']

const pl: TutorialWords<Id> = {
  names: ['Ty', 'On'],
  lessons: {
    look: { says: 'Oto plansza.' },
    middle: { says: 'Połóż krzyżyk.' },
    wait: { says: 'Teraz ty.', meanwhile: 'Chwila.' },
    corner: { says: 'Połóż krzyżyk.', hint: 'W rogu.' },
  },
}
const en: TutorialWords<Id> = {
  names: ['You', 'They'],
  lessons: {
    look: { says: 'This is the board.' },
    middle: { says: 'Put a cross.' },
    wait: { says: 'Now you.', meanwhile: 'One moment.' },
    corner: { says: 'Put a cross.', hint: 'In the corner.' },
  },
}

const open = guiding<Id, unknown>(async () => plan, { pl: async () => pl, en: async () => en })
const told: ByLang<Tutorial> = { pl: await open('pl'), en: await open('en') }

function spoilt(tutorial: Tutorial, at: number, change: Partial<Lesson>): Tutorial {
  return { ...tutorial, lessons: tutorial.lessons.map((lesson, i) => (i === at ? { ...lesson, ...change } : lesson)) }
}
const checking = (at: number, change: Partial<Lesson>) => () =>
  checkTutorial(ticTacToe, { pl: spoilt(told.pl, at, change), en: spoilt(told.en, at, change) })
const inEnglish = (at: number, change: Partial<Lesson>) => () =>
  checkTutorial(ticTacToe, { pl: told.pl, en: spoilt(told.en, at, change) })

test('a plan is told in the words of one language', () => {
  expect(told.en.names).toEqual(['You', 'They'])
  expect(told.en.lessons[1]).toEqual({ at: ['zone:4'], move: { at: 4 }, also: [{ at: 8 }], says: 'Put a cross.' })
})

test('a tutorial that holds together is played to its end', () => {
  expect(checkTutorial(ticTacToe, told)).toEqual({ moves: 3, over: false })
})

test('its lessons know where in the match they stand', () => {
  const { places, line } = lineOf(told.pl)
  expect(places).toEqual([
    { from: 0, said: 0 },
    { from: 0, said: 0 },
    { from: 1, said: 2 },
    { from: 2, said: 2 },
  ])
  expect(line.map(({ seat }) => seat)).toEqual([0, 1, 0])
})

test('a broken tutorial is reported with the place where it breaks', () => {
  expect(inEnglish(0, { says: ' ' })).toThrow('lesson 1 has no words in "en"')
  expect(inEnglish(1, { says: 'Put a cross. Or not. Who cares?' })).toThrow('lesson 2 is too long in "en"')
  expect(inEnglish(3, { hint: '' })).toThrow('lesson 4 has no words in "en"')
  const { hint: _, ...silent } = told.en.lessons[3] as Lesson
  const lessons = told.en.lessons.with(3, silent)
  expect(() => checkTutorial(ticTacToe, { pl: told.pl, en: { ...told.en, lessons } })).toThrow('lesson 4 has no words in "en"')
  expect(() => checkTutorial(ticTacToe, { pl: { ...told.pl, lessons }, en: told.en })).toThrow('lesson 4 has no words in "pl"')
  expect(checking(1, { at: ['altar'] })).toThrow('lesson 2 points at "altar"')
  expect(checking(0, { also: [{ at: 3 }] })).toThrow('lesson 1 has other accepted moves')
  expect(checking(3, { move: { at: 4 } })).toThrow('lesson 4: {"at":4} of seat 0 is refused')
  expect(checking(2, { before: [{ seat: 0, move: { at: 5 } }] })).toThrow('afterwards seat 1 is asked, not seat 0')
})

test('another good answer must fit all that follows', () => {
  expect(checking(1, { also: [{ at: 2 }] })).toThrow('lesson 4: {"at":2} of seat 0 is refused')
})

test('every language names the same players', () => {
  expect(() => checkTutorial(ticTacToe, { pl: told.pl, en: { ...told.en, names: ['You'] } })).toThrow('same players')
})
