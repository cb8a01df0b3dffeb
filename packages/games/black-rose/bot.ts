import type { Bot } from '@grimuar/contract'
import { type Answers, at, type Dice, type Form, isForm, listed, quickDice, type Seat, stream } from '@grimuar/kernel'
import { act, attack, evocation, physical, walk } from './bot/acting.ts'
import { chanceOf } from './bot/chances.ts'
import { best, ranked } from './bot/choosing.ts'
import * as effects from './bot/effects.ts'
import { interrupt } from './bot/interrupts.ts'
import { knownTable } from './bot/known.ts'
import * as phases from './bot/phases.ts'
import { prepare } from './bot/programs.ts'
import { compare } from './compare.ts'
import type { AnyMove, BlackRoseMoves, Prepared } from './questions.ts'
import type { BlackRoseTable } from './table.ts'
import { type BlackRoseView, view } from './view.ts'

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

/**
 * Answers a question for itself, by what everyone sees and what this seat holds. `mood` is how much of it is left to chance, from 0 to 1:
 * games are livelier for it.
 */
function answer(v: BlackRoseView, seat: Seat, answers: Answers<AnyMove>, dice: Dice, mood: number): AnyMove {
  const asked = v.common.ask?.question
  if (!asked) throw new Error('the bot decides although nobody is asked')
  const only = isForm(answers) || answers.length > 1 ? undefined : answers[0]
  if (only !== undefined) return only
  const t = knownTable(v)
  switch (asked.kind) {
    case 'mage':
      return phases.chooseMage(movesOf('mage', answers), dice)
    case 'school':
      return phases.chooseSchool(movesOf('school', answers), dice, mood)
    case 'dropQuest':
      return phases.dropQuest(t, seat, movesOf('dropQuest', answers))
    case 'library':
      return phases.library(t, seat, formOf(answers), dice)
    case 'keep':
      return phases.keep(t, seat, movesOf('keep', answers), dice, mood)
    case 'ban':
      return phases.ban(t, seat, movesOf('ban', answers))
    case 'handLimit':
      return phases.handLimit(t, seat, movesOf('handLimit', answers))
    case 'questLimit':
      return phases.worstQuest(t, seat, movesOf('questLimit', answers))
    case 'prepare':
      return prepare(t, seat, formOf<Prepared>(answers), dice, mood)
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

function policy(view: BlackRoseView, seat: Seat, answers: Answers<AnyMove>, dice: Dice): AnyMove {
  return answer(view, seat, answers, dice, 1)
}

function steady(view: BlackRoseView, seat: Seat, answers: Answers<AnyMove>, dice: Dice): AnyMove {
  return answer(view, seat, answers, dice, 0)
}

const PROGRAMS = 7 // ways to prepare that are drawn by lot
const MOST = 5 // answers worth a search
const NEAR = 1.5 // power points by which they may look worse

/** The candidates of a search: the best answer, and those that look nearly as good. */
function propose(view: BlackRoseView, seat: Seat, answers: Answers<AnyMove>, dice: Dice): readonly AnyMove[] {
  if (isForm(answers)) {
    const roll = stream(dice)
    const moods = Array.from({ length: PROGRAMS }, () => answer(view, seat, answers, quickDice(roll(0x7fffffff)), 1))
    return distinct([answer(view, seat, answers, dice, 0), ...moods]).slice(0, MOST)
  }
  const { chosen, worths } = ranked(answers, () => answer(view, seat, answers, dice, 0))
  if (worths.length === 0) return [chosen, ...answers.filter((move) => move !== chosen)].slice(0, MOST + 2)
  const most = Math.max(...worths)
  const order = answers.map((_, i) => i).sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0))
  const near = order.filter((i) => (worths[i] ?? 0) >= most - NEAR).map((i) => at(answers, i))
  return [chosen, ...near.filter((move) => move !== chosen)].slice(0, MOST)
}

function distinct(moves: readonly AnyMove[]): readonly AnyMove[] {
  const written = moves.map((move) => JSON.stringify(move))
  return moves.filter((_, i) => written.indexOf(written[i] ?? '') === i)
}

const SEARCHED: ReadonlySet<string> = new Set([
  'prepare',
  'act',
  'physical',
  'walk',
  'attack',
  'target',
  'interrupt',
  'figure',
  'place',
  'may',
  'choose',
  'evocation',
])

export const bot: Bot<BlackRoseTable, BlackRoseView, AnyMove> = {
  policy,
  steady,
  propose,
  doubt: 1,
  levels: { strong: { iterations: 4, slips: 65 }, master: { iterations: 40 } },
  evaluate: chanceOf,
  compare,
  turn: (t) => t.turn,
  horizon: () => 1,
  small: ({ kind }) => !SEARCHED.has(kind),
  quick: (t, seat, answers, dice) => steady(view(t, seat), seat, answers, dice),
}
