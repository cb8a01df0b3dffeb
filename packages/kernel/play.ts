import { Dealer, type Listener } from './dealer.ts'
import type { Dice } from './dice.ts'
import type { AskRule, Game, RuleRef } from './game.ts'
import { same } from './same.ts'
import { ask as askOne, isAnswered, type SealedFrame, type Seat, type Table, type WindowFrame } from './table.ts'
import { runWindow } from './window.ts'

/** Why a move was not accepted. Nothing has changed. */
export type Refusal =
  | ({ readonly reason: 'rule' } & RuleRef) // a clause forbids it
  | { readonly reason: 'not-asked'; readonly waiting: readonly Seat[] } // someone else decides now
  | { readonly reason: 'no-such-answer' } // the open question has no such answer
  | { readonly reason: 'over' } // the match has ended

export type TableOf<G> = G extends Game<infer T, any, any, any, any, any, any> ? T : never
export type MoveOf<G> = G extends Game<any, any, any, infer M, any, any, any> ? M : never

/** Far more frames than any turn needs: a rule that never stops shall stop loudly. */
const FUSE = 100_000

/** Sets a table up and runs it to its first question. */
export function start<G extends Game>(game: G, options: any, seats: number, dice: Dice, listener?: Listener): TableOf<G> {
  if (!game.seats.includes(seats)) throw new Error(`${game.id} is for ${game.seats.join(', ')} players, not ${seats}`)
  const dealer = new Dealer(dice, listener)
  const t = game.setup(options, seats, dealer)
  run(game, t, dealer)
  return t
}

/** The legal moves of a seat now; empty where it is not asked. */
export function legal<G extends Game>(game: G, t: TableOf<G>, seat: Seat): readonly MoveOf<G>[] {
  const ask = (t as Table).ask
  if (!ask?.to.includes(seat)) return []
  return ruleFor(game, ask.question.kind).answers(t, ask.question, seat)
}

/** Plays a move that came from outside: checked first, refused with a reason. */
export function play<G extends Game>(
  game: G,
  t: TableOf<G>,
  seat: Seat,
  move: unknown,
  dealer: Dealer<any>,
): Refusal | undefined {
  const answer = find(game, t, seat, move)
  if ('reason' in answer) return answer.reason
  apply(game, t, seat, answer.move as MoveOf<G>, dealer)
  return undefined
}

/** Why `seat` may not make a move now, or undefined if it may. */
export function refusal<G extends Game>(game: G, t: TableOf<G>, seat: Seat, move: unknown): Refusal | undefined {
  const answer = find(game, t, seat, move)
  return 'reason' in answer ? answer.reason : undefined
}

function find(game: Game, t: Table, seat: Seat, move: unknown): { move: unknown } | { reason: Refusal } {
  if (t.over) return { reason: { reason: 'over' } }
  const ask = t.ask
  if (!ask?.to.includes(seat)) return { reason: { reason: 'not-asked', waiting: ask?.to ?? [] } }
  const rule = ruleFor(game, ask.question.kind)
  for (const m of rule.answers(t, ask.question, seat)) if (same(m, move)) return { move: m }
  const why: RuleRef | undefined = isData(move) ? rule.why?.(t, ask.question, move, seat) : undefined
  return { reason: why ? { reason: 'rule', ...why } : { reason: 'no-such-answer' } }
}

function ruleFor(game: Game, kind: string): AskRule<any, any, any, any> {
  const rule = game.asks[kind]
  if (!rule) throw new Error(`${game.id} asks "${kind}" but does not say how it is answered`)
  return rule
}

/** `why` looks into a move's fields, so it is only asked about things that have some. */
function isData(move: unknown): boolean {
  return typeof move === 'object' && move !== null && !Array.isArray(move)
}

/** Plays a move known to be legal (one out of `legal`). For search and for `play`. */
export function apply<G extends Game>(game: G, t: TableOf<G>, seat: Seat, move: MoveOf<G>, dealer: Dealer<any>): void {
  const table = t as Table
  const ask = table.ask
  if (!ask) throw new Error('no question is open')
  if (ask.sealed) {
    const sealed = ask.sealed.slice()
    sealed[ask.to.indexOf(seat)] = move
    if (!sealed.every(isAnswered)) {
      table.ask = { ...ask, sealed }
      return
    }
    table.ask = null
    table.frames.push({ op: '$sealed', question: ask.question, to: ask.to, answers: sealed, next: 0 })
  } else {
    table.ask = null
    ruleFor(game, ask.question.kind).apply(t, ask.question, move, dealer, seat)
  }
  run(game, table, dealer)
}

function run(game: Game, t: Table, dealer: Dealer<any>): void {
  const ops = game.ops as Record<string, (t: Table, frame: unknown, dealer: Dealer<any>) => void>
  for (let fuse = FUSE; fuse > 0; fuse--) {
    if (t.ask) {
      if (!answerForced(game, t, dealer)) return
      continue
    }
    const frame = t.frames.pop()
    if (!frame) {
      t.over = true
      return
    }
    const op = ops[frame.op]
    if (op) op(t, frame, dealer)
    else if (frame.op === '$sealed') unseal(game, t, frame as SealedFrame, dealer)
    else if (frame.op === '$window') runWindow(game, t, frame as WindowFrame)
    else throw new Error(`${game.id} has no op "${frame.op}"`)
  }
  throw new Error(`${game.id} ran ${FUSE} frames without a question: some frame pushes itself for ever`)
}

/** Answers a question that has one answer, where its rule says that loses nothing. */
function answerForced(game: Game, t: Table, dealer: Dealer<any>): boolean {
  const ask = t.ask
  if (ask?.manner !== 'one') return false
  const rule = ruleFor(game, ask.question.kind)
  if (!rule.forced) return false
  const seat = ask.to[0] as Seat
  const answers = rule.answers(t, ask.question, seat)
  if (answers.length !== 1) return false
  t.ask = null
  rule.apply(t, ask.question, answers[0], dealer, seat)
  return true
}

/**
 * Applies one sealed answer and leaves the rest for when all it caused has happened. Seat order, never arrival order.
 * On an imagined table another's answer may be unknown: then that seat is simply asked.
 */
function unseal(game: Game, t: Table, frame: SealedFrame, dealer: Dealer<any>): void {
  const seat = frame.to[frame.next] as Seat
  if (frame.next + 1 < frame.to.length) t.frames.push({ ...frame, next: frame.next + 1 })
  const answer = frame.answers[frame.next]
  if (isAnswered(answer)) ruleFor(game, frame.question.kind).apply(t, frame.question, answer, dealer, seat)
  else askOne(t, seat, frame.question)
}
