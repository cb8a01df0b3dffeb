import { expect, test } from 'vitest'
import { OWNERS } from '../ids.ts'
import { markOf, marksOf, ownerStyle } from './sight.ts'

test('BR-2.11 every colour has a mark of its own, the Rose a blossom', () => {
  expect(OWNERS.map(markOf)).toEqual(['diamond', 'circle', 'square', 'triangle', 'blossom'])
  expect(new Set(OWNERS.map(ownerStyle)).size).toBe(5)
})

test('things are touched in the order of the rules, each at its first time', () => {
  const { order, broken, hits } = marksOf(
    [
      { kind: 'moved', figure: 2, is: null, from: 0, to: 3, room: 'forge', how: 'step' },
      { kind: 'hit', figure: 1, is: null, n: 2, by: 0 },
      { kind: 'instability', place: 3, room: 'forge', n: 1, by: 0 },
      { kind: 'hit', figure: 1, is: null, n: 1, by: 0 },
      { kind: 'destroyed', place: 3, room: 'forge', by: 0 },
    ],
    undefined,
  )
  expect([...order]).toEqual([
    ['figure:2', 1],
    ['figure:1', 2],
    ['room:3', 3],
  ])
  expect([...broken]).toEqual([3])
  expect([...hits]).toEqual([[1, 3]])
})
