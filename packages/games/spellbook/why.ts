import type { RuleRef, Seat } from '@grimuar/kernel'
import { COLOURS, KINDS, type Kind, NONE, type Token } from './components.ts'
import { kindsIn } from './flow/tokens.ts'
import type { SpellbookMove, SpellbookTable } from './table.ts'

/** The clause that forbids an answer to a question; undefined for what makes no sense at all. */
type Why<Q> = (t: SpellbookTable, question: Q, move: SpellbookMove, seat: Seat) => RuleRef | undefined

export const rule = (id: string): RuleRef => ({ rule: id })

/**
 * The reasons of one question, behind those of all: once begun, an action is carried through (SB-3.6), so that nothing is
 * skipped or ended early. `skip` and `done` name another clause where a question has its own.
 */
export function because<Q>(reason: Why<Q>, { skip = 'SB-3.6', done = 'SB-3.6' } = {}): Why<Q> {
  return (t, question, move, seat) => {
    if (!isSensible(move)) return undefined
    if (move.do === 'skip') return rule(skip)
    if (move.do === 'done') return rule(done)
    return reason(t, question, move, seat)
  }
}

/** The same for a question that is answered with a token: why it is not one of that kind. */
export function becauseOfToken<Q>(
  clause: (t: SpellbookTable, question: Q, kind: Kind, seat: Seat) => string,
  clauses?: { readonly done?: string },
): Why<Q> {
  return because(
    (t, question, move, seat) => rule(move.do === 'token' ? clause(t, question, move.kind, seat) : 'SB-3.6'),
    clauses,
  )
}

/** Whether a token of that kind is among some. */
export function lies(tokens: readonly Token[], kind: Kind): boolean {
  return (kindsIn(tokens) & (1 << kind)) !== 0
}

/** No level of a spell can be cast in more ways than this. */
const MOST_WAYS = 4
const MOST_SEATS = 4

/** Moves may come from anywhere: only those with valid numbers get a reason. */
function isSensible(move: SpellbookMove): boolean {
  const within = (x: unknown, from: number, to: number) => typeof x === 'number' && Number.isInteger(x) && x >= from && x < to
  const isKind = (x: unknown) => within(x, 0, KINDS)
  const isLevel = ({ colour, level }: { readonly colour: unknown; readonly level: unknown }) =>
    within(colour, 0, COLOURS.length) && within(level, 3, 6)
  switch (move.do) {
    case 'take':
    case 'store':
    case 'token':
      return isKind(move.kind)
    case 'learn':
      return isLevel(move)
    case 'cast':
      return isLevel(move) && within(move.way, 0, MOST_WAYS)
    case 'copy':
      return isLevel(move) && within(move.way, 0, MOST_WAYS) && within(move.owner, NONE, MOST_SEATS)
    case 'raise':
      return within(move.colour, 0, COLOURS.length)
    case 'pay':
      return isKind(move.card) && [move.reals, move.wilds].every((kinds) => Array.isArray(kinds) && kinds.every(isKind))
    case 'draw':
    case 'skip':
    case 'done':
      return true
    default:
      return false
  }
}
