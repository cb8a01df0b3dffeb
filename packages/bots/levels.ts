import type { Bot } from '@grimuar/contract'
import { type Answers, type Game, isForm } from '@grimuar/kernel'
import { learned } from './learning/learned.ts'
import { type Player, policy, random } from './player.ts'
import type { Root } from './playouts.ts'
import { inTime, type SearchState, search, toTheEnd } from './search.ts'
import { searching, softened } from './search-player.ts'
import { searchTree } from './tree.ts'

/** How a player is made for a game; `judge` is the bot as a search uses it, perhaps with a learned evaluation. */
type Maker = (game: Game, bot: Bot, judge: Bot) => Player

/** How much of a win a softened player may give away: see `softened`. */
const BEGINNER_HEAT = 0.12
const CASUAL_HEAT = 0.04
/** The iterations of a small search, which takes about a tenth of a second: with far fewer the luck of single worlds decides. */
const SMALL = 150
/** The full search: passes of so many iterations, for so many milliseconds. */
const PASS = 240
const FULL_MS = 600

/** A search of about a tenth of a second: in a tree if the bot grows one, else at the root. */
function smallSearch(root: Root, answers: Answers): SearchState {
  const { tree } = root.bot
  if (!tree || isForm(answers)) return toTheEnd(search(root, answers, { iterations: SMALL }))
  return toTheEnd(searchTree(root, answers, tree, { iterations: tree.small }))
}

/** As many passes, or trees, as there is time for. */
function fullSearch(root: Root, answers: Answers): SearchState {
  const { tree } = root.bot
  const passes = Number.POSITIVE_INFINITY
  if (!tree || isForm(answers)) return inTime(search(root, answers, { iterations: PASS, passes }), FULL_MS)
  return inTime(searchTree(root, answers, tree, { iterations: tree.full, passes }), FULL_MS)
}

/** From a first game to as strong as the time allows. A bot that does not know turns cannot search: its policy is the top. */
const levels = {
  beginner: (game, bot) => softened('beginner', game, bot, BEGINNER_HEAT),
  casual: (game, bot) => softened('casual', game, bot, CASUAL_HEAT),
  policy: (_game, bot) => policy(bot),
  strong: (game, bot, judge) => (bot.turn ? searching('strong', game, judge, smallSearch) : policy(bot)),
  master: (game, bot, judge) => (bot.turn ? searching('master', game, judge, fullSearch) : policy(bot)),
} as const satisfies { readonly [name: string]: Maker }

/** By name; `random` is no level any more, but tables that were set up with it still have it. */
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
