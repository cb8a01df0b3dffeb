import type { EventSound } from '@grimuar/ui'
import { Sounds } from '@grimuar/ui/sound'
import { settings } from './settings.svelte.ts'

/** Plays sounds while they are turned on in the settings. */
export const sounds = new Sounds(() => settings.sound)

type SoundsByKind = { readonly [kind: string]: EventSound | undefined }
const found = import.meta.glob<{ sounds: SoundsByKind }>('../../../games/*/board/sounds.ts')

/** The sounds of a game's events; empty for a game that names none. */
export async function eventSounds(game: string): Promise<SoundsByKind> {
  return (await found[`../../../games/${game}/board/sounds.ts`]?.())?.sounds ?? {}
}
