import type { SpoilersText } from './spoilers.pl.ts'

export const en: SpoilersText = {
  hide: 'Watch without spoilers',
  show: 'Show later moves again',
  at: (n) => (n === 0 ? 'Beginning' : `Move ${n}`),
}
