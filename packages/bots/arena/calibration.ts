/** Chances within a tenth of each other, and what became of them. */
export interface CalibrationBin {
  readonly count: number
  readonly said: number // the mean of the chances
  readonly came: number // the share of a win that was reached
}

const BINS = 10
/** Keeps the loss finite where a chance of 0 or 1 was wrong. */
const LEAST = 1e-4

/** Compares predicted chances with results: positions with a predicted chance of 0.7 should be won in seven of ten cases. */
export class Calibration {
  private readonly bins = Array.from({ length: BINS }, () => ({ count: 0, said: 0, came: 0 }))
  private losses = 0

  /** `result` is from 0 (lost) to 1 (won). */
  add(chance: number, result: number): void {
    const bin = this.bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
    if (!bin) throw new Error(`${chance} is no chance from 0 to 1`)
    bin.count++
    bin.said += chance
    bin.came += result
    const kept = Math.min(1 - LEAST, Math.max(LEAST, chance))
    this.losses -= result * Math.log(kept) + (1 - result) * Math.log(1 - kept)
  }

  get count(): number {
    return this.bins.reduce((sum, { count }) => sum + count, 0)
  }

  /** The mean cross-entropy; a coin has 0.693. */
  get loss(): number {
    return this.losses / Math.max(1, this.count)
  }

  /** By how much chances and shares differ in the mean. */
  get gap(): number {
    return this.bins.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / Math.max(1, this.count)
  }

  /** The chances by tenths, the lowest first; a tenth in which none lay has a count of 0. */
  curve(): readonly CalibrationBin[] {
    return this.bins.map(({ count, said, came }) => ({ count, said: said / Math.max(1, count), came: came / Math.max(1, count) }))
  }
}
