import type { Bot } from '@grimuar/contract'
import { type Answers, type Dice, type Game, isForm, nothingAt, quickDice } from '@grimuar/kernel'
import type { Decision, Player } from '../player.ts'
import { type Habits, habitsOf } from './habits.ts'
import { hasLost, imaginedTable, playBatch, type Root, tableAtNextTurn } from './playouts.ts'
import { candidatesOf, type SearchState, search, type Tell, toTheEnd } from './search.ts'

/** How a player looks for a move. */
export type Find = (root: Root, answers: Answers, tell?: Tell) => SearchState

/** Decides by a search; the policy answers what the bot calls small. */
export function searching(name: string, game: Game, by: Bot, find: Find): Player {
  const bot = habitsOf(game, by)
  return {
    name,
    decide(decision) {
      const { view, seat, answers, dice, tell } = decision
      if (!isForm(answers) && answers.length === 1) return answers[0]
      const root: Root = { game, bot, view: view(), seat, seed: dice(0, 0x7fffffff) }
      if (isSmall(root)) return answeredBy(bot.steady, decision)
      return soleOf(candidatesOf(root, answers)) ?? find(root, answers, tell).candidates[0]?.move
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
/** The number of worlds in all of which a move that surely loses must have lost. Most moves do not in the first. */
const SURE = 16
/** After so many moves that lose, all others are taken to lose too: nobody is kept waiting for a game that is lost. */
const MOST_LOST = 8

/**
 * Plays the game plausibly but not well. It tries every move to the end of the turn and chooses by lot: a move that gives `heat` less of a
 * win is chosen 2.7 times less often, so a blunder is rare. Where a bot does not know turns, any answer is given now and then in place of the
 * policy's. It never loses at once where another move does not: a drawn move is played on to its next turn, and another is drawn if it has lost.
 */
export function softened(name: string, game: Game, by: Bot, heat: number): Player {
  const bot = habitsOf(game, by)
  return {
    name,
    decide(decision) {
      const { view, seat, answers, dice } = decision
      if (!isForm(answers) && answers.length === 1) return answers[0]
      const root: Root = { game, bot, view: view(), seat, seed: dice(0, 0x7fffffff), horizon: 1 }
      return firstThatLasts(root, softly(root, decision, heat))
    },
  }
}

/** The moves of a softened player, drawn one after another without putting any back. */
function* softly(root: Root, decision: Decision, heat: number): Generator<unknown> {
  const { bot } = root
  const { answers, dice } = decision
  if (isForm(answers)) {
    yield answeredBy(bot.policy, decision)
    yield* candidatesOf(root, answers)
  } else if (!bot.searches || isSmall(root)) {
    const strays = !bot.searches && dice(1, 1000) < heat * 2000
    yield strays ? answers[dice(2, answers.length)] : answeredBy(bot.policy, decision)
    yield* shuffled(answers, dice)
  } else {
    const batch = { firstWorld: 0, worlds: GLIMPSES, candidates: answers.map((_, i) => i) }
    const values = playBatch(root, answers, batch).values.map((sum) => sum / GLIMPSES)
    let left = answers.map((move, i) => ({ move, value: values[i] ?? nothingAt(i) }))
    for (let n = 0; left.length > 0; n++) {
      // After a move that lost, those that did not lose in every glimpse come first.
      const hopeful = n === 0 ? left : left.filter(({ value }) => value > 0)
      const among = hopeful.length > 0 ? hopeful : left
      const lot = dice(n === 0 ? 1 : FIRST_REDRAW + n, LOTS) / LOTS
      const chosen = among[drawnFrom(among, heat, lot)]
      yield chosen?.move
      left = left.filter((one) => one !== chosen)
    }
  }
}

const LOTS = 0x40000000
/** Draws for the moves after the first one; those before it are used for the first. */
const FIRST_REDRAW = 10

function shuffled(moves: readonly unknown[], dice: Dice): readonly unknown[] {
  return moves
    .map((move, i) => ({ move, lot: dice(FIRST_REDRAW + i, LOTS) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ move }) => move)
}

/** The first move that does not lose at once, or the first of all if every one does. */
function firstThatLasts(root: Root, moves: Iterable<unknown>): unknown {
  const lost: unknown[] = []
  for (const move of moves) {
    if (!losesAtOnce(root, move)) return move
    lost.push(move)
    if (lost.length === MOST_LOST) break
  }
  return lost[0]
}

/** Whether a move surely loses before its seat decides in another turn. */
function losesAtOnce(root: Root, move: unknown): boolean {
  for (let world = 0; world < SURE; world++)
    if (!hasLost(root, tableAtNextTurn(root, imaginedTable(root, world), world, move), root.seat)) return false
  return true
}

/** Plays like one player, but makes so many of a hundred decisions as another would. */
export function slipping(name: string, usual: Player, slip: Player, slips: number): Player {
  return {
    name,
    decide(decision) {
      const { dice } = decision
      if (dice(0, 100) < slips) return slip.decide({ ...decision, dice: quickDice(dice(1, 0x7fffffff)) })
      return usual.decide({ ...decision, dice: quickDice(dice(2, 0x7fffffff)) })
    },
  }
}

/** A place in a list, chosen by a number from 0 to 1: the better its value, the larger its share. */
function drawnFrom(moves: readonly { readonly value: number }[], heat: number, lot: number): number {
  const values = moves.map(({ value }) => value)
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
  return ask !== null && root.bot.small(ask.question)
}

function soleOf(moves: readonly unknown[]): unknown {
  return moves.length === 1 ? moves[0] : undefined
}

/** A policy gets dice that the search has not used. */
function answeredBy(policy: Habits['policy'], { view, seat, answers, dice }: Decision): unknown {
  return policy(view(), seat, answers, quickDice(dice(3, 0x7fffffff)))
}
