import { afterEach, expect, test } from 'vitest'
import { Bots, type BotsSettings } from './bot-pool.ts'

const catalogue = import.meta.resolve('../testkit/toys.ts')
const question = { game: 'tic-tac-toe', version: 2, level: 'policy', seat: 0, view: {}, moves: [{ at: 3 }, { at: 5 }] }

let bots: Bots | undefined
afterEach(() => bots?.close())

function hire(some: Partial<BotsSettings> = {}) {
  const went: string[] = []
  bots = new Bots({ catalogue, budgetMs: 20_000, pauseMs: 0, threads: 1, watch: (_level, _ms, how) => went.push(how), ...some })
  return { bots, went }
}

test('a bot decides in another thread, by the rules of the match’s own version', async () => {
  const { bots, went } = hire()
  expect(await bots.decide(question)).toEqual({ at: 3 })
  expect(await bots.decide({ ...question, version: 1 })).toEqual({ at: 3 })
  expect(question.moves).toContainEqual(await bots.decide({ ...question, level: 'random' }))
  expect(went).toEqual(['decided', 'decided', 'decided'])
})

test('one that never comes to a decision is stopped in time, and those who wait behind it are served', async () => {
  const { bots, went } = hire()
  await bots.decide(question) // its thread is there: from here on only thinking counts
  await bots.close()
  const brisk = hire({ budgetMs: 1500 })
  const began = performance.now()
  let ticks = 0
  const clock = setInterval(() => ticks++, 20)
  const [stuck, ...others] = await Promise.all([
    brisk.bots.decide({ ...question, game: 'stubborn', version: 1 }),
    brisk.bots.decide(question),
    brisk.bots.decide(question),
  ])
  clearInterval(clock)
  expect(question.moves).toContainEqual(stuck)
  for (const move of others) expect(question.moves).toContainEqual(move)
  expect(brisk.went[0]).toBe('late')
  expect(performance.now() - began).toBeGreaterThan(1400)
  expect(ticks).toBeGreaterThan(20) // this thread was never held up
  expect(went).toEqual(['decided'])
})

test('one that falls over, or knows no such rules, still makes a legal move', async () => {
  const { bots, went } = hire()
  for (const odd of [{ game: 'clumsy', version: 1 }, { game: 'tic-tac-toe', version: 9 }, { game: 'chess' }]) {
    expect(question.moves).toContainEqual(await bots.decide({ ...question, ...odd }))
  }
  expect(went).toEqual(['broke', 'broke', 'broke'])
})

test('nobody is left waiting when the house closes', async () => {
  const { bots } = hire()
  const waiting = [bots.decide({ ...question, game: 'stubborn', version: 1 }), bots.decide(question)]
  await bots.close()
  for (const move of await Promise.all(waiting)) expect(question.moves).toContainEqual(move)
})

test('it takes its time, so that people can follow', async () => {
  const { bots } = hire({ pauseMs: 300 })
  const began = performance.now()
  await bots.decide(question)
  expect(performance.now() - began).toBeGreaterThan(290)
})
