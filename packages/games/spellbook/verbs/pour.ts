import { draw } from '../flow/tokens.ts'
import { type Amount, canDrawAfter, type FactOf, moved, type Verb } from './verb.ts'

export interface PourFact extends FactOf<'pour'> {
  readonly n: Amount
}

/** A number of tokens goes from the bag onto the altar. */
export const pour: Verb<'pour', PourFact> = {
  could: (t, _cast, _step, paid) => canDrawAfter(t, paid),
  do: (t, { seat, spell }, { n }, dealer) => draw(t, dealer, n, 'altar', seat, spell),
  counts: (event, { spell }) => moved(event, 'bag', 'altar', spell),
  preview: (_t, _cast, _step, n) => ({ verb: 'pour', idle: n.most === 0, n }),
}
