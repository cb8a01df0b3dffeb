import { catalogue } from '@grimuar/games'

const JEWELS = ['amethyst', 'sapphire', 'topaz', 'ruby', 'emerald']

/** The jewel on a game's cover. */
export function jewelOf(game: string): string {
  return JEWELS[
    Math.max(
      catalogue.findIndex((box) => box.id === game),
      0,
    ) % JEWELS.length
  ] as string
}
