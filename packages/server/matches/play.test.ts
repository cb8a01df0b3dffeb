import type { Json } from '@grimuar/kernel'
import type { Connection, Deed, Outcome, TableCard, Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guest, Playhouse, until } from '../testkit/test-server.ts'

const toys = import.meta.resolve('../testkit/toys.ts')

let house: Playhouse
let ala: Guest
let ola: Guest

beforeAll(async () => {
  house = await Playhouse.open({ catalogue: toys })
  ala = await house.guest('Ala')
  ola = await house.guest('Ola')
})
afterAll(() => house.stop())

/** Someone at a table, with all they have seen. */
class Player {
  readonly line: Connection
  readonly match: string
  readonly deeds: Deed[] = []
  readonly events: unknown[] = []
  now: Watched | undefined

  constructor(guest: Guest, match: string) {
    this.match = match
    this.line = guest.connect()
    this.line.watch(match, {
      seen: (watched, news) => {
        this.now = watched
        for (const { deed, events } of news) {
          this.deeds.push(deed)
          this.events.push(...events)
        }
      },
    })
  }

  get sight() {
    return (this.now as Watched).sight
  }

  get seq() {
    return this.now?.seq ?? -1
  }

  move(move: Json): Promise<Outcome> {
    return this.line.wish({ do: 'move', match: this.match, move })
  }

  wish(wanted: { do: string } & { [field: string]: unknown }): Promise<Outcome> {
    return this.line.wish({ ...wanted, match: this.match } as never)
  }
}

/** Two people at a table that has begun. */
async function duel(game = 'tic-tac-toe', some: object = {}): Promise<{ id: string; a: Player; b: Player }> {
  const { id } = await ala.table(game, ['me', 'free'], some)
  await ola.sit(id)
  const [a, b] = [new Player(ala, id), new Player(ola, id)]
  await until(() => a.now && b.now)
  return { id, a, b }
}

/** Until both have heard of everything up to that entry. */
const both = (a: Player, b: Player, seq: number) => until(() => a.seq === seq && b.seq === seq)

describe('a move', () => {
  test('is answered once it is kept, and seen by all', async () => {
    const { id, a, b } = await duel()
    expect(await a.move({ at: 0 })).toEqual({ ok: true, seq: 1 })
    await both(a, b, 1)
    expect(await house.online.store.log(id, 0)).toMatchObject([{ seq: 1, entry: { do: 'move', seat: 0, move: { at: 0 } } }])
    expect(a.events).toEqual([{ kind: 'marked', seat: 0, at: 0 }])
    expect(b.sight).toMatchObject({ asked: { mine: true, waiting: [1] }, view: { cells: [0, ...Array(8).fill(null)] } })
    expect(b.sight.moves).toHaveLength(8)
    expect(a.sight.moves).toEqual([])
  })

  test('against the rules is refused with the clause; out of turn, with whose turn it is', async () => {
    const { a, b } = await duel()
    expect(await b.move({ at: 0 })).toMatchObject({ ok: false, code: 'refused', refusal: { reason: 'not-asked', waiting: [0] } })
    await a.move({ at: 0 })
    await both(a, b, 1)
    expect(await b.move({ at: 0 })).toMatchObject({ ok: false, refusal: { reason: 'rule', rule: 'TT-1.2', about: { at: 0 } } })
    expect(await b.move({ at: 44 })).toMatchObject({ ok: false, refusal: { reason: 'no-such-answer' } })
    expect(b.seq).toBe(1)
  })

  test('of someone who only watches, or of nobody, is refused', async () => {
    const { id } = await duel()
    const ela = await house.guest('Ela')
    const spectator = new Player(ela, id)
    await until(() => spectator.now)
    expect(spectator.now).toMatchObject({ seat: null, sight: { moves: [], undo: null } })
    expect(await spectator.move({ at: 0 })).toEqual({ ok: false, code: 'not-seated' })
    ela.cookie = ''
    const stranger = new Player(ela, id)
    await until(() => stranger.now)
    expect(await stranger.move({ at: 0 })).toEqual({ ok: false, code: 'sign-in' })
  })

  test('that breaks the rules’ own program changes nothing, and play goes on', async () => {
    const { id, a, b } = await duel('fragile')
    expect(await a.move({ at: 4 })).toMatchObject({ ok: false, code: 'broken' })
    expect(await house.online.store.log(id, 0)).toEqual([])
    expect(await a.move({ at: 3 })).toEqual({ ok: true, seq: 1 })
    await both(a, b, 1)
    expect((b.sight.view as { cells: unknown[] }).cells.slice(3, 5)).toEqual([0, null])
  })

  test('into a match that has not begun, or is over, is refused', async () => {
    const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
    const a = new Player(ala, id)
    expect(await a.move({ at: 0 })).toMatchObject({ ok: false, code: 'not-running' })
    expect(await a.wish({ do: 'chat', text: 'anyone?' })).toMatchObject({ ok: true })
  })
})

describe('sealed answers', () => {
  test('may be given in any order by people who do not know of each other’s, and tell nobody anything', async () => {
    const { a, b } = await duel('high-card')
    const [mine, theirs] = [a.sight.moves[0], b.sight.moves[1]]
    // Both decided at entry 0; the second to arrive is not stale, for the question is still the same one.
    expect(await Promise.all([a.move(mine as Json), b.move(theirs as Json)])).toMatchObject([{ ok: true }, { ok: true }])
    await both(a, b, 2)
    expect(b.deeds.slice(0, 2).map((deed) => Object.keys(deed))).toEqual([
      ['do', 'seat'],
      ['do', 'seat'],
    ])
    expect(b.events).toContainEqual(expect.objectContaining({ kind: 'shown' }))
  })

  test('stay under cover until the last is in', async () => {
    const { a, b } = await duel('high-card')
    await a.move(a.sight.moves[0] as Json)
    await both(a, b, 1)
    expect((a.sight.view as { ask: { sealed: unknown } }).ask.sealed).toEqual([a.sight.moves[0], null])
    expect((b.sight.view as { ask: { sealed: unknown } }).ask.sealed).toEqual([null, null])
    expect(b.sight.asked?.waiting).toEqual([1])
  })
})

describe('taking back', () => {
  test('is free back to the other’s decision, and is an entry like any other', async () => {
    const { id, a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    expect(a.sight.undo).toEqual({ steps: 1, stop: 'start', standing: 1 })
    expect(b.sight.undo).toEqual({ steps: 0, stop: 'other', standing: 1 })
    expect(await b.wish({ do: 'undo', keep: 0 })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await a.wish({ do: 'undo', keep: 0 })).toEqual({ ok: true, seq: 2 })
    await both(a, b, 2)
    expect(a.sight).toMatchObject({ asked: { mine: true }, view: { cells: Array(9).fill(null) } })
    expect(b.deeds.at(-1)).toEqual({ do: 'undo', seat: 0, keep: 0 })
    expect((await house.online.store.log(id, 1))[0]?.entry).toEqual({ do: 'undo', seat: 0, keep: 0 })
  })

  test('of more needs everyone’s yes', async () => {
    const { a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    await b.move({ at: 1 })
    await both(a, b, 2)
    expect(await a.wish({ do: 'undo', keep: 0 })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await a.wish({ do: 'ask-undo', keep: 0 })).toEqual({ ok: true, seq: 3 })
    await both(a, b, 3)
    expect(b.sight.request).toEqual({ seat: 0, keep: 0, agreed: [] })
    expect(await a.wish({ do: 'answer-undo', yes: true })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await b.wish({ do: 'answer-undo', yes: true })).toEqual({ ok: true, seq: 4 })
    await both(a, b, 5)
    expect(b.deeds.slice(-2)).toEqual([
      { do: 'answer-undo', seat: 1, yes: true },
      { do: 'undo', seat: 0, keep: 0 },
    ])
    expect((a.sight.view as { cells: unknown[] }).cells).toEqual(Array(9).fill(null))
    expect(a.sight.request).toBeNull()
  })

  test('is forgotten where someone says no, or plays on', async () => {
    const { a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    await b.move({ at: 1 })
    await both(a, b, 2)
    await a.wish({ do: 'ask-undo', keep: 1 })
    await both(a, b, 3)
    await b.wish({ do: 'answer-undo', yes: false })
    await both(a, b, 4)
    expect(a.sight.request).toBeNull()
    await a.wish({ do: 'ask-undo', keep: 1 })
    await both(a, b, 5)
    await a.move({ at: 5 })
    await both(a, b, 6)
    expect(await b.wish({ do: 'answer-undo', yes: true })).toMatchObject({ ok: false, code: 'not-now' })
  })

  test('is free as far as one likes where nobody else plays', async () => {
    const { id } = await ala.table('tic-tac-toe', ['me', 'policy'])
    const a = new Player(ala, id)
    await until(() => a.now)
    await a.move({ at: 8 })
    await until(() => a.seq === 2)
    expect(a.deeds[1]).toEqual({ do: 'move', seat: 1, bot: true })
    expect(await a.wish({ do: 'undo', keep: 0 })).toMatchObject({ ok: true })
    await until(() => a.seq === 3)
    expect(a.sight.asked?.mine).toBe(true)
  })
})

describe('leaving', () => {
  test('gives the seat to a bot, which plays on at once; coming back takes it again', async () => {
    const { a, b } = await duel()
    expect(await a.wish({ do: 'leave' })).toMatchObject({ ok: true })
    await both(a, b, 2)
    expect(b.deeds).toEqual([
      { do: 'bot', seat: 0, level: 'policy', by: 0 },
      { do: 'move', seat: 0, bot: true },
    ])
    expect(a.sight.moves).toEqual([])
    await b.move({ at: 8 })
    await both(a, b, 4)
    expect(await a.move({ at: 7 })).toMatchObject({ ok: false, code: 'not-now' })
    expect(await a.wish({ do: 'back' })).toMatchObject({ ok: true })
    await b.move({ at: 7 })
    await both(a, b, 6)
    expect(a.sight).toMatchObject({ asked: { mine: true }, seats: [{ bot: null }, { bot: null }] })
    expect(await b.wish({ do: 'replace', seat: 0 })).toMatchObject({ ok: false, code: 'not-now' })
  })

  test('by the last one ends the match', async () => {
    const { id, a, b } = await duel()
    await a.wish({ do: 'leave' })
    await until(() => b.seq >= 2)
    await b.wish({ do: 'leave' })
    await until(() => b.sight.ended)
    expect(b.sight).toMatchObject({ ended: { how: 'abandoned', result: null }, asked: null, moves: [] })
    expect((await ala.done<TableCard>('GET', `/api/tables/${id}`)).state).toBe('over')
    expect(await a.wish({ do: 'back' })).toMatchObject({ ok: false, code: 'not-running' })
  })

  test('all who are left may agree to end it', async () => {
    const { a, b } = await duel()
    await a.wish({ do: 'vote' })
    await both(a, b, 1)
    expect(b.sight.seats[0]?.votes).toBe(true)
    await b.wish({ do: 'vote' })
    await until(() => a.sight.ended?.how === 'abandoned')
    expect(b.deeds.map((deed) => deed.do)).toEqual(['vote', 'vote', 'end'])
  })
})

describe('reconnecting', () => {
  test('brings exactly what was missed', async () => {
    const { id, a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    for (const tab of house.online.tabs.of(ola.person.id)) tab.terminate()
    const second = new Player(ola, id) // another of her tabs plays on meanwhile
    await until(() => second.seq === 1)
    await second.move({ at: 1 })
    await until(() => a.seq === 2)
    await a.move({ at: 2 })
    await both(a, b, 3)
    expect(b.deeds).toEqual(a.deeds)
    expect(b.events).toEqual(a.events)
    expect((b.sight.view as { cells: unknown[] }).cells.slice(0, 4)).toEqual([0, 1, 0, null])
  })

  test('after a restart of the server is no different, and a wish sent into the gap is done once', async () => {
    const { id, a, b } = await duel()
    await a.move({ at: 0 })
    await both(a, b, 1)
    await house.halt()
    const wish = b.move({ at: 1 }) // there is nobody to hear it
    await house.start()
    expect(await wish).toEqual({ ok: true, seq: 2 })
    await both(a, b, 2)
    expect(a.deeds).toEqual(b.deeds)
    expect(await a.move({ at: 2 })).toEqual({ ok: true, seq: 3 })
    expect(await house.online.store.log(id, 0)).toHaveLength(3)
  })
})

test('a wish sent twice is answered twice and done once, over two tabs as over one', async () => {
  const { id } = await duel()
  const answers: unknown[] = []
  const wish = JSON.stringify({ do: 'move', match: id, key: 'the-same-key', seq: 0, move: { at: 0 } })
  const sockets = [ala.socket(), ala.socket()]
  for (const socket of sockets) {
    socket.on('open', () => socket.send(JSON.stringify({ do: 'hello', protocol: 1 })))
    socket.on('message', (data) => {
      const word = JSON.parse(String(data))
      if (word.say === 'welcome') for (let i = 0; i < 3; i++) socket.send(wish)
      if (word.say === 'done' || word.say === 'refused') answers.push(word)
    })
  }
  await until(() => answers.length === 6)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ say: 'done', key: 'the-same-key', seq: 1 })]),
  )
  expect(await house.online.store.log(id, 0)).toHaveLength(1)
  for (const socket of sockets) socket.close()
})

test('a wish sent too fast is done all the same, a little later', async () => {
  const strict = await Playhouse.open({
    catalogue: toys,
    limits: { ...house.online.settings.limits, messages: { burst: 3, perSecond: 4 } },
  })
  const ela = await strict.guest('Ela')
  const { id } = await ela.table('tic-tac-toe', ['me', 'free'])
  const line = ela.connect()
  line.watch(id, { seen() {} })
  const said = await Promise.all(Array.from({ length: 6 }, (_, i) => line.wish({ do: 'chat', match: id, text: `line ${i}` })))
  expect(said.every(({ ok }) => ok)).toBe(true)
  expect(await strict.online.store.chat(id, 10)).toHaveLength(6)
  await strict.stop()
})

test('a match nobody watches leaves memory and comes back from its log', async () => {
  const { id, a, b } = await duel('high-card')
  for (let round = 0; round < 4; round++) {
    for (const player of [a, b]) if (player.sight.moves.length) await player.move(player.sight.moves[0] as Json)
    await until(() => a.seq === b.seq && (a.sight.moves.length || b.sight.moves.length || a.sight.ended))
  }
  const { seq } = a
  const seen = JSON.stringify(a.sight)
  a.line.stop()
  b.line.stop()
  await until(() => house.online.host.present(id)?.idle)
  house.online.host.forget(id)
  expect(house.online.host.present(id)).toBeUndefined()
  const again = new Player(ala, id)
  await until(() => again.now)
  expect(again.seq).toBe(seq)
  expect(JSON.stringify(again.sight)).toBe(seen)
})

test('another writer of the same match is noticed, and everyone is shown what it wrote', async () => {
  const { id, a, b } = await duel()
  const mark = { seq: 1, waiting: [1], botTurn: false, deadline: null, result: null }
  const entry = { do: 'move', seat: 0, move: { at: 5 } }
  await house.online.store.append(id, [{ seq: 1, at: 1, key: null, entry }], mark, false) // as another node would
  expect(await a.move({ at: 0 })).toMatchObject({ ok: false }) // too late: the seat has moved
  await both(a, b, 1)
  expect(b.events).toEqual([{ kind: 'marked', seat: 0, at: 5 }])
  expect(b.sight.asked?.mine).toBe(true)
})
