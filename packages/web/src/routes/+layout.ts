import type { LoadEvent } from '@sveltejs/kit'
import { readEarlyAddress } from '#lib/early/address.ts'
import { settings } from '#lib/settings.svelte.ts'
import { speak, speakOnline } from '#lib/texts.svelte.ts'
import { building } from '$app/env'

// Only the build draws pages, those of early-pages.ts.
export const ssr = building
export const prerender = 'auto'

/** Pages that speak of nothing online; what else they show of it brings its words along. */
const ALONE = ['/', '/about', '/match/[id]', '/campaign/[id]', '/learn/[game]/[[tutorial]]', '/rules/[game]']

export async function load(event: LoadEvent): Promise<void> {
  if (building) settings.lang = readEarlyAddress(event.url.pathname)?.lang ?? settings.lang
  await Promise.all([speak(settings.lang), ALONE.includes(event.route.id ?? '/') ? undefined : speakOnline()])
}
