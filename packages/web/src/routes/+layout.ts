import type { LoadEvent } from '@sveltejs/kit'
import { settings } from '#lib/settings.svelte.ts'
import { speak, speakOnline } from '#lib/texts.svelte.ts'

export const ssr = false

/** Pages that speak of nothing online; what else they show of it brings its words along. */
const ALONE = ['/', '/about', '/match/[id]', '/campaign/[id]', '/learn/[game]/[[tutorial]]', '/rules/[game]']

export async function load({ route }: LoadEvent): Promise<void> {
  await Promise.all([speak(settings.lang), ALONE.includes(route.id ?? '/') ? undefined : speakOnline()])
}
