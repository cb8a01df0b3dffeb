import type { Game, Match, Seat, Table } from '@grimuar/kernel'
import { countWinners, hasWon } from '@grimuar/kernel'
import type { JudgedDecision, Judgement, TurnChances } from './analysis.ts'

/** The result of a whole analysis. */
export interface MatchAnalysis {
  /** The win chances where each turn begins, and last how it ended. Those of all seats add up to 1, unless a rival can win. */
  readonly turns: readonly Omit<TurnChances, 'kind'>[]
  readonly decisions: readonly Omit<JudgedDecision, 'kind'>[]
  /** By seat: how its chance changed, and why. */
  readonly balances: readonly Balance[]
}

/** How the chance of a seat changed from the first turn to the end: `start + luck + own + rivals` is `end`. */
export interface Balance {
  readonly start: number
  /** Changes that nobody decided: the draws, and errors of the estimates. */
  readonly luck: number
  /** Loss by the seat's own decisions; at most 0. */
  readonly own: number
  /** Gain by the decisions of the others; at least 0. */
  readonly rivals: number
  readonly end: number
  readonly good: number // decisions as good as the search's
  readonly weaker: number // that gave something away
  readonly mistakes: number // that gave much away
}

/** A moment that changed the chances of a seat by at least two standard errors. */
export interface TurningPoint {
  readonly kind: 'luck' | 'decision'
  readonly step: number
  readonly seat: Seat
  readonly change: number
  readonly error: number
}

/** A decision that gives away this much of a win is a mistake. */
export const MISTAKE = 0.1
/** A smaller change is no turning point, however certain it is. */
const LEAST_CHANGE = 0.05

/** Whether it is certain enough that a decision gave something away. */
export function isWeak({ loss, error }: Pick<JudgedDecision, 'loss' | 'error'>): boolean {
  return loss > 0 && loss >= 2 * error
}

/** Combines the judgements of a match; their order does not matter. */
export function analysisOf(match: Match, judgements: readonly Judgement[]): MatchAnalysis {
  const ordered = judgements.toSorted((a, b) => a.step - b.step)
  const game: Game = match.game
  const table: Table = match.table
  const result = game.result(table)
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)
  const winners = countWinners(result, table.seats)
  const alone = result.kind === 'ranked' && !result.rivals?.length
  const turns = [
    ...ordered.flatMap((judged) => (judged.kind === 'turn' ? [alone ? addedUp(judged) : judged] : [])),
    {
      step: match.steps.length,
      chances: seats.map((seat) => (hasWon(result, seat) ? 1 / (result.kind === 'shared' ? 1 : winners) : 0)),
      errors: seats.map(() => 0),
    },
  ].map(({ step, chances, errors }) => ({ step, chances, errors }))
  const decisions = ordered.flatMap((judged) => (judged.kind === 'decision' ? [withoutKind(judged)] : []))
  return { turns, decisions, balances: seats.map((seat) => balanceOf(seat, table.seats, turns, decisions)) }
}

function withoutKind({ kind: _kind, ...judged }: JudgedDecision): Omit<JudgedDecision, 'kind'> {
  return judged
}

/** The estimates of several seats, made so that they add up to 1. */
function addedUp({ step, chances, errors }: TurnChances): Omit<TurnChances, 'kind'> {
  const sum = chances.reduce((all, chance) => all + chance, 0)
  if (sum === 0) return { step, chances: chances.map(() => 1 / chances.length), errors }
  return { step, chances: chances.map((chance) => chance / sum), errors: errors.map((error) => error / sum) }
}

function balanceOf(seat: Seat, seats: number, turns: MatchAnalysis['turns'], decisions: MatchAnalysis['decisions']): Balance {
  const start = turns[0]?.chances[seat] ?? 0
  const end = turns.at(-1)?.chances[seat] ?? 0
  const lost = effectOf(seat, seats, decisions)
  const mine = decisions.filter((decision) => decision.seat === seat)
  const weak = mine.filter(isWeak)
  const mistakes = weak.filter(({ loss }) => loss >= MISTAKE).length
  return {
    start,
    luck: end - start - lost.own - lost.rivals,
    ...lost,
    end,
    good: mine.length - weak.length,
    weaker: weak.length - mistakes,
    mistakes,
  }
}

/** A seat's losses by its own decisions, and its gains by those of the others: the others share what one loses. */
function effectOf(
  seat: Seat,
  seats: number,
  decisions: MatchAnalysis['decisions'],
): { readonly own: number; readonly rivals: number } {
  let own = 0
  let rivals = 0
  for (const { seat: who, loss } of decisions) {
    if (who === seat) own -= loss
    else rivals += loss / (seats - 1)
  }
  return { own, rivals }
}

/** The turning points of a seat's match, in order: its own weak decisions, and turns in which luck gave or took most. */
export function turningPoints({ turns, decisions }: MatchAnalysis, seat: Seat, most: number): TurningPoint[] {
  const seats = turns[0]?.chances.length ?? 1
  const weak = decisions
    .filter((decision) => decision.seat === seat && isWeak(decision) && decision.loss >= LEAST_CHANGE)
    .map(({ step, loss, error }): TurningPoint => ({ kind: 'decision', step, seat, change: -loss, error }))
  const lucky = turns.flatMap((turn, i): TurningPoint[] => {
    const next = turns[i + 1]
    if (!next) return []
    const within = decisions.filter(({ step }) => step >= turn.step && step < next.step)
    const { own, rivals } = effectOf(seat, seats, within)
    const change = (next.chances[seat] ?? 0) - (turn.chances[seat] ?? 0) - own - rivals
    const error = Math.hypot(next.errors[seat] ?? 0, turn.errors[seat] ?? 0, ...within.map((decision) => decision.error))
    const sure = Math.abs(change) >= 2 * error && Math.abs(change) >= LEAST_CHANGE
    return sure ? [{ kind: 'luck', step: turn.step, seat, change, error }] : []
  })
  return [...weak, ...lucky]
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.step - b.step)
}
