import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bot } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { commitment, type Game, type Json, Match, mixSeed, quickDice, readRecord } from '@grimuar/kernel'
import type { Connection, RoomCard, Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, TestServer, until } from './testkit/test-server.ts'

let server: TestServer
let ala: Guest
let ola: Guest
let game: Game
let bot: Bot

beforeAll(async () => {
  server = await TestServer.open()
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
  const towers = boxOf('towers') as NonNullable<ReturnType<typeof boxOf>>
  game = await towers.rules()
  bot = await towers.bot()
})
afterAll(() => server.stop())

/** Watches a room and answers every question to its seat with the policy bot. */
function playByPolicy(connection: Connection, room: string, onWatched: (watched: Watched) => unknown): void {
  let draw = 0
  connection.watch(room, {
    onUpdate(watched) {
      onWatched(watched)
      const { match, seat } = watched
      if (seat === null || !match.asked?.mine || match.moves.length === 0) return
      const move = bot.policy(match.view, seat, match.moves, quickDice(++draw)) as Json
      void connection.send({ type: 'move', room, move })
    },
  })
}

test('two people play a whole game, a spectator watches, and all see the same final table', async () => {
  const { id } = await ala.newRoom('towers', ['me', 'free'])
  const begun = await ola.sit(id)
  expect(begun).toMatchObject({ state: 'running', version: game.version })
  const seen = new Map<string, Watched>()
  const lines = [ala.connect(), ola.connect()]
  for (const [i, line] of lines.entries()) playByPolicy(line, id, (watched) => seen.set(`${i}`, watched))
  const stranger = (await server.guest('Ela')).connect()
  stranger.watch(id, { onUpdate: (watched) => seen.set('stranger', watched) })
  await until(() => ['0', '1', 'stranger'].every((who) => seen.get(who)?.match.ended))
  for (const line of [...lines, stranger]) line.stop()

  const reveal = await ola.done<{ [field: string]: string } & { numbers: string[] }>('GET', `/api/rooms/${id}/reveal`)
  expect(commitment(reveal.secret as string)).toBe(begun.commitment)
  expect(reveal.numbers).toEqual(begun.numbers)
  expect(mixSeed(reveal.secret as string, reveal.numbers)).toBe(reveal.seed)
  const again = Match.from(game, readRecord(reveal.record as string))
  if (!again.ok) throw new Error(again.problem)
  expect(again.match.beginning.names).toEqual(['Ala', 'Ola'])
  for (const [who, seat] of [
    ['0', 0],
    ['1', 1],
    ['stranger', null],
  ] as const) {
    expect(seen.get(who)?.seat).toBe(seat)
    expect(seen.get(who)?.match.view).toEqual(JSON.parse(JSON.stringify(game.view(again.match.table, seat))))
    expect(seen.get(who)?.match.ended?.result).toEqual(JSON.parse(JSON.stringify(game.result(again.match.table))))
  }
  expect(await ola.done<RoomCard>('GET', `/api/rooms/${id}`)).toMatchObject({ state: 'over', waiting: [] })
})

test('anyone can check the dice of a finished match, from the API and on the command line', async () => {
  const { id } = await ala.newRoom('towers', ['me', 'random'])
  const line = ala.connect()
  await new Promise<void>((over) => playByPolicy(line, id, ({ match }) => match.ended && over()))
  line.stop()
  const page = await ola.done<{ commitment: string; secret: string; numbers: string[]; record: string }>(
    'GET',
    `/api/rooms/${id}/reveal`,
  )
  const file = join(server.folder, 'match.grimuar')
  writeFileSync(file, page.record)
  const verify = (secret: string, numbers: readonly string[], published: string) => {
    const args = ['verify', file, '--secret', secret, '--numbers', numbers.join(','), '--commitment', published]
    return spawnSync(process.execPath, [fileURLToPath(new URL('../cli/grimuar.js', import.meta.url)), ...args], {
      encoding: 'utf8',
    })
  }
  expect(verify(page.secret, page.numbers, page.commitment)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('all as the seed says'),
  })
  const other = 'ab'.repeat(32)
  expect(verify(other, page.numbers, page.commitment).stderr).toContain('these are other dice')
  expect(verify(page.secret, [other], page.commitment).stderr).toContain('these are other dice')
  expect(verify(page.secret, page.numbers, other).stderr).toContain('not what was published')
})
