import type { LoadEvent } from '@sveltejs/kit'
import { wholeFirst } from '#lib/early/early-page.ts'
import { openGuide } from '#lib/rules/guides.ts'
import { settings } from '#lib/settings.svelte.ts'

export const load = async ({ params }: LoadEvent<{ game: string }>) => ({
  guide: await wholeFirst(() => openGuide(params.game, settings.lang)),
})
