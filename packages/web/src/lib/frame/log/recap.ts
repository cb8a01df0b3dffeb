import type { RivalNews } from './turns.ts'

/** The news of all rivals in one line. */
export function recapOf(news: readonly RivalNews[], names: readonly string[]): string {
  return news.map(({ seat, news: what }) => `${names[seat] ?? ''}: ${what.replace(/[.\s]+$/, '')}`).join('; ')
}
