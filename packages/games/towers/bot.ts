import { apply, Dealer, type Dice, legal, quickDice } from '@grimuar/kernel'
import type { Bot } from '../door.ts'
import { CLOCK, KNIGHT, PRINCESS, PRINCESS_POINTS, ROUNDS, SECRETS, TOWER_POINTS, TURNS_PER_ROUND } from './cards.ts'
import { game } from './rules.ts'
import { chestPoints, chests, ingredients, result, symbols } from './score.ts'
import { type Area, areaOf, opponentOf, type TowersMove, type TowersQuestion, type TowersTable } from './table.ts'
import { imagine, memories, type TowersView } from './view.ts'

/** How many tables that fit its view the policy looks at before it decides. */
const WORLDS = 3

/** What an ingredient still able to pay for a spell is worth, beside counting for its tower. */
const READY = 0.25

export const bot: Bot<TowersTable, TowersView, TowersMove> = {
  policy(view, seat, moves: readonly TowersMove[], dice) {
    if (moves.length === 1) return moves[0] as TowersMove
    const question = view.common.ask?.question as TowersQuestion
    if (question.kind === 'look') return towerToLookAt(view, seat, moves, dice)
    if (question.kind === 'guess') return guess(view, moves, dice)
    const worth = moves.map(() => 0)
    for (let world = 0; world < WORLDS; world++) {
      const t = imagine(view, seat, (draw, sides) => dice(1 + world * 1000 + draw, sides))
      const luck = quickDice(dice(world * 1000 + 999, 0x40000000))
      moves.forEach((move, i) => {
        worth[i] = (worth[i] as number) + worthAfter(t, seat, seat, move, luck)
      })
    }
    return moves[worth.indexOf(Math.max(...worth))] as TowersMove
  },

  evaluate(t, seat) {
    if (t.over) {
      const ranks = result(t).ranks
      return ranks[0] === ranks[1] ? 0.5 : ranks[seat] === 1 ? 1 : 0
    }
    return chance(lead(t, seat) / (2.5 + 1.1 * Math.sqrt(turnsLeft(t))))
  },
}

/** What a move leads to if `seat` makes the best of the rest of its turn. The opponent only ever chooses what to lose in it. */
function worthAfter(t: TowersTable, seat: number, actor: number, move: TowersMove, luck: Dice): number {
  const after = game.copy(t)
  apply(game, after, actor, move, new Dealer(luck))
  const ask = after.ask
  const same = after.turn === t.turn && !after.over
  if (!ask || !same) return lead(after, seat)
  const question = ask.question
  const who = ask.to[0] as number
  // Where to look is decided by what is not known, not by trying: here it is worth something in itself.
  if (question.kind === 'look') return lead(after, seat) + 0.6
  const answers = legal(game, after, who)
  let best = who === seat ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (const answer of answers) {
    const worth = worthAfter(after, seat, who, answer, luck)
    best = who === seat ? Math.max(best, worth) : Math.min(best, worth)
  }
  return best
}

/** By how many points a seat is likely to win. */
function lead(t: TowersTable, seat: number): number {
  if (t.over) {
    const { scores, ranks } = result(t)
    const margin = (scores[seat]?.total as number) - (scores[opponentOf(seat)]?.total as number)
    return margin + ((ranks[opponentOf(seat)] as number) - (ranks[seat] as number)) * 3
  }
  const [mine, theirs] = [everything(areaOf(t, seat)), everything(areaOf(t, opponentOf(seat)))]
  const [my, their] = [ingredients(mine), ingredients(theirs)]
  const [mySymbols, theirSymbols] = [symbols(mine), symbols(theirs)]
  const spread = 0.45 + 0.3 * Math.sqrt(turnsLeft(t))
  let sum = chestPoints(chests(mine)) - chestPoints(chests(theirs))
  for (let tower = 0; tower < CLOCK; tower++) {
    const win = chance(((my[tower] as number) - (their[tower] as number)) / spread)
    const secret = SECRETS[t.secrets[tower] as number] as number
    sum += (TOWER_POINTS[tower] as number) * (2 * win - 1)
    sum += win * (mySymbols[secret] as number) - (1 - win) * (theirSymbols[secret] as number)
  }
  sum += READY * (areaOf(t, seat).gained.length - areaOf(t, opponentOf(seat)).gained.length) * Math.min(1, turnsLeft(t) / 8)
  return sum + (seat === KNIGHT ? 1 : -1) * guessWorth(t)
}

/** Hidden cards count with the gained ones in the end. */
function everything(area: Area): Pick<Area, 'gained' | 'used'> {
  return area.hidden.length === 0 ? area : { gained: [...area.gained, ...area.hidden.map((h) => h.card)], used: area.used }
}

/** What the knight's guess is worth, from what he has seen. */
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

/** Looks where it knows least: never seen before stale, stale before fresh. */
function towerToLookAt(view: TowersView, seat: number, moves: readonly TowersMove[], dice: Dice): TowersMove {
  const known = memories(view.looks, seat)
  const need = moves.map((move, i) => {
    const memory = move.do === 'tower' ? known[move.tower] : null
    return (memory ? (memory.stale ? 1 : 0) : 2) + dice(i, 1000) / 1000
  })
  return moves[need.indexOf(Math.max(...need))] as TowersMove
}

/** Guesses where the princess was seen, else where she may still be. */
function guess(view: TowersView, moves: readonly TowersMove[], dice: Dice): TowersMove {
  const known = memories(view.looks, KNIGHT)
  const odds = moves.map((move, i) => {
    const memory = move.do === 'tower' ? known[move.tower] : null
    const likely = !memory ? 2 : memory.secret === PRINCESS ? (memory.stale ? 3 : 4) : memory.stale ? 1 : 0
    return likely + dice(i, 1000) / 1000
  })
  return moves[odds.indexOf(Math.max(...odds))] as TowersMove
}
