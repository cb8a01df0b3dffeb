import type { Json } from '@grimuar/kernel'
import { type Connection, type Outcome, PROTOCOL, type PublicLogEntry, type RoomCard, type Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

const toys = import.meta.resolve('../testkit/toys.ts')

let server: TestServer
let ala: Guest
let ola: Guest

beforeAll(async () => {
  server = await TestServer.open({ catalogue: toys })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
})
afterAll(() => server.stop())

/** A player in a room, with everything they have received. */
class Player {
  readonly line: Connection
  readonly room: string
  readonly entries: PublicLogEntry[] = []
  readonly events: unknown[] = []
  now: Watched | undefined

  constructor(guest: Guest, room: string) {
    this.room = room
    this.line = guest.connect()
    this.line.watch(room, {
      onUpdate: (watched, updates) => {
        this.now = watched
        for (const { entry, events } of updates) {
          this.entries.push(entry)
          this.events.push(...events)
        }
      },
    })
  }

  get match() {
    return (this.now as Watched).match
  }

  get seq() {
    return this.now?.seq ?? -1
  }

  move(move: Json): Promise<Outcome> {
    return this.line.send({ type: 'move', room: this.room, move })
  }

  send(command: { type: string } & { [field: string]: unknown }): Promise<Outcome> {
    return this.line.send({ ...command, room: this.room } as never)
  }
}

/** Two people in a match that has begun. */
async function duel(game = 'tic-tac-toe', some: object = {}): Promise<{ id: string; a: Player; b: Player }> {
  const { id } = await ala.newRoom(game, ['me', 'free'], some)
  await ola.sit(id)
  const [a, b] = [new Player(ala, id), new Player(ola, id)]
  await until(() => a.now && b.now)
  return { id, a, b }
}

/** Waits until both have received everything up to this entry. */
const both = (a: Player, b: Player, seq: number) => until(() => a.seq === seq && b.seq === seq)

describe('a move', () => {
  test('is answered once it is stored, and sent to everyone', async () => {
    const { id, a, b } = await duel()
    expect(await a.move({ at: 0 })).toEqual({ ok: true, seq: 1 })
    await both(a, b, 1)
    expect(await server.online.store.log(id, 0)).toMatchObject([{ seq: 1, entry: { do: 'move', seat: 0, move: { at: 0 } } }])
    expect(a.events).toEqual([{ kind: 'marked', seat: 0, at: 0 }])
    expect(b.match).toMatchObject({ asked: { mine: true, waiting: [1] }, view: { cells: [0, ...Array(8).fill(null)] } })
    expect(b.match.moves).toHaveLength(8)
    expect(a.match.moves).toEqual([])
  })

  test('against the rules is refused with the clause; out of turn, with the seats that must answer', async () => {
    const { a, b } = await duel()
    expect(await b.move({ at: 0 })).toMatchObject({ ok: false, code: 'refused', refusal: { reason: 'not-asked', waiting: [0] } })
    await a.move({ at: 0 })
    await both(a, b, 1)
    expect(await b.move({ at: 0 })).toMatchObject({ ok: false, refusal: { reason: 'rule', rule: 'TT-1.2', about: { at: 0 } } })
    expect(await b.move({ at: 44 })).toMatchObject({ ok: false, refusal: { reason: 'no-such-answer' } })
    expect(b.seq).toBe(1)
  })

  test('is refused to a spectator and to a visitor who is not signed in', async () => {
    const { id } = await duel()
    const ela = await server.guest('Ela')
    const spectator = new Player(ela, id)
    await until(() => spectator.now)
    expect(spectator.now).toMatchObject({ seat: null, match: { moves: [], undo: null } })
    expect(await spectator.move({ at: 0 })).toEqual({ ok: false, code: 'not-seated' })
    ela.cookie = ''
    const stranger = new Player(ela, id)
    await until(() => stranger.now)
    expect(await stranger.move({ at: 0 })).toEqual({ ok: false, code: 'sign-in' })
  })

  test('on which the rules throw an error changes nothing, and the match goes on', async () => {
    const { id, a, b } = await duel('fragile')
    expect(await a.move({ at: 4 })).toMatchObject({ ok: false, code: 'broken' })
    expect(await server.online.store.log(id, 0)).toEqual([])
    expect(await a.move({ at: 3 })).toEqual({ ok: true, seq: 1 })
    await both(a, b, 1)
    expect((b.match.view as { cells: unknown[] }).cells.slice(3, 5)).toEqual([0, null])
  })

  test('in a match that has not begun is refused', async () => {
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    const a = new Player(ala, id)
    expect(await a.move({ at: 0 })).toMatchObject({ ok: false, code: 'not-running' })
    expect(await a.send({ type: 'chat', text: 'anyone?' })).toMatchObject({ ok: true })
  })
})

describe('sealed answers', () => {
  test('may be given in any order and tell the others nothing', async () => {
    const { a, b } = await duel('high-card')
    const [mine, theirs] = [a.match.moves[0], b.match.moves[1]]
    // Both decided at entry 0. The second answer is not stale, because the question is still the same.
    expect(await Promise.all([a.move(mine as Json), b.move(theirs as Json)])).toMatchObject([{ ok: true }, { ok: true }])
    await both(a, b, 2)
    expect(b.entries.slice(0, 2).map((entry) => Object.keys(entry))).toEqual([
      ['do', 'seat'],
      ['do', 'seat'],
    ])
    expect(b.events).toContainEqual(expect.objectContaining({ kind: 'shown' }))
  })

  test('stay hidden until the last one is in', async () => {
    const { a, b } = await duel('high-card')
    await a.move(a.match.moves[0] as Json)
    await both(a, b, 1)
    expect((a.match.view as { ask: { sealed: unknown } }).ask.sealed).toEqual([a.match.moves[0], null])
    expect((b.match.view as { ask: { sealed: unknown } }).ask.sealed).toEqual([null, null])
    expect(b.match.asked?.waiting).toEqual([1])
  })
})

describe('taking back', () => {
  test('needs no consent back to the other player’s decision, and is a log entry', async () => {
    const { id, a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    expect(a.match.undo).toEqual({ steps: 1, stop: 'start', standing: 1, settled: 0 })
    expect(b.match.undo).toEqual({ steps: 0, stop: 'other', standing: 1, settled: 0 })
    expect(await b.send({ type: 'undo', keep: 0 })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await a.send({ type: 'undo', keep: 0 })).toEqual({ ok: true, seq: 2 })
    await both(a, b, 2)
    expect(a.match).toMatchObject({ asked: { mine: true }, view: { cells: Array(9).fill(null) } })
    expect(b.entries.at(-1)).toEqual({ do: 'undo', seat: 0, keep: 0 })
    expect((await server.online.store.log(id, 1))[0]?.entry).toEqual({ do: 'undo', seat: 0, keep: 0 })
  })

  test('needs everyone’s consent for more moves', async () => {
    const { a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    await b.move({ at: 1 })
    await both(a, b, 2)
    expect(await a.send({ type: 'undo', keep: 0 })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await a.send({ type: 'ask-undo', keep: 0 })).toEqual({ ok: true, seq: 3 })
    await both(a, b, 3)
    expect(b.match.request).toEqual({ seat: 0, keep: 0, agreed: [] })
    expect(await a.send({ type: 'answer-undo', yes: true })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await b.send({ type: 'answer-undo', yes: true })).toEqual({ ok: true, seq: 4 })
    await both(a, b, 5)
    expect(b.entries.slice(-2)).toEqual([
      { do: 'answer-undo', seat: 1, yes: true },
      { do: 'undo', seat: 0, keep: 0 },
    ])
    expect((a.match.view as { cells: unknown[] }).cells).toEqual(Array(9).fill(null))
    expect(a.match.request).toBeNull()
  })

  test('is dropped if a player declines or plays on', async () => {
    const { a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    await b.move({ at: 1 })
    await both(a, b, 2)
    await a.send({ type: 'ask-undo', keep: 1 })
    await both(a, b, 3)
    await b.send({ type: 'answer-undo', yes: false })
    await both(a, b, 4)
    expect(a.match.request).toBeNull()
    await a.send({ type: 'ask-undo', keep: 1 })
    await both(a, b, 5)
    await a.move({ at: 5 })
    await both(a, b, 6)
    expect(await b.send({ type: 'answer-undo', yes: true })).toMatchObject({ ok: false, code: 'not-now' })
  })

  test('needs no consent if no other person plays', async () => {
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'policy'])
    const a = new Player(ala, id)
    await until(() => a.now)
    await a.move({ at: 8 })
    await until(() => a.seq === 2)
    expect(a.entries[1]).toEqual({ do: 'move', seat: 1, bot: true })
    expect(await a.send({ type: 'undo', keep: 0 })).toMatchObject({ ok: true })
    await until(() => a.seq === 3)
    expect(a.match.asked?.mine).toBe(true)
  })
})

describe('taking back while a bot plays the seat of a person', () => {
  test('stops at the last move of that person, who can come back', async () => {
    const { a, b } = await duel()
    await a.move({ at: 8 })
    await both(a, b, 1)
    await b.move({ at: 7 })
    await both(a, b, 2)
    expect(await b.send({ type: 'leave' })).toMatchObject({ ok: true })
    await both(a, b, 3)
    await a.move({ at: 6 })
    await until(() => a.entries.at(-1)?.do === 'move' && a.match.undo?.standing === 4)
    expect(a.match.undo).toMatchObject({ settled: 2 })
    for (const keep of [0, 1]) expect(await a.send({ type: 'undo', keep })).toMatchObject({ ok: false, code: 'not-now' })
    // The moves since then, also those of the bot, are free.
    expect(await a.send({ type: 'undo', keep: 2 })).toMatchObject({ ok: true })
  })

  test('stops there also if the others consent', async () => {
    const { id } = await ala.newRoom('high-card', ['me', 'free', 'free'])
    await ola.sit(id)
    const ela = await server.guest('Ela')
    await ela.sit(id)
    const [a, b, c] = [ala, ola, ela].map((guest) => new Player(guest, id)) as [Player, Player, Player]
    await until(() => [a, b, c].every((player) => player.now))
    for (const player of [a, b, c]) {
      await player.move(player.match.moves[0] as Json)
      await until(() => [a, b, c].every(({ seq }) => seq === player.seq))
    }
    await c.send({ type: 'leave' })
    await until(() => a.match.seats[2]?.bot != null && b.match.seats[2]?.bot != null)
    await until(() => a.match.undo && a.match.undo.standing >= 3)
    expect(await a.send({ type: 'ask-undo', keep: 0 })).toMatchObject({ ok: false, code: 'not-now' })
  })
})

describe('leaving', () => {
  test('gives the seat to a bot, which plays at once; coming back takes the seat again', async () => {
    const { a, b } = await duel()
    expect(await a.send({ type: 'leave' })).toMatchObject({ ok: true })
    await both(a, b, 2)
    expect(b.entries).toEqual([
      { do: 'bot', seat: 0, level: 'policy', by: 0 },
      { do: 'move', seat: 0, bot: true },
    ])
    expect(a.match.moves).toEqual([])
    await b.move({ at: 8 })
    await both(a, b, 4)
    expect(await a.move({ at: 7 })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await a.send({ type: 'back' })).toMatchObject({ ok: true })
    await b.move({ at: 7 })
    await both(a, b, 6)
    expect(a.match).toMatchObject({ asked: { mine: true }, seats: [{ bot: null }, { bot: null }] })
    expect(await b.send({ type: 'replace', seat: 0 })).toMatchObject({ ok: false, code: 'not-now' })
  })

  test('ends the match when the last person leaves', async () => {
    const { id, a, b } = await duel()
    await a.send({ type: 'leave' })
    await until(() => b.seq >= 2)
    await b.send({ type: 'leave' })
    await until(() => b.match.ended)
    expect(b.match).toMatchObject({ ended: { how: 'abandoned', result: null }, asked: null, moves: [] })
    expect((await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).state).toBe('over')
    expect(await a.send({ type: 'back' })).toMatchObject({ ok: false, code: 'not-running' })
  })

  test('is not needed to end the match: all players can vote for that', async () => {
    const { a, b } = await duel()
    await a.send({ type: 'vote' })
    await both(a, b, 1)
    expect(b.match.seats[0]?.votes).toBe(true)
    await b.send({ type: 'vote' })
    await until(() => a.match.ended?.how === 'abandoned')
    expect(b.entries.map((entry) => entry.do)).toEqual(['vote', 'vote', 'end'])
  })
})

describe('reconnecting', () => {
  test('gives exactly the missed entries', async () => {
    const { id, a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    for (const tab of server.online.sockets.of(ola.person.id)) tab.terminate()
    const second = new Player(ola, id) // another tab of hers plays meanwhile
    await until(() => second.seq === 1)
    await second.move({ at: 1 })
    await until(() => a.seq === 2)
    await a.move({ at: 2 })
    await both(a, b, 3)
    expect(b.entries).toEqual(a.entries)
    expect(b.events).toEqual(a.events)
    expect((b.match.view as { cells: unknown[] }).cells.slice(0, 4)).toEqual([0, 1, 0, null])
  })

  test('works the same after a restart of the server, and a command sent meanwhile is carried out once', async () => {
    const { id, a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    await server.pause()
    const outcome = b.move({ at: 1 }) // the server is not there
    await server.start()
    expect(await outcome).toEqual({ ok: true, seq: 2 })
    await both(a, b, 2)
    expect(a.entries).toEqual(b.entries)
    expect(await a.move({ at: 2 })).toEqual({ ok: true, seq: 3 })
    expect(await server.online.store.log(id, 0)).toHaveLength(3)
  })
})

test('a command sent several times, also over two sockets, is answered each time and carried out once', async () => {
  const { id } = await duel()
  const answers: unknown[] = []
  const command = JSON.stringify({ type: 'move', room: id, key: 'the-same-key', seq: 0, move: { at: 0 } })
  const sockets = [ala.socket(), ala.socket()]
  for (const socket of sockets) {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.type === 'welcome') for (let i = 0; i < 3; i++) socket.send(command)
      if (message.type === 'done' || message.type === 'refused') answers.push(message)
    })
  }
  await until(() => answers.length === 6)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ type: 'done', key: 'the-same-key', seq: 1 })]),
  )
  expect(await server.online.store.log(id, 0)).toHaveLength(1)
  for (const socket of sockets) socket.close()
})

test('a command that another server carried out is answered here and not carried out again', async () => {
  const { id, a, b } = await duel()
  const entry = { do: 'move', seat: 0, move: { at: 5 } }
  const progress = { seq: 1, waiting: [1], botTurn: false, deadline: null, result: null }
  await server.online.store.append(id, [{ seq: 1, at: 1, key: '0/the-same-key', entry }], progress, false)
  // This server has not seen the entry yet.
  const answers: unknown[] = []
  const socket = ala.socket()
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    const command = { type: 'move', room: id, key: 'the-same-key', seq: 0, move: { at: 5 } }
    if (message.type === 'welcome') socket.send(JSON.stringify(command))
    if (message.type === 'done' || message.type === 'refused') answers.push(message)
  })
  await until(() => answers.length > 0)
  expect(answers).toEqual([{ type: 'done', key: 'the-same-key', seq: 1 }])
  await both(a, b, 1)
  expect(await server.online.store.log(id, 0)).toHaveLength(1)
  socket.close()
})

test('a command refused as too fast is carried out a little later', async () => {
  const strict = await TestServer.open({
    catalogue: toys,
    limits: { ...server.online.settings.limits, messages: { burst: 3, perSecond: 4 } },
  })
  const ela = await strict.guest('Ela')
  const { id } = await ela.newRoom('tic-tac-toe', ['me', 'free'])
  const line = ela.connect()
  line.watch(id, { onUpdate() {} })
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, (_, i) => line.send({ type: 'chat', room: id, text: `line ${i}` })),
  )
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(await strict.online.store.chat(id, 10)).toHaveLength(6)
  await strict.stop()
})

test('a room that nobody watches leaves memory and is loaded again from its log', async () => {
  const { id, a, b } = await duel('high-card')
  for (let round = 0; round < 4; round++) {
    for (const player of [a, b]) if (player.match.moves.length) await player.move(player.match.moves[0] as Json)
    await until(() => a.seq === b.seq && (a.match.moves.length || b.match.moves.length || a.match.ended))
  }
  const { seq } = a
  const seen = JSON.stringify(a.match)
  a.line.stop()
  b.line.stop()
  await until(() => server.online.roomCache.loadedRoom(id)?.idle)
  server.online.roomCache.evict(id)
  expect(server.online.roomCache.loadedRoom(id)).toBeUndefined()
  const again = new Player(ala, id)
  await until(() => again.now)
  expect(again.seq).toBe(seq)
  expect(JSON.stringify(again.match)).toBe(seen)
})

test('entries of another writer are noticed and sent to everyone', async () => {
  const { id, a, b } = await duel()
  const progress = { seq: 1, waiting: [1], botTurn: false, deadline: null, result: null }
  const entry = { do: 'move', seat: 0, move: { at: 5 } }
  await server.online.store.append(id, [{ seq: 1, at: 1, key: null, entry }], progress, false) // as another server would
  expect(await a.move({ at: 0 })).toMatchObject({ ok: false }) // too late: the seat has already moved
  await both(a, b, 1)
  expect(b.events).toEqual([{ kind: 'marked', seat: 0, at: 5 }])
  expect(b.match.asked?.mine).toBe(true)
})
