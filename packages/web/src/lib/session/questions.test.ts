import type { Bot, Door } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type Json, Match, readRecord, type StandingOrder } from '@grimuar/kernel'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LocalSession as Made } from './local-session.svelte.ts'
import { positionOf } from './positions.ts'
import { type Sitter, savedMatch } from './saved-matches.ts'

// Forms, sealed answers, interrupts, joint questions and teams in a match on this device, tried with the sampler.

vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { LocalSession } = await import('./local-session.svelte.ts')
const box = boxOf('sampler')
if (!box) throw new Error('there is no sampler')
const [door, bot]: [Door, Bot] = await Promise.all([box.load('en'), box.bot()])

/** A worker that answers by the game's own bot, when a test calls `botsThink`. */
class Bots extends EventTarget {
  static thinking: (() => void)[] = []
  postMessage({ id, view, seat, answers }: { id: number; view: unknown; seat: number; answers: Json[] }) {
    const move = bot.policy(view, seat, answers, () => 0)
    Bots.thinking.push(() => this.dispatchEvent(new MessageEvent('message', { data: { id, move } })))
  }
  terminate() {}
}

const open: Made[] = []
interface MatchSetup {
  readonly position?: string
  readonly options?: Json
  readonly game?: Door['game']
  readonly askEveryone?: boolean
}

async function sit(
  kinds: readonly Sitter['kind'][],
  { position, options = {}, game = door.game, askEveryone = false }: MatchSetup = {},
): Promise<Made> {
  const sitters = kinds.map((kind, seat) => ({ kind, name: `P${seat}` }))
  const from = position === undefined ? undefined : await positionOf('sampler', position)
  if (position !== undefined && !from) throw new Error(`no position ${position}`)
  const match = new Match(from ? ((await box?.readable?.()) ?? game) : game, {
    seats: kinds.length,
    options: from?.options ?? options,
    names: sitters.map(({ name }) => name),
    luck: { kind: 'quick', seed: 1 },
    ...(from && { from: from.table }),
  })
  const saved = { id: 'm', game: 'sampler', sitters, updated: 0, steps: 0, finished: false, askEveryone, record: '' }
  if (!box) throw new Error('there is no sampler')
  const session = new LocalSession(saved, box, { ...door, game }, match, { pace: () => 'off', holds: () => false })
  session.open(async (changes) => changes.at(-1)?.make())
  open.push(session)
  return session
}

const wait = (milliseconds = 2000) => vi.advanceTimersByTimeAsync(milliseconds)
async function botsThink() {
  await wait()
  for (const answer of Bots.thinking.splice(0)) answer()
  await wait()
}
async function act(session: Made, move: unknown) {
  session.act(move)
  expect(session.refused).toBeNull()
  await wait()
}
async function order(session: Made, given: StandingOrder) {
  session.giveOrder(given)
  await wait()
}
const question = (session: Made) => session.shown.question?.question.kind

beforeEach(() => {
  vi.useFakeTimers()
  Bots.thinking = []
  const held = new Map<string, string>()
  vi.stubGlobal('Worker', Bots)
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

test('a form is offered in place of moves, and a wrongly filled one is refused with its fault', async () => {
  const session = await sit(['human', 'bot'])
  expect(session.moves).toEqual([])
  expect(session.form).toMatchObject({ form: 'row', min: 2 })
  session.act(['rest'])
  expect(session.refused).toEqual({ reason: 'form', fault: 'too-few', min: 2 })
})

test('a sealed answer can be changed, left after all, and taken back until the last is in', async () => {
  const session = await sit(['human', 'human'])
  await wait()
  session.lift()
  session.act(['rest', 'climb'])
  await wait(0)
  expect(session.answer).toEqual(['rest', 'climb'])
  expect(session.form).toBeUndefined()
  session.change()
  expect(session.form).toMatchObject({ form: 'row' })
  await wait()
  expect(session.curtain, 'the device is not handed over meanwhile').toBeNull()
  session.act(['rest', 'dig'])
  await wait(0)
  expect([session.answer, session.steps]).toEqual([['rest', 'dig'], 1])
  expect(session.undo).toMatchObject({ free: true, keep: 0, reach: { steps: 1 } })
  session.takeBack()
  await wait(0)
  expect([session.answer, session.steps]).toEqual([undefined, 0])
  expect(savedMatch('m')?.record).toContain('0 withdraw')
  await act(session, ['rest', 'climb'])
  session.lift()
  await act(session, ['sing', 'trade'])
  expect(session.answer).toBeUndefined()
  expect(session.logLines.some((line) => line.event.kind === 'worked')).toBe(true)
})

test('a seat that can only decline is answered for at once: no curtain, no bell, and the other is asked again', async () => {
  const session = await sit(['human', 'human'], { position: 'storm, two wards in one hand' })
  await wait()
  expect(session.curtain).toBe(0)
  session.lift()
  expect([question(session), session.shown.interrupt, session.order]).toEqual(['ward', true, 'idle'])
  await act(session, { do: 'ward' })
  expect([question(session), session.viewer, session.curtain, session.steps]).toEqual(['ward', 0, null, 3])
})

test('with "ask everyone", the device is also passed to who can only decline, and no order can be given', async () => {
  const session = await sit(['human', 'human'], { position: 'storm, two wards in one hand', askEveryone: true })
  await wait()
  session.lift()
  expect(session.order).toBeUndefined()
  await act(session, { do: 'pass' })
  expect([session.curtain, savedMatch('m')?.askEveryone]).toEqual([1, true])
  session.lift()
  expect(session.moves).toEqual([{ do: 'pass' }])
  await act(session, { do: 'pass' })
  expect(question(session)).toBe('path')
})

test('"never" declines everything until the next own decision, and "always" asks also who can only decline', async () => {
  const session = await sit(['human', 'human'], { position: 'storm, two wards in one hand' })
  await wait()
  session.lift()
  await order(session, 'never')
  expect([question(session), session.order]).toEqual(['path', 'idle'])

  const other = await sit(['bot', 'human'], { position: 'storm, two wards in one hand' })
  expect(question(other), 'seat 1 can only decline').toBe('ward')
  expect([other.shown.question?.answered, other.answer, other.moves]).toEqual([true, undefined, []])
  await order(other, 'always')
  expect(other.moves).toEqual([{ do: 'pass' }])
})

test('undo goes back to a decision of one’s own, not to an answer given by an order', async () => {
  const session = await sit(['human', 'bot'], { position: 'share' })
  await act(session, [1, 1, 1])
  await order(session, 'never')
  await botsThink()
  expect(question(session)).toBe('path')
  expect(session.undo.keep).toBe(0)
  session.takeBack()
  await wait()
  expect([question(session), session.steps]).toEqual(['share', 0])
})

test('bots leave a joint question to the people at the table', async () => {
  const session = await sit(['bot', 'human'], { position: 'path of a team' })
  await botsThink()
  expect([question(session), session.moves.length, Bots.thinking.length]).toEqual(['path', 2, 0])
  await act(session, { path: 'bridge' })
  expect(session.result).toMatchObject({ kind: 'shared' })
})

test('if only bots are asked, one of them answers a joint question', async () => {
  const session = await sit(['bot', 'bot'], { position: 'path of a team' })
  await botsThink()
  expect(session.result).not.toBeNull()
})

test('the player at the screen answers a joint question: no curtain falls for it', async () => {
  const session = await sit(['human', 'human'], { position: 'storm, two wards in one hand' })
  await wait()
  session.lift()
  await order(session, 'never')
  expect([question(session), session.curtain, session.viewer]).toEqual(['path', null, 0])
})

test('a team takes back what anyone did, but never what was read', async () => {
  const session = await sit(['human', 'human'], { options: { mode: 'team' } })
  await wait()
  session.lift()
  await act(session, ['rest', 'climb'])
  session.lift()
  await act(session, ['rest', 'dig'])
  session.lift()
  await act(session, ['lamp'])
  expect(session.undo).toMatchObject({ reach: { steps: 1, stop: 'reveal' }, keep: 2 })

  const end = await sit(['human', 'human'], { position: 'a team about to win' })
  await wait()
  end.lift()
  await act(end, { path: 'bridge' })
  expect(end.undo).toMatchObject({ reach: { steps: 0, stop: 'final' }, keep: undefined })
})

test('a won chapter is saved as won together, and says what follows', async () => {
  const session = await sit(['human', 'bot'], { position: 'a team about to win' })
  await act(session, { path: 'bridge' })
  expect(savedMatch('m')).toMatchObject({ finished: true, ranks: [1, 1], together: true })
  expect(session.follow).toMatchObject({ tale: { chapter: 2 } })
  const read = Match.from(door.game, readRecord(savedMatch('m')?.record ?? ''))
  expect(read.ok && read.match.beginning.from, 'the record holds the position').toBeDefined()
})

test('if a rival wins, nobody is first and nothing follows', async () => {
  const session = await sit(['human', 'bot'], { position: 'the shadow about to win' })
  await act(session, { path: 'bridge' })
  expect(savedMatch('m')).toMatchObject({ finished: true, ranks: [2, 2] })
  expect(savedMatch('m')?.together).toBeUndefined()
  expect(session.follow).toBeUndefined()
})

test('steps that tell the viewer nothing are passed over in a replay, and cost no pause', async () => {
  const session = await sit(['human', 'bot', 'bot', 'bot'], { position: 'storm of four' })
  await botsThink()
  await botsThink()
  await botsThink()
  expect(session.steps).toBe(4)
  expect([1, 2, 3, 4].map((step) => session.isQuietStep(step))).toEqual([false, true, true, false])
})

test('if everyone sees the same, no curtain falls: the asked player acts, and an undo needs no consent', async () => {
  const session = await sit(['human', 'human'], { game: { ...door.game, open: true } })
  await wait(0)
  expect([session.curtain, session.viewer, session.acting]).toEqual([null, 0, 0])
  await act(session, ['rest', 'climb'])
  expect([session.curtain, session.viewer, session.acting]).toEqual([null, 1, 1])
  expect(session.undo).toMatchObject({ free: true, keep: 0 })
  session.takeBack()
  await wait()
  expect([session.viewer, session.steps]).toEqual([0, 0])
  expect(session.form).toMatchObject({ form: 'row' })
})
