/** A shorter animation would only flicker. */
const LEAST = 70

/** The time for showing changes. */
export interface Times {
  /** Milliseconds for all of them. */
  readonly whole: number
  /** Milliseconds for each. */
  readonly each: number
  /** Whether somebody asked for the end meanwhile. */
  readonly skipped: () => boolean
}

/**
 * Shows changes one after another: `show` gets the number of a change and its time, and resolves with the time that it took. Each change
 * includes the earlier ones, so changes without time are skipped; the last one is always shown.
 */
export async function showInTurn(
  count: number,
  { whole, each, skipped }: Times,
  show: (change: number, time: number) => Promise<number>,
): Promise<void> {
  let left = whole
  for (let i = 0; i < count; i++) {
    const moving = left >= LEAST && !skipped()
    if (!moving && i < count - 1) continue
    // The last of several changes only says what comes next.
    const share = left / Math.max(1, count - 1 - i)
    left -= await show(i, moving ? Math.min(Math.max(share, LEAST), each) : 0)
  }
}
