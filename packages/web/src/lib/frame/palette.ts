import type { Board } from '@grimuar/ui'

/** The colours of a game, as the style of whatever holds its board. */
export function paletteOf({ palette = {} }: Board): string {
  return Object.entries(palette)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
