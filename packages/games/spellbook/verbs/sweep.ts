import { ask } from '@grimuar/kernel'
import { draw, kindsIn, sweepAltar } from '../flow/tokens.ts'
import { tokensOrDone } from '../moves.ts'
import { becauseOfToken } from '../why.ts'
import type { AskingVerb, FactOf } from './verb.ts'

export interface SweepFact extends FactOf<'sweep'> {
  readonly most: number
}

/** Any altar tokens go, one by one, and then as many are drawn. */
export const sweep: AskingVerb<'sweep', SweepFact, 'sweep'> = {
  could: (t) => t.altar.length > 0,
  do(t, { seat, spell }) {
    if (t.altar.length > 0) ask(t, seat, { kind: 'sweep', gone: 0, by: spell })
  },
  asks: {
    sweep: {
      answers: (t) => tokensOrDone(kindsIn(t.altar)),
      apply(t, q, move, dealer, seat) {
        if (move.do === 'done') {
          draw(t, dealer, q.gone, 'altar', seat, q.by)
          return
        }
        sweepAltar(t, dealer, seat, q.by, move.kind)
        const gone = q.gone + 1
        if (t.altar.length > 0) ask(t, seat, { ...q, gone })
        else draw(t, dealer, gone, 'altar', seat, q.by)
      },
      why: becauseOfToken(() => 'SB-4.8'),
    },
  },
  preview: (t) => ({ verb: 'sweep', idle: t.altar.length === 0, most: t.altar.length }),
}
