import type { RoomCard, ServerMessage, Watched } from '@grimuar/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { MemoryBuses } from '../nodes/bus.ts'
import { Nodes } from '../nodes/nodes.ts'
import { limitsFor } from '../settings.ts'
import { Mailbox } from '../testkit/mailbox.ts'
import { schemaOf, testPostgres } from '../testkit/postgres.ts'
import { findRedis, startRedis } from '../testkit/redis.ts'
import { Guest, TestServer, until } from '../testkit/test-server.ts'

const toys = import.meta.resolve('../testkit/toys.ts')

/** Two nodes on one database. */
async function twoNodes(name: string, redis?: string, some: object = {}): Promise<[TestServer, TestServer]> {
  const settings = { database: await schemaOf(testPostgres(), name), catalogue: toys, many: true, redis, ...some }
  const alone = redis === undefined ? () => new MemoryBuses().add() : undefined // nobody hears what it tells
  const nodes = [await TestServer.open(settings, alone), await TestServer.open(settings, alone)] as const
  onTestFinished(async () => {
    for (const node of nodes) await node.stop()
  })
  return [...nodes]
}

/** The same person, at another node. */
function at(node: TestServer, { cookie, person }: Guest): Guest {
  return new Guest(node.url, cookie, person)
}

/** Watches a room; `seen` is what was last seen of it, `messages` everything that was sent. */
function watch(guest: Guest, room: string) {
  const seen: { last?: Watched; readonly messages: ServerMessage[]; closed: boolean } = { messages: [], closed: false }
  const line = guest.connect({
    onMessage: (message) => seen.messages.push(message),
    onStatus: (on) => {
      seen.closed = !on
    },
  })
  line.watch(room, {
    onUpdate(watched) {
      seen.last = watched
    },
  })
  onTestFinished(() => line.stop())
  return { line, seen }
}

async function playAcross(nodes: readonly [TestServer, TestServer], between: () => Promise<void>): Promise<void> {
  const [ala, ola] = [await nodes[0].guest('Ala'), await nodes[1].guest('Ola')]
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const [a, o] = [watch(ala, id), watch(ola, id)]
  await ola.sit(id)
  await until(() => a.seen.last && o.seen.last)
  for (const [i, place] of [0, 3, 1, 4, 2].entries()) {
    if (i === 2) await between()
    const [mover] = i % 2 === 0 ? [a] : [o]
    await until(() => mover.seen.last?.match.asked?.mine)
    expect(await mover.line.send({ type: 'move', room: id, move: { at: place } })).toEqual({ ok: true, seq: i + 1 })
  }
  await until(() => a.seen.last?.match.ended && o.seen.last?.match.ended)
  expect(o.seen.last?.match.view).toEqual(a.seen.last?.match.view)
  expect(o.seen.last?.seq).toBe(5)
  const rematch = await ola.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: 'ab'.repeat(32) })
  const same = await ala.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: 'cd'.repeat(32) })
  expect(same).toMatchObject({ id: rematch.id, state: 'running' })
}

test('people at different nodes play a match over Redis, also while Redis is away', async () => {
  const redis = await startRedis(findRedis() ?? '')
  onTestFinished(() => redis.stop())
  const nodes = await twoNodes('redis', redis.url)
  await playAcross(nodes, async () => {})
  await playAcross(nodes, () => redis.kill())
  await redis.start()
  await playAcross(nodes, async () => {})
})

test('a limit for strangers counts at all nodes together', async () => {
  const redis = await startRedis(findRedis() ?? '')
  onTestFinished(() => redis.stop())
  const guests = { max: 100, timeWindow: 60_000 }
  const [one, other] = await twoNodes('limits', redis.url, { limits: { ...limitsFor(1), guests } })
  for (let i = 0; i < guests.max; i++) expect(await enterAsGuest(one)).toBe(200)
  let asked = 1
  for (; (await enterAsGuest(other)) === 200; asked++) await new Promise((passed) => setTimeout(passed, 20))
  expect(asked, 'requests before the other node knew').toBeLessThan(guests.max)
})

/** How a node answers a stranger who wants to come in. */
async function enterAsGuest({ url }: TestServer): Promise<number> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Ula', avatar: 'owl' })
  return (await fetch(`${url}/api/guest`, { method: 'POST', headers, body })).status
}

test('people at different nodes play a match when no hint ever arrives', async () => {
  await playAcross(await twoNodes('no bus'), async () => {})
})

test('a person who signs out at one node is disconnected at the other, with hints or without', async () => {
  const redis = await startRedis(findRedis() ?? '')
  onTestFinished(() => redis.stop())
  for (const url of [redis.url, undefined]) {
    const [one, other] = await twoNodes(`sign out ${url === undefined}`, url)
    const ala = await one.guest('Ala')
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    const { seen } = watch(at(other, ala), id)
    await until(() => seen.messages.some(({ type }) => type === 'welcome'))
    await ala.ask('POST', '/api/auth/sign-out', {})
    await until(() => seen.closed)
  }
})

test('chat lines, new names and lobby changes reach people at other nodes without hints', async () => {
  const [one, other] = await twoNodes('no hints')
  const [ala, ola] = [await one.guest('Ala'), await other.guest('Ola')]
  const lobby: ServerMessage[] = []
  const line = ola.connect({ onMessage: (message) => lobby.push(message) })
  onTestFinished(() => line.stop())
  line.listen(true)
  await until(() => lobby.some(({ type }) => type === 'welcome'))
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await until(() => lobby.some((message) => message.type === 'room' && message.card.id === id))
  const [a, o] = [watch(ala, id), watch(ola, id)]
  await until(() => o.seen.messages.some(({ type }) => type === 'chat-history'))
  await a.line.send({ type: 'chat', room: id, text: 'hello' })
  await until(() => o.seen.messages.some((message) => message.type === 'chat' && message.line.text === 'hello'))
  expect(o.seen.messages.filter(({ type }) => type === 'chat')).toHaveLength(1)
})

test('a notice is sent once by the nodes together, also if the node where it arose stops', async () => {
  const mailbox = await Mailbox.open()
  onTestFinished(() => mailbox.close())
  const mail = { smtp: mailbox.smtp, from: 'Grimuar <grimuar@example.org>' }
  const [one, other] = await twoNodes('notices', undefined, { mail, graceMs: 1500, publicAddress: undefined })
  const [ala, ola] = [await one.guest('Ala'), await one.guest('Ola')]
  const { internalAdapter } = await one.online.identity.$context
  await internalAdapter.updateUser(ola.person.id, { email: 'ola@example.org', emailVerified: true })
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const { line, seen } = watch(ala, id)
  await until(() => seen.last?.match.asked?.mine)
  expect(await line.send({ type: 'move', room: id, move: { at: 0 } })).toMatchObject({ ok: true })
  await until(async () => (await other.online.store.room(id))?.progress.waiting.includes(1))
  await one.pause()
  await until(() => mailbox.mails.length === 1)
  await new Promise((passed) => setTimeout(passed, 3000))
  expect(mailbox.mails).toHaveLength(1)
})

test('when the node that sweeps stops without a word, another one sweeps within 15 seconds', async () => {
  const nodes = await twoNodes('sweep')
  const { store, settings, clock } = nodes[0].online
  const sweeper = async (at = clock.now()) => (await store.nodes.holders('sweep', at))[0]
  await until(sweeper)
  // Each node tries again after `sweepMs`, so this long after now the lease must be free, whoever has it.
  expect(await sweeper(clock.now() + 15_000 - settings.roomCache.sweepMs)).toBeUndefined()
  const stop = (await sweeper()) === idOf(nodes[0]) ? nodes[0] : nodes[1]
  const other = stop === nodes[0] ? nodes[1] : nodes[0]
  const next = idOf(other)
  const { store: left, clock: time } = other.online
  await stop.pause()
  await until(async () => (await left.nodes.holders('sweep', time.now()))[0] === next)
})

function idOf({ online }: TestServer): string {
  if (!(online.nodes instanceof Nodes)) throw new Error('this server is alone')
  return online.nodes.id
}
