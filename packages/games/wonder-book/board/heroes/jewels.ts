import type { Jewel } from '@grimuar/ui'

/** The colour of each hero. */
export const HERO_JEWELS: { readonly [hero: string]: Jewel } = {
  silna: 'ruby',
  byczek: 'sapphire',
  laser: 'emerald',
  slodka: 'topaz',
}
