import type { Lang } from '@grimuar/contract'
import { untrack } from 'svelte'
import { settings } from './settings.svelte.ts'

/**
 * For an effect: fetches something in the app's language, and again whenever that changes. Until it is here, or where it cannot
 * be fetched, what was used before stays.
 */
export function followLanguage<T>(load: (lang: Lang) => Promise<T>, use: (loaded: T) => void): () => void {
  const { lang } = settings
  let wanted = true
  untrack(() => load(lang)).then(
    (loaded) => {
      if (wanted) use(loaded)
    },
    () => {},
  )
  return () => {
    wanted = false
  }
}
