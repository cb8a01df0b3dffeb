import { expect, test } from 'vitest'
import { KeyedQueue } from './keyed-queue.ts'

test('work with one key runs one after another, also after a failure; other keys do not wait', async () => {
  const queue = new KeyedQueue()
  const seen: string[] = []
  const step = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise((turn) => setImmediate(turn))
    seen.push(`${name} ends`)
    if (name === 'a1') throw new Error('failed')
  }
  const runs = [queue.run('a', step('a1')), queue.run('a', step('a2')), queue.run('b', step('b1'))]
  expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(seen.indexOf('a2 begins')).toBeGreaterThan(seen.indexOf('a1 ends'))
  expect(seen.indexOf('b1 begins')).toBeLessThan(seen.indexOf('a1 ends'))
})
