import type { Text } from '../text/pl.ts'
import type { SavedMatch } from './saved-matches.ts'

/** How a saved match ended, in a few words; empty while it is played, and for one saved before its end was kept. */
export function endWords({ finished, ranks, together, sitters }: SavedMatch, t: Text): string {
  if (!finished || !ranks) return ''
  const winners = sitters.filter((_, seat) => ranks[seat] === 1).map((sitter) => sitter.name)
  if (together) return winners.length ? t.shelf.wonTogether : t.shelf.lostTogether
  return winners.length ? t.shelf.won(t.and(winners)) : t.shelf.nobodyWon
}
