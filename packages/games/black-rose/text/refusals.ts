import type { RuleRef } from '@grimuar/kernel'
import { SCHOOLS } from '../ids.ts'
import type { RefusalText } from './shape.ts'

/** Says how a clause forbids this very move, from what the rules tell of it. */
export function refusalWords(text: RefusalText): (about: NonNullable<RuleRef['about']>) => string | undefined {
  return ({ draw, keep, hand, limit, school }) => {
    const empty = SCHOOLS.find((one) => one === school)
    if (empty) return text.empty(empty)
    if (draw !== undefined) return text.draw(Number(draw))
    if (keep !== undefined) return text.keep(Number(keep))
    return limit === undefined ? undefined : text.limit(Number(hand), Number(limit))
  }
}
