import { expect, test } from 'vitest'
import { at, type By, by, copyBy } from './index.ts'

const COLOURS = [0, 1, 2] as const
type Colour = (typeof COLOURS)[number]

test('a list by id is read without a doubt, and copied', () => {
  const gems: By<Colour, number> = by(COLOURS, (colour) => colour * 10)
  const copy = copyBy(gems)
  copy[2] += 1
  const red: number = gems[2]
  expect([red, copy[2], gems.length]).toEqual([20, 21, 3])
})

test('a place of a list that does not exist stops loudly', () => {
  expect(at(['a', 'b'], 1)).toBe('b')
  expect(() => at(['a', 'b'], 2)).toThrow('nothing at place 2 of a list')
})
