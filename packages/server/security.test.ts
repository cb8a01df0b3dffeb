import { catalogue, type Door } from '@grimuar/games'
import { type Json, quickDice, stream } from '@grimuar/kernel'
import type { Connection, Word } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableRow } from './store/contract.ts'
import { pelt } from './testkit/fuzz.ts'
import { indiscretion, misremembered } from './testkit/privacy.ts'
import { type Guest, Playhouse, until } from './testkit/test-server.ts'

let house: Playhouse
let ala: Guest
let ola: Guest

beforeAll(async () => {
  house = await Playhouse.open({})
  ala = await house.guest('Ala')
  ola = await house.guest('Ola')
})
afterAll(() => house.stop())

/** Everything a socket says, as it came. */
function wiretap(guest: Guest): { line: Connection; heard: string[] } {
  const heard: string[] = []
  const line = guest.connect({
    open() {
      const socket = guest.socket()
      socket.on('message', (data) => heard.push(String(data)))
      return socket as never
    },
  })
  return { line, heard }
}

describe('over whole games, everyone is sent exactly what they may see', () => {
  for (const box of catalogue) {
    for (const seats of new Set([Math.min(...box.seats.filter((n) => n > 1)), Math.max(...box.seats)])) {
      test(`${box.id}, ${seats} players`, { timeout: 120_000 }, async () => {
        const door: Door = await box.load()
        const guests = await Promise.all(Array.from({ length: seats }, (_, seat) => house.guest(`Player ${seat}`)))
        const { id } = await (guests[0] as Guest).table(box.id, ['me', ...Array(seats - 1).fill('free')])
        for (const guest of guests.slice(1)) await guest.sit(id)
        const roll = stream(quickDice(seats))
        let ended = false
        const witnesses = guests.map((guest) => ({ guest, ...wiretap(guest) }))
        for (const { line } of witnesses) {
          line.watch(id, {
            seen({ sight }) {
              ended ||= sight.ended !== null
              if (!sight.moves.length || !sight.asked?.mine) return
              // Now and then someone takes a move back, where that is free.
              if (sight.undo?.steps && roll(12) === 0) void line.wish({ do: 'undo', match: id, keep: sight.undo.standing - 1 })
              else void line.wish({ do: 'move', match: id, move: sight.moves[roll(sight.moves.length)] as Json })
            },
          })
        }
        const stranger = await house.guest('Nobody')
        stranger.cookie = ''
        const spectators = [wiretap(ola), wiretap(stranger)]
        for (const { line } of spectators) line.watch(id, { seen() {} })
        await until(() => ended, 110_000)
        // Whoever comes late, or comes back in the middle, gets the same by other ways.
        const late = [...guests, ola].map((guest) => ({ guest, ...wiretap(guest) }))
        for (const [i, { line }] of late.entries()) line.watch(id, { seen() {}, ...(i % 2 && { chat: false }) })
        await until(() => late.every(({ heard }) => heard.some((text) => text.includes('"say":"match"'))))
        const row = (await house.online.store.table(id)) as TableRow
        const log = await house.online.store.log(id, 0)
        await until(() =>
          [...witnesses, ...spectators].every(({ heard }) => heard.some((text) => text.includes(`"seq":${log.length},`))),
        )
        for (const [seat, { heard }] of witnesses.entries()) {
          expect(
            indiscretion(
              door.game,
              row,
              log,
              seat,
              heard.filter((text) => !isAnswer(text)),
            ),
          ).toBeUndefined()
        }
        for (const { heard } of spectators) expect(indiscretion(door.game, row, log, null, heard)).toBeUndefined()
        for (const [seat, { heard }] of late.entries()) {
          expect(indiscretion(door.game, row, log, seat < seats ? seat : null, heard)).toBeUndefined()
        }
        expect(log.length).toBeGreaterThan(10)
        // And the past: each is shown what they saw then, and no more now that all is known.
        for (const [seat, guest] of [...guests, stranger].entries()) {
          const { body: now } = await guest.ask<{ standing: number }>('GET', `/api/tables/${id}/moments/0`)
          const steps = Array.from({ length: 12 }, (_, i) => Math.round((now.standing * (11 - i)) / 11))
          const shown = await Promise.all(
            steps.map(async (step) => ({ step, text: await guest.text(`/api/tables/${id}/moments/${step}`) })),
          )
          expect(misremembered(door.game, row, log, seat < seats ? seat : null, shown)).toBeUndefined()
        }
        for (const { line } of [...witnesses, ...spectators, ...late]) line.stop()
      })
    }
  }
})

/** An answer to one's own wish: a stale one may well be refused. */
function isAnswer(text: string): boolean {
  return text.startsWith('{"say":"refused"') || text.startsWith('{"say":"done"')
}

describe('the witness itself', () => {
  test('notices a view that is another’s, a move told, an event too many, and a field nobody knows', async () => {
    const box = catalogue[0] as (typeof catalogue)[0]
    const door = await box.load()
    const { id } = await ala.table(box.id, ['me', 'free'])
    await ola.sit(id)
    const taps = [wiretap(ala), wiretap(ola)]
    for (const { line } of taps) {
      line.watch(id, {
        seen({ sight }) {
          if (sight.asked?.mine && sight.undo && sight.undo.standing < 20)
            void line.wish({ do: 'move', match: id, move: sight.moves[0] as Json })
        },
      })
    }
    await until(async () => (await house.online.store.log(id, 0)).length === 20)
    const row = (await house.online.store.table(id)) as TableRow
    const log = await house.online.store.log(id, 0)
    const heard = taps[0]?.heard.filter((text) => !isAnswer(text)) as string[]
    const spoilt = (change: (text: string) => string) => indiscretion(door.game, row, log, 0, heard.map(change))
    expect(spoilt((text) => text)).toBeUndefined()
    expect(indiscretion(door.game, row, log, 1, heard)).toContain('at ')
    expect(spoilt((text) => text.replace('"deed":{"do":"move",', '"deed":{"do":"move","move":1,'))).toBeDefined()
    expect(spoilt((text) => text.replace('"events":[', '"events":[{"kind":"psst"},'))).toBeDefined()
    expect(spoilt((text) => text.replace('{"say":"table"', `{"hint":"${row.secret}","say":"table"`))).toContain('secret')
    expect(spoilt((text) => text.replace('{"say":"table"', '{"hint":1,"say":"table"'))).toContain('not a message')
    for (const { line } of taps) line.stop()
  })
})

describe('doors', () => {
  test('a page of another site opens no socket and changes nothing', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1', `${ala.url}.evil.example`, 'file://']) {
      const refused = await new Promise((told) => {
        const socket = ala.socket({ origin })
        socket.on('unexpected-response', (_request, response) => told(response.statusCode))
        socket.on('open', () => told('open'))
        socket.on('error', () => {})
      })
      expect(refused).toBe(403)
      for (const [method, path] of [
        ['POST', '/api/tables'],
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

  test('with a public address only pages from there are ours', async () => {
    const other = await Playhouse.open({ publicAddress: 'https://grimuar.example' })
    const come = (origin: string) =>
      fetch(`${other.url}/api/guest`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ala', avatar: 'x' }),
      })
    expect((await come(other.url)).status).toBe(403)
    const answer = await come('https://grimuar.example')
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-grimuar\..+; Secure/)
    await other.stop()
  })

  test('too big, out of order, before hello, of another protocol: each refused by its name, the server unharmed', async () => {
    const { id } = await ala.table('towers', ['me', 'policy'])
    const talk = async (...says: (string | Buffer)[]): Promise<{ words: Word[]; code: number }> => {
      const socket = ala.socket()
      const words: Word[] = []
      socket.on('message', (data) => words.push(JSON.parse(String(data))))
      const code = await new Promise<number>((closed) => {
        socket.on('close', closed)
        socket.on('open', () => {
          for (const each of says) socket.send(each)
          setTimeout(() => socket.close(4000), 300)
        })
      })
      return { words, code }
    }
    const hello = JSON.stringify({ do: 'hello', protocol: 1 })
    expect((await talk(hello, 'x'.repeat(20_000))).code).toBe(1009)
    expect(await talk(JSON.stringify({ do: 'hello', protocol: 99 }))).toMatchObject({ words: [{ code: 'protocol' }], code: 1002 })
    expect((await talk(JSON.stringify({ do: 'watch', match: id }))).words).toEqual([
      { say: 'refused', code: 'protocol', match: id },
    ])
    expect((await talk(hello, Buffer.from(hello), '{"do":', '[]', 'null', '"x"')).words.slice(1)).toEqual(
      Array(5).fill({ say: 'refused', code: 'bad-message' }),
    )
    const late = (seq: number, key: string) => JSON.stringify({ do: 'undo', match: id, key, seq, keep: 0 })
    const { words } = await talk(hello, late(-1, 'negative1'), late(999, 'future-1'))
    expect(words.slice(1).map((word) => (word as { code: string }).code)).toEqual(['bad-message', 'not-now'])
    expect((await fetch(`${ala.url}/healthz`)).status).toBe(200)
  })

  test('paths lead nowhere else', async () => {
    for (const path of [
      '/api/tables/..%2f..%2fsecret',
      '/api/tables/%00',
      '/api/people/__proto__',
      `/api/tables/${'x'.repeat(200)}`,
      '/api/invitations/%2e%2e',
    ]) {
      expect([400, 404, 414]).toContain((await ala.ask('GET', path)).status)
    }
    expect((await ala.ask('POST', '/api/tables', { game: 'x'.repeat(100_000) })).status).toBe(413)
    expect((await fetch(`${ala.url}/api/socket`)).status).toBe(426)
  })

  test('who talks too much is asked to slow down, then let go; so is who opens too much', async () => {
    const strict = await Playhouse.open({
      limits: {
        ...house.online.settings.limits,
        messages: { burst: 20, perSecond: 1 },
        sockets: { perPerson: 2, perAddress: 1 },
        guests: { max: 3, timeWindow: 60_000 },
      },
    })
    const ela = await strict.guest('Ela')
    const socket = ela.socket()
    const codes: string[] = []
    socket.on('message', (data) => codes.push(JSON.parse(String(data)).code))
    await new Promise((open) => socket.on('open', open))
    const closed = new Promise((code) => socket.on('close', code))
    for (let i = 0; i < 400; i++) socket.send(JSON.stringify({ do: 'hello', protocol: 1 }))
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

test('thousands of random frames are refused, and the match they were thrown at goes on as if nothing had been', async () => {
  const wide = await Playhouse.open({ limits: { ...house.online.settings.limits, messages: { burst: 1e9, perSecond: 1e9 } } })
  const ela = await wide.guest('Ela')
  const { id } = await ela.table('towers', ['me', 'policy'])
  const other = await wide.guest('Other')
  const before = await wide.online.store.log(id, 0)
  const { sent, answers } = await pelt(() => other.socket(), id, 4000)
  expect(sent).toBe(4000)
  expect(answers['bad-message']).toBeGreaterThan(500)
  expect(answers.broken).toBeUndefined()
  expect(await wide.online.store.log(id, 0)).toEqual(before)
  const line = ela.connect()
  const seen = await new Promise<{ seq: number }>((told) => line.watch(id, { seen: told }))
  expect(seen.seq).toBe(before.length)
  await wide.stop()
})
