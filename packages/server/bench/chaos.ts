import { createServer } from 'node:net'
import { join } from 'node:path'
import { catalogue, type Door } from '@grimuar/games'
import { type Json, quickDice, same, stream } from '@grimuar/kernel'
import { newLuck, type TableCard, type Watched } from '@grimuar/protocol'
import { Shelf } from '../matches/rules-catalog.ts'
import { Room } from '../rooms/room.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import type { Guest } from '../testkit/test-server.ts'
import { crowd } from './guests.ts'
import { begin } from './match.ts'
import { ServerProcess, workshop } from './process.ts'

export interface ChaosSettings {
  readonly kills: number
  /** Matches between two people, and between one and a bot. */
  readonly duels: number
  readonly solos: number
  readonly seed: number
  /** The longest the server is let be before it is killed. */
  readonly upMs: number
  say?(text: string): void
}

export interface ChaosResult {
  readonly kills: number
  readonly matches: number
  /** Moves the server acknowledged, and how many of those are not in its logs as they were. */
  readonly acknowledged: number
  readonly lost: number
  /** Matches that did not go on after the last start, or whose log cannot be played again. */
  readonly stuck: number
  readonly entries: number
}

interface Acknowledged {
  readonly match: string
  readonly seq: number
  readonly seat: number
  readonly move: Json
}

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/**
 * Kills a server at random moments while people play, and starts it again. They come back by themselves. In the end
 * every acknowledged move must be in the logs, at its place, and every match must go on.
 */
export async function chaos(settings: ChaosSettings): Promise<ChaosResult> {
  const { folder, clear } = workshop()
  const port = `${await freePort()}`
  const roll = stream(quickDice(settings.seed))
  const say = settings.say ?? (() => {})
  let server = await ServerProcess.start([folder, port])
  try {
    const games = await Promise.all(catalogue.filter(({ seats }) => seats.includes(2)).map((box) => box.load()))
    const people = await crowd(server.url, Math.max(2, settings.duels))
    const players: Player[] = []
    const acknowledged: Acknowledged[] = []
    for (let i = 0; i < settings.duels + settings.solos; i++) {
      const door = games[i % games.length] as Door
      const [one, other] = [people[i % people.length], people[(i + 1) % people.length]] as [Guest, Guest]
      const solo = i >= settings.duels
      const seated = solo ? [one] : [one, other]
      const lots = i % 3 === 0
      const id = solo
        ? (await one.table(door.game.id, ['me', 'policy'], { lots })).id
        : await begin(door.game.id, seated, { lots })
      for (const guest of seated) players.push(new Player(guest, id, acknowledged, roll))
    }
    for (let kill = 1; kill <= settings.kills; kill++) {
      await wait(roll(settings.upMs))
      await server.kill()
      await wait(roll(200))
      server = await ServerProcess.start([folder, port])
      if (kill % 10 === 0) say(`${kill} kills, ${acknowledged.length} moves acknowledged so far`)
    }
    const stuck = await goOn(players, say)
    for (const player of players) player.stop()
    await server.stop()
    const audit = await check(
      join(folder, 'data/grimuar.sqlite'),
      acknowledged,
      new Set(players.flatMap(({ matches }) => matches)),
    )
    return { kills: settings.kills, acknowledged: acknowledged.length, ...audit, stuck: stuck + audit.stuck }
  } finally {
    await server.kill()
    clear()
  }
}

/** Someone who plays any legal move, without end: after one match comes the next. */
class Player {
  readonly matches: string[] = []
  seen: Watched | undefined
  trouble = ''
  private readonly guest: Guest
  private readonly line
  private readonly acknowledged: Acknowledged[]
  private readonly roll: (sides: number) => number
  private stopped = false

  constructor(guest: Guest, match: string, acknowledged: Acknowledged[], roll: (sides: number) => number) {
    this.guest = guest
    this.acknowledged = acknowledged
    this.roll = roll
    this.line = guest.connect()
    this.watch(match)
  }

  stop(): void {
    this.stopped = true
    this.line.stop()
  }

  private watch(match: string): void {
    this.matches.push(match)
    this.line.watch(match, {
      chat: false,
      seen: (watched) => {
        this.seen = watched
        if (watched.sight.ended) void this.again(match)
        else this.move(watched)
      },
    })
  }

  private move({ match, seq, seat, sight }: Watched): void {
    if (seat === null || !sight.asked?.mine || sight.moves.length === 0) return
    const move = sight.moves[this.roll(sight.moves.length)] as Json
    void this.line.wish({ do: 'move', match, move }).then((outcome) => {
      if (outcome.ok) this.acknowledged.push({ match, seq: outcome.seq as number, seat, move })
      else if (!this.stopped && this.seen?.match === match && this.seen.seq === seq) this.move(this.seen)
    })
  }

  private async again(match: string): Promise<void> {
    this.line.unwatch(match)
    while (!this.stopped) {
      try {
        const { id } = await this.guest.done<TableCard>('POST', `/api/tables/${match}/rematch`, { luck: newLuck() })
        this.watch(id)
        return
      } catch (error) {
        this.trouble = String(error)
        await wait(100) // nobody there, at the moment
      }
    }
  }
}

/** How many players see nothing happen any more, though the server is there for good. */
async function goOn(players: readonly Player[], say: (text: string) => void): Promise<number> {
  const before = players.map(({ seen }) => seen)
  const LONGEST_MS = 60_000
  const end = Date.now() + LONGEST_MS
  const still = () => players.filter((player, i) => player.seen === before[i]).length
  while (still() > 0 && Date.now() < end) await wait(50)
  for (const [i, { seen, matches, trouble }] of players.entries()) {
    if (seen === before[i])
      say(`stuck: ${JSON.stringify({ matches: matches.slice(-2), seq: seen?.seq, asked: seen?.sight.asked, trouble })}`)
  }
  return still()
}

/** Looks into the data itself. */
async function check(
  file: string,
  acknowledged: readonly Acknowledged[],
  matches: ReadonlySet<string>,
): Promise<Pick<ChaosResult, 'matches' | 'lost' | 'stuck' | 'entries'>> {
  const store = new SqliteStore(file)
  const logs = new Map(await Promise.all([...matches].map(async (match) => [match, await store.log(match, 0)] as const)))
  let lost = 0
  for (const { match, seq, seat, move } of acknowledged) {
    const row = logs.get(match)?.[seq - 1]
    if (row?.seq !== seq || !same(row.entry, { do: 'move', seat, move })) lost++
  }
  let stuck = 0
  const house = { store, shelf: new Shelf(catalogue), outages: [], bots: { decide: () => new Promise(() => {}) } }
  for (const match of matches) {
    try {
      const room = await Room.load(house as never, match)
      const stands = (await store.table(match))?.mark.seq
      if (typeof room === 'string' || (room.course?.seq ?? 0) !== stands) stuck++
    } catch {
      stuck++
    }
  }
  await store.close()
  const entries = [...logs.values()].reduce((sum, log) => sum + log.length, 0)
  return { matches: matches.size, lost, stuck, entries }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

if (import.meta.main) {
  const [kills = 50, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
  console.log(`killing a server ${kills} times under load (seed ${seed})`)
  const began = performance.now()
  const result = await chaos({ kills, duels: 12, solos: 6, seed, upMs: 2500, say: (text) => console.log(`  ${text}`) })
  const { acknowledged, lost, stuck, matches, entries } = result
  console.log(
    `${result.kills} kills in ${Math.round((performance.now() - began) / 1000)} s; ${matches} matches, ${entries} entries`,
  )
  console.log(`${acknowledged} moves acknowledged, ${lost} of them lost; ${stuck} matches stuck`)
  process.exitCode = lost || stuck || acknowledged === 0 ? 1 : 0
}
