import { type Box, type Door, editionOf, type Lang } from '@grimuar/contract'

/** Loads the rules a match began with (the newest, or an older version kept for unfinished matches) and their words in one language, for its options. */
export function loadVersion(box: Box, version: number, lang: Lang, options: unknown): Promise<Door> {
  return editionOf(box, version).load(lang, options)
}

/** The same to draw a match as soon as possible: the frame then fetches what it says at length. */
export function beginVersion(box: Box, version: number, lang: Lang, options: unknown): Promise<Door> {
  const edition = editionOf(box, version)
  return edition.begin?.(lang, options) ?? edition.load(lang, options)
}
