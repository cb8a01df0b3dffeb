import type { Seat } from '@grimuar/kernel'

/** Puts a table into numbers that a network judges. */
export interface Encoder<T> {
  /** How many numbers a table is put into. */
  readonly inputs: number
  /**
   * Writes what a seat's chances depend on into `out`, which is all zero before. The table stands where a turn begins; inside a search it is
   * an imagined one, so all of it may be looked at.
   */
  encode(t: T, seat: Seat, out: Float32Array): void
}

/** Where weights come from and what they fit. */
export interface WeightsHeader {
  readonly game: string
  /** The version of the rules they were trained with. */
  readonly rules: number
  /** The hash of the encoder they were trained with. */
  readonly encoder: string
  readonly inputs: number
  readonly hidden: number
  /** The command that trained them, and how the games were played and the network trained, in words. */
  readonly recipe: string
  readonly seed: number
  /** The mean cross-entropy of chances and results: of the rows trained on, of rows held out, and of the hand evaluation on these. */
  readonly losses: { readonly trained: number; readonly heldOut: number; readonly hand: number }
  /** How a search with these weights fared in the arena; empty if it did not play. Weights in the repository have played. */
  readonly arena: string
}

/** The weights of a network: small whole numbers with scales, as base64. */
export interface Weights {
  readonly header: WeightsHeader
  readonly data: string
}
