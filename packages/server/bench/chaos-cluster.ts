import { catalogue } from '@grimuar/games'
import { at, quickDice, stream } from '@grimuar/kernel'
import { PostgresStore } from '../store/postgres/store.ts'
import { freePort } from '../testkit/free-port.ts'
import { findPostgres, installPostgres, startPostgres } from '../testkit/postgres.ts'
import { findRedis, installRedis, startRedis } from '../testkit/redis.ts'
import { Guest, until } from '../testkit/test-server.ts'
import { type Acknowledged, check, countStuck, Player } from './chaos.ts'
import { signInGuests } from './guests.ts'
import { begin } from './match.ts'
import { ServerProcess, temporaryFolder } from './process.ts'

// npm run chaos:cluster: three nodes on one PostgreSQL and one Redis while people play at all of them. Nodes, Redis and PostgreSQL are
// killed and started again. In the end every acknowledged move must be in the logs at its place, all nodes must show the same, and
// every match must go on.

const NODES = 3
const DUELS = 9
const SOLOS = 3
const UP_MS = 3000
const DOWN_MS = 2000

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
const [faults = 30, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const roll = stream(quickDice(seed))

const problems = [findPostgres() ? undefined : installPostgres(), findRedis() ? undefined : installRedis()]
const [programs, redisServer] = [findPostgres(), findRedis()]
if (programs === undefined || redisServer === undefined) {
  console.error(problems.join('\n'))
  process.exit(1)
}

console.log(`${faults} faults in a cluster of ${NODES} nodes under load (seed ${seed})`)
const began = performance.now()
const postgres = await startPostgres(programs)
const redis = await startRedis(redisServer)
process.env.CHAOS_DATABASE = postgres.url
process.env.CHAOS_REDIS = redis.url

interface Node {
  readonly args: readonly string[]
  readonly url: string
  process: ServerProcess
  clear(): void
}

const nodes: Node[] = []
for (let i = 0; i < NODES; i++) {
  const { folder, clear } = temporaryFolder()
  const args = [folder, `${await freePort()}`]
  const process = await ServerProcess.start(args)
  nodes.push({ args, url: process.url, process, clear })
}
const anyNode = () => at(nodes, roll(NODES)).url

let failed = true
try {
  const people = (await signInGuests(nodes[0]?.url ?? '', DUELS)).map(({ cookie, person }) => new Guest(anyNode, cookie, person))
  const games = catalogue.filter(({ seats }) => seats.includes(2)).map(({ id }) => id)
  const players: Player[] = []
  const acknowledged: Acknowledged[] = []
  for (let i = 0; i < DUELS + SOLOS; i++) {
    const [one, other] = [at(people, i % people.length), at(people, (i + 1) % people.length)]
    const game = at(games, i % games.length)
    const seated = i < DUELS ? [one, other] : [one]
    const id = i < DUELS ? await begin(game, seated) : (await one.newRoom(game, ['me', 'policy'])).id
    for (const guest of seated) players.push(new Player(guest, id, acknowledged, roll))
  }
  const counts = { node: 0, redis: 0, postgres: 0 }
  for (let fault = 1; fault <= faults; fault++) {
    await wait(roll(UP_MS))
    const which = roll(10)
    if (which < 7) {
      const node = at(nodes, roll(NODES))
      await node.process.kill()
      await wait(roll(DOWN_MS))
      node.process = await ServerProcess.start(node.args)
      counts.node++
    } else if (which < 9) {
      await redis.kill()
      await wait(roll(DOWN_MS))
      await redis.start()
      counts.redis++
    } else {
      await postgres.restart()
      counts.postgres++
    }
    if (fault % 10 === 0) console.log(`  ${fault} faults, ${acknowledged.length} moves acknowledged so far`)
  }
  const stuck = await countStuck(players, (text) => console.log(`  ${text}`))
  for (const player of players) player.stop()
  const matches = new Set(players.flatMap((player) => player.matches))
  const different = await countDifferent(at(people, 0), [...matches].slice(-20))
  for (const { process } of nodes) await process.stop()
  const store = await PostgresStore.open(postgres.url)
  const audit = await check(store, acknowledged, matches)
  await store.close()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${counts.node} kills of nodes, ${counts.redis} of Redis, ${counts.postgres} of PostgreSQL in ${seconds} s`)
  console.log(
    `${audit.matches} matches, ${audit.entries} entries, ${acknowledged.length} moves acknowledged, ${audit.lost} of them lost`,
  )
  console.log(`${stuck + audit.stuck} matches stuck; ${different} matches look different at different nodes`)
  failed = audit.lost + stuck + audit.stuck + different > 0 || acknowledged.length === 0
} finally {
  for (const { process, clear } of nodes) {
    await process.kill()
    clear()
  }
  await redis.stop()
  await postgres.stop()
}
process.exitCode = failed ? 1 : 0

/** Counts the matches of which spectators at different nodes do not come to see the same. */
async function countDifferent({ cookie, person }: Guest, matches: readonly string[]): Promise<number> {
  const seen = new Map<string, string>()
  const guests = nodes.map(({ url }) => new Guest(url, cookie, person))
  for (const [i, guest] of guests.entries()) {
    const line = guest.connect()
    for (const room of matches)
      line.watch(room, {
        chat: false,
        onUpdate: ({ seq, match }) => void seen.set(`${i}/${room}`, JSON.stringify([seq, match.view, match.ended])),
      })
  }
  const isSame = (room: string) => {
    const views = guests.map((_, i) => seen.get(`${i}/${room}`))
    return views[0] !== undefined && views.every((view) => view === views[0])
  }
  await until(() => matches.every(isSame), 20_000).catch(() => {})
  for (const guest of guests) guest.disconnect()
  const different = matches.filter((room) => !isSame(room))
  for (const room of different)
    for (const i of guests.keys()) console.log(`  ${room} at node ${i}: ${seen.get(`${i}/${room}`)?.slice(0, 300)}`)
  return different.length
}
