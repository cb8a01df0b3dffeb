import { speakOnline } from '../texts.svelte.ts'

type PageParts = typeof import('./page-parts.ts')

let loaded = $state.raw<PageParts>()

/** What pages show of online play, once it is here. */
export function onlineParts(): PageParts | undefined {
  return loaded
}

/** Loads what pages show of online play. A page calls it when it has been drawn, so that no page waits for the server. */
export function loadOnlineParts(): void {
  Promise.all([import('./page-parts.ts'), speakOnline()]).then(
    ([parts]) => {
      loaded = parts
    },
    () => {},
  )
}
