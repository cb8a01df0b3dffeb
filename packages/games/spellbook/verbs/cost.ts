import { ask } from '@grimuar/kernel'
import { kindOf, type Rune, runeOf, type Token } from '../components.ts'
import { areaOf } from '../table.ts'
import { type FactOf, named, type Verb } from './verb.ts'

export interface CostFact extends FactOf<'cost'> {
  readonly rune: Rune
  readonly held: number // tokens of it in the pool
}

/** One token with a rune is discarded: the price of what follows. It is paid only where the rest can then be done (SB-7.10). */
export const cost: Verb<'cost', CostFact> = {
  could: (t, cast, { rune }) => countRune(areaOf(t, cast.seat).pool, named(rune, cast.rune)) > 0,
  do(t, cast, step) {
    const rune = named(step.rune, cast.rune)
    if (countRune(areaOf(t, cast.seat).pool, rune) > 0) ask(t, cast.seat, { kind: 'discard', left: 1, rune, by: cast.spell })
  },
  why: () => 'SB-7.10',
  preview(t, cast, step) {
    const rune = named(step.rune, cast.rune)
    const held = countRune(areaOf(t, cast.seat).pool, rune)
    return { verb: 'cost', idle: held === 0, rune, held }
  },
}

export function countRune(pool: readonly Token[], rune: Rune): number {
  let count = 0
  for (const token of pool) if (runeOf(kindOf(token)) === rune) count++
  return count
}
