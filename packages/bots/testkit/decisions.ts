import type { Bot } from '@grimuar/contract'
import { type Answers, type AnyTypes, answersOf, type Game, quickDice, start, type Table } from '@grimuar/kernel'
import { type Cards, highCard } from '@grimuar/kernel/testkit/high-card'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { random } from '../player.ts'
import { habitsOf } from '../search/habits.ts'
import type { Root } from '../search/playouts.ts'

// Decisions that a thread finds by name: a root contains functions, which cannot be sent to a thread.

/** Plays by chance. Its values are fractions whose sums depend on their order. */
function botOf<T extends Table>(turn: (t: T) => number, horizon: number, worth: (t: T, seat: number) => number): Bot {
  return {
    policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
    evaluate: (t: T, seat) => 1 / (1.7 + Math.exp(-worth(t, seat))),
    turn,
    horizon: () => horizon,
  }
}

function decision(game: Game, bot: Bot, seed: number): { readonly root: Root; readonly answers: Answers } {
  const t: Table = start<AnyTypes>(game, {}, 2, quickDice(seed))
  return {
    root: { game, bot: habitsOf(game, bot), view: game.view(t, 0), seat: 0, seed },
    answers: answersOf<AnyTypes>(game, t, 0),
  }
}

const grid = botOf<Grid>(
  (t) => t.cells.filter((cell) => cell !== null).length,
  5,
  (t, seat) => t.cells.reduce<number>((sum, cell, at) => sum + (cell === seat ? at / 7 : 0), 0),
)
const cards = botOf<Cards>(
  (t) => t.used.length,
  4,
  (t, seat) => (t.hands[seat] ?? []).reduce((sum, card) => sum + card / 11, t.points[seat] ?? 0),
)

export const decisions = { grid: decision(ticTacToe, grid, 3), cards: decision(highCard, cards, 5) }
