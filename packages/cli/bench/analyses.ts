import { judge, tasksOf } from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import { type AnyTypes, answersOf, type Game, type Json, Match, openQuestion, quickDice } from '@grimuar/kernel'
import type { Contender } from './measure.ts'

const SEED = 14

/** The distance between two tasks, as a share of all: so even a few of them come from the whole game. */
const STRIDE = (Math.sqrt(5) - 1) / 2

/** Judges the turns and decisions of one game of the policy with itself, again and again. */
export function gameAnalysis(game: Game, bot: Bot, options: Json, seats: number): Contender {
  const match = playedOut(game, bot, options, seats)
  const tasks = tasksOf(match, bot)
  let judged = 0
  const work = () => {
    const task = tasks[Math.floor(((judged++ * STRIDE) % 1) * tasks.length)]
    if (task) judge(match, bot, task)
    return 1
  }
  return { name: `${game.id}, ${tasks.length} in all`, slow: true, work }
}

function playedOut(game: Game, bot: Bot, options: Json, seats: number): Match {
  const names = Array.from({ length: seats }, (_, seat) => `${seat + 1}`)
  const match = new Match(game, { seats, options, names, luck: { kind: 'quick', seed: SEED } })
  for (let n = 0; ; n++) {
    const seat = openQuestion(match.table, null)?.waiting[0]
    if (seat === undefined) return match
    const answers = answersOf<AnyTypes>(game, match.table, seat)
    const refused = match.play(seat, bot.policy(game.view(match.table, seat), seat, answers, quickDice(n)))
    if (refused) throw new Error('the policy chose an illegal move')
  }
}
