import type { Bot } from '@grimuar/contract'
import type { Dice, Seat } from '@grimuar/kernel'

/** All a player is given to decide by: what its seat may see, never the table. */
export interface Seen<V = unknown, M = unknown> {
  readonly seat: Seat
  /** The legal moves; never empty. */
  readonly moves: readonly M[]
  /** Chance of its own, fresh for every decision and apart from the match's. */
  readonly dice: Dice
  /** The seat's view; made only when looked at. */
  view(): V
}

/** Someone or something that decides for a seat. */
export interface Player {
  readonly name: string
  decide<M>(seen: Seen<unknown, M>): M
}

/** Plays any legal move, each as likely as the next. */
export const random: Player = {
  name: 'random',
  decide: ({ moves, dice }) => moves[dice(0, moves.length)]!,
}

/** Plays the game's own quick policy. */
export function policy(bot: Bot): Player {
  return {
    name: 'policy',
    decide: ({ view, seat, moves, dice }) => bot.policy(view(), seat, moves, dice),
  }
}

const players: { readonly [name: string]: (bot: Bot) => Player } = { random: () => random, policy }

/** The names a player can be called by. */
export const PLAYERS: readonly string[] = Object.keys(players)

/** The player of that name for a game, or undefined. */
export function playerOf(name: string, bot: Bot): Player | undefined {
  return Object.hasOwn(players, name) ? players[name]?.(bot) : undefined
}
