import { expect, test } from 'vitest'
import { ask, askAny, askEach, blankTable, type Frame, next, type Table } from './table.ts'

const blank = (): Table => blankTable(3)

test('frames happen in the order written, before all that was there', () => {
  const t = blank()
  next<Frame>(t, { op: 'later' })
  next<Frame>(t, { op: 'first' }, { op: 'second' })
  const order = []
  while (t.frames.length) order.push(t.frames.pop()?.op)
  expect(order).toEqual(['first', 'second', 'later'])
})

test('a question goes to one, to each, or to any', () => {
  const t = blank()
  ask(t, 2, { kind: 'colour' })
  expect(t.ask).toEqual({ question: { kind: 'colour' }, manner: 'one', to: [2] })
  askEach(t, [0, 2], { kind: 'colour' })
  expect(t.ask).toEqual({ question: { kind: 'colour' }, manner: 'each', to: [0, 2], sealed: [undefined, undefined] })
  askAny(t, [1, 2], { kind: 'colour' })
  expect(t.ask).toEqual({ question: { kind: 'colour' }, manner: 'any', to: [1, 2] })
})
