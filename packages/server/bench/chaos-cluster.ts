import { catalogue } from '@grimuar/games'
import { at, quickDice, stream } from '@grimuar/kernel'
import { PostgresStore } from '../store/postgres/store.ts'
import { catalogue as gamesAfter } from '../testkit/games-after.ts'
import { findPostgres, installPostgres } from '../testkit/postgres.ts'
import { findRedis, installRedis } from '../testkit/redis.ts'
import { Guest, until } from '../testkit/test-server.ts'
import { AbsentPeople } from './absent.ts'
import { type Acknowledged, check, countStuck, Player } from './chaos.ts'
import { ChaosCluster } from './chaos-nodes.ts'
import { signInGuests } from './guests.ts'
import { begin } from './match.ts'
import { Standstill } from './standstill.ts'

// npm run chaos:cluster: three nodes on a PostgreSQL with a synchronous standby and one Redis while people play at all of them. Nodes, Redis and
// PostgreSQL are killed, the standby is promoted, links are cut, delayed and silenced, and new releases are deployed node by node. In the
// end every acknowledged move must be in the logs once and at its place, all nodes must show the same, no match may have stood still, and
// nobody may have been told twice by mail. The arguments are the number of faults and a seed that repeats them.

const NODES = 3
const DUELS = 9
const SOLOS = 3
const UP_MS = 3000
/** How long nodes may take to load the matches that are compared. */
const PATIENCE_MS = 120_000
/** No match may stand still longer than this. */
const STANDSTILL_MS = 30_000

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
const [faults = 30, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const roll = stream(quickDice(seed))

const problems = [findPostgres() ? undefined : installPostgres(), findRedis() ? undefined : installRedis()]
const [postgres, redis] = [findPostgres(), findRedis()]
if (postgres === undefined || redis === undefined) {
  console.error(problems.join('\n'))
  process.exit(1)
}

console.log(`${faults} faults in a cluster of ${NODES} nodes under load (seed ${seed})`)
const began = performance.now()
const absent = await AbsentPeople.open()
const cluster = await ChaosCluster.start(NODES, { postgres, redis }, absent.smtp, roll)

let failed = true
try {
  const people = (await signInGuests(cluster.anyNode(), DUELS)).map(
    ({ cookie, person }) => new Guest(() => cluster.anyNode(), cookie, person),
  )
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
  const standstill = new Standstill(players)
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  let early = 0
  const half = Math.ceil(faults / 2)
  for (let fault = 1; fault <= faults; fault++) {
    await wait(roll(UP_MS))
    if (fault === half) {
      early = await newVersions()
      await cluster.deploy('after')
      count('rolling deploys to all nodes')
    } else {
      const host = at(people, fault % people.length)
      const invited = absent.invite(host, cluster.anyNode(), cluster.postgres.url, acknowledged, roll).catch(() => {})
      const since = performance.now()
      const what = await cluster.fault()
      await invited
      count(what)
      console.log(
        `  ${fault}: ${what} (${((performance.now() - since) / 1000).toFixed(1)} s, ${acknowledged.length} moves so far)`,
      )
    }
  }
  const stuck = await countStuck(players, (text) => console.log(`  ${text}`))
  const longest = standstill.stop()
  const { without, doubled } = await absent.check(60_000)
  for (const player of [...players, ...absent.players]) player.stop()
  const matches = new Set([...players, ...absent.players].flatMap((player) => player.matches))
  const different = await countDifferent(at(people, 0), [...matches].slice(-20))
  const late = await newVersions()
  await cluster.stopNodes()
  const store = await PostgresStore.open(cluster.postgres.url)
  const audit = await check(store, acknowledged, matches, gamesAfter)
  await store.close()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`in ${seconds} s:`)
  for (const [what, times] of [...counts].toSorted()) console.log(`  ${times} ${what}`)
  console.log(
    `${audit.matches} matches, ${audit.entries} entries, ${acknowledged.length} moves acknowledged, ${audit.lost} of them lost, ${audit.torn} logs torn`,
  )
  console.log(`${stuck + audit.stuck} matches stuck; the longest standstill took ${(longest / 1000).toFixed(1)} s`)
  console.log(`${different} matches look different at different nodes`)
  console.log(`${early} matches began with new rules before all nodes knew them, ${late} afterwards`)
  console.log(`${absent.size} people were away: ${doubled} got more than one mail, ${without} got none`)
  const bad = audit.lost + audit.torn + stuck + audit.stuck + different + early + doubled
  failed = bad > 0 || longest > STANDSTILL_MS || acknowledged.length === 0 || late === 0
} finally {
  await cluster.clear()
  absent.close()
}
process.exitCode = failed ? 1 : 0
process.exit()

/** Counts the matches that began with the rules of the later release. */
async function newVersions(): Promise<number> {
  const store = await PostgresStore.open(cluster.postgres.url)
  const versions = new Map(await Promise.all(catalogue.map(async (box) => [box.id, (await box.rules()).version] as const)))
  const rooms = await store.nodes.changedSince(0, 1_000_000)
  await store.close()
  return rooms.filter(({ game, version }) => (version ?? 0) > (versions.get(game) ?? 0)).length
}

/** Counts the matches that spectators at different nodes see differently. */
async function countDifferent({ cookie, person }: Guest, matches: readonly string[]): Promise<number> {
  const seen = new Map<string, string>()
  const guests = cluster.nodes.map(({ url }) => new Guest(url, cookie, person))
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
  await until(() => matches.every(isSame), PATIENCE_MS).catch(() => {})
  for (const guest of guests) guest.disconnect()
  const different = matches.filter((room) => !isSame(room))
  for (const room of different)
    for (const i of guests.keys()) console.log(`  ${room} at node ${i}: ${seen.get(`${i}/${room}`)?.slice(0, 300)}`)
  return different.length
}
