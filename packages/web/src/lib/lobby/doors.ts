import { boxOf, type Door } from '@grimuar/games'
import { SvelteMap } from 'svelte/reactivity'

const doors = new SvelteMap<string, Door>()
const requested = new Set<string>()

/** A loaded game; undefined while it is being loaded. The first call starts loading. */
export function doorFor(game: string): Door | undefined {
  const box = boxOf(game)
  if (box && !requested.has(game)) {
    requested.add(game)
    box.load().then(
      (door) => doors.set(game, door),
      () => requested.delete(game), // the network failed: the next call tries again
    )
  }
  return doors.get(game)
}
