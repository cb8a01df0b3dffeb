import type { Bot } from '@grimuar/contract'
import { apply, at, Dealer, type Dice, legal, quickDice, type Seat } from '@grimuar/kernel'
import { COLOURS, KNIGHT, PRINCESS, PRINCESS_POINTS, ROUNDS, symbolOf, TOWER_POINTS, TURNS_PER_ROUND } from './cards.ts'
import { compare } from './compare.ts'
import { game } from './rules.ts'
import { chestPoints, chests, ingredients, result, symbols } from './score.ts'
import { type Area, areaOf, opponentOf, type TowersMove, type TowersTable } from './table.ts'
import { imagine, memories, type TowersView } from './view.ts'

/** The number of imagined tables that the policy examines before it decides. */
const WORLDS = 3

/** The extra value of an ingredient that can still pay for a spell, besides its points for the tower. */
const READY = 0.25

export const bot: Bot<TowersTable, TowersView, TowersMove> = {
  policy(view, seat, moves: readonly TowersMove[], dice) {
    if (moves.length === 1) return at(moves, 0)
    const kind = view.common.ask?.question.kind
    if (kind === 'look') return towerToLookAt(view, seat, moves, dice)
    if (kind === 'guess') return guess(view, moves, dice)
    const worlds = Array.from({ length: WORLDS }, (_, world) => ({
      t: imagine(view, seat, (draw, sides) => dice(1 + world * 1000 + draw, sides)),
      luck: quickDice(dice(world * 1000 + 999, 0x40000000)),
    }))
    return best(moves, (move) => worlds.reduce((sum, { t, luck }) => sum + worthAfter(t, seat, seat, move, luck), 0))
  },

  evaluate(t, seat) {
    if (t.over) {
      const ranks = result(t).ranks
      return ranks[0] === ranks[1] ? 0.5 : ranks[seat] === 1 ? 1 : 0
    }
    return chance(lead(t, seat) / (2.5 + 1.1 * Math.sqrt(turnsLeft(t))))
  },

  turn: (t) => t.turn,
  // After one's own next turn: judged where that turn begins, a table misses what was prepared for it.
  horizon: () => 3,
  tree: { curiosity: 2, playOn: 'chance', small: 300, full: 3000 },
  compare,

  // On an imagined table the bot would see what it looks for.
  small: ({ kind }) => kind === 'look' || kind === 'guess',

  quick(t, seat, moves: readonly TowersMove[], dice) {
    const kind = t.ask?.question.kind
    if (kind === 'look') return towerToLookAt(t, seat, moves, dice)
    if (kind === 'guess') return guess(t, moves, dice)
    // Trying only the next move would be thirty times as quick, but a search over such play wins no more than the policy does.
    const luck = quickDice(dice(0, 0x40000000))
    return best(moves, (move) => worthAfter(t, seat, seat, move, luck))
  },
}

/** Where a seat looked and what it saw: of a view or of a table. */
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
  if (question.kind === 'look') return lead(after, seat) + 0.6
  const answers = legal(game, after, who)
  let most = who === seat ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (const answer of answers) {
    const worth = worthAfter(after, seat, who, answer, luck)
    most = who === seat ? Math.max(most, worth) : Math.min(most, worth)
  }
  return most
}

/** The expected lead of a seat in points. */
function lead(t: TowersTable, seat: Seat): number {
  if (t.over) {
    const { scores, ranks } = result(t)
    const margin = at(scores, seat).total - at(scores, opponentOf(seat)).total
    return margin + (at(ranks, opponentOf(seat)) - at(ranks, seat)) * 3
  }
  const [mine, theirs] = [everything(areaOf(t, seat)), everything(areaOf(t, opponentOf(seat)))]
  const [my, their] = [ingredients(mine), ingredients(theirs)]
  const [mySymbols, theirSymbols] = [symbols(mine), symbols(theirs)]
  const spread = 0.45 + 0.3 * Math.sqrt(turnsLeft(t))
  let sum = chestPoints(chests(mine)) - chestPoints(chests(theirs))
  for (const tower of COLOURS) {
    const win = chance((my[tower] - their[tower]) / spread)
    const secret = symbolOf(t.secrets[tower])
    sum += TOWER_POINTS[tower] * (2 * win - 1)
    sum += win * mySymbols[secret] - (1 - win) * theirSymbols[secret]
  }
  sum += READY * (areaOf(t, seat).gained.length - areaOf(t, opponentOf(seat)).gained.length) * Math.min(1, turnsLeft(t) / 8)
  return sum + (seat === KNIGHT ? 1 : -1) * guessWorth(t)
}

/** At the end, hidden cards count like the gained ones. */
function everything(area: Area): Pick<Area, 'gained' | 'used'> {
  return area.hidden.length === 0 ? area : { gained: [...area.gained, ...area.hidden.map((h) => h.card)], used: area.used }
}

/** The value of the knight's guess, given what he has seen. */
function guessWorth(t: TowersTable): number {
  const known = memories(t.looks, KNIGHT)
  if (known.some((m) => m && !m.stale && m.secret === PRINCESS)) return PRINCESS_POINTS
  if (known.some((m) => m?.stale && m.secret === PRINCESS)) return PRINCESS_POINTS / 2
  return PRINCESS_POINTS / known.filter((m) => !m || m.stale).length
}

function turnsLeft(t: { turn: number }): number {
  return ROUNDS * TURNS_PER_ROUND - t.turn
}

function chance(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** Looks at the least known card: first the ones never seen, then the outdated ones, then the others. */
function towerToLookAt(view: Looks, seat: Seat, moves: readonly TowersMove[], dice: Dice): TowersMove {
  const known = memories(view.looks, seat)
  return best(moves, (move, i) => {
    const memory = move.do === 'tower' ? known[move.tower] : null
    return (memory ? (memory.stale ? 1 : 0) : 2) + dice(i, 1000) / 1000
  })
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
