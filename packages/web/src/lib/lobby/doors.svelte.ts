import type { Door, Lang } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { settings } from '../settings.svelte.ts'

let doors: ReadonlyMap<string, Door> = $state.raw(new Map())
const requested = new Map<string, Lang>()

/** A loaded game; undefined while it is being loaded. The first call starts loading; after a change of language the old words stay until the new ones are loaded. */
export function doorFor(game: string): Door | undefined {
  const box = boxOf(game)
  const { lang } = settings
  if (box && requested.get(game) !== lang) {
    requested.set(game, lang)
    box.load(lang).then(
      (door) => {
        if (requested.get(game) === lang) doors = new Map(doors).set(game, door)
      },
      () => requested.delete(game), // the network failed: the next call tries again
    )
  }
  return doors.get(game)
}
