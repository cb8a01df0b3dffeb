import type { Bot } from '@grimuar/contract'
import { type Game, isForm } from '@grimuar/kernel'
import { habitsOf } from './habits.ts'
import { learned } from './learning/learned.ts'
import { type Player, policy, random } from './player.ts'
import { inTime, type Searching, search, type Tell, telling, toTheEnd } from './search.ts'
import { type Find, searching, softened } from './search-player.ts'
import { searchTree } from './tree.ts'

/** How a player is made for a game; `judge` is the bot as a search uses it, perhaps with a learned evaluation. */
type Maker = (game: Game, bot: Bot, judge: Bot) => Player

/** How much of a win a softened player may give away: see `softened`. */
const BEGINNER_HEAT = 0.12
const CASUAL_HEAT = 0.04
/** The iterations of a small search, which takes about a tenth of a second: with far fewer the luck of single worlds decides. */
const SMALL = 150
/** The full search: iterations per pass, and milliseconds. */
const PASS = 240
const FULL_MS = 600

/** A search of about a tenth of a second: in a tree if the bot grows one, else at the root. */
const smallSearch: Find = (root, answers, tell) => {
  const { tree } = root.bot
  if (!tree || isForm(answers)) return toTheEnd(heard(search(root, answers, { iterations: SMALL }), tell))
  return toTheEnd(heard(searchTree(root, answers, tree, { iterations: tree.small }), tell))
}

/** As many passes, or trees, as there is time for. */
const fullSearch: Find = (root, answers, tell) => {
  const { tree } = root.bot
  const passes = Number.POSITIVE_INFINITY
  if (!tree || isForm(answers)) return inTime(heard(search(root, answers, { iterations: PASS, passes }), tell), FULL_MS)
  return inTime(heard(searchTree(root, answers, tree, { iterations: tree.full, passes }), tell), FULL_MS)
}

function heard(found: Searching, tell: Tell | undefined): Searching {
  return tell ? telling(found, tell) : found
}

/** From a first game to as strong as the time allows. A bot that does not know turns cannot search: its policy is the top. */
const levels = {
  beginner: (game, bot) => softened('beginner', game, bot, BEGINNER_HEAT),
  casual: (game, bot) => softened('casual', game, bot, CASUAL_HEAT),
  policy: (_game, bot) => policy(bot),
  strong: (game, bot, judge) => (habitsOf(game, bot).searches ? searching('strong', game, judge, smallSearch) : policy(bot)),
  master: (game, bot, judge) => (habitsOf(game, bot).searches ? searching('master', game, judge, fullSearch) : policy(bot)),
} as const satisfies { readonly [name: string]: Maker }

/** By name. `random` is no longer offered, but older rooms still have it. */
const makers: { readonly [name: string]: Maker } = { ...levels, random: () => random }

/** The names of the levels, the weakest first. */
export const LEVELS = ['beginner', 'casual', 'policy', 'strong', 'master'] as const satisfies readonly (keyof typeof levels)[]

/** The names of all players: the levels, and one that plays by chance. */
export const PLAYERS: readonly string[] = Object.keys(makers)

/** The levels that search: only they need the learned evaluation. */
const SEARCHING: readonly string[] = ['strong', 'master'] satisfies readonly (keyof typeof levels)[]

/** The player with this name for a game, or undefined. A search judges tables by `judge`: see `learned`. */
export function playerOf(name: string, game: Game, bot: Bot, judge: Bot): Player | undefined {
  return Object.hasOwn(makers, name) ? makers[name]?.(game, bot, judge) : undefined
}

/** The same with its learned evaluation, which is loaded if the player needs it. */
export async function loadPlayer(name: string, game: Game, bot: Bot): Promise<Player | undefined> {
  return playerOf(name, game, bot, SEARCHING.includes(name) ? await learned(game, bot) : bot)
}
