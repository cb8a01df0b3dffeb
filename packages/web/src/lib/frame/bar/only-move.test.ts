import { expect, test } from 'vitest'
import { BLANK } from '../../session/snapshot.ts'
import { onlyMove } from './only-move.ts'

const at = (step: number, moves: readonly string[], more = {}) => ({
  moves,
  now: true,
  replaying: false,
  shown: { ...BLANK, step },
  ...more,
})

test('a forced move is found, and none if there is a choice or nothing to decide', () => {
  expect(onlyMove(at(3, ['pass']), -1)).toBe('pass')
  expect(onlyMove(at(3, ['pass', 'take']), -1)).toBeUndefined()
  expect(onlyMove(at(3, []), -1)).toBeUndefined()
})

test('nothing is done while an earlier moment is looked at, nor again after it was undone', () => {
  expect(onlyMove(at(3, ['pass'], { now: false }), -1)).toBeUndefined()
  expect(onlyMove(at(3, ['pass'], { replaying: true }), -1)).toBeUndefined()
  expect(onlyMove(at(3, ['pass']), 3)).toBeUndefined()
  expect(onlyMove(at(4, ['pass']), 3)).toBe('pass')
})
