import { boxOf } from '@grimuar/games'
import type { LoadEvent } from '@sveltejs/kit'
import { wholeFirst } from '#lib/early/early-page.ts'
import { settings } from '#lib/settings.svelte.ts'
import { loadSetup } from '#lib/setup/load-setup.ts'

export const load = async ({ params }: LoadEvent<{ game: string }>) => {
  const box = boxOf(params.game)
  return { whole: box && (await wholeFirst(() => loadSetup(box, settings.lang))) }
}
