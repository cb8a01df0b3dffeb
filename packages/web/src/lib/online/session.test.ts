import type { Box, Door, Words } from '@grimuar/contract'
import {
  commitment,
  type Form,
  heardBy,
  type Json,
  legal,
  Match,
  mixSeed,
  openQuestion,
  type Seat,
  writeRecord,
} from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit'
import type { Connection, LogUpdate, MatchView, Outcome, Reveal, RoomCard, ViewStage, WatchSettings } from '@grimuar/protocol'
import type { Pace } from '@grimuar/ui'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// `$state` is a macro of the Svelte compiler. Without a page a function that returns its argument is enough.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { OnlineSession } = await import('./session.svelte.ts')
const { rememberCommitment } = await import('./commitments.ts')

const words = { event: () => undefined } as unknown as Words
const door: Door = { game: ticTacToe, words }
const box = { id: ticTacToe.id, staged: true, load: async () => door } as unknown as Box
const SECRET = '5a'.repeat(32)
const NUMBERS = ['01'.repeat(32), '02'.repeat(32)]

const person = (id: string) => ({ kind: 'person', person: { id, name: id, avatar: 'owl', guest: true } }) as const
const card = {
  id: 't',
  game: box.id,
  version: 1,
  seats: [person('Ala'), person('Ola')],
  lots: false,
  commitment: commitment(SECRET),
  numbers: NUMBERS,
} as unknown as RoomCard

const fresh = () =>
  new Match(ticTacToe, { seats: 2, options: {}, names: ['1', '2'], luck: { kind: 'fair', seed: mixSeed(SECRET, NUMBERS) } })

/** A fake server with one match, and what one seat is sent of it. */
class FakeServer {
  match = fresh()
  readonly updates: LogUpdate[] = []
  readonly commands: { type: string }[] = []
  request: MatchView['request'] = null
  abandoned = false
  /** For each seat: the level of the bot that plays it, or null. */
  bots: (string | null)[] = [null, null]
  late = [false, false]
  /** Fields of the match view that differ from those of the match. */
  changed: Partial<MatchView> = {}
  /** Whether moves tell the seat nothing. */
  hides = false
  /** If set, every command gets this outcome. */
  refusal: Outcome | undefined
  /** What the seat saw while the last move was carried out. */
  stages: ViewStage[] = []
  private watching: WatchSettings | undefined
  private readonly seat: Seat | null
  known = 0

  constructor(seat: Seat | null) {
    this.seat = seat
  }

  get connection(): Connection {
    return {
      watch: (_match: string, settings: WatchSettings) => {
        this.watching = settings
        this.known = 0
        this.tell()
      },
      unwatch: () => {},
      send: async (command: { type: string; move?: Json; keep?: number }): Promise<Outcome> => {
        this.commands.push(command)
        if (this.refusal) return this.refusal
        if (command.type === 'move') {
          const refusal = this.match.play(this.seat as Seat, command.move as Json)
          if (refusal) return { ok: false, code: 'refused', refusal }
          this.append({ do: 'move', seat: this.seat as Seat })
        } else if (command.type === 'undo') this.undo(this.seat as Seat, command.keep as number)
        this.tell()
        return { ok: true, seq: this.updates.length }
      },
    } as unknown as Connection
  }

  /** Another player moves; the update is sent now, or later with the next one. */
  moves(seat: Seat, at: number, told = true): void {
    expect(this.match.play(seat, { at })).toBeUndefined()
    this.append({ do: 'move', seat })
    if (told) this.tell()
  }

  undo(seat: Seat, keep: number): void {
    this.match.keep(seat, keep)
    this.append({ do: 'undo', seat, keep })
  }

  tell(from = this.known): void {
    const { match, seat } = this
    const table = match.table
    const over = (table as { over: boolean }).over || this.abandoned
    const asked = over ? null : openQuestion(table, seat)
    const matchView = {
      view: ticTacToe.view(ticTacToe.copy(table), seat),
      asked,
      moves: seat === null || over ? [] : legal(ticTacToe, table, seat),
      form: null,
      answer: null,
      interrupt: false,
      order: null,
      undo: seat === null || over ? null : { ...match.undoReach(seat), standing: match.steps.length, settled: match.settled },
      request: this.request,
      seats: this.bots.map((bot, at) => ({ bot, late: this.late[at], votes: false, rest: null, clock: null })),
      ended: this.abandoned
        ? { how: 'abandoned', result: null }
        : over
          ? { how: 'played', result: ticTacToe.result(table) }
          : null,
      ...this.changed,
    } as unknown as MatchView
    const watched = { room: 't', seq: this.updates.length, seat, match: matchView }
    this.watching?.onUpdate(watched, this.updates.slice(from), [], this.stages)
    this.known = this.updates.length
  }

  reveal(): Reveal {
    const { match } = this
    return {
      commitment: commitment(SECRET),
      secret: SECRET,
      numbers: NUMBERS,
      lots: null,
      seed: mixSeed(SECRET, NUMBERS),
      record: writeRecord({ ...match.record, names: ['Ala', 'Ola'] }),
    }
  }

  private append(entry: LogUpdate['entry']): void {
    const events = entry.do === 'move' && !this.hides ? heardBy(this.match.steps.at(-1)?.events ?? [], this.seat) : []
    this.updates.push({ seq: this.updates.length + 1, at: 0, entry, events })
  }
}

function sit(fake: FakeServer, room: Partial<RoomCard> = {}, pace: Pace = 'off') {
  const session = new OnlineSession({ ...card, ...room }, box, door, {
    connection: fake.connection,
    pace: () => pace,
    botName: () => 'Golem',
    why: (error) => `why: ${(error as { code: string }).code}`,
    code: undefined,
  })
  session.watch(true)
  session.open(async (changes) => changes.at(-1)?.make())
  return session
}

type Made = ReturnType<typeof sit>
const cells = (session: Made) => (session.shown.view as { cells: (number | null)[] }).cells
const settled = () => vi.advanceTimersByTimeAsync(2000)
const marks = (session: Made) => session.logLines.map(({ step, event }) => [step, (event as unknown as { at: number }).at])

/** Answers HTTP requests. */
function serves(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    return {
      ok: answer !== undefined,
      status: answer === undefined ? 404 : 200,
      json: async () => answer ?? { code: 'no-room' },
    }
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  const held = new Map<string, string>()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  })
  serves({})
})

afterEach(() => vi.useRealTimers())

afterAll(() => vi.unstubAllGlobals())

test('a move is sent once and shown when the server sends the update', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  expect(session.moves).toHaveLength(9)
  session.act({ at: 4 })
  session.act({ at: 5 })
  expect(session.moves).toEqual([])
  await settled()
  expect(fake.commands).toHaveLength(1)
  expect(cells(session)[4]).toBe(0)
  expect(session.shown.by).toBe(0)
  fake.moves(1, 0)
  await settled()
  expect(cells(session)[0]).toBe(1)
  expect(session.moves).toHaveLength(7)
  expect(marks(session)).toEqual([
    [1, 4],
    [2, 0],
  ])
})

test('what is pressed while a move is on its way is sent after it, and a second press is not', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  session.act({ at: 4 })
  const leaves = [session.send({ type: 'leave', room: 't' }), session.send({ type: 'leave', room: 't' })]
  expect(fake.commands.map(({ type }) => type)).toEqual(['move'])
  expect(await Promise.all(leaves)).toEqual([true, false])
  expect(fake.commands.map(({ type }) => type)).toEqual(['move', 'leave'])
  expect(session.sending).toBe(false)
})

test('a refusal of the rules comes with its clause, any other reason in words', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  session.act({ at: 4 })
  await settled()
  fake.moves(1, 0)
  await settled()
  session.act({ at: 4 })
  await settled()
  expect(session.refused).toMatchObject({ reason: 'rule', rule: 'TT-1.2' })
  fake.refusal = { ok: false, code: 'stale' }
  session.act({ at: 5 })
  await settled()
  expect(session.refused).toEqual({ reason: 'told', text: 'why: stale' })
  expect(session.sending).toBe(false)
})

test('a spectator who tries to move gets a note, and nothing is sent', () => {
  const fake = new FakeServer(null)
  const session = sit(fake)
  session.act({ at: 4 })
  expect(session.refused).toEqual({ reason: 'watching' })
  expect(fake.commands).toEqual([])
})

test('the own last move is taken back at once; for more the others are asked', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  session.act({ at: 4 })
  await settled()
  session.takeBack()
  await settled()
  expect(fake.commands.at(-1)).toMatchObject({ type: 'undo', keep: 0 })
  expect(session.steps).toBe(0)
  expect(session.undone.map(({ step }) => step)).toEqual([1])
  session.act({ at: 8 })
  await settled()
  expect(session.undone).toEqual([])
  fake.moves(1, 0)
  await settled()
  expect(session.undo).toMatchObject({ reach: { steps: 0, stop: 'other' }, free: false, keep: 0, others: [1] })
  session.takeBack()
  await settled()
  expect(fake.commands.at(-1)).toMatchObject({ type: 'ask-undo', keep: 0 })
  fake.request = { seat: 0, keep: 0, agreed: [] }
  fake.tell()
  await settled()
  expect(session.undo.keep).toBeUndefined()
})

test('a sealed answer can be changed and taken back, and a form is offered in place of moves', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  const form: Form = { form: 'set', items: ['a', 'b'], min: 1, max: 1 }
  const asked = { question: { kind: 'plan' }, waiting: [0, 1], mine: true, joint: false, answered: false }
  fake.changed = { asked, moves: [], form, order: 'idle' }
  fake.tell()
  await settled()
  expect([session.form, session.answer, session.order]).toEqual([form, undefined, 'idle'])
  fake.changed = { ...fake.changed, asked: { ...asked, waiting: [1], answered: true }, answer: ['a'] }
  fake.updates.push({ seq: 1, at: 0, entry: { do: 'move', seat: 0 }, events: [] })
  fake.tell()
  await settled()
  expect([session.form, session.answer, session.steps]).toEqual([undefined, ['a'], 1])
  session.change()
  expect(session.form).toEqual(form)
  session.change()
  expect(session.form).toBeUndefined()
  session.change()
  fake.refusal = { ok: true, seq: 2 }
  session.act(['b'])
  expect(fake.commands.at(-1)).toMatchObject({ type: 'move', move: ['b'] })
  fake.changed = { ...fake.changed, answer: ['b'] }
  fake.updates.push({ seq: 2, at: 0, entry: { do: 'change', seat: 0 }, events: [] })
  fake.tell()
  await settled()
  expect([session.form, session.answer, session.steps]).toEqual([undefined, ['b'], 1])
  expect(session.undo).toMatchObject({ reach: { steps: 1 }, keep: 0 })
  session.takeBack()
  expect(fake.commands.at(-1)).toMatchObject({ type: 'withdraw' })
  fake.changed = { ...fake.changed, asked, answer: null }
  fake.updates.push({ seq: 3, at: 0, entry: { do: 'withdraw', seat: 0 }, events: [] })
  fake.tell()
  await settled()
  expect([session.form, session.answer, session.steps]).toEqual([form, undefined, 0])
  session.giveOrder('always')
  expect(fake.commands.at(-1)).toMatchObject({ type: 'standing', order: 'always' })
})

test('the sealed answer of a seat that a bot plays is not shown', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  const asked = { question: { kind: 'plan' }, waiting: [1], mine: true, joint: false, answered: true }
  fake.changed = { asked, moves: [], answer: null }
  fake.tell()
  await settled()
  expect(session.shown.question?.answered).toBe(true)
  expect([session.answer, session.shown.answer]).toEqual([undefined, undefined])
})

test('an answer that replaces a sealed one and opens the seal is one step', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  for (const entry of [
    { do: 'move', seat: 1 } as const,
    { do: 'move', seat: 0 } as const,
    { do: 'move', seat: 1, again: true } as const,
  ])
    fake.updates.push({ seq: fake.updates.length + 1, at: 0, entry, events: [] })
  fake.tell()
  await settled()
  expect([session.steps, session.shown.by]).toEqual([2, 1])
  expect([session.isQuietStep(1), session.isQuietStep(2)]).toEqual([false, true])
})

test('missed updates are applied together, in order', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  for (const [i, at] of [4, 0, 8].entries()) fake.moves(i % 2, at, false)
  fake.undo(0, 1)
  fake.moves(1, 2, false)
  fake.tell()
  await settled()
  expect(marks(session)).toEqual([
    [1, 4],
    [2, 2],
  ])
  expect(session.steps).toBe(2)
  expect(session.shown.by).toBe(1)
})

test('a player who comes back can replay everything since their last move', async () => {
  const fake = new FakeServer(0)
  for (const [i, at] of [4, 0].entries()) fake.moves(i % 2, at, false)
  expect(sit(fake).missed).toBeUndefined()
  // Several seats may answer before one is asked again: here the second seat moves twice.
  fake.updates.push({ seq: 3, at: 0, entry: { do: 'move', seat: 1 }, events: [] })
  const session = sit(fake)
  expect(session.missed).toBe(1)
  serves({ '/api/rooms/t/moments/1': { step: 1, standing: 3, seat: 0, view: {}, asked: null, last: [], by: 0, over: false } })
  session.showMissed()
  await settled()
  expect(session).toMatchObject({ missed: undefined, replaying: true, past: 1 })
})

test('entries of a server restored from a backup replace ours', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  fake.moves(0, 4)
  fake.moves(1, 0)
  await settled()
  fake.match = fresh()
  fake.updates.length = 0
  fake.moves(0, 7, false)
  fake.tell(0)
  await settled()
  expect(session.steps).toBe(1)
  expect(marks(session)).toEqual([[1, 7]])
  expect(cells(session)[4]).toBeNull()
})

test('an earlier moment comes from the server, and new updates do not replace it', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  fake.moves(0, 4)
  fake.moves(1, 0)
  await settled()
  const view = { cells: ['then'] }
  serves({ '/api/rooms/t/moments/1': { step: 1, standing: 2, seat: 0, view, asked: null, last: [], by: 0, over: false } })
  session.goTo(1)
  await settled()
  expect(session.shown).toMatchObject({ step: 1, view, moves: [] })
  session.act({ at: 5 })
  expect(session.refused).toEqual({ reason: 'past' })
  fake.moves(0, 8)
  await settled()
  expect(session.shown.view).toEqual(view)
  expect(session.steps).toBe(3)
  session.goTo(null)
  await settled()
  expect(cells(session)[8]).toBe(0)
  session.goTo(0)
  await settled()
  expect(session.refused).toEqual({ reason: 'told', text: 'why: no-room' })
})

test('only moments at which the player stops are requested, and none twice', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  for (const [i, at] of [4, 0, 8, 1].entries()) fake.moves(i % 2, at)
  await settled()
  const asked: number[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const step = Number(path.split('/').at(-1))
    asked.push(step)
    await new Promise((wait) => setTimeout(wait, 50))
    const body = { step, standing: 4, seat: 0, view: { asked: asked.length }, asked: null, last: [], by: 0, over: false }
    return { ok: true, status: 200, json: async () => body }
  })
  for (const step of [3, 2, 1, 0]) session.goTo(step)
  await settled()
  expect(asked).toEqual([3, 0])
  expect(session.shown).toMatchObject({ step: 0, view: { asked: 2 } })
  session.goTo(3)
  await settled()
  expect(asked).toEqual([3, 0])
  expect(session.shown).toMatchObject({ step: 3, view: { asked: 1 } })
  // After an undo and other moves the cached moment is not valid any more.
  fake.undo(0, 2)
  fake.moves(0, 7, false)
  fake.moves(1, 1)
  await settled()
  session.goTo(0)
  session.goTo(3)
  await settled()
  expect(asked).toEqual([3, 0, 3])
  expect(session.shown).toMatchObject({ step: 3, view: { asked: 3 } })
})

async function played(reveal: (honest: Reveal) => Reveal, seat: Seat | null = 0) {
  const fake = new FakeServer(seat)
  const session = sit(fake)
  serves({
    get '/api/rooms/t/reveal'() {
      return reveal(fake.reveal())
    },
  })
  for (const [i, at] of [0, 3, 1, 4, 2].entries()) fake.moves(i % 2, at)
  await settled()
  return session
}

test('after the end the views of all seats, the record and the dice check are available', async () => {
  const session = await played((honest) => honest)
  expect(session.result).toMatchObject({ ranks: [1, 2] })
  expect(session.revealed).toBe(true)
  expect(session.file?.text).toContain('moves\n0 {"at":0}')
  session.lookAs(1)
  expect(session.viewer).toBe(1)
  session.goTo(2)
  await settled()
  expect(session.shown).toMatchObject({ step: 2, by: 1 })
  expect(await session.fairness?.check()).toBe(true)
  session.closeReplay()
  expect(session.viewer).toBe(0)
})

test('another secret or another record fails the check', async () => {
  const other = 'ff'.repeat(32)
  const swapped = await played((honest) => ({ ...honest, secret: other, commitment: commitment(other) }))
  expect(await swapped.fairness?.check()).toBe(false)
  const longer = await played((honest) => ({ ...honest, record: honest.record.replace('0 {"at":2}', '0 {"at":8}') }))
  expect(await longer.fairness?.check()).toBe(false)
})

test('a match that was ended early is over in every view, and its dice can be checked', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  serves({
    get '/api/rooms/t/reveal'() {
      return fake.reveal()
    },
  })
  fake.moves(0, 4)
  fake.moves(1, 0)
  fake.abandoned = true
  fake.tell()
  await settled()
  expect(session.result).toBeNull()
  expect(await session.fairness?.check()).toBe(true)
  session.goTo(1)
  session.lookAs(1)
  await settled()
  expect(session.shown).toMatchObject({ step: 1, over: false })
  session.closeReplay()
  await settled()
  expect(session.shown).toMatchObject({ step: 2, over: true, question: null, moves: [] })
})

test('the dice number of a seat that the player left is ignored by the check', async () => {
  rememberCommitment(card, 'ee'.repeat(32))
  const seated = await played((honest) => honest)
  expect(await seated.fairness?.check()).toBe(false)
  const session = await played((honest) => honest, null)
  expect(await session.fairness?.check()).toBe(true)
})

test('while a bot plays our seat there is nothing to undo and nothing to answer', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  session.act({ at: 4 })
  await settled()
  expect(session.undo.keep).toBe(0)
  fake.moves(1, 0)
  await settled()
  expect(session.shown.question).toMatchObject({ waiting: [0], mine: true })
  fake.bots = ['policy', null]
  fake.tell()
  await settled()
  expect(session.undo.keep).toBeUndefined()
  expect(session.shown.question).toMatchObject({ waiting: [0], mine: false })
})

test('hints are for who has no human rival, unless the room says otherwise', async () => {
  const fake = new FakeServer(0)
  const rooms: Partial<RoomCard>[] = [{}, { hints: 'everyone' }, { hints: 'nobody' }]
  const sessions = rooms.map((room) => {
    const session = sit(fake, room)
    fake.tell()
    return session
  })
  await settled()
  expect(sessions.map(({ hints }) => hints)).toEqual([false, true, false])
  fake.bots = [null, 'policy']
  const against = rooms.map((room) => {
    const session = sit(fake, room)
    fake.tell()
    return session
  })
  await settled()
  expect(against.map(({ hints }) => hints)).toEqual([true, true, false])
})

test('if only bots are left, leaving or voting ends the match', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  expect([session.endsBy('leave', []), session.endsBy('vote', [])]).toEqual([false, false])
  fake.late = [false, true]
  fake.tell()
  await settled()
  expect([session.endsBy('leave', []), session.endsBy('vote', [])]).toEqual([false, true])
  expect(session.endsBy('vote', [true, true])).toBe(false) // somebody who is late but here can vote
  fake.bots = [null, 'policy']
  fake.tell()
  await settled()
  expect([session.endsBy('leave', []), session.endsBy('vote', [])]).toEqual([true, true])
})

test('a button pressed twice sends one command', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  session.act({ at: 4 })
  await settled()
  session.takeBack()
  session.takeBack()
  await settled()
  expect(fake.commands.map((command) => command.type)).toEqual(['move', 'undo'])
})

test('after a failed animation the next update is shown', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const fake = new FakeServer(0)
  const session = sit(fake)
  session.open(async () => {
    throw new Error('no canvas')
  })
  fake.moves(0, 4)
  await settled()
  expect(reported).toHaveBeenCalledOnce()
  expect(cells(session)[4]).toBe(0)
  session.open(async (changes) => changes.at(-1)?.make())
  fake.moves(1, 0)
  await settled()
  session.act({ at: 8 })
  await settled()
  expect(cells(session)[8]).toBe(0)
})

test('a move is shown event by event as the server tells it, and the bar changes last', async () => {
  const fake = new FakeServer(null)
  const session = sit(fake)
  const drawn: { readonly told: unknown[]; readonly cells: unknown; readonly asked: boolean; readonly step: number }[] = []
  session.open(async (changes) => {
    for (const { make, told = [] } of changes) {
      make()
      const { question, step } = session.shown
      drawn.push({ told: told.map(({ kind }) => kind), cells: cells(session), asked: question !== null, step })
    }
  })
  const events = ['mark', 'line', 'turn'].map((kind) => ({ kind }))
  fake.moves(0, 4, false)
  fake.updates[0] = { seq: 1, at: 0, entry: { do: 'move', seat: 0 }, events }
  fake.stages = [
    { events: 1, view: { cells: ['mark'] } },
    { events: 2, view: { cells: ['line'] } },
  ]
  fake.tell()
  await settled()
  const after = cells(session)
  expect(drawn).toEqual([
    { told: ['mark'], cells: ['mark'], asked: false, step: 0 },
    { told: ['line'], cells: ['line'], asked: false, step: 0 },
    { told: ['turn'], cells: after, asked: false, step: 0 },
    { told: [], cells: after, asked: true, step: 1 },
  ])
  expect(after[4]).toBe(0)
})

test('updates that were skipped are not animated later', async () => {
  const fake = new FakeServer(0)
  const session = sit(fake)
  let shows = 0
  session.open(async (changes) => {
    shows++
    for (const { make } of changes) make()
    await new Promise((landed) => setTimeout(landed, 100))
  })
  for (const [i, at] of [0, 1, 2, 4, 3, 5, 7, 6].entries()) fake.moves(i % 2, at)
  for (let i = 0; i < 20; i++) {
    fake.undo(1, 7)
    fake.tell()
    fake.moves(1, 6)
  }
  await settled()
  expect(session.steps).toBe(8)
  expect(shows).toBe(0)
})

test('a move that tells this player nothing costs no time, any other has its pause', async () => {
  const fake = new FakeServer(null)
  const session = sit(fake, {}, 'calm')
  const at = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return session.steps
  }
  fake.moves(0, 0)
  fake.hides = true
  fake.moves(1, 1)
  expect(await at(0)).toBe(2)
  fake.hides = false
  fake.moves(0, 2)
  fake.moves(1, 3)
  expect([await at(0), await at(500), await at(200)]).toEqual([3, 3, 4])
})
