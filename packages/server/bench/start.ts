import { join } from 'node:path'
import { newLuck } from '@grimuar/protocol'
import { SqliteStore } from '../store/sqlite/store.ts'
import { roomRow } from '../testkit/store-suite.ts'
import { eachOf } from './match.ts'
import { ServerProcess, temporaryFolder } from './process.ts'

export interface StartTime {
  readonly wallMs: number
  readonly cpuMs: number
}

/** Measures the time from the start of a server with many stored matches to its first answer. */
export async function startTimes(matches: number, times: number): Promise<StartTime[]> {
  const { folder, clear } = temporaryFolder()
  try {
    const store = new SqliteStore(join(folder, 'data/grimuar.sqlite'))
    await eachOf(Array.from({ length: matches }), 200, async (_, at) => {
      const seat = { kind: 'person', person: `person-${at % 1000}`, luck: newLuck() }
      const row = roomRow({
        id: `stored-${at}`,
        state: at % 10 === 0 ? 'running' : 'over',
        version: 1,
        setup: { options: {}, seats: [seat, { kind: 'bot', level: 'policy' }], pace: { kind: 'days', hours: 72 }, began: 1 },
      })
      await store.addRoom(row, [{ seat: 0, person: seat.person }])
      if (row.state !== 'running') return
      const rows = Array.from({ length: 40 }, (_, i) => ({
        seq: i + 1,
        at: i,
        key: `${at}-${i}`,
        entry: { do: 'move', seat: 0, move: { at: i } },
      }))
      await store.append(row.id, rows, { seq: 40, waiting: [0], botTurn: false, deadline: 4e12, result: null }, false)
    })
    await store.close()
    const out: StartTime[] = []
    for (let i = 0; i < times; i++) {
      const began = performance.now()
      const server = await ServerProcess.start([folder, '0'])
      await (await fetch(`${server.url}/api/rooms`)).text()
      const wallMs = performance.now() - began
      const { cpu } = await server.usage('cpu')
      out.push({ wallMs, cpuMs: (cpu.user + cpu.system) / 1000 })
      await server.stop()
    }
    return out
  } finally {
    clear()
  }
}
