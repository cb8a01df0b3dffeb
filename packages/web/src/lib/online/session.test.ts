import type { Box, Door, Words } from '@grimuar/games'
import { commitment, heardBy, type Json, legal, Match, mixSeed, openQuestion, type Seat, writeRecord } from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit'
import type { Connection, News, Outcome, Reveal, Sight, TableCard, WatchSettings } from '@grimuar/protocol'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// `$state` is a mark for the compiler that wires up the page. Without a page, a mark that hands its value on is all it takes.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { OnlineSession } = await import('./session.svelte.ts')
const { notePromise } = await import('./commitments.ts')

const words = { event: () => undefined } as unknown as Words
const door: Door = {
  game: ticTacToe,
  words: { pl: words, en: words },
  bot: { policy: (_v, _s, moves) => moves[0], evaluate: () => 0 },
}
const box = { id: ticTacToe.id, load: async () => door } as unknown as Box
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
} as unknown as TableCard

const fresh = () =>
  new Match(ticTacToe, { seats: 2, options: {}, names: ['1', '2'], luck: { kind: 'fair', seed: mixSeed(SECRET, NUMBERS) } })

/** As much of a server as a table needs: one match, and what a seat is told of it. */
class House {
  match = fresh()
  readonly news: News[] = []
  readonly wishes: { do: string }[] = []
  request: Sight['request'] = null
  abandoned = false
  /** Who plays the seats now, where it is no person. */
  bots: (string | null)[] = [null, null]
  late = [false, false]
  /** What a wish comes to instead of being done. */
  unwilling: Outcome | undefined
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
      wish: async (wish: { do: string; move?: Json; keep?: number }): Promise<Outcome> => {
        this.wishes.push(wish)
        if (this.unwilling) return this.unwilling
        if (wish.do === 'move') {
          const refusal = this.match.play(this.seat as Seat, wish.move as Json)
          if (refusal) return { ok: false, code: 'refused', refusal }
          this.happened({ do: 'move', seat: this.seat as Seat })
        } else if (wish.do === 'undo') this.undo(this.seat as Seat, wish.keep as number)
        this.tell()
        return { ok: true, seq: this.news.length }
      },
    } as unknown as Connection
  }

  /** Someone else moves; told at once, or later with what follows. */
  moves(seat: Seat, at: number, told = true): void {
    expect(this.match.play(seat, { at })).toBeUndefined()
    this.happened({ do: 'move', seat })
    if (told) this.tell()
  }

  undo(seat: Seat, keep: number): void {
    this.match.keep(seat, keep)
    this.happened({ do: 'undo', seat, keep })
  }

  tell(from = this.known): void {
    const { match, seat } = this
    const table = match.table
    const over = (table as { over: boolean }).over || this.abandoned
    const asked = over ? null : openQuestion(table, seat)
    const sight = {
      view: ticTacToe.view(ticTacToe.copy(table), seat),
      asked,
      moves: seat === null || over ? [] : legal(ticTacToe, table, seat),
      undo: seat === null || over ? null : { ...match.undoReach(seat), standing: match.steps.length },
      request: this.request,
      seats: this.bots.map((bot, at) => ({ bot, late: this.late[at], votes: false, rest: null, clock: null })),
      ended: this.abandoned
        ? { how: 'abandoned', result: null }
        : over
          ? { how: 'played', result: ticTacToe.result(table) }
          : null,
    } as unknown as Sight
    this.watching?.seen({ match: 't', seq: this.news.length, seat, sight }, this.news.slice(from), [])
    this.known = this.news.length
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

  private happened(deed: News['deed']): void {
    const events = deed.do === 'move' ? heardBy(this.match.steps.at(-1)?.events ?? [], this.seat) : []
    this.news.push({ seq: this.news.length + 1, at: 0, deed, events })
  }
}

function sit(house: House) {
  const session = new OnlineSession(card, box, door, {
    connection: house.connection,
    pace: () => 'off',
    botName: () => 'Golem',
    why: (error) => `why: ${(error as { code: string }).code}`,
    code: undefined,
  })
  session.watch(true)
  session.open((change) => change())
  return session
}

type Made = ReturnType<typeof sit>
const cells = (session: Made) => (session.shown.view as { cells: (number | null)[] }).cells
const settled = () => vi.advanceTimersByTimeAsync(2000)
const marks = (session: Made) => session.entries.map(({ step, event }) => [step, (event as unknown as { at: number }).at])

/** Answers what is asked over HTTP. */
function serves(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path]
    return {
      ok: answer !== undefined,
      status: answer === undefined ? 404 : 200,
      json: async () => answer ?? { code: 'no-table' },
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

test('a move is wished once and shown when the server tells of it', async () => {
  const house = new House(0)
  const session = sit(house)
  expect(session.moves).toHaveLength(9)
  session.act({ at: 4 })
  session.act({ at: 5 })
  expect(session.moves).toEqual([])
  await settled()
  expect(house.wishes).toHaveLength(1)
  expect(cells(session)[4]).toBe(0)
  expect(session.shown.by).toBe(0)
  house.moves(1, 0)
  await settled()
  expect(cells(session)[0]).toBe(1)
  expect(session.moves).toHaveLength(7)
  expect(marks(session)).toEqual([
    [1, 4],
    [2, 0],
  ])
})

test('the rules’ refusal comes with its clause, any other in words', async () => {
  const house = new House(0)
  const session = sit(house)
  session.act({ at: 4 })
  await settled()
  house.moves(1, 0)
  await settled()
  session.act({ at: 4 })
  await settled()
  expect(session.refused).toMatchObject({ reason: 'rule', rule: 'TT-1.2' })
  house.unwilling = { ok: false, code: 'stale' }
  session.act({ at: 5 })
  await settled()
  expect(session.refused).toEqual({ reason: 'told', text: 'why: stale' })
  expect(session.sending).toBe(false)
})

test('whoever only watches is told so, and asks the server nothing', () => {
  const house = new House(null)
  const session = sit(house)
  session.act({ at: 4 })
  expect(session.refused).toEqual({ reason: 'watching' })
  expect(house.wishes).toEqual([])
})

test('one’s own last move is taken back at once; further back the others are asked', async () => {
  const house = new House(0)
  const session = sit(house)
  session.act({ at: 4 })
  await settled()
  session.takeBack()
  await settled()
  expect(house.wishes.at(-1)).toMatchObject({ do: 'undo', keep: 0 })
  expect(session.steps).toBe(0)
  expect(session.undone.map(({ step }) => step)).toEqual([1])
  session.act({ at: 8 })
  await settled()
  expect(session.undone).toEqual([])
  house.moves(1, 0)
  await settled()
  expect(session.undo).toMatchObject({ reach: { steps: 0, stop: 'other' }, free: false, keep: 0, others: [1] })
  session.takeBack()
  await settled()
  expect(house.wishes.at(-1)).toMatchObject({ do: 'ask-undo', keep: 0 })
  house.request = { seat: 0, keep: 0, agreed: [] }
  house.tell()
  await settled()
  expect(session.undo.keep).toBeUndefined()
})

test('what was missed comes in one piece, in order', async () => {
  const house = new House(0)
  const session = sit(house)
  for (const [i, at] of [4, 0, 8].entries()) house.moves(i % 2, at, false)
  house.undo(0, 1)
  house.moves(1, 2, false)
  house.tell()
  await settled()
  expect(marks(session)).toEqual([
    [1, 4],
    [2, 2],
  ])
  expect(session.steps).toBe(2)
  expect(session.shown.by).toBe(1)
})

test('whoever comes back is offered what happened since their own last move', async () => {
  const house = new House(0)
  for (const [i, at] of [4, 0].entries()) house.moves(i % 2, at, false)
  expect(sit(house).missed).toBeUndefined()
  // Several seats may answer before one is asked again: here the second one seems to move twice.
  house.news.push({ seq: 3, at: 0, deed: { do: 'move', seat: 1 }, events: [] })
  const session = sit(house)
  expect(session.missed).toBe(1)
  serves({ '/api/tables/t/moments/1': { step: 1, standing: 3, seat: 0, view: {}, asked: null, last: [], by: 0, over: false } })
  session.showMissed()
  await settled()
  expect(session).toMatchObject({ missed: undefined, replaying: true, past: 1 })
})

test('a server that was set back to a backup is believed', async () => {
  const house = new House(0)
  const session = sit(house)
  house.moves(0, 4)
  house.moves(1, 0)
  await settled()
  house.match = fresh()
  house.news.length = 0
  house.moves(0, 7, false)
  house.tell(0)
  await settled()
  expect(session.steps).toBe(1)
  expect(marks(session)).toEqual([[1, 7]])
  expect(cells(session)[4]).toBeNull()
})

test('an earlier moment comes from the server, and what happens meanwhile does not disturb it', async () => {
  const house = new House(0)
  const session = sit(house)
  house.moves(0, 4)
  house.moves(1, 0)
  await settled()
  const view = { cells: ['then'] }
  serves({ '/api/tables/t/moments/1': { step: 1, standing: 2, seat: 0, view, asked: null, last: [], by: 0, over: false } })
  session.goTo(1)
  await settled()
  expect(session.shown).toMatchObject({ step: 1, view, moves: [] })
  session.act({ at: 5 })
  expect(session.refused).toEqual({ reason: 'past' })
  house.moves(0, 8)
  await settled()
  expect(session.shown.view).toEqual(view)
  expect(session.steps).toBe(3)
  session.goTo(null)
  await settled()
  expect(cells(session)[8]).toBe(0)
  session.goTo(0)
  await settled()
  expect(session.refused).toEqual({ reason: 'told', text: 'why: no-table' })
})

test('whoever leafs through the past asks only for where they stop, and for nothing twice', async () => {
  const house = new House(0)
  const session = sit(house)
  for (const [i, at] of [4, 0, 8, 1].entries()) house.moves(i % 2, at)
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
  // What was taken back and played otherwise is not what was looked at.
  house.undo(0, 2)
  house.moves(0, 7, false)
  house.moves(1, 1)
  await settled()
  session.goTo(0)
  session.goTo(3)
  await settled()
  expect(asked).toEqual([3, 0, 3])
  expect(session.shown).toMatchObject({ step: 3, view: { asked: 3 } })
})

async function played(reveal: (honest: Reveal) => Reveal, seat: Seat | null = 0) {
  const house = new House(seat)
  const session = sit(house)
  serves({
    get '/api/tables/t/reveal'() {
      return reveal(house.reveal())
    },
  })
  for (const [i, at] of [0, 3, 1, 4, 2].entries()) house.moves(i % 2, at)
  await settled()
  return session
}

test('at the end all is laid open: other eyes, the record, and dice anyone can check', async () => {
  const session = await played((honest) => honest)
  expect(session.result?.ranks).toEqual([1, 2])
  expect(session.laidOpen).toBe(true)
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

test('a secret that is not the promised one, or another record, does not pass', async () => {
  const other = 'ff'.repeat(32)
  const swapped = await played((honest) => ({ ...honest, secret: other, commitment: commitment(other) }))
  expect(await swapped.fairness?.check()).toBe(false)
  const longer = await played((honest) => ({ ...honest, record: honest.record.replace('0 {"at":2}', '0 {"at":8}') }))
  expect(await longer.fairness?.check()).toBe(false)
})

test('a match that was ended early is over for all eyes, and its dice can be checked', async () => {
  const house = new House(0)
  const session = sit(house)
  serves({
    get '/api/tables/t/reveal'() {
      return house.reveal()
    },
  })
  house.moves(0, 4)
  house.moves(1, 0)
  house.abandoned = true
  house.tell()
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

test('a number given for a seat one got up from again accuses nobody', async () => {
  notePromise(card, 'ee'.repeat(32))
  const seated = await played((honest) => honest)
  expect(await seated.fairness?.check()).toBe(false)
  const session = await played((honest) => honest, null)
  expect(await session.fairness?.check()).toBe(true)
})

test('while a bot plays for us there is nothing to take back and nothing to answer', async () => {
  const house = new House(0)
  const session = sit(house)
  session.act({ at: 4 })
  await settled()
  expect(session.undo.keep).toBe(0)
  house.moves(1, 0)
  await settled()
  expect(session.shown.question).toMatchObject({ waiting: [0], mine: true })
  house.bots = ['policy', null]
  house.tell()
  await settled()
  expect(session.undo.keep).toBeUndefined()
  expect(session.shown.question).toMatchObject({ waiting: [0], mine: false })
})

test('whoever plays with bots alone ends the match by leaving it or voting', async () => {
  const house = new House(0)
  const session = sit(house)
  expect([session.endsBy('leave'), session.endsBy('vote')]).toEqual([false, false])
  house.late = [false, true]
  house.tell()
  await settled()
  expect([session.endsBy('leave'), session.endsBy('vote')]).toEqual([false, true])
  house.bots = [null, 'policy']
  house.tell()
  await settled()
  expect([session.endsBy('leave'), session.endsBy('vote')]).toEqual([true, true])
})

test('a button pressed twice is one wish', async () => {
  const house = new House(0)
  const session = sit(house)
  session.act({ at: 4 })
  await settled()
  session.takeBack()
  session.takeBack()
  void session.wish({ do: 'vote', match: 't' })
  await settled()
  expect(house.wishes.map((wish) => wish.do)).toEqual(['move', 'undo'])
})

test('a table that could not be drawn once is drawn the next time', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const house = new House(0)
  const session = sit(house)
  session.open(async () => {
    throw new Error('no canvas')
  })
  house.moves(0, 4)
  await settled()
  expect(reported).toHaveBeenCalledOnce()
  expect(cells(session)[4]).toBe(0)
  session.open((change) => change())
  house.moves(1, 0)
  await settled()
  session.act({ at: 8 })
  await settled()
  expect(cells(session)[8]).toBe(0)
})

test('what was brought up to date at once is not shown move by move afterwards', async () => {
  const house = new House(0)
  const session = sit(house)
  let shows = 0
  session.open(async (change) => {
    shows++
    await change()
    await new Promise((landed) => setTimeout(landed, 100))
  })
  for (const [i, at] of [0, 1, 2, 4, 3, 5, 7, 6].entries()) house.moves(i % 2, at)
  await settled()
  expect(session.steps).toBe(8)
  expect(shows).toBe(0)
})
