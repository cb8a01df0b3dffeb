import { ask, type Seat } from '@grimuar/kernel'
import { NONE, type None, type Rune } from '../components.ts'
import { discardToken, kindsIn, WITH_RUNE } from '../flow/tokens.ts'
import { tokenMoves } from '../moves.ts'
import { areaOf, type SpellbookTable } from '../table.ts'
import { becauseOfToken, lies } from '../why.ts'
import { type Amount, type AskingVerb, type FactOf, moved, poolAfter } from './verb.ts'

export interface DiscardFact extends FactOf<'discard'> {
  readonly n: Amount
}

/** A number of tokens of the pool goes to the tray. The question serves prices too, which name a rune. */
export const discard: AskingVerb<'discard', DiscardFact, 'discard'> = {
  could: (t, { seat }, _step, paid) => poolAfter(t, seat, paid) > 0,
  do(t, { seat, spell }, { n }) {
    if (areaOf(t, seat).pool.length > 0) ask(t, seat, { kind: 'discard', left: n, rune: NONE, by: spell })
  },
  asks: {
    discard: {
      forced: true,
      answers: (t, { rune }, seat) => tokenMoves(discardable(t, seat, rune)),
      apply(t, q, { kind }, dealer, seat) {
        discardToken(t, dealer, seat, kind, q.by)
        if (q.left > 1 && discardable(t, seat, q.rune) !== 0) ask(t, seat, { ...q, left: q.left - 1 })
      },
      why: becauseOfToken((t, _q, kind, seat) => (lies(areaOf(t, seat).pool, kind) ? 'SB-7.10' : 'SB-4.8')),
    },
  },
  counts: (event, { seat, spell }) => moved(event, 'pool', 'tray', spell, seat),
  preview: (_t, _cast, _step, n) => ({ verb: 'discard', idle: n.most === 0, n }),
}

/** The pool's kinds that may be discarded, as bits. */
function discardable(t: SpellbookTable, seat: Seat, rune: Rune | None): number {
  const kinds = kindsIn(areaOf(t, seat).pool)
  return rune === NONE ? kinds : kinds & WITH_RUNE[rune]
}
