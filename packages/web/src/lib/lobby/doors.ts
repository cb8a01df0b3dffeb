import { boxOf, type Door } from '@grimuar/games'
import { SvelteMap } from 'svelte/reactivity'

const doors = new SvelteMap<string, Door>()
const asked = new Set<string>()

/** A game's words and options, once they are here; asking for them fetches them. */
export function doorFor(game: string): Door | undefined {
  const box = boxOf(game)
  if (box && !asked.has(game)) {
    asked.add(game)
    box.load().then(
      (door) => doors.set(game, door),
      () => asked.delete(game), // the network broke: whoever asks next tries again
    )
  }
  return doors.get(game)
}
