import { type NewTable, newLuck } from '@grimuar/protocol'
import type { Guest } from '../testkit/test-server.ts'

/** Sets up one match among guests and gets it to begin. */
export async function begin(game: string, guests: readonly Guest[], some: Partial<NewTable> = {}): Promise<string> {
  const [host, ...others] = guests as [Guest, ...Guest[]]
  const { id } = await host.table(game, ['me', ...others.map(() => 'free')], some)
  for (const guest of others) await guest.done('POST', `/api/tables/${id}/seat`, { luck: newLuck() })
  return id
}

/** Does something for each, some at a time. */
export async function eachOf<X, Y>(
  things: readonly X[],
  atOnce: number,
  work: (thing: X, at: number) => Promise<Y>,
): Promise<Y[]> {
  const out: Y[] = []
  let next = 0
  const worker = async () => {
    while (next < things.length) {
      const at = next++
      out[at] = await work(things[at] as X, at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return out
}

/** The value below which that share of all lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
