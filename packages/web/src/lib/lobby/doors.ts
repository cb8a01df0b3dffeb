import type { Door, Lang } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { SvelteMap } from 'svelte/reactivity'
import { settings } from '../settings.svelte.ts'

const doors = new SvelteMap<string, Door>()
const asked = new Map<string, Lang>()

/** A game's words and options, once they are here; asking for them fetches them. In another language the old words stay until then. */
export function doorFor(game: string): Door | undefined {
  const box = boxOf(game)
  const { lang } = settings
  if (box && asked.get(game) !== lang) {
    asked.set(game, lang)
    box.load(lang).then(
      (door) => {
        if (asked.get(game) === lang) doors.set(game, door)
      },
      () => asked.delete(game), // the network broke: whoever asks next tries again
    )
  }
  return doors.get(game)
}
