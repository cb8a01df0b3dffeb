import { expect, test } from 'vitest'
import { ask, change, openWindow, orderNow, quickDice, standingAnswer, start } from './index.ts'
import { toy } from './testkit/toy.ts'

const PASS = { do: 'pass' }
/** A strike that others may stop; seat 1 has a shield, seats 2 and 3 have none. */
const strike = toy({
  first: [{ op: 'strike' }, { op: 'turn' }],
  ops: {
    strike: (t) => void openWindow(t, 'strike', { op: 'hit' }),
    hit: (t) => void t.log.push('hit'),
    turn: (t) => ask(t, 2, { kind: 'turn' }),
  },
  asks: {
    shield: {
      answers: (_t, _q, seat) => (seat === 1 ? [PASS, { do: 'shield' }] : [PASS]),
      isPass: (move) => move.do === 'pass',
      apply: (t, q) => void change(t, q['id'], null),
    },
    turn: { answers: () => [{ do: 'end' }], apply: () => {} },
  },
  windows: { strike: { speakers: () => [1, 2, 3], question: (_t, _pending, id) => ({ kind: 'shield', id }) } },
})

const table = () => start(strike, {}, 4, quickDice(1))

test('a seat that could only decline is declined for, unless its player wants to be asked every time', () => {
  const t = table()
  expect([1, 2, 3].map((seat) => standingAnswer(strike, t, seat, 'idle'))).toEqual([undefined, PASS, PASS])
  expect([1, 2, 3].map((seat) => standingAnswer(strike, t, seat, 'always'))).toEqual([undefined, undefined, undefined])
})

test('a player who wants no interrupts declines also possible ones', () => {
  expect(standingAnswer(strike, table(), 1, 'never')).toEqual(PASS)
})

test('a standing answer is given once for each seat, and only for seats that are asked', () => {
  const t = table()
  if (t.ask) t.ask = { ...t.ask, sealed: [undefined, PASS, undefined] }
  expect([0, 2, 3].map((seat) => standingAnswer(strike, t, seat, 'idle'))).toEqual([undefined, undefined, PASS])
})

test('"never" lasts until the next question that is no interrupt', () => {
  const t = table()
  expect(orderNow(t, 2, 'never')).toBe('never')
  ask(t, 2, { kind: 'turn' })
  expect([orderNow(t, 1, 'never'), orderNow(t, 2, 'never'), orderNow(t, 2, 'always')]).toEqual(['never', 'idle', 'always'])
  expect(standingAnswer(strike, t, 2, 'idle')).toBeUndefined()
})
