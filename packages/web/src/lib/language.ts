import type { Lang } from '@grimuar/contract'
import { fetchLate } from '@grimuar/ui'
import { untrack } from 'svelte'
import { settings } from './settings.svelte.ts'

/**
 * For an effect: fetches something in the app's language, and again whenever that changes. Until it is here, what was used before
 * stays.
 */
export function followLanguage<T>(load: (lang: Lang) => Promise<T>, use: (loaded: T) => void): () => void {
  const { lang } = settings
  return untrack(() => fetchLate(() => load(lang), use))
}
