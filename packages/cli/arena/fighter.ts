import { fixedSearch, PLAYERS, type Player, playerOf, policy, searching } from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'
import { CliError, didYouMean } from '../command.ts'

/** The names of those who can be sent into the arena. */
export const FIGHTERS = [...PLAYERS, 'policy-1', 'search:N'] as const

/** Makes a fighter: a level, the kept policy `policy-1`, or `search:N` with N iterations (`search:N:T` looks T turns ahead). */
export async function fighterOf(name: string, game: Game, bot: Bot): Promise<Player> {
  if (name === 'policy-1') return { ...policy(await keptPolicy(game.id)), name }
  const [, iterations, horizon] = /^search:([1-9]\d{0,5})(?::([1-9]\d?))?$/.exec(name) ?? []
  if (iterations) return searching(name, game, bot, fixedSearch(Number(iterations), horizon ? Number(horizon) : undefined))
  const player = playerOf(name, game, bot)
  if (!player) throw new CliError(`unknown player "${name}"${didYouMean(name, FIGHTERS)}`)
  return player
}

/** Kept policies are found by their path: the app does not know them, so it does not carry them. */
async function keptPolicy(game: string): Promise<Bot> {
  try {
    const { bot }: { bot: Bot } = await import(`@grimuar/games/${game}/policy-1`)
    return bot
  } catch {
    throw new CliError(`${game} has no policy-1`)
  }
}
