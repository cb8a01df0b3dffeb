import type { Jewel } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'

/** The jewel on a game's cover; amethyst for a game that this app does not know. */
export function jewelOf(game: string): Jewel {
  return boxOf(game)?.jewel ?? 'amethyst'
}
