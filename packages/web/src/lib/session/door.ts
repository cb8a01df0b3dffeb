import { type Box, type Door, editionOf, type Lang } from '@grimuar/contract'

/** The rules a match began with, the newest or an older version kept for it, with their words in one language. */
export function doorOf(box: Box, version: number, lang: Lang): Promise<Door> {
  return editionOf(box, version).load(lang)
}
