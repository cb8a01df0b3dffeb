import { boxOf } from '@grimuar/games'
import { canOnlyPass, type Json, quickDice } from '@grimuar/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

// Black Rose asks many interrupts, and most of them can only be declined.

const ENTRIES = 250

let server: TestServer
let guests: Guest[]

beforeAll(async () => {
  const catalogue = import.meta.resolve('../../games/black-rose/test-catalogue.ts')
  server = await TestServer.open({ catalogue, standingMs: { min: 0, max: 0 } })
  guests = await Promise.all(['Ada', 'Bela', 'Cleo', 'Dora'].map((name) => server.guest(name)))
})
afterAll(() => server.stop())

test('over days nobody is called for a question that can only be declined, and everybody for all others', async () => {
  const [host, ...others] = guests
  const bot = await boxOf('black-rose')?.bot()
  if (!host || !bot) throw new Error('Black Rose is not in the catalogue')
  const told = vi.spyOn(server.online.notices, 'turnChanged')
  const { id } = await host.newRoom('black-rose', ['me', 'free', 'free', 'free'], { pace: { kind: 'days', hours: 24 } })
  for (const guest of others) await guest.sit(id)

  const count = { called: 0, declined: 0 }
  const faults: string[] = []
  let called: number[] = [0, 1, 2, 3] // all prepare
  told.mockImplementation(({ progress: { waiting, seq } }, calm) => {
    const state = server.online.roomCache.loadedRoom(id)?.matchState
    if (!state) throw new Error('there is no match')
    const { match, table } = state
    const only = waiting.filter((seat) => table.ask?.window !== undefined && canOnlyPass(match.game, table, seat))
    const news = waiting.filter((seat) => !calm.includes(seat))
    const real = waiting.filter((seat) => !only.includes(seat))
    if (news.some((seat) => only.includes(seat)) || real.some((seat) => !called.includes(seat) && !news.includes(seat)))
      faults.push(`entry ${seq}: ${waiting} are asked, ${only} can only decline, ${news} are called, ${called} were before`)
    called = real
    count.called += news.length
    count.declined += only.length
  })

  let seen = 0
  for (const guest of guests) {
    const line = guest.connect()
    line.watch(id, {
      onUpdate({ match, seat, seq }) {
        seen = Math.max(seen, match.ended ? ENTRIES : seq)
        if (seat === null || !match.asked?.mine || seen >= ENTRIES) return
        // The standing order answers.
        if (match.interrupt && match.moves.length === 1) return
        const move = bot.policy(match.view, seat, match.form ?? match.moves, quickDice(seq)) as Json
        void line.send({ type: 'move', room: id, move })
      },
    })
  }
  await until(() => seen >= ENTRIES)
  for (const guest of guests) guest.disconnect()
  expect(faults).toEqual([])
  expect(count.called).toBeGreaterThan(10)
  expect(count.declined).toBeGreaterThan(10)
})
