import type { Bot } from '@grimuar/contract'
import { type Answers, type Game, isForm, quickDice } from '@grimuar/kernel'
import type { Decision, Player } from './player.ts'
import { imaginedTable, playBatch, type Root } from './playouts.ts'
import { candidatesOf, type SearchState, search, toTheEnd } from './search.ts'

/** Decides by a search; the policy answers what the bot calls small. */
export function searching(name: string, game: Game, bot: Bot, find: (root: Root, answers: Answers) => SearchState): Player {
  return {
    name,
    decide(decision) {
      const { view, seat, answers, dice } = decision
      if (!isForm(answers) && answers.length === 1) return answers[0]
      const root: Root = { game, bot, view: view(), seat, seed: dice(0, 0x7fffffff) }
      if (isSmall(root)) return bySteadyPolicy(bot, decision)
      const only = bot.propose && soleOf(candidatesOf(root, answers))
      return only ?? find(root, answers).candidates[0]?.move
    },
  }
}

/** Searches the root with a fixed number of iterations. */
export function fixedSearch(iterations: number, horizon?: number) {
  return (root: Root, answers: Answers): SearchState =>
    toTheEnd(search(horizon === undefined ? root : { ...root, horizon }, answers, { iterations }))
}

/** The number of worlds in which a softened player tries its moves. */
const GLIMPSES = 2

/**
 * Plays the game plausibly but not well. It tries every move to the end of the turn and chooses by lot: a move that gives `heat` less of a
 * win is chosen 2.7 times less often, so a blunder is rare and one that loses at once almost never happens. Where a bot does not know turns,
 * any answer is given now and then in place of the policy's.
 */
export function softened(name: string, game: Game, bot: Bot, heat: number): Player {
  return {
    name,
    decide(decision) {
      const { view, seat, answers, dice } = decision
      if (isForm(answers)) return byPolicy(bot, decision)
      if (answers.length === 1) return answers[0]
      if (!bot.turn) return dice(1, 1000) < heat * 2000 ? answers[dice(2, answers.length)] : byPolicy(bot, decision)
      const root: Root = { game, bot, view: view(), seat, seed: dice(0, 0x7fffffff), horizon: 1 }
      if (isSmall(root)) return byPolicy(bot, decision)
      const batch = { firstWorld: 0, worlds: GLIMPSES, candidates: answers.map((_, i) => i) }
      const values = playBatch(root, answers, batch).values.map((sum) => sum / GLIMPSES)
      return answers[drawn(values, heat, dice(1, 0x40000000) / 0x40000000)]
    },
  }
}

/** A place in a list, chosen by a number from 0 to 1: the better its value, the larger its share. */
function drawn(values: readonly number[], heat: number, lot: number): number {
  const best = Math.max(...values)
  const shares = values.map((value) => Math.exp((value - best) / heat))
  let left = lot * shares.reduce((sum, share) => sum + share, 0)
  const at = shares.findIndex((share) => {
    left -= share
    return left < 0
  })
  return at < 0 ? values.indexOf(best) : at
}

/** Whether the policy answers the open question, without a search. */
export function isSmall(root: Root): boolean {
  const { ask } = imaginedTable(root, 0)
  return ask !== null && root.bot.small?.(ask.question) === true
}

function soleOf(moves: readonly unknown[]): unknown {
  return moves.length === 1 ? moves[0] : undefined
}

function bySteadyPolicy(bot: Bot, decision: Decision): unknown {
  return byPolicy(bot.steady ? { ...bot, policy: bot.steady } : bot, decision)
}

/** The policy gets dice that the search has not used. */
function byPolicy(bot: Bot, { view, seat, answers, dice }: Decision): unknown {
  return bot.policy(view(), seat, answers, quickDice(dice(3, 0x7fffffff)))
}
