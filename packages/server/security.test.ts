import { type Json, quickDice, sampleForm, stream } from '@grimuar/kernel'
import { type Connection, type MatchView, PROTOCOL, type ServerMessage } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RoomRow } from './store/contract.ts'
import { catalogue } from './testkit/all-games.ts'
import { sendRandomFrames } from './testkit/fuzz.ts'
import { findLeak, findWrongMoment } from './testkit/privacy.ts'
import { type Guest, TestServer, until } from './testkit/test-server.ts'

let server: TestServer
let ala: Guest
let ola: Guest

beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('./testkit/all-games.ts') })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
})
afterAll(() => server.stop())

/** A connection that records every message as it came. */
function recorded(guest: Guest): { line: Connection; received: string[] } {
  const received: string[] = []
  const line = guest.connect({
    open() {
      const socket = guest.socket()
      socket.on('message', (data) => received.push(String(data)))
      return socket as never
    },
  })
  return { line, received }
}

/** A chapter of a campaign takes hundreds of steps and hides nothing from anyone at the table: it is played up to this one. */
const MOST: { readonly [game: string]: number } = { 'wonder-book': 40 }

describe('over whole games, everyone is sent exactly what they may see', () => {
  for (const box of catalogue) {
    for (const seats of new Set([Math.min(...box.seats.filter((n) => n > 1)), Math.max(...box.seats)])) {
      test(`${box.id}, ${seats} players`, { timeout: 120_000 }, async () => {
        const game = await box.rules()
        const longest = box.id === 'sampler' ? { options: { rounds: 3 } } : {}
        const most = MOST[box.id]
        const guests = await Promise.all(Array.from({ length: seats }, (_, seat) => server.guest(`Player ${seat}`)))
        const { id } = await (guests[0] as Guest).newRoom(box.id, ['me', ...Array(seats - 1).fill('free')], longest)
        for (const guest of guests.slice(1)) await guest.sit(id)
        const roll = stream(quickDice(seats))
        let ended = false
        const sent: Promise<unknown>[] = []
        const players = guests.map((guest) => ({ guest, ...recorded(guest) }))
        for (const { line } of players) {
          line.watch(id, {
            onUpdate({ match, seq }) {
              ended ||= match.ended !== null || (most !== undefined && seq >= most)
              if (ended) return
              const { form, asked } = match
              if ((!match.moves.length && !form) || !asked?.mine) return
              // Now and then a sealed answer is changed or withdrawn.
              if (asked.answered) {
                if (roll(3) > 0) return
                if (roll(2) === 0) return void sent.push(line.send({ type: 'withdraw', room: id }))
              }
              // Now and then a player takes a move back, if that needs no consent.
              if (match.undo?.steps && roll(12) === 0)
                sent.push(line.send({ type: 'undo', room: id, keep: match.undo.standing - 1 }))
              else sent.push(line.send({ type: 'move', room: id, move: anyAnswer(match, roll) }))
            },
          })
        }
        const visitor = await server.guest('Nobody')
        visitor.cookie = ''
        const spectators = [recorded(ola), recorded(visitor)]
        for (const { line } of spectators) line.watch(id, { onUpdate() {} })
        await until(() => ended, 110_000)
        await Promise.all(sent)
        // Clients that come late get the same information in another way.
        const late = [...guests, ola].map((guest) => ({ guest, ...recorded(guest) }))
        for (const [i, { line }] of late.entries()) line.watch(id, { onUpdate() {}, ...(i % 2 && { chat: false }) })
        await until(() => late.every(({ received }) => received.some((text) => text.includes('"type":"snapshot"'))))
        const row = (await server.online.store.room(id)) as RoomRow
        const log = await server.online.store.log(id, 0)
        const last = most === undefined ? '"how":"played"' : `"seq":${log.length},`
        await until(() => [...players, ...spectators].every(({ received }) => received.some((text) => text.includes(last))))
        for (const [seat, { received }] of players.entries()) {
          expect(
            findLeak(
              game,
              row,
              log,
              seat,
              received.filter((text) => !isAnswer(text)),
            ),
          ).toBeUndefined()
        }
        for (const { received } of spectators) expect(findLeak(game, row, log, null, received)).toBeUndefined()
        for (const [seat, { received }] of late.entries()) {
          expect(findLeak(game, row, log, seat < seats ? seat : null, received)).toBeUndefined()
        }
        expect(log.length).toBeGreaterThan(10)
        // Earlier moments show each seat what it saw then, even now that the match is over.
        for (const [seat, guest] of [...guests, visitor].entries()) {
          const { body: now } = await guest.ask<{ standing: number }>('GET', `/api/rooms/${id}/moments/0`)
          const steps = Array.from({ length: 12 }, (_, i) => Math.round((now.standing * (11 - i)) / 11))
          const shown = await Promise.all(
            steps.map(async (step) => ({ step, text: await guest.text(`/api/rooms/${id}/moments/${step}`) })),
          )
          expect(findWrongMoment(game, row, log, seat < seats ? seat : null, shown)).toBeUndefined()
        }
        for (const { line } of [...players, ...spectators, ...late]) line.stop()
      })
    }
  }
})

function anyAnswer({ moves, form }: MatchView, roll: (sides: number) => number): Json {
  return form ? (sampleForm(form, roll) as Json[]) : (moves[roll(moves.length)] ?? null)
}

/** True for the answer to a command. (A stale command may be refused.) */
function isAnswer(text: string): boolean {
  return text.startsWith('{"type":"refused"') || text.startsWith('{"type":"done"')
}

describe('the check itself', () => {
  test('finds the view of another seat, the content of a move, an extra event and an unknown field', async () => {
    const box = catalogue[0] as (typeof catalogue)[0]
    const game = await box.rules()
    const { id } = await ala.newRoom(box.id, ['me', 'free'])
    await ola.sit(id)
    const both = [recorded(ala), recorded(ola)]
    for (const { line } of both) {
      line.watch(id, {
        onUpdate({ match }) {
          if (match.asked?.mine && match.undo && match.undo.standing < 20)
            void line.send({ type: 'move', room: id, move: match.moves[0] as Json })
        },
      })
    }
    await until(async () => (await server.online.store.log(id, 0)).length === 20)
    const row = (await server.online.store.room(id)) as RoomRow
    const log = await server.online.store.log(id, 0)
    const received = both[0]?.received.filter((text) => !isAnswer(text)) as string[]
    const changed = (change: (text: string) => string) => findLeak(game, row, log, 0, received.map(change))
    expect(changed((text) => text)).toBeUndefined()
    expect(findLeak(game, row, log, 1, received)).toContain('at ')
    expect(changed((text) => text.replace('"entry":{"do":"move",', '"entry":{"do":"move","move":1,'))).toBeDefined()
    expect(changed((text) => text.replace('"events":[', '"events":[{"kind":"psst"},'))).toBeDefined()
    expect(received.some((text) => text.includes('"stages":[{"events":1,"patch":{'))).toBe(true)
    expect(changed((text) => text.replace('"stages":[{"events":1,"patch":{', '$&"deck":[0],'))).toContain('another stage')
    expect(changed((text) => text.replace('{"type":"room"', `{"hint":"${row.secret}","type":"room"`))).toContain('secret')
    expect(changed((text) => text.replace('{"type":"room"', '{"hint":1,"type":"room"'))).toContain('not a message')
    for (const { line } of both) line.stop()
  })
})

describe('entry points', () => {
  test('a page of another site can neither open a socket nor change anything', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', `${ala.url}.evil.example`, 'file://']) {
      const refused = await new Promise((told) => {
        const socket = ala.socket({ origin })
        socket.on('unexpected-response', (_request, response) => told(response.statusCode))
        socket.on('open', () => told('open'))
        socket.on('error', () => {})
      })
      expect(refused).toBe(403)
      for (const [method, path] of [
        ['POST', '/api/rooms'],
        ['DELETE', '/api/me'],
        ['POST', '/api/auth/sign-out'],
        ['POST', '/api/guest'],
      ]) {
        const answer = await fetch(`${ala.url}${path}`, { method: method as string, headers: { origin, cookie: ala.cookie } })
        expect([path, answer.status]).toEqual([path, 403])
      }
    }
    const sameSite = await fetch(`${ala.url}/api/me`, {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'cross-site', cookie: ala.cookie },
    })
    expect(sameSite.status).toBe(403)
    expect(await ala.done('GET', '/api/me')).toMatchObject({ person: { id: ala.person.id } })
  })

  test('with a public address only pages of that address are accepted', async () => {
    const other = await TestServer.open({ publicAddress: 'https://grimuar.example' })
    const signIn = (origin: string) =>
      fetch(`${other.url}/api/guest`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ala', avatar: 'x' }),
      })
    expect((await signIn(other.url)).status).toBe(403)
    const answer = await signIn('https://grimuar.example')
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-grimuar\..+; Secure/)
    await other.stop()
  })

  test('messages that are too big, malformed, before hello or of another protocol are refused with their code', async () => {
    const { id } = await ala.newRoom('towers', ['me', 'policy'])
    const exchange = async (...frames: (string | Buffer)[]): Promise<{ messages: ServerMessage[]; code: number }> => {
      const socket = ala.socket()
      const messages: ServerMessage[] = []
      socket.on('message', (data) => messages.push(JSON.parse(String(data))))
      const code = await new Promise<number>((closed) => {
        socket.on('close', closed)
        socket.on('open', () => {
          for (const frame of frames) socket.send(frame)
          setTimeout(() => socket.close(4000), 300)
        })
      })
      return { messages, code }
    }
    const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL })
    expect((await exchange(hello, 'x'.repeat(20_000))).code).toBe(1009)
    expect(await exchange(JSON.stringify({ type: 'hello', protocol: 99 }))).toMatchObject({
      messages: [{ code: 'protocol' }],
      code: 1002,
    })
    // A page of protocol 1 is refused in its own format, so that it asks to be reloaded.
    expect(await exchange(JSON.stringify({ do: 'hello', protocol: 1 }))).toEqual({
      messages: [{ say: 'refused', code: 'protocol' }],
      code: 1002,
    })
    expect((await exchange(JSON.stringify({ type: 'watch', room: id }))).messages).toEqual([
      { type: 'refused', code: 'protocol', room: id },
    ])
    expect((await exchange(hello, Buffer.from(hello), '{"type":', '[]', 'null', '"x"')).messages.slice(1)).toEqual(
      Array(5).fill({ type: 'refused', code: 'bad-message' }),
    )
    const late = (seq: number, key: string) => JSON.stringify({ type: 'undo', room: id, key, seq, keep: 0 })
    const { messages } = await exchange(hello, late(-1, 'negative1'), late(999, 'future-1'))
    expect(messages.slice(1).map((message) => (message as { code: string }).code)).toEqual(['bad-message', 'not-now'])
    expect((await fetch(`${ala.url}/healthz`)).status).toBe(200)
  })

  test('odd paths are refused', async () => {
    for (const path of [
      '/api/rooms/..%2f..%2fsecret',
      '/api/rooms/%00',
      '/api/people/__proto__',
      `/api/rooms/${'x'.repeat(200)}`,
      '/api/invitations/%2e%2e',
    ]) {
      expect([400, 404, 414]).toContain((await ala.ask('GET', path)).status)
    }
    expect((await ala.ask('POST', '/api/rooms', { game: 'x'.repeat(100_000) })).status).toBe(413)
    expect((await fetch(`${ala.url}/api/socket`)).status).toBe(426)
  })

  test('a client that sends too much is slowed down, then disconnected; too many sockets are refused', async () => {
    const strict = await TestServer.open({
      limits: {
        ...server.online.settings.limits,
        messages: { burst: 20, perSecond: 1 },
        sockets: { perPerson: 2, perAddress: 1, inAll: 100 },
        guests: { max: 3, timeWindow: 60_000 },
      },
    })
    const ela = await strict.guest('Ela')
    const socket = ela.socket()
    const codes: string[] = []
    socket.on('message', (data) => codes.push(JSON.parse(String(data)).code))
    await new Promise((open) => socket.on('open', open))
    const closed = new Promise((code) => socket.on('close', code))
    for (let i = 0; i < 400; i++) socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    expect(await closed).toBe(1008)
    expect(codes).toContain('too-fast')
    const statuses = await Promise.all(
      Array.from(
        { length: 5 },
        () =>
          new Promise((told) => {
            const another = ela.socket()
            another.on('open', () => told(101))
            another.on('unexpected-response', (_request, response) => told(response.statusCode))
            another.on('error', () => {})
          }),
      ),
    )
    expect(statuses).toContain(429)
    await strict.guest('Second')
    await strict.guest('Third')
    await expect(strict.guest('Fourth')).rejects.toThrow('429')
    await strict.stop()
  })
})

test('thousands of random frames are refused and do not affect the match', async () => {
  const wide = await TestServer.open({ limits: { ...server.online.settings.limits, messages: { burst: 1e9, perSecond: 1e9 } } })
  const ela = await wide.guest('Ela')
  const { id } = await ela.newRoom('towers', ['me', 'policy'])
  const other = await wide.guest('Other')
  const before = await wide.online.store.log(id, 0)
  const { sent, answers } = await sendRandomFrames(() => other.socket(), id, 4000)
  expect(sent).toBe(4000)
  expect(answers['bad-message']).toBeGreaterThan(500)
  expect(answers.broken).toBeUndefined()
  expect(await wide.online.store.log(id, 0)).toEqual(before)
  const line = ela.connect()
  const seen = await new Promise<{ seq: number }>((told) => line.watch(id, { onUpdate: told }))
  expect(seen.seq).toBe(before.length)
  await wide.stop()
})
