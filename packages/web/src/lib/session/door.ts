import type { Box, Door } from '@grimuar/games'

/** The rules a match began with: the newest, or an older version kept for matches still under way. */
export function doorOf(box: Box, version: number): Promise<Door> {
  return (box.older?.[version] ?? box.load)()
}
