import type { Socket } from 'node:net'
import { PerformanceObserver } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { answersOf, isForm, type Json, quickDice, sampleForm, stream } from '@grimuar/kernel'
import { newLuck, PROTOCOL } from '@grimuar/protocol'
import { fastify } from 'fastify'
import type { WebSocket } from 'ws'
import { compose, type OnlineParts } from '../compose.ts'
import { isRoom } from '../rooms/rooms.ts'
import { settingsWith } from '../settings.ts'
import { ClientSocket } from '../sockets/client-socket.ts'
import { Outbox } from '../sockets/outbox.ts'
import { messageHandler } from '../sockets/router.ts'
import { testSettings } from '../testkit/test-server.ts'
import { temporaryFolder } from './process.ts'

// npm run bench:commands -- [--game ring] [--matches 100] [--spectators 2] [--seconds 3] [--rounds 1]
// The cost of a move without sockets: commands go to the server's own handler in this process, and its frames are thrown away. Everything
// else is real: rules, views, patches, the store and its thread. One match makes its next move when the one before is acknowledged.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ring' },
    matches: { type: 'string', default: '100' },
    spectators: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '1' },
  },
})
/** Moves before the measurement: enough that the code is compiled. */
const WARM_MOVES = 5000
const roll = stream(quickDice(1))
const key = newLuck().slice(0, 16)

interface BenchClient {
  say(message: object): void
  close(): void
}

/** Plays matches until it is stopped. */
class Players {
  moves = 0
  bytes = 0
  playing = true
  private readonly parts: OnlineParts
  private readonly outbox = new Outbox()
  private readonly acknowledged = new Map<string, () => void>()

  constructor(parts: OnlineParts) {
    this.parts = parts
  }

  /** Plays one match after another between these people. */
  async go(people: readonly string[], spectators: number): Promise<void> {
    while (this.playing) {
      const play = await this.begin(people, spectators)
      await play()
    }
  }

  /** Begins a match; the returned function plays it to its end. */
  async begin(people: readonly string[], spectators: number): Promise<() => Promise<void>> {
    const { rooms } = this.parts
    const [host = '', ...guests] = people
    const seats = [{ kind: 'me' as const, luck: newLuck() }, ...guests.map(() => ({ kind: 'free' as const }))]
    const created = await rooms.create(host, { game: values.game, seats, pace: { kind: 'free' }, listed: false, options: {} })
    if (!('id' in created)) throw new Error(`no room: ${created.code}`)
    const code = created.code
    for (const guest of guests) await rooms.claimSeat(created.id, guest, newLuck(), undefined, code)
    const clients = [...people, ...Array.from({ length: spectators }, () => null)].map((person) => this.client(person))
    for (const { say } of clients) {
      say({ type: 'hello', protocol: PROTOCOL })
      say({ type: 'watch', room: created.id, chat: false, code })
    }
    const room = await rooms.open(created.id, host)
    if (!isRoom(room)) throw new Error(`no room: ${room.code}`)
    while (room.audience.size < clients.length) await new Promise((passed) => setImmediate(passed))
    return async () => {
      await this.play(created.id, clients.slice(0, people.length))
      for (const { close } of clients) close()
    }
  }

  private async play(id: string, clients: readonly BenchClient[]): Promise<void> {
    const state = this.parts.roomCache.loadedRoom(id)?.matchState
    while (state && this.playing && !state.ended) {
      const [seat] = state.waiting()
      if (seat === undefined) break
      const answers = answersOf(state.match.game, state.table, seat)
      const move = (
        isForm(answers) ? sampleForm(answers, roll) : answers[values.game === 'ring' ? 0 : roll(answers.length)]
      ) as Json
      const command = `${key}${this.moves++}`
      await new Promise<void>((acknowledged) => {
        this.acknowledged.set(command, acknowledged)
        clients[seat]?.say({ type: 'move', room: id, key: command, seq: state.seqFor(seat), move })
      })
    }
  }

  /** A client without a socket. */
  private client(person: string | null): BenchClient {
    const write = (data: Buffer) => {
      this.bytes += data.length
      const at = data.indexOf('{"type":"done","key":"')
      if (at < 0) return true
      const from = at + '{"type":"done","key":"'.length
      const done = data.toString('latin1', from, data.indexOf('"', from))
      this.acknowledged.get(done)?.()
      this.acknowledged.delete(done)
      return true
    }
    const raw = { writable: true, writableLength: 0, write } as unknown as Socket
    const socket = { readyState: 1, OPEN: 1, close() {}, terminate() {} } as unknown as WebSocket
    const visitor =
      person === null ? null : { person: { id: person, name: person, avatar: '', guest: true }, session: `session of ${person}` }
    const share = this.parts.networks.shareOf(visitor?.person ?? null, '127.0.0.1')
    const client = new ClientSocket(socket, raw, this.outbox, visitor, [], this.parts.settings.limits, share, Date.now())
    this.parts.sockets.add(client)
    const handle = messageHandler(this.parts, client)
    const close = () => {
      this.parts.sockets.remove(client)
      client.leaveAll()
    }
    return { say: (message) => handle(JSON.stringify(message)), close }
  }
}

async function measure(players: Players): Promise<void> {
  const gc = { count: 0, ms: 0 }
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      gc.count++
      gc.ms += duration
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  const from = {
    moves: players.moves,
    bytes: players.bytes,
    all: process.cpuUsage(),
    own: process.threadCpuUsage(),
    at: performance.now(),
  }
  await new Promise((passed) => setTimeout(passed, 1000 * Number(values.seconds)))
  const moves = players.moves - from.moves
  const [all, own] = [process.cpuUsage(from.all), process.threadCpuUsage(from.own)]
  const seconds = (performance.now() - from.at) / 1000
  observer.disconnect()
  const each = (us: number) => (us / moves).toFixed(1)
  console.log(
    `${Math.round(moves / seconds)} moves/s, ${Math.round((players.bytes - from.bytes) / moves)} bytes a move; main thread ${each(own.user)} + ${each(own.system)} µs (user + system), other threads ${each(all.user - own.user)} + ${each(all.system - own.system)} µs; ${(moves / gc.count).toFixed(0)} moves a collection, ${each(1000 * gc.ms)} µs of collections a move`,
  )
}

const { folder, clear } = temporaryFolder()
const catalogue = values.game === 'ring' ? { catalogue: import.meta.resolve('./ring.ts') } : {}
const settings = testSettings(`${folder}/data`, {
  ...catalogue,
  roomCache: { ...settingsWith(folder).roomCache, idleMs: 3_600_000, mostIdle: 100_000 },
})
const parts = await compose(settings, fastify({ logger: { level: 'error' } }).log)
const players = new Players(parts)
const people = await Promise.all(
  Array.from({ length: 2 * Number(values.matches) }, async (_, at) => {
    const { person } = await parts.people.signInGuest(`Guest ${at}`, 'wizard-face', new Headers())
    return person.id
  }),
)
const all = Array.from({ length: people.length / 2 }, (_, at) =>
  players.go(people.slice(2 * at, 2 * at + 2), Number(values.spectators)),
)
while (players.moves < WARM_MOVES) await new Promise((passed) => setTimeout(passed, 20))
for (let round = 0; round < Number(values.rounds); round++) await measure(players)
players.playing = false
await Promise.all(all)
await parts.close()
clear()
