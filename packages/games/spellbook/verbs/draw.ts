import { POOL_LIMIT } from '../components.ts'
import { draw as drawTokens } from '../flow/tokens.ts'
import { areaOf, type Cast, type SpellbookEvent, type SpellbookTable } from '../table.ts'
import { type Amount, canDrawAfter, type FactOf, moved, poolAfter, type Verb } from './verb.ts'

export interface DrawFact extends FactOf<'draw' | 'drawUntil'> {
  readonly n: Amount
  /** It draws less because the pool is full, or holds as many as it draws up to. */
  readonly limited: boolean
}

/** A number of tokens goes from the bag into the pool. */
export const draw: Verb<'draw', DrawFact & FactOf<'draw'>> = {
  could: (t, { seat }, _step, paid) => poolAfter(t, seat, paid) < POOL_LIMIT && canDrawAfter(t, paid),
  do: (t, { seat, spell }, { n }, dealer) => drawTokens(t, dealer, n, 'pool', seat, spell),
  counts: drawn,
  preview: (t, cast, step, n) => ({ verb: 'draw', idle: n.most === 0, n, limited: isLimited(t, cast, step.n, n) }),
}

/** Draws until the pool holds n tokens. */
export const drawUntil: Verb<'drawUntil', DrawFact & FactOf<'drawUntil'>> = {
  could: (t, { seat }, { n }, paid) => poolAfter(t, seat, paid) < n && canDrawAfter(t, paid),
  do: (t, { seat, spell }, { n }, dealer) => drawTokens(t, dealer, n - areaOf(t, seat).pool.length, 'pool', seat, spell),
  counts: drawn,
  preview: (t, { seat }, step, n) => ({
    verb: 'drawUntil',
    idle: n.most === 0,
    n,
    limited: areaOf(t, seat).pool.length >= step.n,
  }),
}

function drawn(event: SpellbookEvent, { seat, spell }: Cast): number {
  return moved(event, 'bag', 'pool', spell, seat)
}

function isLimited(t: SpellbookTable, { seat }: Cast, wanted: number, { most }: Amount): boolean {
  return most < wanted && areaOf(t, seat).pool.length + most >= POOL_LIMIT
}
