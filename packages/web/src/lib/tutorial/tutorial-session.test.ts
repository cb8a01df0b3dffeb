import type { Box, Door, Words } from '@grimuar/contract'
import type { Tutorial } from '@grimuar/contract/tutorial'
import { ticTacToe } from '@grimuar/kernel/testkit'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TutorialSession as Made } from './tutorial-session.svelte.ts'

// The Svelte compiler normally handles `$state`; see local-session.test.ts.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { TutorialSession } = await import('./tutorial-session.svelte.ts')

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
  session = new TutorialSession(box, door, tutorial, () => 'off')
  session.open(async (changes) => changes.at(-1)?.make())
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
})
afterAll(() => vi.unstubAllGlobals())

test('a lesson without a move waits for "next", and moves made meanwhile are not played', async () => {
  session.act(at(4))
  await wait()
  expect([session.at, session.mistakes, session.steps]).toEqual([0, 1, 0])
  session.next()
  expect([session.at, session.mistakes]).toEqual([1, 0])
})

test('only the expected move is played, and then the next lesson is shown', async () => {
  session.next()
  session.next()
  expect(session.at).toBe(1)
  session.act(at(0))
  expect([session.mistakes, session.steps]).toEqual([1, 0])
  session.act(at(4))
  await wait()
  expect([session.at, cells()]).toEqual([2, '....0....'])
})

test('another accepted move is played too', async () => {
  session.next()
  session.act(at(8))
  await wait()
  expect([session.at, cells()]).toEqual([2, '........0'])
})

test('the other players wait until a lesson plays their moves', async () => {
  session.next()
  session.act(at(4))
  await wait()
  expect(cells()).toBe('....0....')
  session.next()
  expect(session.arrived).toBe(false)
  await wait()
  expect([session.arrived, cells()]).toEqual([true, '1...0....'])
})

test("scripted moves include the learner's own, to the end; nothing is saved", async () => {
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

test('a move of the script can come from the board, which may mean several moves by one press; others are ignored meanwhile', async () => {
  session.next()
  session.demonstrate()
  await wait()
  session.next()
  await wait()
  session.demonstrate()
  while (!cells().startsWith('101')) await vi.advanceTimersByTimeAsync(10)
  session.act(at(7))
  expect(cells()).toBe('101.0....')
  session.act(at(3))
  await vi.advanceTimersByTimeAsync(0)
  expect([cells(), session.mistakes]).toEqual(['10100....', 0])
  await wait()
  expect([session.at, session.arrived, cells()]).toEqual([4, true, '101001...'])
})

test('an undo leads to the lesson of the move; going back to a lesson without a move undoes nothing', async () => {
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

test('if moves are final, a lesson is repeated by playing everything before it again', async () => {
  const { where } = ticTacToe.asks
  const game: typeof ticTacToe = {
    ...ticTacToe,
    asks: {
      where: {
        ...where,
        apply(t, question, move, dealer, seat) {
          dealer.final()
          where.apply(t, question, move, dealer, seat)
        },
      },
    },
  }
  session.close()
  session = new TutorialSession(box, { game, words }, tutorial, () => 'off')
  session.open(async (changes) => changes.at(-1)?.make())
  session.next()
  session.act(at(4))
  await wait()
  session.next()
  await wait()
  session.act(at(1))
  await wait()
  expect([session.at, session.steps]).toEqual([4, 6])
  session.back()
  await wait()
  expect([session.at, session.steps, cells()]).toEqual([3, 2, '1...0....'])
  session.back()
  await wait()
  expect([session.at, session.steps, session.waitsForMove]).toEqual([1, 0, true])
})

test('a tutorial that was left is taken up again at its lesson, with all moves before it', async () => {
  session.close()
  session = new TutorialSession(box, door, tutorial, () => 'off', 3)
  session.open(async (changes) => changes.at(-1)?.make())
  await wait()
  expect([session.at, session.arrived, cells()]).toEqual([3, true, '1...0....'])
  session.act(at(1))
  await wait()
  expect(session.at).toBe(4)
})

test('a lesson that the tutorial no longer has is its beginning', () => {
  session.close()
  session = new TutorialSession(box, door, tutorial, () => 'off', 99)
  session.open(async (changes) => changes.at(-1)?.make())
  expect([session.at, session.begun]).toEqual([0, 0])
})
