import { readFileSync } from 'node:fs'
import { LANGS } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type Json, Match, readRecord } from '@grimuar/kernel'
import { newLuck, PROTOCOL, type Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

// A campaign of Wonder Book whose first chapter is won and whose second is being played, at a table that is not listed. Strangers ask
// for everything that could tell them of it: somebody who is signed in, and somebody who is not.

const RECORD = readFileSync(new URL('../../games/wonder-book/records/chapter-1-won.txt', import.meta.url), 'utf8')
const ROUND = /[.!?…]\s+|\n+/
const STORY = 'lost-name'

let server: TestServer
let ala: Guest
let ela: Guest
let nobody: Guest
let room: string
/** Every sentence of all chapters, in both languages. */
let story: readonly string[]
/** The name and the notes of Ala's campaign. */
const WRITTEN = ['Nasza', 'POCKET', 'passwords']

beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/all-games.ts') })
  ala = await server.guest('Ala')
  ela = await server.guest('Ela')
  nobody = await server.guest('Nobody')
  nobody.cookie = ''
  const state = await leftBy(RECORD)
  const about = { id: 'nasza', game: 'wonder-book', story: STORY, name: 'Nasza', created: 1, attempts: {} }
  const players = [{ person: ala.person.id }, { bot: true as const }]
  const save = {
    id: 'first',
    parent: null,
    chapter: 1,
    attempt: 1,
    settings: { difficulty: 'easy' },
    players,
    time: 1,
    here: true,
  }
  await server.online.store.campaigns.add(about, ala.person.id, [{ ...save, state, record: RECORD }])
  const campaign = { id: 'nasza', save: 'first' }
  room = (await ala.newRoom('wonder-book', ['me'], { listed: false, campaign })).id
  await answerSome(room)
  story = await sentences()
}, 60_000)
afterAll(() => server.stop())

/** The state that the match of a record leaves for the next chapter. */
async function leftBy(record: string): Promise<Json> {
  const game = await boxOf('wonder-book')?.rules()
  const built = game && Match.from(game, readRecord(record))
  const left = built?.ok ? built.match.game.leaves?.(built.match.table) : undefined
  if (left === undefined) throw new Error('the record wins no chapter')
  return left
}

/** Every sentence of the story, in both languages. */
async function sentences(): Promise<string[]> {
  const found: string[] = []
  for (const lang of LANGS)
    for (let chapter = 1; chapter <= 6; chapter++) {
      const door = await boxOf('wonder-book')?.load(lang, { tale: { story: STORY, chapter } })
      for (let card = 1; card <= 40; card++) {
        const pages = [
          ...(['front', 'back'] as const).map((side) => ({ card, side })),
          ...[0, 1, 2].flatMap((at) => (['option', 'ending', 'epilogue'] as const).map((side) => ({ card, side, at }))),
        ]
        for (const page of pages)
          found.push(...(door?.words.reading?.({ kind: 'page', page, heroes: 2, in: `${STORY}/${chapter}` }) ?? '').split(ROUND))
      }
    }
  return found.filter((sentence) => sentence.length >= 20)
}

function tellsNothing(text: string, secrets = [...story, ...WRITTEN]): void {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
}

/** Ala answers some questions, so that something of the chapter is read. */
async function answerSome(room: string): Promise<void> {
  const connection = ala.connect()
  let seen: Watched | undefined
  connection.watch(room, { onUpdate: (watched) => (seen = watched) })
  await until(() => seen)
  for (let answered = 0; answered < 4; answered++)
    await connection.send({ type: 'move', room, move: seen?.match.moves[0] ?? null })
  connection.stop()
}

/** Somebody's answers to a list of requests, as status and reason. */
async function told(who: Guest, requests: readonly Request[]): Promise<string[]> {
  const answers: string[] = []
  for (const { method, path, body } of requests) {
    const { status, body: answer } = await who.ask<{ readonly code?: string; readonly error?: string }>(method, path, body)
    tellsNothing(JSON.stringify(answer))
    answers.push(`${method} ${path}: ${status} ${answer.code ?? answer.error}`)
  }
  return answers
}

interface Request {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

const luck = newLuck()
const newRoom = { game: 'wonder-book', seats: [{ kind: 'me', luck }], pace: { kind: 'free' }, listed: true }

describe("a chapter's words", () => {
  test('a player is sent the notes', async () => {
    expect(story.length).toBeGreaterThan(1000)
    const file = await ala.text('/api/campaigns/nasza/file')
    expect(WRITTEN.filter((word) => !file.includes(word))).toEqual([])
  })

  test('a stranger learns nothing of a campaign (wins, file) and cannot rename, leave or continue it', async () => {
    const requests: Request[] = [
      { method: 'GET', path: '/api/campaigns/nasza' },
      { method: 'GET', path: '/api/campaigns/nasza/file' },
      { method: 'PATCH', path: '/api/campaigns/nasza', body: { name: 'Moja' } },
      { method: 'DELETE', path: '/api/campaigns/nasza' },
      { method: 'POST', path: '/api/rooms', body: { ...newRoom, campaign: { id: 'nasza', save: 'first' } } },
      { method: 'POST', path: '/api/rooms', body: { ...newRoom, campaign: { id: 'nasza', save: null } } },
    ]
    const named = requests.map(({ method, path }) => `${method} ${path}`)
    expect(await told(ela, requests)).toEqual(named.map((name) => `${name}: 404 no-campaign`))
    expect(await told(nobody, requests)).toEqual(named.map((name) => `${name}: 401 sign-in`))
    expect(await ala.done('GET', '/api/campaigns/nasza')).toMatchObject({ campaign: { name: 'Nasza', saves: [{ id: 'first' }] } })
  })

  test('a stranger learns nothing of an unlisted room (card, moments, record) and cannot sit down by guessing', async () => {
    const at = `/api/rooms/${room}`
    const looks: Request[] = [
      { method: 'GET', path: at },
      { method: 'GET', path: `${at}?code=guessed2` },
      { method: 'GET', path: '/api/invitations/guessed2' },
      { method: 'GET', path: `${at}/moments/0` },
      { method: 'GET', path: `${at}/moments/3?code=guessed2` },
      { method: 'GET', path: `${at}/reveal` },
    ]
    const changes: Request[] = [
      { method: 'POST', path: '/api/rooms', body: { ...newRoom, follows: room } },
      { method: 'POST', path: `${at}/seat`, body: { luck } },
      { method: 'POST', path: `${at}/seat`, body: { luck, code: 'guessed2' } },
      { method: 'DELETE', path: `${at}/seat` },
      { method: 'PUT', path: `${at}/seats/0`, body: { kind: 'free' } },
      { method: 'PUT', path: `${at}/quiet`, body: { on: true } },
      { method: 'POST', path: `${at}/start`, body: { fill: 'normal' } },
      { method: 'DELETE', path: at },
      { method: 'POST', path: `${at}/rematch`, body: { luck } },
    ]
    const named = ({ method, path }: Request) => `${method} ${path}`
    for (const who of [ela, nobody]) expect(await told(who, looks)).toEqual(looks.map((one) => `${named(one)}: 404 no-room`))
    expect(await told(ela, changes)).toEqual(changes.map((one) => `${named(one)}: 404 no-room`))
    expect(await told(nobody, changes)).toEqual(changes.map((one) => `${named(one)}: 401 sign-in`))
  })

  test('a stranger cannot send the state that a later chapter begins with', async () => {
    const tale = Object.assign({}, await leftBy(RECORD), { chapter: 6 })
    const requests = [{ method: 'POST', path: '/api/rooms', body: { ...newRoom, campaign: { name: 'Moja' }, options: { tale } } }]
    expect(await told(ela, requests)).toEqual(['POST /api/rooms: 400 bad-options'])
  })

  test('in lists, profiles and exports', async () => {
    for (const path of ['/api/rooms', '/api/campaigns', '/api/me', '/api/me/export', `/api/people/${ala.person.id}`])
      tellsNothing(await ela.text(path))
    tellsNothing(await nobody.text('/api/rooms'))
    expect(await told(nobody, [{ method: 'GET', path: '/api/campaigns' }])).toEqual(['GET /api/campaigns: 401 sign-in'])
  })

  test('in files: a server serves nothing but the app', async () => {
    const files = [
      '/campaigns/lost-name.yaml',
      '/stories/lost-name/en/chapter-2.ts',
      '/..%2f..%2fdata/grimuar.db',
      `/campaigns/nasza.json`,
      '/_app/../data',
    ]
    for (const path of files) {
      const answer = await fetch(`${nobody.url}${path}`)
      tellsNothing(await answer.text())
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
    }
  })

  test('over the socket: every message about the table is refused with its reason', async () => {
    const common = { room, key: 'a'.repeat(24) }
    const later = { ...common, seq: 0 }
    const messages = [
      { type: 'watch', room },
      { type: 'watch', room, code: 'guessed2' },
      { type: 'watch', room, since: 0 },
      { type: 'move', ...later, move: { option: 0 } },
      { type: 'withdraw', ...later },
      { type: 'undo', ...later, keep: 0 },
      { type: 'ask-undo', ...later, keep: 0 },
      { type: 'answer-undo', ...later, yes: true },
      { type: 'standing', ...common, order: 'idle' },
      { type: 'replace', ...common, seat: 0 },
      { type: 'vote', ...common },
      { type: 'leave', ...common },
      { type: 'back', ...common },
      { type: 'chat', ...common, text: 'What happens in chapter VI?' },
    ]
    for (const [who, reason] of [
      [ela, 'no-room'],
      [nobody, 'sign-in'],
    ] as const) {
      const heard: string[] = []
      const socket = who.socket()
      socket.on('message', (data) => heard.push(String(data)))
      await new Promise((opened) => socket.on('open', opened))
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
      await until(() => heard.length === 1)
      for (const message of messages) {
        const before = heard.length
        socket.send(JSON.stringify(message))
        await until(() => heard.length > before)
        const watches = message.type === 'watch'
        expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({ type: 'refused', code: watches ? 'no-room' : reason, room })
      }
      // Pointing is not answered; what was sent before it has been.
      socket.send(JSON.stringify({ type: 'point', room, move: { option: 0 } }))
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
      await until(() => heard.at(-1)?.includes('"type":"welcome"'))
      tellsNothing(heard.join('\n'))
      socket.close()
    }
  })

  test('at a listed table, where everybody may watch: no sentence is sent, and the record not before the end', async () => {
    const listed = await ala.newRoom('wonder-book', ['me'], { campaign: { name: 'Druga' } })
    await answerSome(listed.id)
    const heard: string[] = []
    const connection = ela.connect({ onMessage: (message) => void heard.push(JSON.stringify(message)) })
    let seen: Watched | undefined
    connection.watch(listed.id, { onUpdate: (watched) => (seen = watched) })
    await until(() => seen)
    connection.stop()
    tellsNothing([...heard, JSON.stringify(seen)].join('\n'), [...story, 'Nasza', 'POCKET'])
    expect(await told(ela, [{ method: 'GET', path: `/api/rooms/${listed.id}/reveal` }])).toEqual([
      `GET /api/rooms/${listed.id}/reveal: 409 not-now`,
    ])
  })
})
