import { expect, test } from 'vitest'
import { around, standFor } from './pointing.ts'

test('the text is beside the table if there is space, and never covers the thing it describes', () => {
  const altar = { left: 450, top: 80, width: 340, height: 240 }
  expect(standFor(altar, 1280, 720)).toBe('side')
  expect(standFor({ left: 980, top: 80, width: 290, height: 600 }, 1280, 720)).toBe('left')
  expect(standFor(undefined, 390, 844)).toBe('bottom')
  expect(standFor({ left: 0, top: 280, width: 390, height: 180 }, 390, 844)).toBe('bottom')
  expect(standFor({ left: 0, top: 480, width: 390, height: 50 }, 390, 844)).toBe('top')
})

test('several things are marked by one rectangle', () => {
  expect(around([])).toBeUndefined()
  expect(
    around([
      { left: 10, top: 20, width: 30, height: 40 },
      { left: 5, top: 30, width: 10, height: 50 },
    ]),
  ).toEqual({ left: 5, top: 20, width: 35, height: 60 })
})
