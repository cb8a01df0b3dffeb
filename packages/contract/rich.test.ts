import { expect, test } from 'vitest'
import { plainText, richParts } from './rich.ts'

test('a text is split into words and marks', () => {
  expect(richParts('Discard {circle|a circle}: draw {4}')).toEqual([
    'Discard ',
    { mark: 'circle', words: 'a circle' },
    ': draw ',
    { mark: '4', words: '4' },
  ])
})

test('marks may stand side by side, and say nothing', () => {
  expect(richParts('{once|At once: }{rune|}')).toEqual([
    { mark: 'once', words: 'At once: ' },
    { mark: 'rune', words: '' },
  ])
})

test('a text without marks is one part, an empty one none', () => {
  expect(richParts('Draw 2')).toEqual(['Draw 2'])
  expect(richParts('')).toEqual([])
})

test('text that is not a mark stays unchanged', () => {
  expect(richParts('a { b } {} {c')).toEqual(['a ', { mark: ' b ', words: ' b ' }, ' {} {c'])
})

test('read aloud, a mark is its words', () => {
  expect(plainText('Discard {circle|a circle}: draw {4}')).toBe('Discard a circle: draw 4')
})
