import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boxOf, type Door } from '@grimuar/games'
import { commitment, type Json, Match, mixSeed, quickDice, readRecord } from '@grimuar/kernel'
import type { Connection, TableCard, Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, Playhouse, until } from './testkit/test-server.ts'

let house: Playhouse
let ala: Guest
let ola: Guest
let door: Door

beforeAll(async () => {
  house = await Playhouse.open()
  ala = await house.guest('Ala')
  ola = await house.guest('Ola')
  door = await (boxOf('towers') as NonNullable<ReturnType<typeof boxOf>>).load()
})
afterAll(() => house.stop())

/** Watches a match and answers every question put to this seat by the game's own policy. */
function plays(connection: Connection, match: string, watchedAs: (watched: Watched) => unknown): void {
  let draw = 0
  connection.watch(match, {
    seen(watched) {
      watchedAs(watched)
      const { sight, seat } = watched
      if (seat === null || !sight.asked?.mine || sight.moves.length === 0) return
      const move = door.bot.policy(sight.view, seat, sight.moves, quickDice(++draw)) as Json
      void connection.wish({ do: 'move', match, move })
    },
  })
}

test('two people play a whole game; a spectator watches; all end with the same table', async () => {
  const { id } = await ala.table('towers', ['me', 'free'])
  const begun = await ola.sit(id)
  expect(begun).toMatchObject({ state: 'running', version: door.game.version })
  const seen = new Map<string, Watched>()
  const lines = [ala.connect(), ola.connect()]
  for (const [i, line] of lines.entries()) plays(line, id, (watched) => seen.set(`${i}`, watched))
  const stranger = (await house.guest('Ela')).connect()
  stranger.watch(id, { seen: (watched) => seen.set('stranger', watched) })
  await until(() => ['0', '1', 'stranger'].every((who) => seen.get(who)?.sight.ended), 20_000)
  for (const line of [...lines, stranger]) line.stop()

  const reveal = await ola.done<{ [field: string]: string } & { numbers: string[] }>('GET', `/api/tables/${id}/reveal`)
  expect(commitment(reveal.secret as string)).toBe(begun.commitment)
  expect(reveal.numbers).toEqual(begun.numbers)
  expect(mixSeed(reveal.secret as string, reveal.numbers)).toBe(reveal.seed)
  const again = Match.from(door.game, readRecord(reveal.record as string))
  if (!again.ok) throw new Error(again.problem)
  expect(again.match.beginning.names).toEqual(['Ala', 'Ola'])
  for (const [who, seat] of [
    ['0', 0],
    ['1', 1],
    ['stranger', null],
  ] as const) {
    expect(seen.get(who)?.seat).toBe(seat)
    expect(seen.get(who)?.sight.view).toEqual(JSON.parse(JSON.stringify(door.game.view(again.match.table, seat))))
    expect(seen.get(who)?.sight.ended?.result).toEqual(JSON.parse(JSON.stringify(door.game.result(again.match.table))))
  }
  expect(await ola.done<TableCard>('GET', `/api/tables/${id}`)).toMatchObject({ state: 'over', waiting: [] })
})

test('the dice of a finished match are checked by anyone, from its page and the command line alike', async () => {
  const { id } = await ala.table('towers', ['me', 'random'])
  const line = ala.connect()
  await new Promise<void>((over) => plays(line, id, ({ sight }) => sight.ended && over()))
  line.stop()
  const page = await ola.done<{ commitment: string; secret: string; numbers: string[]; record: string }>(
    'GET',
    `/api/tables/${id}/reveal`,
  )
  const file = join(house.folder, 'match.grimuar')
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
