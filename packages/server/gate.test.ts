import { expect, test } from 'vitest'
import { Gate } from './gate.ts'

test('only some work runs at once, some more waits, and the rest is refused', async () => {
  const gate = new Gate(2, 3)
  const started: number[] = []
  const finish: (() => void)[] = []
  const runs = Array.from({ length: 7 }, (_, i) =>
    gate.run(
      () =>
        new Promise<number>((done) => {
          started.push(i)
          finish.push(() => done(i))
        }),
    ),
  )
  expect(await Promise.all(runs.slice(5))).toEqual([undefined, undefined])
  expect(started).toEqual([0, 1])
  while (finish.length > 0) {
    finish.shift()?.()
    await new Promise((turn) => setImmediate(turn))
  }
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3, 4, undefined, undefined])
})

test('work that fails makes room for the next', async () => {
  const gate = new Gate(1, 1)
  await expect(gate.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await gate.run(async () => 7)).toBe(7)
})
