import { canOnlyPass, type Json, Match, type Result, readRecord } from '@grimuar/kernel'
import type { Connection, Outcome, PublicLogEntry, Reveal, RoomCard, Watched } from '@grimuar/protocol'
import type { NewRoom } from '@grimuar/protocol/api'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RoomRow } from '../store/contract.ts'
import { findLeak } from '../testkit/privacy.ts'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'
import { catalogue } from '../testkit/toys.ts'

// The sampler asks every kind of question: forms, sealed answers, windows, joint questions.

const toys = import.meta.resolve('../testkit/toys.ts')
const PLAN: Json = ['rest', 'climb', 'sing']
const OTHER: Json = ['sing', 'trade']

let server: TestServer
let ala: Guest
let ola: Guest

beforeAll(async () => {
  server = await TestServer.open({ catalogue: toys })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
})
afterAll(() => server.stop())

/** A client of a room, with everything it has received. */
class Client {
  readonly line: Connection
  readonly room: string
  readonly received: string[] = []
  readonly entries: PublicLogEntry[] = []
  private now: Watched | undefined

  constructor(guest: Guest, room: string) {
    this.room = room
    this.line = guest.connect({
      open: () => {
        const socket = guest.socket()
        socket.on('message', (data) => this.received.push(String(data)))
        return socket as never
      },
    })
    this.line.watch(room, {
      onUpdate: (watched, updates) => {
        this.now = watched
        this.entries.push(...updates.map(({ entry }) => entry))
      },
    })
  }

  get ready(): boolean {
    return this.now !== undefined
  }

  get match() {
    if (!this.now) throw new Error('nothing was received yet')
    return this.now.match
  }

  get seq(): number {
    return this.now?.seq ?? -1
  }

  get kind(): unknown {
    return (this.match.asked?.question as { kind: string } | undefined)?.kind
  }

  move(move: Json): Promise<Outcome> {
    return this.line.send({ type: 'move', room: this.room, move })
  }

  withdraw(): Promise<Outcome> {
    return this.line.send({ type: 'withdraw', room: this.room })
  }

  order(order: 'idle' | 'never' | 'always'): Promise<Outcome> {
    return this.line.send({ type: 'standing', room: this.room, order })
  }

  leave(): Promise<Outcome> {
    return this.line.send({ type: 'leave', room: this.room })
  }

  undo(type: 'undo' | 'ask-undo', keep: number): Promise<Outcome> {
    return this.line.send({ type, room: this.room, keep })
  }
}

async function duel(changes: Partial<NewRoom> = {}, seats: readonly string[] = ['me', 'free']) {
  const { id } = await ala.newRoom('sampler', seats, { options: { rounds: 1 }, ...changes })
  const people = [ala, ...(seats.includes('free') ? [ola] : [])]
  if (people.length > 1) await ola.sit(id)
  const [a, b = new Client(ola, id)] = people.map((guest) => new Client(guest, id))
  if (!a) throw new Error('nobody sits here')
  await until(() => a.ready && b.ready)
  return { id, a, b }
}

const ok = { ok: true }
const game = await (catalogue.find(({ id }) => id === 'sampler') ?? catalogue[0])?.rules()
if (!game) throw new Error('the sampler is not in the catalogue')

/** The stored state of a match, as the server would load it. */
async function stateOf(id: string) {
  const room = await server.online.roomCache.get(id)
  if (typeof room === 'string' || !room.matchState) throw new Error('there is no match')
  return room.matchState
}

async function leakIn(id: string, seat: number | null, client: Client): Promise<string | undefined> {
  const row = (await server.online.store.room(id)) as RoomRow
  const log = await server.online.store.log(id, 0)
  const received = client.received.filter((text) => !/^{"type":"(done|refused)"/.test(text))
  return game && findLeak(game, row, log, seat, received)
}

/** Plays to the storm: both plan, then the leader packs and shares. */
async function toStorm(a: Client, b: Client): Promise<void> {
  expect(await a.move(PLAN)).toMatchObject(ok)
  expect(await b.move(PLAN)).toMatchObject(ok)
  for (const [kind, move] of [
    ['pack', ['rope']],
    ['share', [1, 1, 1]],
  ] as const) {
    await until(() => a.kind === kind && b.kind === kind)
    const lead = a.match.asked?.mine ? a : b
    expect(await lead.move(move)).toMatchObject(ok)
  }
}

describe('a form', () => {
  test('is sent in place of moves, stays small, and a wrongly filled one is refused with its fault', async () => {
    const { a, b } = await duel()
    expect(a.match).toMatchObject({ moves: [], form: { form: 'row', min: 2, max: 3 }, asked: { mine: true, joint: false } })
    expect(JSON.stringify(a.match.form).length).toBeLessThan(200)
    expect(await a.move(['climb', 'dig'])).toMatchObject({
      ok: false,
      code: 'refused',
      refusal: { reason: 'form', fault: 'group' },
    })
    expect(await a.move(PLAN)).toMatchObject(ok)
    await until(() => a.match.asked?.answered && b.seq === 1)
    expect(a.match.answer).toEqual(PLAN)
    expect(b.match).toMatchObject({ answer: null, asked: { answered: false, waiting: [1] } })
  })

  test('is filled in by bots', async () => {
    const { id, a } = await duel({}, ['me', 'policy'])
    await until(() => a.match.asked?.waiting.join() === '0')
    expect(await server.online.store.log(id, 0)).toMatchObject([{ entry: { seat: 1, bot: true, move: PLAN } }])
    const random = await duel({}, ['me', 'random'])
    await until(() => random.a.match.asked?.waiting.join() === '0')
  })
})

describe('a sealed answer', () => {
  test('can be changed, and nobody else can count how often', async () => {
    const { id, a, b } = await duel()
    const spectator = new Client(await server.guest('Ela'), id)
    expect(await a.move(PLAN)).toMatchObject(ok)
    await until(() => b.seq === 1 && spectator.seq === 1)
    const card = await ola.done<RoomCard>('GET', `/api/rooms/${id}`)
    const told = () => [b, spectator].map(({ received }) => received.filter((text) => !text.includes('"presence"')).length)
    const before = told()
    for (const plan of [OTHER, PLAN, OTHER]) expect(await a.move(plan)).toMatchObject(ok)
    await until(() => a.seq === 4)
    expect(a.entries.map((entry) => entry.do)).toEqual(['move', 'change', 'change', 'change'])
    expect(a.match).toMatchObject({ answer: OTHER, undo: { standing: 1 } })
    await new Promise((passed) => setTimeout(passed, 150))
    expect(told()).toEqual(before)
    expect(await ola.done<RoomCard>('GET', `/api/rooms/${id}`)).toEqual(card)
    const late = new Client(ola, id)
    await until(() => late.ready)
    expect([late.seq, late.entries]).toEqual([1, b.entries])

    expect(await b.move(PLAN)).toEqual({ ok: true, seq: 2 })
    await until(() => a.seq === 5 && b.seq === 2)
    const view = b.match.view as { sparks: { work: number }[] }
    expect(view.sparks.map(({ work }) => work)).toEqual([2, 5])
    for (const [seat, client] of [a, b].entries()) expect(await leakIn(id, seat, client)).toBeUndefined()
    expect(await leakIn(id, 1, late)).toBeUndefined()
    expect(await leakIn(id, null, spectator)).toBeUndefined()
    // A check that did not know of hidden entries would have found something.
    expect(await leakIn(id, 0, b)).toBeDefined()
    const { body } = await ola.ask<{ standing: number }>('GET', `/api/rooms/${id}/moments/1`)
    expect(body).toMatchObject({ standing: 2, asked: { waiting: [1] } })
  })

  test('the record of the match does not tell how often it was changed either', async () => {
    const { id, a, b } = await duel()
    for (const plan of [OTHER, PLAN]) await a.move(plan)
    await b.move(OTHER)
    for (const { line } of [a, b]) await line.send({ type: 'vote', room: id })
    await until(() => b.match.ended)
    const { record } = await ola.done<Reveal>('GET', `/api/rooms/${id}/reveal`)
    const read = readRecord(record)
    expect(read.ok && read.record.entries).toEqual([
      { seat: 0, move: PLAN },
      { seat: 1, move: OTHER },
    ])
    expect(game && Match.from(game, read).ok).toBe(true)
  })

  test('can be withdrawn: the seat is awaited again, and its clock goes on', async () => {
    const { id, a, b } = await duel({ pace: { kind: 'live', move: 600, bank: 60 } })
    expect(await a.withdraw()).toMatchObject({ ok: false, code: 'not-now' })
    const began = a.match.seats[0]?.clock?.since
    await new Promise((passed) => setTimeout(passed, 60))
    await a.move(PLAN)
    await until(() => b.match.asked?.waiting.join() === '1')
    expect(b.match.seats[0]?.clock?.since).toBeNull()
    await new Promise((passed) => setTimeout(passed, 60))
    expect(await a.withdraw()).toMatchObject(ok)
    await until(() => b.match.asked?.waiting.join() === '0,1')
    const resumed = b.match.seats[0]?.clock?.since ?? 0
    expect(resumed - (began ?? 0)).toBeGreaterThan(40) // the time in which it was not awaited does not count
    expect(Date.now() - resumed).toBeGreaterThan(50) // but the time before does
    expect(a.match).toMatchObject({ answer: null, undo: { standing: 0 }, form: { form: 'row' } })
    expect((await ola.done<RoomCard>('GET', `/api/rooms/${id}`)).waiting).toEqual([0, 1])
    await a.move(OTHER)
    await b.move(PLAN)
    await until(() => b.kind === 'pack')
    expect(await a.withdraw()).toMatchObject({ ok: false, code: 'not-now' })
    expect(await leakIn(id, 1, b)).toBeUndefined()
  })

  test('survives a restart with all its changes', async () => {
    const { id, a, b } = await duel()
    await a.move(PLAN)
    await a.move(OTHER)
    await a.order('always')
    await until(() => a.seq === 3)
    await server.pause()
    await server.start()
    expect((await stateOf(id)).seats.map(({ order }) => order)).toEqual(['always', 'idle'])
    const [again, other] = [new Client(ala, id), new Client(ola, id)]
    await until(() => again.ready && other.ready)
    expect(again.match).toMatchObject({ answer: OTHER, order: 'always' })
    expect([again.seq, other.seq, other.match.order]).toEqual([3, 1, 'idle'])
    a.line.stop()
    b.line.stop()
  })
})

describe('a standing order', () => {
  test('declines what can only be declined, looks like any other answer, and needs no notice', async () => {
    const told = vi.spyOn(server.online.notices, 'turnChanged')
    for (let found = false; !found; ) {
      const { id, a, b } = await duel()
      await toStorm(a, b)
      const { match } = await stateOf(id)
      const before = match.at(4)
      const holders = [0, 1].filter((seat) => !canOnlyPass(match.game, before, seat))
      if (holders.length === 2) continue // cards are dealt by chance
      found = true
      await until(() => [a, b].every(({ seq }) => seq === 6 - holders.length))
      expect([a.kind, a.match.asked?.waiting]).toEqual(holders.length ? ['ward', holders] : ['path', [0, 1]])
      for (const entry of b.entries) expect(Object.keys(entry)).toEqual(['do', 'seat'])
      expect(a.entries).toEqual(b.entries)
      const asked = told.mock.calls.find(([row]) => row.id === id && row.progress.seq === 4)
      expect(asked?.[1].slice(1)).toEqual([0, 1].filter((seat) => !holders.includes(seat)))
      for (const [seat, client] of [a, b].entries()) expect(await leakIn(id, seat, client)).toBeUndefined()
    }
  })

  test('"never" declines everything until another question, "always" nothing; nobody else is told', async () => {
    const { id, a, b } = await duel()
    expect(await a.order('always')).toMatchObject(ok)
    expect(await b.order('never')).toMatchObject(ok)
    await until(() => a.seq === 1 && b.seq === 1)
    // "never" ends with the next question that is no interrupt: that is asked now.
    expect([a.match.order, b.match.order]).toEqual(['always', 'idle'])
    expect([a.entries, b.entries.length]).toEqual([[{ do: 'standing', seat: 0, order: 'always' }], 1])
    expect(await b.order('always')).toMatchObject(ok)
    await toStorm(a, b)
    await until(() => a.kind === 'ward' && b.kind === 'ward')
    expect(a.match).toMatchObject({ interrupt: true, asked: { mine: true, waiting: [0, 1] } })
    await new Promise((passed) => setTimeout(passed, 100))
    expect(a.match.asked?.waiting).toEqual([0, 1])
    expect(await b.order('never')).toMatchObject(ok)
    await until(() => a.match.asked?.waiting.join() === '0')
    // An answer that the player takes back is the player's own to give.
    expect(await b.withdraw()).toMatchObject(ok)
    await new Promise((passed) => setTimeout(passed, 100))
    expect(a.match.asked?.waiting).toEqual([0, 1])
    for (const [seat, client] of [a, b].entries()) expect(await leakIn(id, seat, client)).toBeUndefined()
  })

  test('that is given again changes nothing, and is not stored', async () => {
    const { id, a, b } = await duel()
    for (const order of ['idle', 'always', 'always', 'idle', 'idle'] as const) expect(await a.order(order)).toMatchObject(ok)
    await until(() => a.seq === 2)
    expect((await server.online.store.log(id, 0)).map(({ entry }) => entry)).toEqual([
      { do: 'standing', seat: 0, order: 'always' },
      { do: 'standing', seat: 0, order: 'idle' },
    ])
    a.line.stop()
    b.line.stop()
  })

  test('does nothing where everyone is asked, and cannot be given', async () => {
    const { id, a, b } = await duel({ askEveryone: true })
    expect((await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).askEveryone).toBe(true)
    expect(a.match.order).toBeNull()
    expect(await a.order('never')).toMatchObject({ ok: false, code: 'not-now' })
    await toStorm(a, b)
    await until(() => a.kind === 'ward')
    await new Promise((passed) => setTimeout(passed, 100))
    expect(a.match.asked?.waiting).toEqual([0, 1])
  })
})

/** Answers the questions of an open window, and goes on to the choice of a path. */
async function toPath(a: Client, b: Client): Promise<void> {
  await toStorm(a, b)
  await until(async () => {
    for (const client of [a, b]) {
      if (client.kind === 'ward' && client.match.asked?.mine && !client.match.asked.answered) await client.move({ do: 'pass' })
    }
    return a.kind === 'path' && b.kind === 'path'
  })
}

describe('a joint question', () => {
  test('is left to the people at the table by bots', async () => {
    const { id, a } = await duel({}, ['me', 'policy'])
    await a.move(PLAN)
    await until(async () => {
      const { asked, moves, form } = a.match
      if (a.kind === 'path') return true
      if (!asked?.mine || asked.answered) return false
      if (a.kind === 'pack') await a.move(['rope'])
      else if (a.kind === 'share') await a.move([1, 1, 1])
      else if (a.kind === 'ward') await a.move({ do: 'pass' })
      return form === null && moves.length === 0
    })
    expect(a.match.asked).toMatchObject({ joint: true, waiting: [0, 1], mine: true })
    expect((await server.online.store.room(id))?.progress).toMatchObject({ waiting: [0, 1], botTurn: false })
    await new Promise((passed) => setTimeout(passed, 200))
    expect(a.kind).toBe('path')
    expect(await a.move({ path: 'bridge' })).toMatchObject(ok)
    await until(() => a.match.ended)
  })
})

describe('undo', () => {
  test('crosses no final step: not alone, not free, not by consent', async () => {
    const { a, b } = await duel({ options: { rounds: 2 } })
    await toPath(a, b)
    await a.move({ path: 'bridge' })
    await until(() => a.kind === 'plan' && b.kind === 'plan')
    const standing = a.match.undo?.standing ?? 0
    expect(a.match.undo).toMatchObject({ steps: 0, stop: 'final', settled: standing })
    for (const type of ['undo', 'ask-undo'] as const) {
      expect(await a.undo(type, standing - 1)).toMatchObject({ ok: false, code: 'not-now' })
    }
    const alone = await duel({ options: { rounds: 2 } }, ['me', 'policy'])
    const me = alone.a
    await until(async () => {
      const { asked } = me.match
      if ((me.match.undo?.settled ?? 0) > 0) return true
      if (!asked?.mine || asked.answered) return false
      const answers = { plan: PLAN, pack: ['rope'], share: [1, 1, 1], ward: { do: 'pass' }, path: { path: 'bridge' } }
      await me.move(Reflect.get(answers, String(me.kind)) ?? null)
      return false
    })
    const settled = me.match.undo?.settled ?? 0
    expect(await me.undo('undo', settled - 1)).toMatchObject({ ok: false, code: 'not-now' })
  })

  test('in a team everyone takes back everyone’s moves, and the others are told', async () => {
    const { a, b } = await duel({ options: { rounds: 1, mode: 'team' } })
    await a.move(PLAN)
    await b.move(PLAN)
    await until(() => a.kind === 'pack' && b.kind === 'pack')
    const [lead, other] = a.match.asked?.mine ? [a, b] : [b, a]
    await lead.move(['rope'])
    await until(() => other.kind === 'share')
    expect(other.match.undo).toMatchObject({ steps: 1, standing: 3 })
    expect(await other.undo('undo', 2)).toMatchObject(ok)
    await until(() => lead.kind === 'pack')
    expect(lead.entries.at(-1)).toMatchObject({ do: 'undo', keep: 2 })
  })

  test('in a team this also holds for the moves of someone whose seat a bot plays now: nobody there ever consents', async () => {
    const { a, b } = await duel({ options: { rounds: 1, mode: 'team' } })
    await a.move(PLAN)
    await b.move(PLAN)
    await until(() => a.kind === 'pack' && b.kind === 'pack')
    expect(await b.leave()).toMatchObject(ok)
    await until(() => a.match.seats[1]?.bot !== null)
    expect(a.match.undo).toMatchObject({ settled: 0 })
    expect(await a.undo('undo', 0)).toMatchObject(ok)
    await until(() => b.entries.some((entry) => entry.do === 'undo')) // who left and looks on is told
    a.line.stop()
    b.line.stop()
  })
})

describe('a campaign', () => {
  test('a client can send neither the carry of a match nor a position', async () => {
    const seats = [
      { kind: 'me', luck: 'ab'.repeat(32) },
      { kind: 'bot', level: 'policy' },
    ]
    const room = { game: 'sampler', seats, pace: { kind: 'free' }, listed: true }
    const carried = await ala.ask<unknown>('POST', '/api/rooms', { ...room, options: { tale: { chapter: 2, sparks: 9 } } })
    expect(carried).toMatchObject({ status: 400, body: { code: 'bad-options', problem: expect.stringContaining('"tale"') } })
    const from = await ala.ask<unknown>('POST', '/api/rooms', { ...room, from: {} })
    expect(from).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    const option = await ala.ask<unknown>('POST', '/api/rooms', { ...room, options: { from: {} } })
    expect(option).toMatchObject({ status: 400, body: { code: 'bad-options', problem: expect.stringContaining('"from"') } })
  })

  test('a finished match is continued with the options that the server reads from it', async () => {
    let won: { id: string; a: Client } | undefined
    while (!won) {
      const { id, a, b } = await duel({ options: { rounds: 1, mode: 'team' } })
      const early = await ala.ask<unknown>('POST', '/api/rooms', follow(id))
      expect(early).toMatchObject({ status: 400, body: { code: 'nothing-to-follow' } })
      await toPath(a, b)
      await a.move({ path: 'bridge' })
      await until(() => a.match.ended)
      const result = a.match.ended?.result as Result
      if (result.kind === 'shared' && result.won) won = { id, a }
      else expect(await ala.ask<unknown>('POST', '/api/rooms', follow(id))).toMatchObject({ status: 400 })
    }
    const { id } = won
    const next = await ala.done<RoomCard>('POST', '/api/rooms', follow(id))
    expect(next).toMatchObject({ previous: id, state: 'running', options: { mode: 'team', tale: 2 } })
    const chosen = await ala.ask<unknown>('POST', '/api/rooms', { ...follow(id), options: { rounds: 3 } })
    expect(chosen).toMatchObject({ status: 400, body: { code: 'bad-options' } })
    const stranger = await (await server.guest('Ela')).ask<unknown>('POST', '/api/rooms', follow(id))
    expect(stranger).toMatchObject({ status: 403, body: { code: 'not-seated' } })
    const other = await ala.ask<unknown>('POST', '/api/rooms', { ...follow(id), game: 'tic-tac-toe' })
    expect(other).toMatchObject({ status: 400, body: { code: 'nothing-to-follow' } })
    // A rematch plays the same chapter again.
    const again = await ala.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: 'ab'.repeat(32) })
    expect(again.options).toMatchObject({ tale: 1 })
    const profile = await ola.done<{ games: RoomCard[] }>('GET', `/api/people/${ala.person.id}`)
    expect(profile.games.find((card) => card.id === id)?.result).toMatchObject({
      how: 'played',
      result: { kind: 'shared', won: true },
    })
  })
})

function follow(id: string) {
  const seats = [
    { kind: 'me', luck: 'ab'.repeat(32) },
    { kind: 'bot', level: 'policy' },
  ]
  return { game: 'sampler', seats, pace: { kind: 'free' }, listed: true, follows: id }
}
