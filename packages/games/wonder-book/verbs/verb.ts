import type { WonderDealer } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import type { EffectArgs, Verb } from '../story/language/effects.ts'
import type { WonderTable } from '../table.ts'

/** The place of an effect, and the acting hero. */
export interface By {
  readonly source: string
  readonly script: number
  readonly next: number // the place of the effect in its script
  readonly hero: HeroNo
}

/** One kind of effect. */
export interface VerbRule<V extends Verb> {
  /** Carries it out, or asks the necessary questions. Impossible parts are skipped; the rest is done. */
  run(t: WonderTable, of: EffectArgs[V], by: By, dealer: WonderDealer): void
  /** Whether it would change anything now; default: it always would. An action that would change nothing is refused. */
  could?(t: WonderTable, of: EffectArgs[V], by: By): boolean
}

export type Verbs<V extends Verb> = { readonly [K in V]: VerbRule<K> }
