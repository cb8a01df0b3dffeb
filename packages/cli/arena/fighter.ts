import { fixedSearch, judgingBy, loadPlayer, networkOf, PLAYERS, type Player, policy, searching } from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'
import { CliError, didYouMean } from '../command.ts'

/** The names of those who can be sent into the arena. */
export const FIGHTERS = [...PLAYERS, 'policy-1', 'search:N', 'learned:N'] as const

/**
 * Makes a fighter: a level, the kept policy `policy-1`, or `search:N` with N iterations (`search:N:T` looks T turns ahead). `search` judges by
 * the hand evaluation, `learned` by the network.
 */
export async function fighterOf(name: string, game: Game, bot: Bot): Promise<Player> {
  if (name === 'policy-1') return { ...policy(await keptPolicy(game.id)), name }
  const [, kind, iterations, horizon] = /^(search|learned):([1-9]\d{0,5})(?::([1-9]\d?))?$/.exec(name) ?? []
  if (iterations) {
    const judge = kind === 'learned' ? await learnedBot(game, bot) : bot
    return searching(name, game, judge, fixedSearch(Number(iterations), horizon ? Number(horizon) : undefined))
  }
  const player = await loadPlayer(name, game, bot)
  if (!player) throw new CliError(`unknown player "${name}"${didYouMean(name, FIGHTERS)}`)
  return player
}

async function learnedBot(game: Game, bot: Bot): Promise<Bot> {
  const read = await networkOf(game, bot)
  if (!read.ok) throw new CliError(read.reason)
  return judgingBy(read.network, bot)
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
