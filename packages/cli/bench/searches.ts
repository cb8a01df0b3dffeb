import { habitsOf, playDuelGame, type Root, random, search, searching } from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import { type Answers, type AnyTypes, answersOf, type Game, type Json, listed, quickDice, start } from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import type { Contender } from './measure.ts'

interface Decision {
  readonly root: Root
  readonly answers: Answers
}

/** The decisions that a search is measured at, and its iterations at each: those of the level "master". */
const POSITIONS = 8
const ITERATIONS = 240
const SEED = 14

/** Searches the same real decisions of a game again and again. */
export function gameSearch(game: Game, bot: Bot, options: Json, seats: number): Contender {
  const decisions = decisionsOf(game, bot, options, seats)
  return { name: game.id, slow: true, work: batches(decisions, ITERATIONS) }
}

/** Our search deciding the first move of tic-tac-toe, each iteration played to the end by chance. */
export function toySearch(iterations: number): Contender {
  const bot: Bot = {
    policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
    quick: (_t, _seat, answers, dice) => {
      const moves = listed(answers)
      return moves[dice(0, moves.length)]
    },
    evaluate: () => 0.5,
    turn: () => 0, // the whole game is one turn, so every iteration is played to its end
  }
  const t = start<AnyTypes>(ticTacToe, {}, 2, quickDice(SEED))
  const root: Root = { game: ticTacToe, bot: habitsOf(ticTacToe, bot), view: ticTacToe.view(t, 0), seat: 0, seed: SEED }
  return { name: 'our search', work: batches([{ root, answers: answersOf<AnyTypes>(ticTacToe, t, 0) }], iterations) }
}

/** Searches all decisions side by side: each call plays one batch of every search and returns the iterations. */
function batches(decisions: readonly Decision[], iterations: number): () => number {
  const running = decisions.map((decision) => batchSizes(decision, iterations))
  return () => running.reduce((sum, search) => sum + search.next().value, 0)
}

/** The sizes of the batches of one search after another, each with a seed of its own. */
function* batchSizes({ root, answers }: Decision, iterations: number): Generator<number, never> {
  for (let seed = root.seed; ; seed++) {
    let done = 0
    for (const state of search({ ...root, seed }, answers, { iterations })) {
      yield state.iterations - done
      done = state.iterations
    }
  }
}

/** Decisions that a search would be asked for, spread evenly over a game of the policy with itself. */
function decisionsOf(game: Game, bot: Bot, options: Json, seats: number): Decision[] {
  const all: Decision[] = []
  const policy = searching('policy', game, bot, (root, answers) => {
    // A view may share lists with the table, and the game goes on.
    all.push({ root: { ...root, view: structuredClone(root.view) }, answers: structuredClone(answers) })
    const move = bot.policy(root.view, root.seat, answers, quickDice(root.seed))
    return { iterations: 0, candidates: [{ move, value: 0, error: 0, samples: 0 }] }
  })
  playDuelGame({ game, options, seats, a: policy, b: policy, seed: SEED }, 0)
  return all.filter((_, i) => Math.floor((i * POSITIONS) / all.length) > Math.floor(((i - 1) * POSITIONS) / all.length))
}
