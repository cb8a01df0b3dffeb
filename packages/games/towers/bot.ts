import type { Bot } from '@grimuar/contract'
import { apply, at, by, Dealer, type Dice, legal, quickDice, type Seat } from '@grimuar/kernel'
import { likelihood } from './belief.ts'
import { COLOURS, KNIGHT, PRINCESS } from './cards.ts'
import { compare } from './compare.ts'
import { evaluate, lead } from './evaluate.ts'
import { isLocal, leadAfter } from './local.ts'
import { towerToLookAt } from './look.ts'
import { game } from './rules.ts'
import type { TowersMove, TowersTable } from './table.ts'
import { imagine, memories, type TowersView } from './view.ts'

/** The number of imagined tables that the policy examines before it decides. */
const WORLDS = 3

export const bot: Bot<TowersTable, TowersView, TowersMove> = {
  policy(view, seat, moves: readonly TowersMove[], dice) {
    if (moves.length === 1) return at(moves, 0)
    const kind = view.common.ask?.question.kind
    if (kind === 'look') return towerToLookAt(view, seat, moves, dice)
    if (kind === 'guess') return likeliest(view, seat, moves, dice)
    const worlds = Array.from({ length: WORLDS }, (_, world) => ({
      t: imagine(view, seat, (draw, sides) => dice(1 + world * 1000 + draw, sides)),
      luck: quickDice(dice(world * 1000 + 999, 0x40000000)),
    }))
    return best(moves, (move) => worlds.reduce((sum, { t, luck }) => sum + worthAfter(t, seat, seat, move, luck), 0))
  },

  evaluate,
  likelihood,

  turn: (t) => t.turn,
  // After one's own next turn: judged where that turn begins, a table misses what was prepared for it.
  horizon: () => 3,
  tree: {
    curiosity: 2,
    playOn: 'chance',
    further: 2,
    // The best answer is clear at once, and the seat that looked knows both cards; one node of a tree would stand for all cards that may lie there.
    smallInside: ({ kind }) => isLocal(kind),
  },
  levels: { slips: 30, strong: { iterations: 60 }, master: { iterations: 6000 } },
  compare,

  // On an imagined table the bot would see what it looks for.
  small: ({ kind }) => kind === 'look' || kind === 'guess',

  quick(t, seat, moves: readonly TowersMove[], dice) {
    const kind = t.ask?.question.kind
    if (kind === 'look') return leastKnown(t, seat, moves, dice)
    if (kind === 'guess') return guess(t, moves, dice)
    if (isLocal(kind)) return best(moves, (move) => leadAfter(t, seat, move))
    // Trying only the next move would be thirty times as quick, but a search over such play wins no more than the policy does.
    const luck = quickDice(dice(0, 0x40000000))
    return best(moves, (move) => worthAfter(t, seat, seat, move, luck))
  },
}

/** The looks of a seat and what it saw, from a view or from a table. */
type Looks = Pick<TowersView, 'looks'>

/** The value of a move if `seat` plays the rest of its turn well. In that turn the opponent only chooses what to lose. */
function worthAfter(t: TowersTable, seat: Seat, actor: Seat, move: TowersMove, luck: Dice): number {
  const after = game.copy(t)
  apply(game, after, actor, move, new Dealer(luck))
  const ask = after.ask
  const same = after.turn === t.turn && !after.over
  if (!ask || !same) return lead(after, seat)
  const question = ask.question
  const who = at(ask.to, 0)
  // A trial cannot show the value of knowledge, so a look has a fixed value here; another function decides where to look.
  if (question.kind === 'look') {
    // Judged like all others, as the next turn begins.
    after.turn++
    return lead(after, seat) + 0.6
  }
  const answers = legal(game, after, who)
  let most = who === seat ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (const answer of answers) {
    const worth = worthAfter(after, seat, who, answer, luck)
    most = who === seat ? Math.max(most, worth) : Math.min(most, worth)
  }
  return most
}

/** Looks at the least known card: first the ones never seen, then the outdated ones, then the others. */
function leastKnown(view: Looks, seat: Seat, moves: readonly TowersMove[], dice: Dice): TowersMove {
  const known = memories(view.looks, seat)
  return best(moves, (move, i) => {
    const memory = move.do === 'tower' ? known[move.tower] : null
    return (memory ? (memory.stale ? 1 : 0) : 2) + dice(i, 1000) / 1000
  })
}

/** The number of imagined tables by which the knight guesses. */
const GUESSES = 200

/** Guesses the tower under which the princess lies most often, the way the mage has played. */
function likeliest(view: TowersView, seat: Seat, moves: readonly TowersMove[], dice: Dice): TowersMove {
  const found = by(COLOURS, () => 0)
  for (let world = 0; world < GUESSES; world++) {
    const t = imagine(view, seat, (draw, sides) => dice(1 + world * 100 + draw, sides))
    for (const tower of COLOURS) if (t.secrets[tower] === PRINCESS) found[tower] += likelihood(t, seat)
  }
  return best(moves, (move) => (move.do === 'tower' ? found[move.tower] : 0))
}

/** Guesses the tower where the princess was seen, or else one where she may still be. */
function guess(view: Looks, moves: readonly TowersMove[], dice: Dice): TowersMove {
  const known = memories(view.looks, KNIGHT)
  return best(moves, (move, i) => {
    const memory = move.do === 'tower' ? known[move.tower] : null
    const likely = !memory ? 2 : memory.secret === PRINCESS ? (memory.stale ? 3 : 4) : memory.stale ? 1 : 0
    return likely + dice(i, 1000) / 1000
  })
}

/** The move worth most; the first of several that are. */
function best(moves: readonly TowersMove[], worth: (move: TowersMove, i: number) => number): TowersMove {
  const all = moves.map(worth)
  return at(moves, all.indexOf(Math.max(...all)))
}
