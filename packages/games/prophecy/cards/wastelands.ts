import { type Kind, kinds } from './crystals.ts'
import type { RuneId } from './ids.ts'

/** What one can do on a wasteland. RULEBOOK */
export type WastelandKind = 'direct' | 'upgrade' | 'exchange'

export interface Wasteland {
  readonly kind: WastelandKind
  readonly gives: readonly Kind[] // direct ones only
  readonly tablet: RuneId // which rune resonates here
}

/** The ten wastelands in their order, number 1 first. Kinds are RULEBOOK, what they give and their tablets PROPOSED. */
export const WASTELANDS: readonly Wasteland[] = [
  { kind: 'direct', gives: kinds('CCC'), tablet: 0 },
  { kind: 'upgrade', gives: [], tablet: 2 },
  { kind: 'direct', gives: kinds('RC'), tablet: 1 },
  { kind: 'upgrade', gives: [], tablet: 2 },
  { kind: 'direct', gives: kinds('YC'), tablet: 1 },
  { kind: 'exchange', gives: [], tablet: 3 },
  { kind: 'direct', gives: kinds('CCC'), tablet: 0 },
  { kind: 'upgrade', gives: [], tablet: 2 },
  { kind: 'direct', gives: kinds('BC'), tablet: 1 },
  { kind: 'exchange', gives: [], tablet: 3 },
]

/** Wastelands taken off the ring again with two or three players, by number. RULEBOOK */
export const REMOVED: readonly number[] = [4, 7]

/** An exchange: how many colourless crystals go back, how many coloured ones, all different, are taken. RULEBOOK */
export const TRADE_PRICE = 3
export const TRADE_GAIN = 2

/** An upgrade card has one field of each colour (PROPOSED). With so few free fields, or fewer, it is cleared after an upgrade. RULEBOOK */
export const CLEAR_AT = 2
