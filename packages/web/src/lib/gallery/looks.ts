import { LANGS, type Lang } from '@grimuar/contract'

/** Language, theme and seat of a picture in the gallery, as in its address: `?lang=pl&theme=dark&seat=1`. */
export interface GalleryLook {
  readonly lang?: Lang
  readonly theme?: 'dark' | 'light'
  /** The seat whose view is shown. Default: the asked seat; "none" is a spectator. */
  readonly seat?: number | 'none'
}

/** The sizes everything is looked at in: a desk, a small laptop, a phone. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1600, 900],
  [1180, 820],
  [390, 844],
]

/** The two themes; that of the system is one of them. */
export const LIGHTS = ['dark', 'light'] as const

export function lookIn(query: Pick<URLSearchParams, 'get'>): GalleryLook {
  const lang = LANGS.find((each) => each === query.get('lang'))
  const theme = LIGHTS.find((each) => each === query.get('theme'))
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
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return `/gallery/${encoded}${query.size ? `?${query}` : ''}`
}
