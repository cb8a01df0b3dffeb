import { type Box, type Door, editionOf, type Lang } from '@grimuar/contract'

/** Loads the rules a match began with (the newest, or an older version kept for unfinished matches) and their words in one language, for its options. */
export function loadVersion(box: Box, version: number, lang: Lang, options: unknown): Promise<Door> {
  return editionOf(box, version).load(lang, options)
}
