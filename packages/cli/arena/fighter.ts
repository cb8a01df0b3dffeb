import {
  fixedSearch,
  habitsOf,
  judgingBy,
  learned,
  loadPlayer,
  networkOf,
  PLAYERS,
  type Player,
  policy,
  searching,
  searchTree,
  toTheEnd,
} from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import { type Game, isForm } from '@grimuar/kernel'
import { CliError, didYouMean } from '../command.ts'

/** The names of the players that can be sent into the arena. */
export const FIGHTERS = [...PLAYERS, 'policy-1', 'search:N', 'learned:N', 'tree:N'] as const

/**
 * Makes a fighter: a level, the kept policy `policy-1`, or `search:N` with N iterations (`search:N:T` looks T turns ahead). `search` judges by
 * the hand evaluation, `learned` by the network. `tree:N` grows one tree of N iterations.
 */
export async function fighterOf(name: string, game: Game, bot: Bot): Promise<Player> {
  if (name === 'policy-1') return { ...policy(await keptPolicy(game.id)), name }
  const [, kind, iterations, horizon] = /^(search|learned):([1-9]\d{0,5})(?::([1-9]\d?))?$/.exec(name) ?? []
  if (iterations) {
    const judge = kind === 'learned' ? await learnedBot(game, bot) : bot
    return searching(name, game, judge, fixedSearch(Number(iterations), horizon ? Number(horizon) : undefined))
  }
  const [, size] = /^tree:([1-9]\d{0,5})$/.exec(name) ?? []
  if (size) return growing(name, game, bot, Number(size))
  const player = await loadPlayer(name, game, bot)
  if (!player) throw new CliError(`unknown player "${name}"${didYouMean(name, FIGHTERS)}`)
  return player
}

async function growing(name: string, game: Game, bot: Bot, iterations: number): Promise<Player> {
  const { tree } = habitsOf(game, bot)
  if (!tree) throw new CliError(`the bot of ${game.id} grows no trees`)
  return searching(name, game, await learned(game, bot), (root, answers) =>
    isForm(answers) ? fixedSearch(iterations)(root, answers) : toTheEnd(searchTree(root, answers, tree, { iterations })),
  )
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
