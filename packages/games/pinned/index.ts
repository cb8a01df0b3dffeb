// Written by `npm run pin`.
import type { Edition } from '@grimuar/contract'

/** Earlier editions of games, by game and version, for the matches that began with them. */
export const pinned: { readonly [game: string]: { readonly [version: number]: Edition } } = {}
