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
import type { Bot, LevelSearch } from '@grimuar/contract'
import { type Game, isForm } from '@grimuar/kernel'
import { CliError, didYouMean } from '../command.ts'

/** The names of those who can be sent into the arena. */
export const FIGHTERS = [...PLAYERS, 'policy-1', 'steady', 'search:N', 'learned:N', 'tree:N'] as const

/**
 * Makes a fighter: a level, the kept policy `policy-1`, or `search:N` with N iterations (`search:N:T` looks T turns ahead). `search` judges by
 * the hand evaluation, `learned` by the network. `tree:N` grows one tree of N iterations, `tree:N:P` adds up P of them. `steady` is the policy
 * as those who search use it.
 */
export async function fighterOf(name: string, game: Game, bot: Bot): Promise<Player> {
  if (name === 'policy-1') return { ...policy(await keptPolicy(game.id)), name }
  const [, kind, iterations, horizon] = /^(search|learned):([1-9]\d{0,5})(?::([1-9]\d?))?$/.exec(name) ?? []
  if (iterations) {
    const judge = kind === 'learned' ? await learnedBot(game, bot) : bot
    return searching(name, game, judge, fixedSearch(Number(iterations), horizon ? Number(horizon) : undefined))
  }
  const [, size, passes] = /^tree:([1-9]\d{0,5})(?::([1-9]\d{0,2}))?$/.exec(name) ?? []
  if (size) return growing(name, game, bot, { iterations: Number(size), passes: Number(passes ?? 1) })
  if (name === 'steady') return { ...policy({ ...bot, policy: habitsOf(game, bot).steady }), name }
  const player = await loadPlayer(name, game, bot)
  if (!player) throw new CliError(`unknown player "${name}"${didYouMean(name, FIGHTERS)}`)
  return player
}

/** The same bot with the weights of a file. */
export function withWeights(bot: Bot, file: string | undefined): Bot {
  if (!file) return bot
  return { ...bot, weights: async () => (await import(file)).weights }
}

async function growing(name: string, game: Game, bot: Bot, budget: LevelSearch): Promise<Player> {
  const { tree } = habitsOf(game, bot)
  if (!tree) throw new CliError(`the bot of ${game.id} grows no trees`)
  return searching(name, game, await learned(game, bot), (root, answers) =>
    isForm(answers) ? fixedSearch(budget.iterations)(root, answers) : toTheEnd(searchTree(root, answers, tree, budget)),
  )
}

async function learnedBot(game: Game, bot: Bot): Promise<Bot> {
  const read = await networkOf(game, bot)
  if (!read.ok) throw new CliError(read.reason)
  return judgingBy(read.network, bot)
}

/** The opponent where none is named: the kept policy, or the policy in games that keep none. */
export async function usualOpponent(game: string): Promise<string> {
  try {
    await keptPolicy(game)
    return 'policy-1'
  } catch (error) {
    if (error instanceof CliError) return 'policy'
    throw error
  }
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
