import { ask, at, type Seat } from '@grimuar/kernel'
import { EVERY_KIND, type Place, POOL_LIMIT, type Token } from '../components.ts'
import { canDraw, kindsIn, mirage, swapTokens, wakesAnywhere } from '../flow/tokens.ts'
import { tokenMoves } from '../moves.ts'
import { areaOf, type SpellbookTable } from '../table.ts'
import { becauseOfToken } from '../why.ts'
import { type Amount, type AskingVerb, type FactOf, poolAfter } from './verb.ts'

export interface SwapFact extends FactOf<'swap'> {
  readonly n: Amount
  readonly with: Place
  /** The obstacle: no token in the pool or at the other place, or only equal ones. */
  readonly lacks: 'pool' | 'place' | 'difference' | null
}

/** A pool token is exchanged for one of a place, a number of times: first what is given, then what comes for it. */
export const swap: AskingVerb<'swap', SwapFact, 'give' | 'get'> = {
  could: (t, { seat }, step, paid) => poolAfter(t, seat, paid) > 0 && lacking(t, seat, step.with) === null,
  do(t, { seat, spell }, { n, with: place }) {
    if (areaOf(t, seat).pool.length > 0 && lying(t, seat, place).length > 0)
      ask(t, seat, { kind: 'give', left: n, with: place, by: spell })
  },
  asks: {
    give: {
      forced: true,
      answers: (t, _q, seat) => tokenMoves(kindsIn(areaOf(t, seat).pool)),
      apply(t, q, { kind }, _dealer, seat) {
        ask(t, seat, { kind: 'get', left: q.left, with: q.with, gives: kind, by: q.by })
      },
      why: becauseOfToken(() => 'SB-4.8', { done: 'SB-10.10' }),
    },
    get: {
      forced: true,
      answers: (t, q, seat) => tokenMoves(kindsIn(lying(t, seat, q.with))),
      apply(t, q, { kind }, dealer, seat) {
        swapTokens(t, dealer, seat, q.gives, kind, q.with, q.by)
        if (q.left > 1) ask(t, seat, { kind: 'give', left: q.left - 1, with: q.with, by: q.by })
      },
      why: becauseOfToken(() => 'SB-4.8', { done: 'SB-10.10' }),
    },
  },
  counts: (event, { spell }) => (event.kind === 'swapped' && event.by === spell ? 1 : 0),
  preview(t, { seat }, step, n) {
    const lacks = lacking(t, seat, step.with)
    return { verb: 'swap', idle: lacks !== null, n, with: step.with, lacks }
  },
}

function lying(t: SpellbookTable, seat: Seat, place: Place): readonly Token[] {
  return place === 'altar' ? t.altar : areaOf(t, seat).familiar
}

/** The reason why a swap would change nothing: two equal tokens, unless that wakes Mirage. */
function lacking(t: SpellbookTable, seat: Seat, place: Place): SwapFact['lacks'] {
  const { pool } = areaOf(t, seat)
  const there = lying(t, seat, place)
  if (pool.length === 0) return 'pool'
  if (there.length === 0) return 'place'
  const kinds = kindsIn(there) | kindsIn(pool)
  if ((kinds & (kinds - 1)) !== 0) return null
  const only = at(EVERY_KIND, 31 - Math.clz32(kinds))
  const wakes =
    place === 'altar' && wakesAnywhere(t) && pool.length < POOL_LIMIT && canDraw(t) && mirage(t, seat, only) !== undefined
  return wakes ? null : 'difference'
}
