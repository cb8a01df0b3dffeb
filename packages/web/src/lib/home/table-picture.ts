import type { Lang } from '@grimuar/contract'

const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** The address of the picture of a game's table, drawn by `npm run pictures -- tables`; undefined for a game without one. */
export function tablePicture(game: string, theme: 'dark' | 'light', lang: Lang): string | undefined {
  return files[`./pictures/${game}-${theme}-${lang}.webp`]
}
