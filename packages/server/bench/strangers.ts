import { request } from 'node:http'
import { connect } from 'node:net'
import { boxOf } from '@grimuar/games'
import { newLuck, PROTOCOL } from '@grimuar/protocol'
import { WebSocket } from 'ws'
import { randomFrame } from '../testkit/fuzz.ts'
import type { Guest } from '../testkit/test-server.ts'
import { signInGuests } from './guests.ts'
import { begin, percentile } from './match.ts'
import { MatchUnderLoad, type Pace, type Tally } from './players.ts'
import { ServerProcess, temporaryFolder, type Usage } from './process.ts'

// npm run strangers -- [seconds]: attacks a server with the limits of a real one while two people play on it, and measures what
// the players notice. Each attacker comes from another address of this machine, as strangers would.

const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL })
const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

interface Answer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
}

/** Somebody who attacks a server for a while. */
class Attacker {
  readonly url: string
  readonly until: number
  readonly address: string
  private readonly sockets: WebSocket[] = []

  constructor(url: string, seconds: number, address: string) {
    this.url = url
    this.address = address
    this.until = Date.now() + seconds * 1000
  }

  get going(): boolean {
    return Date.now() < this.until
  }

  /** Sends a request from the attacker's address; undefined if the connection broke. */
  ask(method: string, path: string, body?: object, { cookie = '', address = this.address } = {}): Promise<Answer | undefined> {
    const { hostname, port } = new URL(this.url)
    return new Promise((done) => {
      const sent = request(
        {
          hostname,
          port,
          path,
          method,
          localAddress: address,
          agent: false,
          headers: { cookie, origin: this.url, 'content-type': 'application/json' },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('error', () => done(undefined))
          answer.on('end', () => {
            const cookies = (answer.headers['set-cookie'] ?? []).map((set) => set.split(';')[0] ?? '')
            done({ status: answer.statusCode ?? 0, body: text, cookies })
          })
        },
      )
      sent.on('error', () => done(undefined))
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** Signs in as a guest; returns the cookie, or empty text if the server refuses. */
  async guest(address = this.address): Promise<string> {
    return (await this.ask('POST', '/api/guest', { name: 'Eve', avatar: 'x' }, { address }))?.cookies.join('; ') ?? ''
  }

  /** Signs in as many guests, from some other addresses: only so many may come from one. */
  async guests(count: number): Promise<string[]> {
    const addressOf = (i: number) => this.address.replace('127.0.0.', `127.0.${1 + Math.floor(i / 15)}.`)
    const cookies = await Promise.all(Array.from({ length: count }, (_, i) => this.guest(addressOf(i))))
    return cookies.filter((cookie) => cookie !== '')
  }

  /** Opens a socket; undefined if the server refuses. */
  socket(cookie = ''): Promise<WebSocket | undefined> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      localAddress: this.address,
      headers: { cookie, origin: this.url },
    })
    this.sockets.push(socket)
    return new Promise((done) => {
      socket.on('error', () => done(undefined))
      socket.on('close', () => done(undefined))
      socket.on('open', () => done(socket))
    })
  }

  /** Runs `work` with a socket again and again; whenever the server closes it, a new one is opened. */
  async withSockets(count: number, cookie: string, work: (socket: WebSocket) => void): Promise<void> {
    const one = async () => {
      while (this.going) {
        const socket = await this.socket(cookie)
        if (!socket) await wait(20)
        else socket.send(HELLO)
        while (socket && this.going && socket.readyState === socket.OPEN) {
          if (socket.bufferedAmount < 1_000_000) work(socket)
          await new Promise((turn) => setImmediate(turn))
        }
      }
    }
    await Promise.all(Array.from({ length: count }, one))
  }

  stop(): void {
    for (const socket of this.sockets) socket.terminate()
  }
}

/** A room of the attacker with a match alone. */
async function ownMatch(attacker: Attacker, cookie: string): Promise<string> {
  const seats = [
    { kind: 'me', luck: newLuck() },
    { kind: 'bot', level: 'random' },
  ]
  const answer = await attacker.ask(
    'POST',
    '/api/rooms',
    { game: 'towers', seats, pace: { kind: 'free' }, listed: true },
    { cookie },
  )
  return answer?.status === 200 ? JSON.parse(answer.body).id : ''
}

const repeat = async (attacker: Attacker, atOnce: number, work: () => Promise<unknown>) => {
  const one = async () => {
    while (attacker.going) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

const many = (count: number, work: () => void) => {
  for (let i = 0; i < count; i++) work()
}

const ATTACKS: { readonly [name: string]: (attacker: Attacker) => Promise<void> } = {
  'nothing, to compare': (attacker) => wait(attacker.until - Date.now()).then(() => {}),
  pings: (attacker) => attacker.withSockets(1, '', (socket) => many(500, () => socket.ping())),
  pongs: (attacker) => attacker.withSockets(1, '', (socket) => many(500, () => socket.pong())),
  'messages after the limit': (attacker) => attacker.withSockets(4, '', (socket) => many(500, () => socket.send('[]'))),
  'deep lists of 16 kB': (attacker) => attacker.withSockets(4, '', (socket) => many(20, () => socket.send('['.repeat(16_000)))),
  'empty pieces of a message': (attacker) =>
    attacker.withSockets(4, '', (socket) => many(500, () => socket.send('', { fin: false }))),
  'random frames': async (attacker) => {
    let seed = 0
    await attacker.withSockets(4, '', (socket) => many(50, () => socket.send(randomFrame(seed++, 'none'))))
  },
  'handshakes with a forged cookie': (attacker) =>
    repeat(attacker, 20, async () => (await attacker.socket('grimuar.session_token=forged.forged'))?.terminate()),
  'the lobby from twenty tabs': async (attacker) =>
    attacker.withSockets(20, await attacker.guest(), (socket) => {
      socket.send('{"type":"lobby","on":true}')
    }),
  'new guests and their rooms': (attacker) =>
    repeat(attacker, 10, async () => {
      const cookie = await attacker.guest()
      if (cookie !== '') await ownMatch(attacker, cookie)
    }),
  'wrong passwords, a hundred at once': (attacker) =>
    repeat(attacker, 100, () => attacker.ask('POST', '/api/auth/sign-in/username', { username: 'victim', password: newLuck() })),
  'chat from ten tabs': async (attacker) => {
    const cookie = await attacker.guest()
    const room = await ownMatch(attacker, cookie)
    let n = 0
    await attacker.withSockets(10, cookie, (socket) => {
      socket.send(JSON.stringify({ type: 'chat', room, key: `chat-key-${n++}`, text: 'spam '.repeat(90) }))
    })
  },
  'moves and undos from ten tabs': async (attacker) => {
    const cookie = await attacker.guest()
    const room = await ownMatch(attacker, cookie)
    let n = 0
    await attacker.withSockets(10, cookie, (socket) => {
      socket.send(JSON.stringify({ type: 'watch', room }))
      socket.send(JSON.stringify({ type: 'undo', room, key: `undo-key-${n++}`, seq: n, keep: 0 }))
    })
  },
  'fifty guests of one address, each as fast as one may': async (attacker) => {
    const one = async (cookie: string) => {
      const room = await ownMatch(attacker, cookie)
      while (attacker.going) {
        const socket = await attacker.socket(cookie)
        socket?.send(HELLO)
        while (socket && attacker.going && socket.readyState === socket.OPEN) {
          socket.send(JSON.stringify({ type: 'watch', room, chat: false }))
          await wait(100) // four tokens of forty in a second
        }
        await wait(100)
      }
    }
    await Promise.all((await attacker.guests(50)).map(one))
  },
  'holidays on and off': async (attacker) => {
    const cookie = await attacker.guest()
    await repeat(attacker, 4, () =>
      attacker.ask('PUT', '/api/me/settings', { rest: Date.now() + 1e6 + Math.round(Math.random() * 1e6) }, { cookie }),
    )
  },
  'requests that never end': (attacker) =>
    repeat(attacker, 100, async () => {
      const { hostname, port } = new URL(attacker.url)
      const socket = connect({ host: hostname, port: Number(port), localAddress: attacker.address })
      socket.on('error', () => {})
      socket.write('POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{')
      await wait(Math.max(0, attacker.until - Date.now()))
      socket.destroy()
    }),
  'answers that nobody reads': (attacker) =>
    repeat(attacker, 100, async () => {
      const { hostname, port } = new URL(attacker.url)
      const socket = connect({ host: hostname, port: Number(port), localAddress: attacker.address })
      socket.on('error', () => {})
      socket.pause()
      const ask = 'GET /api/rooms HTTP/1.1\r\nhost: x\r\n\r\n'
      for (let i = 0; i < 20 && attacker.going; i++) {
        socket.write(ask)
        await wait(50)
      }
      await wait(Math.max(0, attacker.until - Date.now()))
      socket.destroy()
    }),
  'watchers who do not read': async (attacker) => {
    const { open } = JSON.parse((await attacker.ask('GET', '/api/rooms'))?.body ?? '{"open":[]}')
    const rooms: string[] = open.map(({ id }: { id: string }) => id)
    await attacker.withSockets(50, '', (socket) => {
      socket.pause()
      for (const room of rooms.slice(0, 20)) socket.send(JSON.stringify({ type: 'watch', room }))
      socket.send('{"type":"lobby","on":true}')
    })
  },
}

interface Noticed {
  readonly moves: number
  readonly refused: number
  readonly p50: number
  readonly max: number
  readonly cores: number
  readonly heap: number
  readonly healthy: boolean
}

/** Lets two people play while an attack runs. */
async function under(
  server: ServerProcess,
  guests: readonly Guest[],
  seconds: number,
  address: string,
  attack: (attacker: Attacker) => Promise<void>,
): Promise<Noticed> {
  const bot = await boxOf('spellbook')?.bot()
  if (!bot) throw new Error('there is no bot for this game')
  const tally: Tally = { moves: 0, refused: 0, arrivals: [], acknowledgements: [] }
  const pace: Pace = { thinkMs: 150, playing: false }
  const match = new MatchUnderLoad(await begin('spellbook', guests), bot, guests, tally, pace)
  match.watch()
  while (match.ready < match.size) await wait(5)
  pace.playing = true
  match.start()
  const cpu = async () => {
    const { cpu: used }: Usage = await server.usage('cpu')
    return (used.user + used.system) / 1e6
  }
  const before = await cpu()
  const attacker = new Attacker(server.url, seconds, address)
  await attack(attacker)
  const cores = ((await cpu()) - before) / seconds
  pace.playing = false
  attacker.stop()
  await wait(500)
  match.stop()
  const sorted = tally.acknowledgements.toSorted((a, b) => a - b)
  return {
    moves: tally.moves,
    refused: tally.refused,
    p50: percentile(sorted, 0.5),
    max: sorted.at(-1) ?? Number.NaN,
    cores,
    heap: (await server.usage('memory')).memory?.heapUsed ?? 0,
    healthy: (await fetch(`${server.url}/healthz`)).ok,
  }
}

/** Runs all attacks, or those with `only` in their name, and prints what players noticed. Returns the names of the attacks that did harm. */
export async function strangers(seconds: number, print: (text: string) => void, only = ''): Promise<string[]> {
  const { folder, clear } = temporaryFolder()
  const server = await ServerProcess.start([folder, '0', '', 'strict'])
  const harmful: string[] = []
  try {
    const guests = await signInGuests(server.url, 2)
    print('attack | moves | p50 | slowest | server cores | heap')
    for (const [i, [name, attack]] of Object.entries(ATTACKS).entries()) {
      if (!name.includes(only)) continue
      const { moves, refused, p50, max, cores, heap, healthy } = await under(server, guests, seconds, `127.0.0.${i + 2}`, attack)
      const harmed = !healthy || refused > 0 || moves < seconds
      if (harmed) harmful.push(name)
      const figures = [moves, `${p50.toFixed(0)} ms`, `${max.toFixed(0)} ms`, cores.toFixed(2), `${(heap / 1e6).toFixed(0)} MB`]
      print(`${name} | ${figures.join(' | ')}${harmed ? ` | HARMED: ${refused} refused, healthy: ${healthy}` : ''}`)
    }
  } finally {
    await server.stop()
    clear()
  }
  return harmful
}

if (import.meta.main) {
  const harmful = await strangers(Number(process.argv[2] ?? 5), console.log, process.argv[3])
  console.log(harmful.length === 0 ? 'no attack harmed the players' : `harmed by: ${harmful.join(', ')}`)
  process.exitCode = harmful.length === 0 ? 0 : 1
}
