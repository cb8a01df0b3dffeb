import {
  type AnyTypes,
  answersOf,
  apply,
  Dealer,
  type Game,
  isAnswered,
  isForm,
  type Json,
  quickDice,
  readOptions,
  sampleForm,
  start,
  stream,
  type Table,
} from '@grimuar/kernel'
import type { Contender } from './measure.ts'

/** Plays whole games of random moves without a listener: the cost of the rules in search and simulation. */
export function randomPlay(game: Game, options: Json, seats: number): Contender {
  const read = readOptions(game.options, options)
  if (!read.ok) throw new Error(read.problem)
  let seed = 0
  return {
    name: game.id,
    work() {
      const dice = quickDice(++seed)
      const choose = stream(quickDice(~seed))
      const t: Table = start<AnyTypes>(game, read.options, seats, dice)
      const dealer = new Dealer(dice)
      let decisions = 0
      for (; !t.over; decisions++) {
        const { to, sealed } = t.ask!
        const seat = sealed ? to[sealed.findIndex((answer) => !isAnswered(answer))]! : to[to.length > 1 ? choose(to.length) : 0]!
        const answers = answersOf<AnyTypes>(game, t, seat)
        apply<AnyTypes>(game, t, seat, isForm(answers) ? sampleForm(answers, choose) : answers[choose(answers.length)], dealer)
      }
      return decisions
    },
  }
}
