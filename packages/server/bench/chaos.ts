import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { type Json, quickDice, same, sampleForm, stream } from '@grimuar/kernel'
import { newLuck, type RoomCard, type Watched } from '@grimuar/protocol'
import type { MatchState } from '../matches/match-state.ts'
import { RulesCatalog } from '../matches/rules-catalog.ts'
import { Room } from '../rooms/room.ts'
import type { LogRow, Store } from '../store/contract.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { freePort } from '../testkit/free-port.ts'
import type { Guest } from '../testkit/test-server.ts'
import { signInGuests } from './guests.ts'
import { begin } from './match.ts'
import { ServerProcess, temporaryFolder } from './process.ts'

export interface ChaosSettings {
  readonly kills: number
  /** Matches between two people, and between one and a bot. */
  readonly duels: number
  readonly solos: number
  readonly seed: number
  /** The longest time between two kills. */
  readonly upMs: number
  print?(text: string): void
}

export interface ChaosResult {
  readonly kills: number
  readonly matches: number
  /** Moves that the server acknowledged, and how many of those are missing in its logs. */
  readonly acknowledged: number
  readonly lost: number
  /** Matches that did not continue after the last start, or whose log cannot be replayed. */
  readonly stuck: number
  /** Logs with a hole, or with the same key twice. */
  readonly torn: number
  readonly entries: number
}

export interface Acknowledged {
  readonly room: string
  readonly seq: number
  readonly seat: number
  readonly move: Json
}

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/**
 * Kills a server at random moments while people play, and starts it again. Clients reconnect by themselves. In the end
 * every acknowledged move must be in the logs at its place, and every match must continue.
 */
export async function chaos(settings: ChaosSettings): Promise<ChaosResult> {
  const { folder, clear } = temporaryFolder()
  const port = `${await freePort()}`
  const roll = stream(quickDice(settings.seed))
  const print = settings.print ?? (() => {})
  let server = await ServerProcess.start([folder, port])
  try {
    const games = catalogue.filter(({ seats }) => seats.includes(2)).map((box) => box.id)
    const people = await signInGuests(server.url, Math.max(2, settings.duels))
    const players: Player[] = []
    const acknowledged: Acknowledged[] = []
    for (let i = 0; i < settings.duels + settings.solos; i++) {
      const game = games[i % games.length] as string
      const [one, other] = [people[i % people.length], people[(i + 1) % people.length]] as [Guest, Guest]
      const solo = i >= settings.duels
      const seated = solo ? [one] : [one, other]
      const lots = i % 3 === 0
      const id = solo ? (await one.newRoom(game, ['me', 'policy'], { lots })).id : await begin(game, seated, { lots })
      for (const guest of seated) players.push(new Player(guest, id, acknowledged, roll))
    }
    for (let kill = 1; kill <= settings.kills; kill++) {
      await wait(roll(settings.upMs))
      await server.kill()
      await wait(roll(200))
      server = await ServerProcess.start([folder, port])
      if (kill % 10 === 0) print(`${kill} kills, ${acknowledged.length} moves acknowledged so far`)
    }
    const stuck = await countStuck(players, print)
    for (const player of players) player.stop()
    await server.stop()
    const store = new SqliteStore(join(folder, 'data/grimuar.sqlite'))
    const audit = await check(store, acknowledged, new Set(players.flatMap(({ matches }) => matches)))
    await store.close()
    return { kills: settings.kills, acknowledged: acknowledged.length, ...audit, stuck: stuck + audit.stuck }
  } finally {
    await server.kill()
    clear()
  }
}

/** Plays random legal moves; after every match it starts a rematch. */
export class Player {
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
      onUpdate: (watched) => {
        this.seen = watched
        if (watched.match.ended) void this.again(match)
        else this.move(watched)
      },
    })
  }

  private move({ room, seq, seat, match }: Watched): void {
    if (seat === null || !match.asked?.mine || match.asked.answered || (!match.form && match.moves.length === 0)) return
    const move = (match.form ? sampleForm(match.form, this.roll) : match.moves[this.roll(match.moves.length)]) as Json
    void this.line.send({ type: 'move', room, move }).then(async (outcome) => {
      if (outcome.ok) this.acknowledged.push({ room, seq: outcome.seq as number, seat, move })
      else await wait(50) // the database is away at the moment, or somebody was quicker
      if (!outcome.ok && !this.stopped && this.seen?.room === room && this.seen.seq === seq) this.move(this.seen)
    })
  }

  private async again(match: string): Promise<void> {
    this.line.unwatch(match)
    while (!this.stopped) {
      try {
        const { id } = await this.guest.done<RoomCard>('POST', `/api/rooms/${match}/rematch`, { luck: newLuck() })
        this.watch(id)
        return
      } catch (error) {
        this.trouble = String(error)
        await wait(100) // the server is down at the moment
      }
    }
  }
}

/** Counts the players who get no update any more although the server runs. */
export async function countStuck(players: readonly Player[], print: (text: string) => void): Promise<number> {
  const before = players.map(({ seen }) => seen)
  const LONGEST_MS = 60_000
  const end = Date.now() + LONGEST_MS
  const still = () => players.filter((player, i) => player.seen === before[i]).length
  while (still() > 0 && Date.now() < end) await wait(50)
  for (const [i, { seen, matches, trouble }] of players.entries()) {
    if (seen === before[i])
      print(`stuck: ${JSON.stringify({ matches: matches.slice(-2), seq: seen?.seq, asked: seen?.match.asked, trouble })}`)
  }
  return still()
}

/** Checks the database itself. */
export async function check(
  store: Store,
  acknowledged: readonly Acknowledged[],
  matches: ReadonlySet<string>,
  games: readonly Box[] = catalogue,
): Promise<Pick<ChaosResult, 'matches' | 'lost' | 'stuck' | 'torn' | 'entries'>> {
  const context = {
    store,
    rules: new RulesCatalog(games),
    outages: [],
    nodes: { alone: false },
    bots: { decide: () => new Promise(() => {}) },
  }
  let [lost, stuck, torn, entries] = [0, 0, 0, 0]
  for (const match of matches) {
    const claimed = acknowledged.filter(({ room }) => room === match)
    try {
      const log = await store.log(match, 0)
      entries += log.length
      if (isTorn(log)) torn++
      const room = await Room.load(context as never, match)
      const state = typeof room === 'string' ? null : room.matchState
      const row = await store.room(match)
      // The room counts as spectators do: without what only one seat was told.
      const seq = state?.seqFor(null)
      // A rematch may wait for its second player when everybody stops.
      if (row?.state !== 'open' && seq !== row?.progress.seq) {
        console.error(`match ${match} (${row?.state}): ${typeof room === 'string' ? room : seq} instead of ${row?.progress.seq}`)
        stuck++
      }
      lost += state ? countLost(state, log, claimed) : claimed.length
    } catch (error) {
      console.error(`match ${match}: ${error}`)
      lost += claimed.length
      stuck++
    }
  }
  return { matches: matches.size, lost, stuck, torn, entries }
}

function isTorn(log: readonly LogRow[]): boolean {
  const keys = log.flatMap(({ key }) => key ?? [])
  return log.some(({ seq }, i) => seq !== i + 1) || new Set(keys).size < keys.length
}

/** Counts the acknowledged moves that are not in the log at the position that their player knows. */
function countLost(state: MatchState, log: readonly LogRow[], acknowledged: readonly Acknowledged[]): number {
  const places = new Map<string, LogRow>()
  for (const seat of state.seats.keys())
    for (const row of log) {
      const place = `${seat}/${state.seqFor(seat, row.seq)}`
      // An entry that the seat is not told of has the number of the one before it.
      if (!places.has(place)) places.set(place, row)
    }
  return acknowledged.filter(({ seat, seq, move }) => !same(places.get(`${seat}/${seq}`)?.entry, { do: 'move', seat, move }))
    .length
}

// npm run chaos -- [kills] [seed] [file]
// Kills in rounds, each with a server of its own. With a file, a run that was stopped goes on after its last whole round.

const KILLS_OF_ROUND = 50

interface Round extends ChaosResult {
  readonly seed: number
  readonly seconds: number
}

function roundsIn(file: string | undefined): Round[] {
  if (file === undefined || !existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

if (import.meta.main) {
  const [kills = 50, seed = Date.now() % 1_000_000] = process.argv.slice(2, 4).map(Number)
  const file = process.argv[4]
  const rounds = roundsIn(file)
  const sum = (field: keyof Round) => rounds.reduce((all, round) => all + round[field], 0)
  console.log(`killing a server ${kills} times under load (seed ${seed}), ${sum('kills')} of them before`)
  while (sum('kills') < kills) {
    const began = performance.now()
    const ofRound = {
      kills: Math.min(KILLS_OF_ROUND, kills - sum('kills')),
      seed: seed + rounds.length,
      ...{ duels: 12, solos: 6, upMs: 2500 },
    }
    const result = await chaos({ ...ofRound, print: (text) => console.log(`  ${text}`) })
    const round = { ...result, seed: ofRound.seed, seconds: Math.round((performance.now() - began) / 1000) }
    rounds.push(round)
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(round)}\n`)
    console.log(
      `${sum('kills')} kills in ${sum('seconds')} s; ${sum('matches')} matches, ${sum('entries')} entries; ${sum('acknowledged')} moves acknowledged, ${sum('lost')} of them lost; ${sum('stuck')} matches stuck, ${sum('torn')} logs torn`,
    )
  }
  process.exitCode = sum('lost') || sum('stuck') || sum('torn') || sum('acknowledged') === 0 ? 1 : 0
}
