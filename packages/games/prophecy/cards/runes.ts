import { type Kind, kinds } from './crystals.ts'
import type { WastelandKind } from './wastelands.ts'

export interface Rune {
  readonly count: number // how many cards of it there are
  readonly gives: readonly Kind[] // added when it resonates
  readonly any: number // crystals of any colour added when it resonates
  /** On these cards it does something else instead (that it is instead is PROPOSED). */
  readonly special?: { readonly on: WastelandKind; readonly does: 'clear' | 'extra' }
  readonly cheap?: boolean // always, without resonance: the exchange spell costs less
}

/**
 * The five kinds of rune cards. What they do on upgrade and exchange cards and the cheap spell are RULEBOOK; counts and
 * crystals are PROPOSED.
 */
export const RUNES: readonly [Rune, Rune, Rune, Rune, Rune] = [
  { count: 5, gives: [], any: 1 },
  { count: 5, gives: kinds('CC'), any: 0 },
  { count: 4, gives: kinds('CC'), any: 0, special: { on: 'upgrade', does: 'clear' } },
  { count: 3, gives: kinds('CC'), any: 0, special: { on: 'exchange', does: 'extra' } },
  { count: 3, gives: kinds('CC'), any: 0, cheap: true },
]

/** Rune cards that begin on each temple, the face-up one among them. RULEBOOK */
export const RUNES_PER_TEMPLE = 4
