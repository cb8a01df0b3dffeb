import type { Box, Door } from '@grimuar/games'

/** Loads the rules a match began with: the newest, or an older version kept for unfinished matches. */
export function loadVersion(box: Box, version: number): Promise<Door> {
  return (box.older?.[version] ?? box.load)()
}
