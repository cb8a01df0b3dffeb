import { catalogue } from '@grimuar/games'
import { CAMPAIGN_PREFIX, MATCH_PREFIX } from './src/lib/session/saved-matches.ts'
import { SETUP_PREFIX } from './src/lib/setup/last-setup.ts'
import { LESSON_PREFIX } from './src/lib/tutorial/saved-lesson.ts'

/** A page that is drawn when the app is built: one of those that people open first. */
export interface EarlyPage {
  readonly path: string
  /** Its file in src/routes. */
  readonly route: string
  /** Modules that it loads at once besides those it imports, by the end of their path. */
  readonly also: readonly string[]
  /** What these keys of the browser's storage begin with makes the page look different: then it is not shown early. */
  readonly differs: readonly string[]
}

export const EARLY_PAGES: readonly EarlyPage[] = [
  { path: '/', route: '+page.svelte', also: [], differs: [MATCH_PREFIX, CAMPAIGN_PREFIX] },
  { path: '/lobby', route: 'lobby/+page.svelte', also: [], differs: [] },
  ...catalogue.flatMap(({ id, tutorials }) => [
    {
      path: `/new/${id}`,
      route: 'new/[game]/+page.svelte',
      also: [`games/${id}/index.ts`],
      differs: [SETUP_PREFIX + id, CAMPAIGN_PREFIX],
    },
    { path: `/rules/${id}`, route: 'rules/[game]/+page.svelte', also: [`games/${id}/board/Glance.svelte`], differs: [] },
    ...(tutorials
      ? [{ path: `/learn/${id}`, route: 'learn/[game]/[[tutorial]]/+page.svelte', also: [], differs: [`${LESSON_PREFIX}${id}/`] }]
      : []),
  ]),
]
