import { LEAST_GAMES, strengths } from '@grimuar/games/strength'
import { LEVELS } from '../levels.ts'
import type { LevelWords } from './levels.pl.ts'

/** What a level of a game's bot does. */
export function levelText({ levelTexts }: LevelWords, game: string, level: string): string {
  const manners: { readonly [level: string]: string } = strengths[game]?.manners ?? {}
  return levelTexts[manners[level] ?? level] ?? level
}

/** How strong a level was when it was measured; empty if too few games were played. */
export function levelMeasured(words: LevelWords, game: string, level: string): string {
  const { duels, firstTries } = strengths[game] ?? {}
  const tries = firstTries?.[level]
  if (tries && tries.games >= LEAST_GAMES) return words.firstTries(tries.share, tries.games)
  const duel = duels?.[level]
  const below = LEVELS[LEVELS.findIndex((other) => other === level) - 1]
  if (!duel || duel.games < LEAST_GAMES || below === undefined) return ''
  return words.won(duel.share, duel.games, words.levels[below] ?? below)
}
