import { type NewRoom, newLuck } from '@grimuar/protocol'
import type { Guest } from '../testkit/test-server.ts'

/** Creates a match between guests and begins it. */
export async function begin(game: string, guests: readonly Guest[], some: Partial<NewRoom> = {}): Promise<string> {
  const [host, ...others] = guests as [Guest, ...Guest[]]
  const { id } = await host.newRoom(game, ['me', ...others.map(() => 'free')], some)
  for (const guest of others) await guest.done('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
  return id
}

/** Runs `work` for each item, some at a time. */
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

/** The percentile of a sorted list. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
