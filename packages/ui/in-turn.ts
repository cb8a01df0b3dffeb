/** A shorter animation would only flicker. */
const LEAST = 70

/** How much time there is to show changes in. */
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
 * draws all that the ones before it did, so those for which there is no time are left out; the last one is always shown.
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
