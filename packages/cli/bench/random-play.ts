import { apply, Dealer, type Game, isAnswered, legal, quickDice, start, stream, type Table } from '@grimuar/kernel'
import type { Contender } from './measure.ts'

/** Plays whole games of random moves without a listener: the cost of the rules in search and simulation. */
export function randomPlay(game: Game, options: unknown, seats: number): Contender {
  let seed = 0
  return {
    name: game.id,
    work() {
      const dice = quickDice(++seed)
      const choose = stream(quickDice(~seed))
      const t = start(game, options, seats, dice) as Table
      const dealer = new Dealer(dice)
      let decisions = 0
      for (; !t.over; decisions++) {
        const { to, sealed } = t.ask!
        const seat = sealed ? to[sealed.findIndex((answer) => !isAnswered(answer))]! : to[to.length > 1 ? choose(to.length) : 0]!
        const moves = legal(game, t, seat) as readonly unknown[]
        apply(game, t, seat, moves[choose(moves.length)], dealer)
      }
      return decisions
    },
  }
}
