import { type Form, formFault } from '@grimuar/kernel'
import { afterEach, expect, test } from 'vitest'
import { BotPool, type BotPoolSettings } from './bot-pool.ts'

const catalogue = import.meta.resolve('../testkit/toys.ts')
const request = { game: 'tic-tac-toe', version: 2, level: 'policy', seat: 0, view: {}, answers: [{ at: 3 }, { at: 5 }] }

let bots: BotPool | undefined
afterEach(() => bots?.close())

function startPool(some: Partial<BotPoolSettings> = {}) {
  const outcomes: string[] = []
  bots = new BotPool({
    catalogue,
    budgetMs: 20_000,
    pauseMs: 0,
    threads: 1,
    onDecision: (_level, _ms, how) => outcomes.push(how),
    ...some,
  })
  return { bots, outcomes }
}

test('a bot decides in another thread, by the rules version of its match', async () => {
  const { bots, outcomes } = startPool()
  expect(await bots.decide(request)).toEqual({ at: 3 })
  expect(await bots.decide({ ...request, version: 1 })).toEqual({ at: 3 })
  expect(request.answers).toContainEqual(await bots.decide({ ...request, level: 'random' }))
  expect(outcomes).toEqual(['decided', 'decided', 'decided'])
})

test('the time that a thread takes to start and to load a bot does not count against the time for its decision', async () => {
  const { bots, outcomes } = startPool({ budgetMs: 1000 })
  expect(await bots.decide({ ...request, game: 'late', version: 1 })).toEqual({ at: 3 })
  expect(outcomes).toEqual(['decided'])
})

test('a bot that never decides is stopped in time, and the waiting requests are answered', async () => {
  const brisk = startPool({ budgetMs: 1500 })
  const began = performance.now()
  let ticks = 0
  const clock = setInterval(() => ticks++, 20)
  const [stuck, ...others] = await Promise.all([
    brisk.bots.decide({ ...request, game: 'stubborn', version: 1 }),
    brisk.bots.decide(request),
    brisk.bots.decide(request),
  ])
  clearInterval(clock)
  expect(request.answers).toContainEqual(stuck)
  for (const move of others) expect(request.answers).toContainEqual(move)
  expect(brisk.outcomes[0]).toBe('late')
  expect(performance.now() - began).toBeGreaterThan(1400)
  expect(ticks).toBeGreaterThan(20) // this thread was never blocked
})

test('a bot that throws or has no rules still makes a legal move', async () => {
  const { bots, outcomes } = startPool()
  for (const odd of [{ game: 'clumsy', version: 1 }, { game: 'tic-tac-toe', version: 9 }, { game: 'chess' }]) {
    expect(request.answers).toContainEqual(await bots.decide({ ...request, ...odd }))
  }
  expect(outcomes).toEqual(['broke', 'broke', 'broke'])
})

test('a bot that cannot decide about a form fills it in by chance', async () => {
  const { bots, outcomes } = startPool()
  const form: Form = { form: 'row', items: ['a', 'b', 'c'], min: 2, max: 2 }
  const filled = await bots.decide({ ...request, game: 'clumsy', version: 1, answers: form })
  expect(formFault(form, filled)).toBeUndefined()
  expect(formFault(form, await bots.decide({ ...request, level: 'random', answers: form }))).toBeUndefined()
  expect(outcomes).toEqual(['broke', 'decided'])
})

test('the owners of waiting requests take turns', async () => {
  const { bots } = startPool()
  const answered: string[] = []
  const ask = (owner: string) => bots.decide({ ...request, owner }).then(() => answered.push(owner))
  await Promise.all([...Array(8).fill('many'), 'one', 'two'].map(ask))
  expect(answered.slice(0, 4).toSorted()).toEqual(['many', 'many', 'one', 'two'])
})

test('closing the pool answers all waiting requests', async () => {
  const { bots } = startPool()
  const waiting = [bots.decide({ ...request, game: 'stubborn', version: 1 }), bots.decide(request)]
  await bots.close()
  for (const move of await Promise.all(waiting)) expect(request.answers).toContainEqual(move)
})

test('a move takes a minimum time, so that people can follow', async () => {
  const { bots } = startPool({ pauseMs: 300 })
  const began = performance.now()
  await bots.decide(request)
  expect(performance.now() - began).toBeGreaterThan(290)
})
