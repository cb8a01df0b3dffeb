import type { Thought } from '@grimuar/bots'
import type { Box, Door, Words } from '@grimuar/contract'
import { Match } from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BotRequest } from './bot-client.ts'
import type { LocalSession as Made } from './local-session.svelte.ts'
import type { Sitter } from './saved-matches.ts'

// The Svelte compiler normally handles `$state`. These tests run without it, so `$state` just returns its value.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { LocalSession } = await import('./local-session.svelte.ts')

const thought: Thought = { iterations: 16, tried: 9, moves: [{ move: { at: 0 }, value: 0.6, error: 0.1, share: 0.5 }] }

/** A worker whose bots wait for the test: it sees what they were asked, and lets them tell and answer. */
class FakeWorker extends EventTarget {
  static ended = 0
  static asked: { request: BotRequest; tell: () => void; answer: () => void }[] = []
  postMessage(request: BotRequest) {
    const send = (data: object) => this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, ...data } }))
    const [first] = request.answers as readonly unknown[]
    FakeWorker.asked.push({ request, tell: () => send({ thought }), answer: () => send({ move: first }) })
  }
  terminate() {
    FakeWorker.ended++
  }
}

const person: Sitter = { kind: 'human', name: 'Ola' }
const strong: Sitter = { kind: 'bot', name: 'Fox', level: 'strong' }
const usual: Sitter = { kind: 'bot', name: 'Owl' }

interface MatchOptions {
  readonly hidden?: boolean
  readonly noHints?: boolean
  readonly wanted?: boolean
}

const made: Made[] = []
/** A match of tic-tac-toe; with `hidden`, as a game with secrets. */
function sit(sitters: readonly Sitter[], { hidden = false, noHints = false, wanted = true }: MatchOptions = {}): Made {
  const game = { ...ticTacToe, open: !hidden }
  const door: Door = { game, words: { event: () => undefined } as unknown as Words }
  const box = { id: game.id, load: async () => door } as unknown as Box
  const names = sitters.map(({ name }) => name)
  const match = new Match(game, { seats: 2, options: {}, names, luck: { kind: 'quick', seed: 1 } })
  const saved = {
    id: 'm',
    game: box.id,
    sitters,
    updated: 0,
    steps: 0,
    finished: false,
    hints: noHints ? ('nobody' as const) : ('everyone' as const),
    record: '',
  }
  const session = new LocalSession(saved, box, door, match as unknown as Match, {
    pace: () => 'off',
    holds: () => false,
    thoughts: () => wanted,
  })
  session.open(async (changes) => changes.at(-1)?.make())
  made.push(session)
  return session
}

const wait = (milliseconds = 2000) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  FakeWorker.asked = []
  FakeWorker.ended = 0
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: () => {} })
})
afterEach(() => {
  for (const session of made.splice(0)) session.close()
  vi.useRealTimers()
})
afterAll(() => vi.unstubAllGlobals())

test('the thoughts of a bot are shown while it thinks, and kept until the next one thinks', async () => {
  const session = sit([strong, strong])
  await wait()
  expect(session.thought).toBeUndefined()
  const [first] = FakeWorker.asked
  expect(first?.request.tells).toBe(true)
  first?.tell()
  expect(session.thought).toMatchObject({ ...thought, seat: 0, question: { kind: 'where' } })
  first?.answer()
  await wait()
  expect(session.thought).toMatchObject({ seat: 0 })
  FakeWorker.asked[1]?.tell()
  expect(session.thought).toMatchObject({ seat: 1 })
})

test('a search whose move is no longer wanted shows no thoughts, and an undo forgets earlier ones', async () => {
  const session = sit([person, strong])
  session.act({ at: 4 })
  await wait()
  const [thinking] = FakeWorker.asked
  thinking?.tell()
  expect(session.thought).toMatchObject({ seat: 1 })
  session.takeBack()
  expect(session.thought).toBeUndefined()
  thinking?.tell()
  expect(session.thought).toBeUndefined()
})

test('an undo ends a worker that still thinks, and only that one', async () => {
  const session = sit([person, strong])
  session.act({ at: 4 })
  await wait()
  FakeWorker.asked[0]?.answer()
  await wait()
  session.act({ at: 8 })
  expect(FakeWorker.ended, 'nobody was thinking').toBe(0)
  await wait()
  expect(FakeWorker.asked).toHaveLength(2)
  session.takeBack()
  expect(FakeWorker.ended).toBe(1)
  FakeWorker.asked[1]?.answer()
  session.act({ at: 7 })
  await wait()
  expect(FakeWorker.asked).toHaveLength(3)
  FakeWorker.asked[2]?.answer()
  await wait()
  expect(session.shown.question?.mine).toBe(true)
})

test.each<[string, readonly Sitter[], MatchOptions, boolean]>([
  ['a game without secrets', [person, strong], {}, true],
  ['a game with secrets', [person, strong], { hidden: true }, false],
  ['a game with secrets that nobody plays', [strong, usual], { hidden: true }, true],
  ['a table without hints', [person, strong], { noHints: true }, false],
  ['somebody who did not ask for it', [strong, strong], { wanted: false }, false],
])('whether bots tell what they consider: %s', async (_table, sitters, table, tells) => {
  const session = sit(sitters, table)
  session.act({ at: 4 })
  await wait()
  const [asked] = FakeWorker.asked
  expect(asked?.request.tells).toBe(tells)
  asked?.tell()
  expect(session.thought !== undefined).toBe(tells)
})
