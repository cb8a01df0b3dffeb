import { expect, test } from 'vitest'
import { around, standFor } from './pointing.ts'

test('on a wide screen the text is over the side, or over the players while it describes the side', () => {
  const altar = { left: 450, top: 80, width: 340, height: 240 }
  expect(standFor(altar, 1280)).toBe('side')
  expect(standFor(undefined, 1280)).toBe('side')
  expect(standFor({ left: 980, top: 80, width: 290, height: 600 }, 1280)).toBe('left')
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
