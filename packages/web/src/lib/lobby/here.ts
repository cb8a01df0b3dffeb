import { me } from '../online/me.svelte.ts'

const KEY = 'grimuar/online'

/**
 * Asks the server who we are if someone has come in on this device before. Strangers are not asked for: for them a page
 * opens without a word to any server.
 */
export async function recognise(): Promise<void> {
  if (me.person === undefined && wasHere()) await me.learn()
}

function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Remembers on this device whether someone has come in. */
export function remember(here: boolean): void {
  try {
    if (here) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Then one is a stranger again on the next visit, until one looks at what is online.
  }
}
