import { expect, test } from 'vitest'
import { roundedPath } from './rounded-path.ts'

test.each([
  ['m1.2 1.2l.4.4l.4.4l.4.4', 'm1 1l1 1l0 0l0 0', 'errors do not add up'],
  ['M10.4 10.4H20.6V5z', 'M10 10H21V5z', 'absolute points'],
  ['m.6.6 1.8 1.8z m1.4 1.4 2 2', 'm1 1 1 1zm1 1 2 2', 'a closed part goes back to its start'],
  ['M0 0c1.6-1.6 3.2-3.2 4.4 0s.4.4 1.2 0', 'M0 0c2-2 3-3 4 0s1 0 2 0', 'curves, several in one command'],
  ['M5 5a2.34 2.34 0 013.6 0', 'M5 5a2.3 2.3 0 0 1 4 0', 'arcs whose flags stand without spaces'],
])('%s becomes %s: %s', (path, rounded) => {
  expect(roundedPath(path)).toBe(rounded)
})
