import type { Connection, Proposal, ServerMessage, Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

let server: TestServer
let ala: Guest
let ola: Guest
let ela: Guest

beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts'), awayMs: 2000 })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
  ela = await server.guest('Ela')
})
afterAll(() => server.stop())

/** One browser at a table. */
class Player {
  readonly room: string
  readonly connection: Connection
  watched: Watched | undefined
  proposal: Proposal | null = null
  present: readonly boolean[] = []
  readonly pointing = new Map<number, unknown>()

  constructor(who: Guest, room: string) {
    this.room = room
    this.connection = who.connect({ onMessage: (message) => this.hear(message) })
    this.connection.watch(room, { onUpdate: (watched) => (this.watched = watched) })
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'proposal') this.proposal = message.proposal
    if (message.type === 'presence') this.present = message.seats
    if (message.type === 'pointing') this.pointing.set(message.seat, message.move)
  }

  get found(): unknown {
    const view = this.watched?.match.view
    return typeof view === 'object' && view !== null ? Reflect.get(view, 'found') : undefined
  }

  say(sparks: number) {
    return this.connection.send({ type: 'move', room: this.room, move: { sparks } })
  }

  leave(): void {
    this.connection.stop()
  }
}

/** Starts a match of these people, who are all in the room. */
async function startMatch(people: readonly Guest[], agree: boolean, absent = 0): Promise<Player[]> {
  const [host, ...others] = people
  const room = await host?.newRoom('saga', ['me', ...others.map(() => 'free')], { agree })
  if (!room) throw new Error('nobody is here')
  for (const other of others) await other.sit(room.id)
  const players = people.slice(0, people.length - absent).map((who) => new Player(who, room.id))
  await until(() => players.every((player) => player.watched && player.present.filter(Boolean).length === players.length))
  return players
}

test('if anyone may decide, the first answer counts', async () => {
  const [a, o] = (await startMatch([ala, ola], false)) as [Player, Player]
  expect(await a.say(1)).toMatchObject({ ok: true })
  await until(() => JSON.stringify(o.found) === '[1]')
  expect([a.proposal, o.proposal]).toEqual([null, null])
  for (const player of [a, o]) player.leave()
})

test('two people answer at once: one decides, the other is told so, and nothing is played twice', async () => {
  const [a, o] = (await startMatch([ala, ola], false)) as [Player, Player]
  const outcomes = await Promise.all([a.say(1), o.say(2)])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'stale' })
  const taken = JSON.stringify([outcomes[0]?.ok ? 1 : 2])
  await until(() => [a, o].every(({ found }) => JSON.stringify(found) === taken))
  const log = await server.online.store.log(a.room, 0)
  expect(log.map(({ entry }) => entry)).toMatchObject([{ do: 'move', seat: outcomes[0]?.ok ? 0 : 1 }])
  for (const player of [a, o]) player.leave()
})

test('if all must agree, an answer is proposed, may be replaced, and is given once everyone present has agreed', async () => {
  const [a, o, e] = (await startMatch([ala, ola, ela], true)) as [Player, Player, Player]
  expect(await a.say(1)).toMatchObject({ ok: true })
  await until(() => o.proposal?.waiting.length === 2)
  expect(o.proposal).toEqual({ seat: 0, move: { sparks: 1 }, agreed: [0], waiting: [1, 2] })
  await o.say(2)
  await until(() => a.proposal?.seat === 1)
  expect([a.proposal?.agreed, a.found]).toEqual([[1], []])
  expect(await e.say(9)).toMatchObject({ ok: false, code: 'refused' })
  await e.say(2)
  await until(() => a.proposal?.agreed.length === 2)
  expect(a.found).toEqual([])
  await a.say(2)
  await until(() => JSON.stringify(e.found) === '[2]')
  await until(() => a.proposal === null)
  expect((await server.online.store.log(a.room, 0)).map(({ entry }) => entry)).toEqual([
    { do: 'move', seat: 1, move: { sparks: 2 } },
  ])
  for (const player of [a, o, e]) player.leave()
})

test('absent people never block, also those who leave while others wait; a reloaded page does not count as absent', async () => {
  const [a, o] = (await startMatch([ala, ola, ela], true, 1)) as [Player, Player]
  await a.say(1)
  await until(() => o.proposal)
  o.leave()
  const again = new Player(ola, a.room)
  await until(() => again.proposal)
  expect([again.proposal?.waiting, again.found]).toEqual([[1], []])
  await again.say(1)
  await until(() => JSON.stringify(a.found) === '[1]')
  await a.say(2)
  await until(() => again.proposal?.move)
  again.leave()
  await until(() => a.watched?.match.ended)
  expect(a.found).toEqual([1, 2])
  a.leave()
})

test('a bot never has to agree, and somebody alone decides at once', async () => {
  const room = await ala.newRoom('saga', ['me', 'random'], { agree: true })
  const a = new Player(ala, room.id)
  await until(() => a.watched)
  await a.say(1)
  await until(() => JSON.stringify(a.found) === '[1]')
  a.leave()
})

test('the other players see at once what a player points at; it is not stored, and nobody else sees it', async () => {
  const [a, o] = (await startMatch([ala, ola], false)) as [Player, Player]
  const stranger = new Player(ela, a.room)
  await until(() => stranger.watched)
  stranger.connection.point(a.room, { sparks: 2 })
  a.connection.point(a.room, { sparks: 9 })
  a.connection.point(a.room, { sparks: 2 })
  await until(() => o.pointing.has(0))
  expect([...o.pointing]).toEqual([[0, { sparks: 2 }]])
  a.connection.point(a.room, null)
  await until(() => o.pointing.get(0) === null)
  expect([a.pointing.size, stranger.pointing.size]).toEqual([0, 0])
  expect(await server.online.store.log(a.room, 0)).toEqual([])
  for (const player of [a, o, stranger]) player.leave()
})

test('a joint question is left to the people who are online: nobody else gets a notice', async () => {
  const [a] = (await startMatch([ala, ola], false, 1)) as [Player]
  const noted = vi.spyOn(server.online.store, 'addNotice')
  const told = vi.spyOn(server.online.notices, 'turnChanged')
  await a.say(1)
  await until(() => JSON.stringify(a.found) === '[1]')
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ id: a.room }), [0, 1], true)
  expect(noted).not.toHaveBeenCalled()
  noted.mockRestore()
  told.mockRestore()
  a.leave()
})
