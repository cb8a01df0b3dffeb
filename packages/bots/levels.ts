import type { Bot, LevelHabits, LevelSearch } from '@grimuar/contract'
import { type Game, isForm } from '@grimuar/kernel'
import { learned } from './learning/learned.ts'
import { type Player, policy, random } from './player.ts'
import { habitsOf } from './search/habits.ts'
import { inTime, search, telling, toTheEnd } from './search/search.ts'
import { type Find, searching, slipping, softened } from './search/search-player.ts'
import { searchTree } from './search/tree.ts'

/** How a player is made for a game. */
type Maker = (game: Game, bot: Bot, how: How) => Player

interface How {
  /** The bot as a search uses it, perhaps with a learned evaluation. */
  readonly judge: Bot
  /** The most that a search may take for a decision, in milliseconds; infinite: a search always does all its iterations. */
  readonly ms: number
}

/** How much of a win the softened levels may give away where a bot does not say it: see `softened`. */
const HEATS = { beginner: 0.12, casual: 0.04 }
/** What the upper levels do where a bot does not say it. */
const USUAL: LevelHabits = { strong: { iterations: 150 }, master: { iterations: 240, passes: 4 } }
/** A bot in a match takes no longer than this: on a slow device it stops with what it knows. */
const MOST_MS = 600

/** From a first game to as strong as is worth the time. A bot that does not know turns cannot search: its policy is the top. */
const makers = {
  beginner: (game, bot) => soft('beginner', game, bot),
  casual: (game, bot) => soft('casual', game, bot),
  policy: (_game, bot) => policy(bot),
  sensible: (game, bot) => {
    const { slips } = habitsOfLevels(bot)
    return slips ? slipping('sensible', policy(bot), soft('casual', game, bot), slips) : policy(bot)
  },
  strong: (game, bot, how) => levelThatSearches('strong', game, bot, how),
  master: (game, bot, how) => levelThatSearches('master', game, bot, how),
  random: () => random,
} as const satisfies { readonly [name: string]: Maker }

function soft(level: keyof typeof HEATS, game: Game, bot: Bot): Player {
  return softened(level, game, bot, (bot.levels?.heats ?? HEATS)[level])
}

function habitsOfLevels({ levels = USUAL }: Bot): LevelHabits {
  return levels
}

/** The levels that search: only they may need the learned evaluation. */
const SEARCHING = ['strong', 'master'] as const

function levelThatSearches(name: (typeof SEARCHING)[number], game: Game, bot: Bot, { judge, ms }: How): Player {
  const habits = habitsOfLevels(bot)[name]
  if (habits === 'policy' || !habitsOf(game, bot).searches) return policy(bot)
  const player = searching(name, game, habits.judge === 'evaluate' ? bot : judge, within(habits, ms))
  return habits.slips ? slipping(name, player, policy(bot), habits.slips) : player
}

/** A search in trees if the bot grows them, else at the root. */
function within(budget: LevelSearch, ms: number): Find {
  return (root, answers, tell) => {
    const { tree } = root.bot
    const found = !tree || isForm(answers) ? search(root, answers, budget) : searchTree(root, answers, tree, budget)
    const heard = tell ? telling(found, tell) : found
    return Number.isFinite(ms) ? inTime(heard, ms) : toTheEnd(heard)
  }
}

/** The levels as rooms and saved matches name them, the weakest first. The third is the player `sensible`, in some games a policy that slips now and then. */
export const LEVELS = ['beginner', 'casual', 'policy', 'strong', 'master'] as const satisfies readonly (keyof typeof makers)[]

/** All that a room or a saved match may name: `random` is no level any more, but older ones still have it. */
export const SEATED: readonly string[] = [...LEVELS, 'random']

/** The names of all players: the levels, the policy itself, and one that plays by chance. */
export const PLAYERS: readonly string[] = Object.keys(makers)

/** The player with this name for a game, or undefined. A search judges tables by `judge`: see `learned`. */
export function playerOf(name: string, game: Game, bot: Bot, judge: Bot, ms = Number.POSITIVE_INFINITY): Player | undefined {
  return isPlayer(name) ? makers[name](game, bot, { judge, ms }) : undefined
}

function isPlayer(name: string): name is keyof typeof makers {
  return Object.hasOwn(makers, name)
}

/** The same with its learned evaluation, which is loaded if the player needs it. */
export async function loadPlayer(name: string, game: Game, bot: Bot, ms?: number): Promise<Player | undefined> {
  return playerOf(name, game, bot, needsNetwork(name, bot) ? await learned(game, bot) : bot, ms)
}

function needsNetwork(name: string, bot: Bot): boolean {
  const level = SEARCHING.find((searching) => searching === name)
  const habits = level && habitsOfLevels(bot)[level]
  return habits !== undefined && habits !== 'policy' && habits.judge !== 'evaluate'
}

/** The bot of a level in a match, or undefined. It does not keep people waiting: a search takes `ms` or less. */
export function loadLevel(level: string, game: Game, bot: Bot, ms = MOST_MS): Promise<Player | undefined> {
  return loadPlayer(level === 'policy' ? 'sensible' : level, game, bot, Math.min(ms, MOST_MS))
}
