import type { Bot } from '@grimuar/contract'
import { type Answers, type Dice, type Form, hasWon, isForm, listed, type Seat } from '@grimuar/kernel'
import { act, attack, evocation, physical, walk } from './mind/acting.ts'
import { best } from './mind/choosing.ts'
import * as effects from './mind/effects.ts'
import { interrupt } from './mind/interrupts.ts'
import { knownTable } from './mind/known.ts'
import * as phases from './mind/phases.ts'
import { prepare } from './mind/programs.ts'
import type { AnyMove, BlackRoseMoves, Prepared } from './questions.ts'
import { result, scoresOf } from './score.ts'
import type { BlackRoseTable } from './table.ts'
import type { BlackRoseView } from './view.ts'

/** The listed answers to a question of this kind. */
function movesOf<K extends keyof BlackRoseMoves>(kind: K, answers: Answers<AnyMove>): readonly BlackRoseMoves[K][]
function movesOf(_kind: string, answers: Answers<AnyMove>): readonly AnyMove[] {
  return listed(answers)
}

/** The form that a question is answered with. */
function formOf<I>(answers: Answers<AnyMove>): Form<I>
function formOf(answers: Answers<AnyMove>): Form {
  if (!isForm(answers)) throw new Error('a form was expected, not a list')
  return answers
}

/** A quick policy: each question is judged for itself, by what everyone sees and what this seat holds. */
function policy(view: BlackRoseView, seat: Seat, answers: Answers<AnyMove>, dice: Dice): AnyMove {
  const asked = view.common.ask?.question
  if (!asked) throw new Error('the bot decides although nobody is asked')
  const only = isForm(answers) || answers.length > 1 ? undefined : answers[0]
  if (only !== undefined) return only
  const t = knownTable(view)
  switch (asked.kind) {
    case 'mage':
      return phases.chooseMage(movesOf('mage', answers), dice)
    case 'school':
      return phases.chooseSchool(movesOf('school', answers), dice)
    case 'dropQuest':
      return phases.dropQuest(t, seat, movesOf('dropQuest', answers))
    case 'library':
      return phases.library(t, seat, formOf(answers), dice)
    case 'keep':
      return phases.keep(t, seat, movesOf('keep', answers), dice)
    case 'ban':
      return phases.ban(t, seat, movesOf('ban', answers))
    case 'handLimit':
      return phases.handLimit(t, seat, movesOf('handLimit', answers))
    case 'questLimit':
      return phases.worstQuest(t, seat, movesOf('questLimit', answers))
    case 'prepare':
      return prepare(t, seat, formOf<Prepared>(answers), dice)
    case 'winner':
      return phases.winner(seat, movesOf('winner', answers))
    case 'act':
      return act(t, seat, movesOf('act', answers))
    case 'physical':
      return physical(t, seat, movesOf('physical', answers), asked.frame)
    case 'walk':
      return walk(t, seat, asked.figure, asked.steps, movesOf('walk', answers))
    case 'attack':
      return attack(t, seat, asked.figure, movesOf('attack', answers))
    case 'evocation':
      return evocation(t, seat, movesOf('evocation', answers))
    case 'interrupt':
      return interrupt(t, seat, asked, movesOf('interrupt', answers))
    case 'declare':
      return best(movesOf('declare', answers), (move) => (move.do === 'quest' ? 1 : 0))
    case 'andromeda':
      return effects.andromeda(t, seat, asked, movesOf('andromeda', answers))
    case 'burn':
      return effects.burn(t, seat, asked, movesOf('burn', answers))
    case 'dismiss':
      return effects.dismiss(t, asked, movesOf('dismiss', answers))
    case 'target':
      return effects.target(t, asked, movesOf('target', answers))
    case 'element':
      return effects.element(t, seat, movesOf('element', answers))
    case 'symbol':
      return effects.symbol(t, seat, movesOf('symbol', answers))
    case 'figure':
      return effects.figure(t, seat, asked, movesOf('figure', answers))
    case 'place':
      return effects.place(t, seat, asked, movesOf('place', answers))
    case 'may':
      return effects.may(t, seat, asked, movesOf('may', answers))
    case 'choose':
      return effects.choose(t, seat, asked, movesOf('choose', answers))
    case 'card':
      return effects.card(t, seat, asked, movesOf('card', answers))
    case 'order':
      return effects.order(t, seat, asked)
    case 'slot':
      return effects.slot(t, seat, asked, movesOf('slot', answers))
    case 'fromHand':
      return effects.fromHand(t, seat, asked, movesOf('fromHand', answers))
    case 'deck':
      return effects.deck(t, seat, asked, movesOf('deck', answers))
    case 'quest':
      return effects.quest(t, seat, asked, movesOf('quest', answers))
    case 'event':
      return effects.event(t, asked, movesOf('event', answers))
    case 'colour':
      return effects.colour(t, seat, movesOf('colour', answers))
    case 'cubeColour':
      return effects.cubeColour(t, seat, movesOf('cubeColour', answers))
    case 'type':
      return effects.type(movesOf('type', answers))
    case 'cubes':
      return effects.cubes(t, seat, asked)
    case 'supply':
      return effects.supply(t, seat, asked, formOf(answers))
    case 'swapTiles':
      return effects.swapTiles(t, seat, movesOf('swapTiles', answers))
  }
}

/** How far ahead a seat is of the best other, the Black Rose included. */
function evaluate(t: BlackRoseTable, seat: Seat): number {
  if (t.over) return Number(hasWon(result(t), seat))
  const totals = scoresOf(t).map(({ total }) => total)
  const best = Math.max(t.rose.power, ...totals.filter((_, other) => other !== seat))
  return 1 / (1 + Math.exp((best - (totals[seat] ?? 0)) / 6))
}

export const bot: Bot<BlackRoseTable, BlackRoseView, AnyMove> = { policy, evaluate }
