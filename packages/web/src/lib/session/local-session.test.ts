import type { Box, Door, Words } from '@grimuar/contract'
import { Match } from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit'
import type { Pace } from '@grimuar/ui'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onlyMove } from '../frame/bar/only-move.ts'
import type { LocalSession as Made } from './local-session.svelte.ts'
import { type Sitter, savedMatch } from './saved-matches.ts'

// The Svelte compiler normally handles `$state`. These tests run without it, so `$state` just returns its value.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { LocalSession } = await import('./local-session.svelte.ts')

/** A worker whose bots take the first free place, and answer only when a test calls `botsThink`. */
class FirstPlace extends EventTarget {
  static thinking: (() => void)[] = []
  postMessage({ id, answers }: { id: number; answers: unknown[] }) {
    FirstPlace.thinking.push(() => this.dispatchEvent(new MessageEvent('message', { data: { id, move: answers[0] } })))
  }
  terminate() {}
}

const words = { event: () => undefined } as unknown as Words
const door: Door = { game: ticTacToe, words }
const box = { id: ticTacToe.id, staged: true, load: async () => door } as unknown as Box

const open: Made[] = []
function sit(kinds: readonly Sitter['kind'][], holds = false, pace: Pace = 'off', curtains = true): Made {
  const sitters = kinds.map((kind, seat) => ({ kind, name: `P${seat}` }))
  const match = new Match(ticTacToe, { seats: 2, options: {}, names: ['P0', 'P1'], luck: { kind: 'quick', seed: 1 } })
  const saved = { id: 'm', game: box.id, sitters, updated: 0, steps: 0, finished: false, record: '' }
  const session = new LocalSession(saved, box, door, match as unknown as Match, {
    pace: () => pace,
    holds: () => holds,
    curtains: () => curtains,
  })
  session.open(async (changes) => changes.at(-1)?.make())
  open.push(session)
  return session
}

test('a table set up without hints has none, also after it was saved', async () => {
  expect(sit(['human', 'bot']).hints).toBe(true)
  const match = new Match(ticTacToe, { seats: 2, options: {}, names: ['P0', 'P1'], luck: { kind: 'quick', seed: 1 } })
  const sitters = (['human', 'human'] as const).map((kind, seat) => ({ kind, name: `P${seat}` }))
  const saved = { id: 'm', game: box.id, sitters, updated: 0, steps: 0, finished: false, hints: 'nobody' as const, record: '' }
  const session = new LocalSession(saved, box, door, match as unknown as Match, { pace: () => 'off', holds: () => false })
  open.push(session)
  session.open(async (changes) => changes.at(-1)?.make())
  session.lift()
  session.act(at(0))
  await wait()
  expect([session.hints, savedMatch('m')?.hints]).toEqual([false, 'nobody'])
})

test('orders for interrupts are kept with the match', () => {
  const match = new Match(ticTacToe, { seats: 2, options: {}, names: ['P0', 'P1'], luck: { kind: 'quick', seed: 1 } })
  const began = sit(['human', 'bot'])
  began.giveOrder('always')
  const saved = savedMatch('m')
  expect(saved?.orders).toEqual(['always', 'idle'])
  if (!saved) throw new Error('nothing was saved')
  const preferences = { pace: (): Pace => 'off', holds: () => false }
  const again = new LocalSession(saved, box, door, match as unknown as Match, preferences)
  const wrong = new LocalSession({ ...saved, orders: ['now' as 'never'] }, box, door, match as unknown as Match, preferences)
  open.push(again, wrong)
  expect([again.order, wrong.order]).toEqual(['always', 'idle'])
})

const at = (place: number) => ({ at: place })
const cells = (session: Made) => (session.shown.view as { cells: (number | null)[] }).cells
/** Advances the fake clock and runs what waits for it. */
const wait = (milliseconds = 2000) => vi.advanceTimersByTimeAsync(milliseconds)
async function botsThink() {
  await wait()
  for (const answer of FirstPlace.thinking.splice(0)) answer()
  await wait()
}

beforeEach(() => {
  vi.useFakeTimers()
  FirstPlace.thinking = []
  const held = new Map<string, string>()
  vi.stubGlobal('Worker', FirstPlace)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  })
})

afterEach(() => {
  for (const session of open.splice(0)) session.close()
  vi.useRealTimers()
})

afterAll(() => vi.unstubAllGlobals())

test('a move without a choice is found when it is all that is left, and ends the match when it is made', async () => {
  const session = sit(['human', 'human'], false, 'off', false)
  for (const place of [0, 2, 1, 3, 5, 4, 6, 7]) {
    expect(onlyMove(session, -1), `before ${place}`).toBeUndefined()
    session.act(at(place))
    await wait()
  }
  expect(onlyMove(session, -1)).toEqual(at(8))
  session.act(onlyMove(session, -1))
  await wait()
  expect(session.result).not.toBeNull()
  expect(onlyMove(session, -1)).toBeUndefined()
})

test('a move is played and saved at once, and the bot answers it', async () => {
  const session = sit(['human', 'bot'])
  session.act(at(4))
  await wait(0)
  expect(cells(session)[4]).toBe(0)
  expect(savedMatch('m')?.record).toContain('0 {"at":4}')
  expect(session.moves).toEqual([])
  await botsThink()
  expect(cells(session)[0]).toBe(1)
  expect(session.moves).toHaveLength(7)
  expect(savedMatch('m')?.steps).toBe(2)
})

test('a player who skips sees the move of a bot at once, and the next one at the normal pace', async () => {
  const session = sit(['human', 'bot'], false, 'calm')
  const answered = async () => {
    await wait(0)
    for (const answer of FirstPlace.thinking.splice(0)) answer()
    await wait(0)
  }
  session.act(at(4))
  await answered()
  expect(session.steps).toBe(1) // the bot has decided, but its pause is not over
  session.hurry()
  await wait(0)
  expect(session.steps).toBe(2)
  expect(session.watching).toBe(false)
  session.act(at(8))
  await answered()
  expect(session.steps).toBe(3)
  await wait()
  expect(session.steps).toBe(4)
})

test('an illegal move changes nothing and is refused with its reason', async () => {
  const session = sit(['human', 'bot'])
  session.act(at(4))
  await wait(0)
  session.act(at(3))
  expect(session.refused).toEqual({ reason: 'not-asked', waiting: [1] })
  await botsThink()
  session.act(at(0))
  expect(session.refused).toMatchObject({ reason: 'rule', rule: 'TT-1.2' })
  expect(session.steps).toBe(2)
  session.act(at(8))
  expect(session.refused).toBeNull()
})

test("against bots, undo removes the bots' replies too; the undone lines stay until the next move", async () => {
  const session = sit(['human', 'bot'])
  session.act(at(4))
  await botsThink()
  expect(session.undo).toMatchObject({ reach: { steps: 0, stop: 'other' }, free: true, keep: 0 })
  session.takeBack()
  await wait(0)
  expect(session.steps).toBe(0)
  expect(session.undone.map((line) => line.step)).toEqual([1, 2])
  session.act(at(8))
  await wait(0)
  expect(session.undone).toEqual([])
})

test('the answer of a bot is ignored if its question was undone meanwhile', async () => {
  const session = sit(['human', 'bot'])
  session.act(at(4))
  await wait(0)
  session.takeBack()
  await botsThink()
  expect(session.botProblem).toBeNull()
  expect(session.steps).toBe(0)
  expect(cells(session).every((cell) => cell === null)).toBe(true)
})

test('between two people the curtain falls, and no move can be made behind it', async () => {
  const session = sit(['human', 'human'])
  await wait()
  expect(session.curtain).toBe(0)
  expect(session.moves).toEqual([])
  session.lift()
  expect(session.viewer).toBe(0)
  session.act(at(4))
  await wait(0)
  expect(session.curtain).toBeNull()
  await wait()
  expect(session.curtain).toBe(1)
  session.lift()
  expect(session.viewer).toBe(1)
  expect(session.moves).toHaveLength(8)
})

test('the person who has just moved may look again, undo, or hand the device over', async () => {
  const session = sit(['human', 'human'])
  await wait()
  session.lift()
  session.act(at(4))
  await wait()
  session.lookAgain()
  expect(session).toMatchObject({ curtain: null, held: true, viewer: 0, nextPerson: 1 })
  expect(session.undo).toMatchObject({ reach: { steps: 1, stop: 'start' }, free: false, keep: 0 })
  session.release()
  await wait()
  expect(session.curtain).toBe(1)
})

test('with the setting "hold", the match waits at the end of a turn', async () => {
  const session = sit(['human', 'bot'], true)
  session.act(at(4))
  await botsThink()
  expect(session.held).toBe(true)
  expect(session.steps).toBe(1)
  session.release()
  await botsThink()
  expect(session.steps).toBe(2)
})

test('an earlier step can be shown, but no move can be made in it', async () => {
  const session = sit(['human', 'bot'])
  session.act(at(4))
  await botsThink()
  session.goTo(1)
  expect(cells(session).filter((cell) => cell !== null)).toEqual([0])
  expect(session.moves).toEqual([])
  session.act(at(8))
  expect(session.refused).toEqual({ reason: 'past' })
  session.goTo(99)
  expect(session.now).toBe(true)
  expect(session.moves).toHaveLength(7)
})

test('a finished match is saved as finished, with its ranks', async () => {
  const session = sit(['bot', 'bot'])
  for (let i = 0; i < 9; i++) await botsThink()
  expect(session.result).toMatchObject({ kind: 'ranked', ranks: [1, 2] })
  expect(savedMatch('m')).toMatchObject({ finished: true, ranks: [1, 2] })
  session.act(at(8))
  expect(session.refused).toEqual({ reason: 'watching' })
})

test("a finished match can be shown from any seat; closing the replay returns to the viewer's own", async () => {
  const session = sit(['human', 'bot'])
  for (const place of [2, 5, 8, 3, 4, 6, 7]) {
    session.act(at(place))
    await botsThink()
  }
  expect(session.result).not.toBeNull()
  session.replaying = true
  session.lookAs(1)
  session.goTo(1)
  session.lookAs(null)
  expect(session.you).toBe(0)
  session.closeReplay()
  expect(session).toMatchObject({ viewer: 0, replaying: false, past: null })
})

test('a review without spoilers tells the log only as far as it has come', async () => {
  const session = sit(['bot', 'bot'])
  for (let i = 0; i < 9; i++) await botsThink()
  const told = () => session.logLines.map(({ step }) => step)
  const all = told()
  session.replaying = true
  session.hideLater(true)
  expect(session).toMatchObject({ past: 0, seenTo: 0 })
  expect(told().filter((step) => step > 0)).toEqual([])
  session.goTo(2)
  session.goTo(1)
  expect(session.seenTo).toBe(2)
  expect(told()).toEqual(all.filter((step) => step <= 2))
  session.hideLater(false)
  expect(told()).toEqual(all)
  session.hideLater(true)
  session.closeReplay()
  expect(session).toMatchObject({ past: null, seenTo: undefined })
  expect(told()).toEqual(all)
})

test('a match that continued in another tab is followed', async () => {
  const [here, there] = [sit(['human', 'human']), sit(['human', 'human'])]
  await wait()
  there.lift()
  there.act(at(4))
  await wait(0)
  const match = savedMatch('m')
  if (match) here.reload(match)
  await wait(0)
  expect(here.steps).toBe(1)
  expect(here.record).toBe(there.record)
})

test('people without a curtain see the table of the player who moves next', async () => {
  const session = sit(['human', 'human'], false, 'off', false)
  await wait(0)
  expect([session.curtain, session.viewer, session.acting]).toEqual([null, 0, 0])
  session.act(at(4))
  await wait()
  expect([session.curtain, session.viewer, session.acting]).toEqual([null, 1, 1])
  expect(session.moves).toHaveLength(8)
})

test('a second press while the first move is still being drawn is ignored', async () => {
  const session = sit(['human', 'human'], false, 'off', false)
  await wait(0)
  session.open(async (changes) => {
    await new Promise((drawn) => setTimeout(drawn, 300))
    changes.at(-1)?.make()
  })
  session.act(at(4))
  session.act(at(5))
  expect(session.refused).toBeNull()
  await wait()
  expect(session.steps).toBe(1)
  expect(cells(session)[5]).toBeNull()
})

test('a move is shown event by event, and the bar changes last, or with the last event where the viewer decides next', async () => {
  const session = sit(['human', 'bot'], false, 'calm')
  const drawn: { readonly told: number; readonly step: number; readonly asked: boolean }[] = []
  session.open(async (changes) => {
    for (const { make, told = [] } of changes) {
      make()
      drawn.push({ told: told.length, step: session.shown.step, asked: session.shown.question !== null })
    }
  })
  session.act(at(4))
  await wait(0)
  expect(drawn.splice(0)).toEqual([
    { told: 1, step: 0, asked: false },
    { told: 0, step: 1, asked: true },
  ])
  await botsThink()
  expect(drawn).toEqual([{ told: 1, step: 2, asked: true }])
  expect(session.moves).toHaveLength(7)
})
