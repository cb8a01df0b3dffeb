import { ticTacToe } from '@grimuar/kernel/testkit'
import { expect, test } from 'vitest'
import { checkTutorial, type Lesson, lineOf, type Tutorial } from './tutorial.ts'

const says = { pl: 'Połóż krzyżyk.', en: 'Put a cross.' }
const lessons: readonly Lesson[] = [
  { says },
  { says, at: ['zone:4'], move: { at: 4 }, also: [{ at: 8 }] },
  { says, before: [{ seat: 1, move: { at: 0 } }], meanwhile: says },
  { says, move: { at: 2 }, hint: says },
]
const tutorial: Tutorial = {
  options: {},
  names: { pl: ['Ty', 'On'], en: ['You', 'They'] },
  learner: 0,
  luck: { kind: 'quick', seed: 1 },
  lessons,
}
const broken = (at: number, change: Partial<Lesson>) => ({
  ...tutorial,
  lessons: lessons.map((lesson, i) => (i === at ? { ...lesson, ...change } : lesson)),
})
const checking = (at: number, change: Partial<Lesson>) => () => checkTutorial(ticTacToe, broken(at, change))

test('a correct tutorial is played to its end', () => {
  expect(checkTutorial(ticTacToe, tutorial)).toEqual({ moves: 3, over: false })
})

test('each lesson has its place in the match', () => {
  const { places, line } = lineOf(tutorial)
  expect(places).toEqual([
    { from: 0, said: 0 },
    { from: 0, said: 0 },
    { from: 1, said: 2 },
    { from: 2, said: 2 },
  ])
  expect(line.map(({ seat }) => seat)).toEqual([0, 1, 0])
})

test('a broken tutorial is refused, and the error names the lesson', () => {
  expect(checking(0, { says: { pl: 'Tak.', en: ' ' } })).toThrow('lesson 1 has no words in "en"')
  expect(checking(3, { hint: { pl: '', en: 'No.' } })).toThrow('lesson 4 has no words in "pl"')
  expect(checking(1, { at: ['altar'] })).toThrow('lesson 2 points at "altar"')
  expect(checking(0, { also: [{ at: 3 }] })).toThrow('lesson 1 has other accepted moves')
  expect(checking(3, { move: { at: 4 } })).toThrow('lesson 4: {"at":4} of seat 0 is refused')
  expect(checking(2, { before: [{ seat: 0, move: { at: 5 } }] })).toThrow('afterwards seat 1 is asked, not seat 0')
})

test('another accepted move must fit everything that follows it', () => {
  expect(checking(1, { also: [{ at: 2 }] })).toThrow('lesson 4: {"at":2} of seat 0 is refused')
})

test('every language must name the same players', () => {
  expect(() => checkTutorial(ticTacToe, { ...tutorial, names: { pl: ['Ty', 'On'], en: ['You'] } })).toThrow('same players')
})
