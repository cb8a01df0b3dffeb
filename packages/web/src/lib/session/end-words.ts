import type { Text } from '../text/pl.ts'
import type { SavedMatch } from './saved-matches.ts'

/** How a saved match ended, in a few words; empty while it is played, and for one saved before its end was kept. */
export function endWords({ finished, ranks, together, sitters }: SavedMatch, t: Text): string {
  if (!finished || !ranks) return ''
  const winners = sitters.filter((_, seat) => ranks[seat] === 1).map((sitter) => sitter.name)
  if (together) return winners.length ? t.home.wonTogether : t.home.lostTogether
  return winners.length ? t.home.won(t.and(winners)) : t.home.nobodyWon
}

/** How often the person at this device has won a game, of the finished matches that they played alone among bots or in a team. */
export interface Wins {
  readonly game: string
  readonly won: number
  readonly of: number
}

/** The wins of each game, in the order in which the matches name them. */
export function winsOf(matches: readonly SavedMatch[]): Wins[] {
  const counted = matches.filter(
    ({ finished, ranks, together, sitters }) =>
      finished &&
      ranks &&
      (together ? sitters.some(({ kind }) => kind === 'human') : sitters.filter(({ kind }) => kind === 'human').length === 1),
  )
  return [...new Set(counted.map(({ game }) => game))].map((game) => {
    const played = counted.filter((match) => match.game === game)
    const won = played.filter(({ ranks, sitters }) => ranks?.[sitters.findIndex(({ kind }) => kind === 'human')] === 1)
    return { game, won: won.length, of: played.length }
  })
}
