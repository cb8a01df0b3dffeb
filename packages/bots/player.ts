import type { Door } from '@grimuar/games'
import { type Answers, type Dice, isForm, type Seat, sampleForm, stream } from '@grimuar/kernel'

/** All a player is given to decide by: what its seat may see, never the table. */
export interface Seen<V = unknown, M = unknown> {
  readonly seat: Seat
  /** The legal answers, listed or as a form; never none. */
  readonly answers: Answers<M>
  /** Chance of its own, fresh for every decision and apart from the match's. */
  readonly dice: Dice
  /** The seat's view; made only when looked at. */
  view(): V
}

/** Someone or something that decides for a seat. */
export interface Player {
  readonly name: string
  decide(seen: Seen): unknown
}

/** Plays any legal move, each as likely as the next. */
export const random: Player = {
  name: 'random',
  decide: ({ answers, dice }) => (isForm(answers) ? sampleForm(answers, stream(dice)) : answers[dice(0, answers.length)]),
}

/** Plays the game's own quick policy. */
export function policy(door: Door): Player {
  return {
    name: 'policy',
    decide: ({ view, seat, answers, dice }) => door.bot.policy(view(), seat, answers, dice),
  }
}

const players: { readonly [name: string]: (door: Door) => Player } = { random: () => random, policy }

/** The names a player can be called by. */
export const PLAYERS: readonly string[] = Object.keys(players)

/** The player of that name for a game, or undefined. */
export function playerOf(name: string, door: Door): Player | undefined {
  return Object.hasOwn(players, name) ? players[name]?.(door) : undefined
}
