import type { Bot } from '@grimuar/contract'
import { type Answers, type Dice, isForm, type Seat, sampleForm, stream } from '@grimuar/kernel'
import type { Tell } from './search/search.ts'

/** Everything a player may use to decide: what its seat sees, never the table. */
export interface Decision<V = unknown, M = unknown> {
  readonly seat: Seat
  /** The legal answers, listed or as a form; never none. */
  readonly answers: Answers<M>
  /** The player's own dice: new for every decision, and independent of the game's. */
  readonly dice: Dice
  /** The seat's view; computed only when called. */
  view(): V
  /** Hears what a player that searches considers meanwhile; it changes nothing about the choice. */
  readonly tell?: Tell | undefined
}

/** Decides for a seat. */
export interface Player {
  readonly name: string
  decide(decision: Decision): unknown
}

/** Plays a random legal move, each equally likely. */
export const random: Player = {
  name: 'random',
  decide: ({ answers, dice }) => (isForm(answers) ? sampleForm(answers, stream(dice)) : answers[dice(0, answers.length)]),
}

/** Plays the policy of the game's own bot. */
export function policy(bot: Bot): Player {
  return {
    name: 'policy',
    decide: ({ view, seat, answers, dice }) => bot.policy(view(), seat, answers, dice),
  }
}
