import type { Box, Door, Words } from '@grimuar/contract'
import type { Tutorial } from '@grimuar/contract/tutorial'
import { ticTacToe } from '@grimuar/kernel/testkit'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Guided as Made } from './guided.svelte.ts'

// `$state` is a mark for the compiler that wires up the page; see session.test.ts.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { Guided } = await import('./guided.svelte.ts')

const words = { event: () => undefined } as unknown as Words
const door: Door = { game: ticTacToe, words }
const box = { id: ticTacToe.id, load: async () => door } as unknown as Box

const says = 'So.'
const at = (place: number) => ({ at: place })
const tutorial: Tutorial = {
  options: {},
  names: ['You', 'They'],
  learner: 0,
  luck: { kind: 'quick', seed: 1 },
  lessons: [
    { says },
    { says, move: at(4), also: [at(8)] },
    { says },
    { says, before: [{ seat: 1, move: at(0) }], move: at(1) },
    {
      says,
      before: [
        { seat: 1, move: at(2) },
        { seat: 0, move: at(3) },
        { seat: 1, move: at(5) },
      ],
    },
  ],
}

let session: Made
const stored = vi.fn()
const cells = () => (session.shown.view as { cells: (number | null)[] }).cells.map((who) => who ?? '.').join('')
const wait = () => vi.advanceTimersByTimeAsync(4000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: stored, removeItem: () => {}, key: () => null })
  session = new Guided(box, door, tutorial, () => 'off')
  session.open((change) => change())
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
})
afterAll(() => vi.unstubAllGlobals())

test('a lesson to be read waits for the reader; what is touched meanwhile is not played', async () => {
  session.act(at(4))
  await wait()
  expect([session.at, session.astray, session.steps]).toEqual([0, 1, 0])
  session.next()
  expect([session.at, session.astray]).toEqual([1, 0])
})

test('only what is asked for is played, and then the next lesson is told', async () => {
  session.next()
  session.next()
  expect(session.at).toBe(1)
  session.act(at(0))
  expect([session.astray, session.steps]).toEqual([1, 0])
  session.act(at(4))
  await wait()
  expect([session.at, cells()]).toEqual([2, '....0....'])
})

test('another good answer is as good', async () => {
  session.next()
  session.act(at(8))
  await wait()
  expect([session.at, cells()]).toEqual([2, '........0'])
})

test('the others wait until a lesson calls for them', async () => {
  session.next()
  session.act(at(4))
  await wait()
  expect(cells()).toBe('....0....')
  session.next()
  expect(session.arrived).toBe(false)
  await wait()
  expect([session.arrived, cells()]).toEqual([true, '1...0....'])
})

test('days go by with moves of the learner too, to the end; nothing of it is kept', async () => {
  session.next()
  session.demonstrate()
  await wait()
  session.next()
  await wait()
  session.demonstrate()
  await wait()
  expect([session.at, session.last, session.arrived, cells()]).toEqual([4, true, true, '101001...'])
  session.next()
  expect(session.at).toBe(4)
  expect(stored).not.toHaveBeenCalled()
})

test('taking back leads to the lesson where it was done; going back through what was read takes nothing back', async () => {
  session.next()
  session.act(at(4))
  await wait()
  session.next()
  await wait()
  session.act(at(1))
  await wait()
  expect([session.at, session.steps]).toEqual([4, 6])
  session.takeBack()
  await wait()
  expect([session.at, session.steps, cells()]).toEqual([3, 2, '1...0....'])
  session.back()
  await wait()
  expect([session.at, session.steps]).toEqual([1, 0])
  session.back()
  expect([session.at, session.steps]).toEqual([0, 0])
  session.back()
  expect(session.at).toBe(0)
})
