import { expect, test } from 'vitest'
import { ask, askEach, commonView, Dealer, openQuestion, play, quickDice, seesSame, start, waitingFor } from './index.ts'
import { type ToyTable, toy } from './testkit/toy.ts'

const dealer = new Dealer(quickDice(1))

/** Each seat picks a secret number; a 1 makes its owner answer again when it is applied. */
const secrets = toy({
  first: [{ op: 'ask' }],
  ops: { ask: (t) => askEach(t, [0, 1, 2], { kind: 'secret' }) },
  asks: {
    secret: {
      answers: () => [{ n: 0 }, { n: 1 }, { n: 7 }],
      apply(t: ToyTable, _question: unknown, { n }: { n: number }, _dealer: unknown, seat: number) {
        t.log.push(`${seat}`)
        if (n === 1) ask(t, seat, { kind: 'again' })
      },
    },
    again: { answers: () => [{ n: 0 }, { n: 1 }], apply: () => {} },
  },
})

const table = (...answers: [seat: number, n: number][]) => {
  const t = start(secrets, {}, 3, quickDice(1))
  for (const [seat, n] of answers) expect(play(secrets, t, seat, { n }, dealer)).toBeUndefined()
  return t
}

test('everyone sees who is still to answer, and whether it may answer itself', () => {
  const t = table([1, 7])
  const seen = { question: { kind: 'secret' }, waiting: [0, 2], joint: false }
  expect(openQuestion(t, 0)).toEqual({ ...seen, mine: true, answered: false })
  expect(openQuestion(t, 1)).toEqual({ ...seen, mine: true, answered: true }) // it may change its mind
  expect(openQuestion(t, null)).toEqual({ ...seen, mine: false, answered: false })
  expect(openQuestion(JSON.parse(JSON.stringify(t)), 1)?.waiting).toEqual([0, 2])
  expect(openQuestion({ ask: null }, 0)).toBeNull()
})

test('a question to one is seen by all and mine to one', () => {
  const t = table([0, 0], [1, 1], [2, 7])
  expect([0, 1, null].map((seat) => openQuestion(t, seat)?.mine)).toEqual([false, true, false])
  expect(openQuestion(t, 0)?.waiting).toEqual([1])
})

test('nobody is awaited where no question is open', () => {
  expect(waitingFor(table([1, 7]))).toEqual([0, 2])
  expect(waitingFor({ ask: null })).toEqual([])
})

test('a view that every seat shares is not shared while answers are sealed', () => {
  const shared = { oneView: true }
  const [all, own, others] = [0, 1, 2].map((n) => JSON.stringify(commonView(table([1, 7]), n)))
  expect([all === others, all === own]).toEqual([true, false])
  expect(seesSame(shared, table([1, 7]))).toBe(false)
  expect(seesSame(shared, table([0, 1], [1, 1], [2, 7]))).toBe(false) // seat 0 is asked again before the others are applied
  const opened = table([0, 0], [1, 1], [2, 7])
  expect(seesSame(shared, { ask: opened.ask, frames: [] })).toBe(true)
  expect(seesSame({}, { ask: opened.ask, frames: [] })).toBe(false)
})

test('a sealed answer is seen by its giver only', () => {
  const t = table([1, 7])
  expect(commonView(t, 1).ask?.sealed).toEqual([undefined, { n: 7 }, undefined])
  for (const seat of [0, 2, null]) expect(JSON.stringify([commonView(t, seat), openQuestion(t, seat)])).not.toContain('7')
})

test('an answer that waits to be applied is seen by its giver only', () => {
  const t = table([2, 7], [1, 1], [0, 0])
  expect(t.ask?.question.kind).toBe('again')
  expect(JSON.stringify(commonView(t, 2))).toContain('{"n":7}')
  for (const seat of [0, 1, null]) expect(JSON.stringify(commonView(t, seat))).not.toContain('7')
})

test('on a table made from a view, whose waiting answer is unknown is asked', () => {
  const t = secrets.imagine(JSON.parse(JSON.stringify(secrets.view(table([2, 7], [1, 1], [0, 0]), 0))), 0, quickDice(1))
  play(secrets, t, 1, { n: 0 }, dealer)
  expect(openQuestion(t, 2)).toMatchObject({ question: { kind: 'secret' }, waiting: [2], mine: true })
  expect(play(secrets, t, 2, { n: 0 }, dealer)).toBeUndefined()
  expect(t.log).toEqual(['0', '1', '2'])
  expect(t.over).toBe(true)
})

test('looking changes nothing', () => {
  const t = table([0, 0])
  const before = JSON.stringify(t)
  for (const seat of [0, 1, 2, null]) {
    commonView(t, seat)
    openQuestion(t, seat)
  }
  expect(JSON.stringify(t)).toBe(before)
})
