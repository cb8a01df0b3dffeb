import type { Bot } from '@grimuar/contract'
import { apply, at, type By, Dealer, type Dice, legal, quickDice, type Seat } from '@grimuar/kernel'
import { spellOf } from './cards.ts'
import { compare } from './compare.ts'
import { BLACK, BLUE, colourOf, type Kind, kindOf, NONE, runeOf } from './components.ts'
import { encoder } from './encoder.ts'
import { evaluate } from './evaluate.ts'
import { spentKinds } from './payment.ts'
import { game } from './rules.ts'
import { opponentScore, totalOf } from './score.ts'
import { areaOf, copy, type SpellbookMove, type SpellbookQuestion, type SpellbookTable } from './table.ts'
import { imagine, type SpellbookView } from './view.ts'
import { daysLeft, hasStored, poolWorthWithout, tokenWorths, weightsOf, worth } from './worth.ts'

/** The number of trials for an action that involves chance. A search makes its own, in other worlds. */
const TRIES = 2
/** How many actions of a later phase are tried to the end of the day: those that look best at once. */
const PROMISING = 3

export const bot: Bot<SpellbookTable, SpellbookView, SpellbookMove> = {
  policy(view, seat, moves: readonly SpellbookMove[], dice) {
    if (moves.length === 1) return at(moves, 0)
    return choose(imagine(view), seat, moves, dice, TRIES)
  },
  evaluate,
  encoder,
  weights: async () => (await import('./weights.ts')).weights,
  turn: (t) => t.day,
  // The network judges the end of a day as well as play to the next one does, for a third of the price. Alone, where no rival's days lie
  // between, one day is too little to tell.
  horizon: (seats) => (seats === 1 ? 2 : 1),
  levels: { slips: 20, strong: 'policy', master: { iterations: 300 } },
  compare,
  small: ({ kind }) => kind !== 'act' && kind !== 'copy' && kind !== 'tribute',
  quick: (t, seat, moves: readonly SpellbookMove[], dice) => choose(t, seat, moves, dice, 1),
}

/** Plays each action to its end on a copy; follow-up questions are answered by the value of the tokens. */
function choose(t: SpellbookTable, seat: Seat, moves: readonly SpellbookMove[], dice: Dice, mostTries: number): SpellbookMove {
  const question = t.ask?.question
  if (!question) throw new Error('nobody is asked anything')
  if (question.kind !== 'act' && question.kind !== 'copy') return answer(t, seat, question, moves)
  const seed = dice(0, 0x40000000)
  const days = daysLeft(t, seat)
  let best = at(moves, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    let sum = 0
    let tries = 0
    for (let chance = true; chance && tries < mostTries; tries++) {
      const after = copy(t)
      tryOut(after, seat, move, quickDice(seed + tries))
      chance = after.draws !== t.draws
      sum += restOfDay(after, seat, days, t, seed + tries)
    }
    if (sum / tries > most) {
      most = sum / tries
      best = move
    }
  }
  return best
}

/** The value of a table; if the trial ended the game, also the value of being ahead or behind. */
function outcome(t: SpellbookTable, seat: Seat, days: number, before: SpellbookTable): number {
  if (!t.ending || before.ending) return worth(t, seat, days)
  const ahead = lead(t, seat)
  const weights = weightsOf(t)
  return worth(t, seat, days) + ahead * weights.lead + Math.sign(ahead) * weights.end
}

/** The best result of the rest of a seat's day, with all its phases played out: what to learn in the evening is planned in the morning. */
function restOfDay(t: SpellbookTable, seat: Seat, days: number, before: SpellbookTable, seed: number): number {
  const kind = t.ask?.question.kind
  if (t.over || t.day !== before.day || (kind !== 'act' && kind !== 'copy')) return outcome(t, seat, days, before)
  const trials = legal(game, t, seat).map((move) => {
    const after = copy(t)
    tryOut(after, seat, move, quickDice(seed))
    return { after, value: outcome(after, seat, days, before) }
  })
  const promising = trials.length > PROMISING ? trials.sort((a, b) => b.value - a.value).slice(0, PROMISING) : trials
  return Math.max(
    ...promising.map(({ after, value }) => (after.day === t.day ? restOfDay(after, seat, days, before, seed) : value)),
  )
}

/** The lead of a seat over the best other seat. */
function lead(t: SpellbookTable, seat: Seat): number {
  // The track gets a token on the last day too.
  let other = t.opponent ? opponentScore(t).total + (t.over ? 0 : 2) : 0
  for (let s = 0; s < t.seats; s++) if (s !== seat) other = Math.max(other, totalOf(t, s))
  return totalOf(t, seat) - other
}

/** Plays a move and answers its follow-up questions, until the action is over. */
function tryOut(t: SpellbookTable, seat: Seat, move: SpellbookMove, dice: Dice): void {
  const dealer = new Dealer(dice)
  apply(game, t, seat, move, dealer)
  // Stops at another seat's question (Blaze), because this seat cannot foresee the answer.
  while (t.ask && t.ask.to[0] === seat && !isAction(t.ask.question)) {
    const { question } = t.ask
    apply(game, t, seat, answer(t, seat, question, legal(game, t, seat)), dealer)
  }
}

/** Whether a question is a decision of its own: a trial stops there. */
function isAction({ kind }: SpellbookQuestion): boolean {
  return kind === 'act' || kind === 'copy' || kind === 'tribute'
}

/** The best answer to a follow-up question, by value alone. */
function answer(t: SpellbookTable, seat: Seat, question: SpellbookQuestion, moves: readonly SpellbookMove[]): SpellbookMove {
  const worths = usesTokens(question) ? tokenWorths(t, seat, gives(question)) : undefined
  let best = at(moves, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const value = judge(t, seat, question, move, worths)
    if (value > most) {
      most = value
      best = move
    }
  }
  return best
}

function usesTokens({ kind }: SpellbookQuestion): boolean {
  return kind !== 'pay' && kind !== 'raise' && kind !== 'learn'
}

/** Whether a question asks which tokens leave the pool. */
function gives({ kind }: SpellbookQuestion): boolean {
  return kind === 'discard' || kind === 'store' || kind === 'give'
}

function judge(
  t: SpellbookTable,
  seat: Seat,
  question: SpellbookQuestion,
  move: SpellbookMove,
  worths: By<Kind, number> | undefined,
): number {
  switch (move.do) {
    case 'token': {
      const value = worths?.[move.kind] ?? 0
      switch (question.kind) {
        case 'take':
          return question.to === 'pool' ? value + woken(t, seat, move.kind) : storing(t, seat, move.kind) - value * 0.2
        case 'get':
          return value + woken(t, seat, move.kind)
        case 'discard':
        case 'give':
        case 'tribute':
          return -value
        case 'store':
        case 'save':
          return storing(t, seat, move.kind) - value
        case 'sweep':
          return 0.6 - value // worth replacing if it is worth less than a random token
        default:
          return 0
      }
    }
    case 'done':
      return 0
    case 'raise':
    case 'learn': {
      const after = copy(t)
      tryOut(after, seat, move, quickDice(0))
      return worth(after, seat, daysLeft(t, seat))
    }
    case 'pay':
      return poolWorthWithout(t, seat, [move.card, ...spentKinds(move)]) + onCard(t, seat, move.card)
    default:
      return 0
  }
}

/** A familiar that is fed by colours gains from new ones. */
function storing(t: SpellbookTable, seat: Seat, kind: Kind): number {
  return spellOf(t.spells[BLACK]).name === 'feast' && !hasStored(t, seat, kind) ? 0.7 : 0
}

/** Mirage gains from tokens of its rune. */
function woken(t: SpellbookTable, seat: Seat, kind: Kind): number {
  const card = areaOf(t, seat).cards[BLUE]
  if (card === NONE || t.active !== seat || spellOf(t.spells[BLUE]).name !== 'mirage') return 0
  return runeOf(kindOf(card)) === runeOf(kind) ? 1.2 : 0
}

/** If the rune on the card matters, the rune of most tokens is best. */
function onCard(t: SpellbookTable, seat: Seat, kind: Kind): number {
  const { name } = spellOf(t.spells[colourOf(kind)])
  if (name !== 'focus' && name !== 'mirage' && name !== 'transmutation' && name !== 'clone') return 0
  let alike = 0
  for (const token of name === 'mirage' ? t.altar : areaOf(t, seat).pool) if (runeOf(kindOf(token)) === runeOf(kind)) alike++
  return alike * 0.15
}
