import type { Bot } from '@grimuar/contract'
import { type Answers, at, type Dice, hasWon, isForm, type Seat, sampleForm, stream } from '@grimuar/kernel'
import type { AnyMove } from './questions.ts'
import { result, scoresOf } from './score.ts'
import type { BlackRoseTable } from './table.ts'
import type { BlackRoseView } from './view.ts'

/** Plays anything legal, but does not throw quests or spells away where it need not. The policy comes later. */
function policy(view: BlackRoseView, _seat: Seat, answers: Answers<AnyMove>, dice: Dice): AnyMove {
  const roll = stream(dice)
  if (isForm(answers)) return filled(sampleForm(answers, roll))
  const kind = view.common.ask?.question.kind
  const wasteful = (move: AnyMove) => 'do' in move && (move.do === 'shed' || (kind === 'dropQuest' && move.do === 'quest'))
  const good = answers.filter((move) => !wasteful(move))
  const from = good.length ? good : answers
  return at(from, roll(from.length))
}

/** A filled form is a move of the question that asked with it. */
function filled(form: unknown): AnyMove {
  if (!isMove(form)) throw new Error('a form was filled with something that is no move')
  return form
}

function isMove(form: unknown): form is AnyMove {
  return Array.isArray(form)
}

/** How far ahead a seat is of the best other, the Black Rose included. */
function evaluate(t: BlackRoseTable, seat: Seat): number {
  if (t.over) return Number(hasWon(result(t), seat))
  const totals = scoresOf(t).map(({ total }) => total)
  const best = Math.max(t.rose.power, ...totals.filter((_, other) => other !== seat))
  return 1 / (1 + Math.exp((best - (totals[seat] ?? 0)) / 6))
}

export const bot: Bot<BlackRoseTable, BlackRoseView, AnyMove> = { policy, evaluate }
