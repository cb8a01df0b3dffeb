import { nothingAt } from './by.ts'
import { Dealer, type GameEvent, type Listener } from './dealer.ts'
import type { Dice } from './dice.ts'
import { type Answers, type FormFault, formFault, isForm, listed } from './form.ts'
import type { AskRule, Game, GameTypes, MoveOf, RuleRef } from './game.ts'
import type { Options } from './options.ts'
import { same } from './same.ts'
import { type Ask, ask as askOne, isAnswered, type SealedFrame, type Seat, type Stack, type Table } from './table.ts'
import { beginInterrupt, closeWindow, heardIn, runWindow } from './window.ts'

/** Why a move was not accepted. Nothing has changed. */
export type Refusal =
  | ({ readonly reason: 'rule' } & RuleRef) // a clause forbids it
  | { readonly reason: 'not-asked'; readonly waiting: readonly Seat[] } // someone else decides now
  | { readonly reason: 'no-such-answer' } // the open question has no such answer
  | ({ readonly reason: 'form' } & FormFault) // the form is filled in wrongly
  | { readonly reason: 'over' } // the match has ended

/** Far more frames than any turn needs: a rule that never stops shall stop loudly. */
const FUSE = 100_000

/** Sets a table up and runs it to its first question. */
export function start<G extends GameTypes>(
  game: Game<G>,
  options: Options<G['options']>,
  seats: number,
  dice: Dice,
  listener?: Listener<G['event']>,
): G['table'] {
  if (!game.seats.includes(seats)) throw new Error(`${game.id} is for ${game.seats.join(', ')} players, not ${seats}`)
  const dealer = new Dealer(dice, listener)
  const t = game.setup(options, seats, dealer)
  run(game, t, dealer)
  return t
}

/** Runs a table that was written down (a position) to its first question. */
export function startFrom<G extends GameTypes>(
  game: Game<G>,
  position: G['table'],
  dice: Dice,
  listener?: Listener<G['event']>,
): G['table'] {
  const t = game.copy(position)
  run(game, t, new Dealer(dice, listener))
  return t
}

const NONE: readonly never[] = []

/**
 * The legal answers of a seat now, listed or as a form; an empty list where it is not asked. They may have been listed when the
 * question was opened: code that edits a table by hand must ask on a copy.
 */
export function answersOf<G extends GameTypes>(game: Game<G>, t: G['table'], seat: Seat): Answers<MoveOf<G>> {
  const { ask } = t
  if (!ask || !isAsked(ask, seat)) return NONE
  if (ask === keptAsk && t === keptTable) return keptAnswers
  return ruleFor(game, ask.question.kind).answers(t, ask.question, seat)
}

/** The legal moves of a seat now, where the open question lists them. */
export function legal<G extends GameTypes>(game: Game<G>, t: G['table'], seat: Seat): readonly MoveOf<G>[] {
  return listed(answersOf(game, t, seat))
}

/** Whether a seat is asked and can do nothing but decline. */
export function canOnlyPass<G extends GameTypes>(game: Game<G>, t: G['table'], seat: Seat): boolean {
  const kind = t.ask?.question.kind
  if (kind === undefined) return false
  const answers = answersOf(game, t, seat)
  const [only, more] = isForm(answers) ? [] : answers
  return only !== undefined && more === undefined && ruleFor(game, kind).isPass?.(only) === true
}

/** The answer with which a seat declines the open question, where there is one. */
export function passOf<G extends GameTypes>(game: Game<G>, t: G['table'], seat: Seat): MoveOf<G> | undefined {
  const kind = t.ask?.question.kind
  if (kind === undefined) return undefined
  const rule = ruleFor(game, kind)
  const answers = answersOf(game, t, seat)
  return isForm(answers) ? undefined : answers.find((move) => rule.isPass?.(move) === true)
}

/** Plays a move that came from outside: checked first, refused with a reason. */
export function play<G extends GameTypes>(
  game: Game<G>,
  t: G['table'],
  seat: Seat,
  move: unknown,
  dealer: Dealer<G['event']>,
): Refusal | undefined {
  const found = find(game, t, seat, move)
  if ('refusal' in found) return found.refusal
  carryOut(game, t, seat, found.move, dealer)
  return undefined
}

/** Why `seat` may not make a move now, or undefined if it may. */
export function refusal<G extends GameTypes>(game: Game<G>, t: G['table'], seat: Seat, move: unknown): Refusal | undefined {
  const found = find(game, t, seat, move)
  return 'refusal' in found ? found.refusal : undefined
}

function find(game: Game, t: Table, seat: Seat, move: unknown): { move: unknown } | { refusal: Refusal } {
  if (t.over) return { refusal: { reason: 'over' } }
  const ask = t.ask
  if (!ask || !isAsked(ask, seat)) return { refusal: { reason: 'not-asked', waiting: ask?.to ?? [] } }
  const rule = ruleFor(game, ask.question.kind)
  const answers = rule.answers(t, ask.question, seat)
  const fault = isForm(answers) ? formFault(answers, move) : undefined
  if (isForm(answers)) {
    if (!fault) return { move }
  } else {
    for (const m of answers) if (same(m, move)) return { move: m }
  }
  const why: RuleRef | undefined = isData(move) ? rule.why?.(t, ask.question, move, seat) : undefined
  if (why) return { refusal: { reason: 'rule', ...why } }
  return { refusal: fault ? { reason: 'form', ...fault } : { reason: 'no-such-answer' } }
}

/** An AskRule in the one shape that all games share: games write theirs in many, and reading those is slow. */
interface Rule extends Pick<AskRule, 'answers' | 'apply'> {
  readonly forced: AskRule['forced'] | undefined
  readonly why: AskRule['why'] | undefined
  readonly isPass: AskRule['isPass'] | undefined
}

const rulesOf = new WeakMap<Game, Map<string, Rule>>()

function makeRules(game: Game): Map<string, Rule> {
  const asks: readonly [string, AskRule][] = Object.entries(game.asks)
  const rules = new Map<string, Rule>()
  for (const [kind, { forced, answers, apply, why, isPass }] of asks) rules.set(kind, { forced, answers, apply, why, isPass })
  rulesOf.set(game, rules)
  return rules
}

// The rules of the game looked at last, and the rule looked up last: most questions follow others of the same game and kind.
let lastGame: Game | undefined
let lastRules: ReadonlyMap<string, Rule> = new Map()
let lastKind = ''
let lastRule: Rule | undefined

function ruleFor(game: Game, kind: string): Rule {
  if (game !== lastGame) {
    lastGame = game
    lastRules = rulesOf.get(game) ?? makeRules(game)
  } else if (kind === lastKind && lastRule !== undefined) return lastRule
  const rule = lastRules.get(kind)
  if (!rule) throw new Error(`${game.id} asks "${kind}" but does not say how it is answered`)
  lastKind = kind
  lastRule = rule
  return rule
}

/** Most questions go to one seat, so the first place is looked at before the list is searched. */
function isAsked({ to }: Ask, seat: Seat): boolean {
  return to[0] === seat || (to.length > 1 && to.includes(seat))
}

// The answers that were listed to see whether there is only one. Nearly always the next call asks for the same list.
let keptTable: Table | undefined
let keptAsk: Ask | undefined
let keptAnswers: ReturnType<AskRule['answers']> = NONE

/** `why` looks into a move's fields, so it is only asked about things that have some. */
function isData(move: unknown): boolean {
  return typeof move === 'object' && move !== null
}

/** Plays a move known to be legal (one out of `answersOf`). For search, and for `play` itself. */
export const apply: <G extends GameTypes>(
  game: Game<G>,
  t: G['table'],
  seat: Seat,
  move: MoveOf<G>,
  dealer: Dealer<G['event']>,
) => void = carryOut

function carryOut<E extends GameEvent>(game: Game, t: Table, seat: Seat, move: unknown, dealer: Dealer<E>): void {
  const ask = t.ask
  if (!ask) throw new Error('no question is open')
  if (ask.sealed) {
    if (!answerSealed(game, t, ask, seat, move, dealer)) return
  } else {
    t.ask = null
    ruleFor(game, ask.question.kind).apply(t, ask.question, move, dealer, seat)
  }
  run(game, t, dealer)
}

/** Stores a sealed answer. Opens all of them and returns true once no more are awaited. Opening is a reveal. */
function answerSealed<E extends GameEvent>(
  game: Game,
  t: Table,
  ask: Ask,
  seat: Seat,
  move: unknown,
  dealer: Dealer<E>,
): boolean {
  const sealed = (ask.sealed ?? []).slice()
  sealed[ask.to.indexOf(seat)] = move
  const answered: Ask = { ...ask, sealed }
  if (ask.window === undefined) {
    if (!sealed.every(isAnswered)) {
      t.ask = answered
      return false
    }
    t.frames.push({ op: '$sealed', question: ask.question, to: ask.to, answers: sealed, next: 0 })
    t.ask = null
  } else {
    const rule = ruleFor(game, ask.question.kind)
    const heard = heardIn(answered, (answer) => rule.isPass?.(answer) === true)
    if (heard === undefined) {
      t.ask = answered
      return false
    }
    t.ask = null
    if (heard === 'nobody') closeWindow(t)
    else {
      beginInterrupt(t, heard.seat)
      rule.apply(t, ask.question, heard.answer, dealer, heard.seat)
    }
  }
  dealer.reveal()
  return true
}

/** Takes a seat's sealed answer back while others are still awaited; false if there is none. */
export function withdraw(t: Table, seat: Seat): boolean {
  const ask = t.ask
  const at = ask?.to.indexOf(seat) ?? -1
  if (!ask?.sealed || !isAnswered(ask.sealed[at])) return false
  t.ask = { ...ask, sealed: ask.sealed.map((answer, i) => (i === at ? undefined : answer)) }
  return true
}

/** Called while a sealed answer is applied: those of other seats that are not applied yet count for nothing. */
export function dropSealed(t: Stack): void {
  if (t.frames.at(-1)?.op === '$sealed') t.frames.pop()
}

function run<E extends GameEvent>(game: Game, t: Table, dealer: Dealer<E>): void {
  const { ops } = game
  for (let fuse = FUSE; fuse > 0; fuse--) {
    dealer.between?.()
    if (t.ask) {
      if (!answerForced(game, t, t.ask, dealer)) return
      continue
    }
    const frame = t.frames.pop()
    if (!frame) {
      t.over = true
      return
    }
    const op = ops[frame.op]
    if (op) op(t, frame, dealer)
    else runOwn(game, t, frame, dealer)
  }
  throw new Error(`${game.id} ran ${FUSE} frames without a question: some frame pushes itself for ever`)
}

/** Frames of the kernel's own. */
function runOwn<E extends GameEvent>(game: Game, t: Table, frame: Table['frames'][number], dealer: Dealer<E>): void {
  if (frame.op === '$sealed' && 'answers' in frame) unseal(game, t, frame, dealer)
  else if (frame.op === '$window' && 'pending' in frame) runWindow(game, t, frame)
  else if (frame.op !== '$scope') throw new Error(`${game.id} has no op "${frame.op}"`)
}

/**
 * Answers a question that has one answer, where its rule says that loses nothing. A question put to any of several is answered
 * for them where the one answer is the same for all.
 */
function answerForced<E extends GameEvent>(game: Game, t: Table, ask: Ask, dealer: Dealer<E>): boolean {
  const rule = ruleFor(game, ask.question.kind)
  if (!rule.forced || ask.manner === 'each') return false
  if (rule.forced === true && ask.to.length === 1) return answerOnly(t, ask, rule, dealer)
  let only: unknown
  for (let i = 0; i < ask.to.length; i++) {
    const seat = ask.to[i] ?? nothingAt(i)
    const answer = rule.forced === true ? onlyOne(rule.answers(t, ask.question, seat)) : rule.forced(t, ask.question, seat)
    if (answer === undefined || (i > 0 && !same(answer, only))) return false
    only = answer
  }
  const first = ask.to[0]
  if (first === undefined) return false
  t.ask = null
  rule.apply(t, ask.question, only, dealer, first)
  return true
}

/** The same for a question to one seat. If there are more answers, they are kept. */
function answerOnly<E extends GameEvent>(t: Table, ask: Ask, rule: Rule, dealer: Dealer<E>): boolean {
  const seat = ask.to[0] ?? nothingAt(0)
  const answers = rule.answers(t, ask.question, seat)
  const only = onlyOne(answers)
  if (only === undefined) {
    keptTable = t
    keptAsk = ask
    keptAnswers = answers
    return false
  }
  t.ask = null
  rule.apply(t, ask.question, only, dealer, seat)
  return true
}

function onlyOne(answers: Answers): unknown {
  return !isForm(answers) && answers.length === 1 ? answers[0] : undefined
}

/**
 * Applies one sealed answer and leaves the rest for when all it caused has happened. Seat order, never arrival order.
 * On an imagined table another's answer may be unknown: then that seat is simply asked.
 */
function unseal<E extends GameEvent>(game: Game, t: Table, frame: SealedFrame, dealer: Dealer<E>): void {
  const seat = frame.to[frame.next]
  if (seat === undefined) return
  if (frame.next + 1 < frame.to.length) t.frames.push({ ...frame, next: frame.next + 1 })
  const answer = frame.answers[frame.next]
  if (isAnswered(answer)) ruleFor(game, frame.question.kind).apply(t, frame.question, answer, dealer, seat)
  else askOne(t, seat, frame.question)
}

/** The seats a bot may answer for now: in a joint question none while a person at the table can answer it. */
export function botsToAnswer(t: Table, isBot: (seat: Seat) => boolean): Seat[] {
  const ask = t.ask
  if (!ask) return []
  if (ask.manner === 'any' && !ask.to.every(isBot)) return []
  return ask.to.filter((seat, i) => isBot(seat) && !isAnswered(ask.sealed?.[i]))
}
