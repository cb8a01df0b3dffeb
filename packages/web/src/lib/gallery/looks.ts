import { LANGS, type Lang } from '@grimuar/contract'
import { THEMES, type Theme } from '#lib/settings.svelte.ts'

/** What a picture of the gallery is looked at in; it stands in the address: `?lang=pl&theme=dark&seat=1`. */
export interface GalleryLook {
  readonly lang?: Lang
  readonly theme?: Theme
  /** Whose view of a position; the seat that is asked where it is left out, a spectator's for "none". */
  readonly seat?: number | 'none'
}

/** The sizes everything is looked at in: a desk, a small laptop, a phone. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1600, 900],
  [1180, 820],
  [390, 844],
]

export function lookIn(query: Pick<URLSearchParams, 'get'>): GalleryLook {
  const lang = LANGS.find((each) => each === query.get('lang'))
  const theme = THEMES.find((each) => each === query.get('theme'))
  const seat = query.get('seat')
  return {
    ...(lang && { lang }),
    ...(theme && { theme }),
    ...(seat !== null && { seat: seat === 'none' ? seat : Number(seat) }),
  }
}

export function addressOf(path: string, { lang, theme, seat }: GalleryLook): string {
  const query = new URLSearchParams({
    ...(lang && { lang }),
    ...(theme && { theme }),
    ...(seat !== undefined && { seat: `${seat}` }),
  })
  return `/gallery/${path}${query.size ? `?${query}` : ''}`
}
