import { expect, test } from 'vitest'
import { mayAskForHints } from './hint-rule.ts'

const two = [{ kind: 'human' }, { kind: 'human' }] as const

test('people of one team have no human rivals; a table without hints has none for them either', () => {
  expect(mayAskForHints('bots', 0, two)).toBe(false)
  expect(mayAskForHints('bots', 0, two, true)).toBe(true)
  expect(mayAskForHints('nobody', 0, two, true)).toBe(false)
  expect(mayAskForHints('everyone', null, two, true)).toBe(false)
})
