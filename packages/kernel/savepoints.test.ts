import { expect, test } from 'vitest'
import { ask, askEach, Match } from './index.ts'
import { toy } from './testkit/toy.ts'

/** Asks seat 0 again and again. `played` counts the answers that were carried out. */
function endless() {
  const count = { played: 0 }
  const game = toy({
    first: [{ op: 'ask' }],
    ops: { ask: (t) => ask(t, 0, { kind: 'more' }) },
    asks: {
      more: {
        answers: () => [{ add: 1 }, { add: 2 }],
        apply(t, _question, { add }) {
          count.played++
          t.log.push(`${add}`)
          t.frames.push({ op: 'ask' })
        },
      },
    },
  })
  const match = new Match(game, { seats: 1, options: {}, names: ['x'], luck: { kind: 'quick', seed: 1 } })
  return { match, count }
}

test('taking back costs a few steps, however long the match is', () => {
  const { match, count } = endless()
  for (let i = 0; i < 5000; i++) match.play(0, { add: 1 + (i % 2) })
  const whole = match.table.log.join('')
  count.played = 0
  match.keep(0, 4990)
  expect(count.played).toBeLessThan(5000 / 15)
  expect(match.table.log.join('')).toBe(whole.slice(0, 4990))
  for (const keep of [4000, 700, 64, 63, 1, 0]) {
    count.played = 0
    match.keep(0, keep)
    expect(count.played).toBeLessThan(5000 / 15)
    expect(match.table.log.join('')).toBe(whole.slice(0, keep))
    match.play(0, { add: 2 })
  }
})

test('after other moves no table of the moves that were taken back comes back', () => {
  const { match } = endless()
  for (let i = 0; i < 300; i++) match.play(0, { add: 1 })
  match.keep(0, 10)
  for (let i = 0; i < 300; i++) match.play(0, { add: 2 })
  expect(match.at(200).log.join('')).toBe('1'.repeat(10) + '2'.repeat(190))
})

test('a sealed answer that is changed changes every later table', () => {
  const game = toy({
    first: [{ op: 'ask' }],
    ops: { ask: (t) => askEach(t, [0, 1, 2], { kind: 'secret' }) },
    asks: {
      secret: {
        answers: () => [{ say: 'a' }, { say: 'b' }],
        apply(t, _question, { say }, _dealer, seat) {
          t.log.push(`${seat}${say}`)
          if (t.log.length % 3 === 0) t.frames.push({ op: 'ask' })
        },
      },
    },
  })
  const match = new Match(game, { seats: 3, options: {}, names: ['x', 'y', 'z'], luck: { kind: 'quick', seed: 1 } })
  for (let i = 0; i < 100; i++) {
    match.play(0, { say: 'a' })
    match.play(0, { say: 'b' })
    match.play(1, { say: 'a' })
    match.play(2, { say: 'a' })
  }
  expect(match.steps).toHaveLength(300)
  for (let n = 0; n <= 300; n += 3) expect(match.at(n).log.filter((line: string) => line === '0b')).toHaveLength(n / 3)
})
