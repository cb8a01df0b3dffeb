import { newLuck, type TableCard } from '@grimuar/protocol'

/** What was shown and given before the first move of a match, kept on this device: a server cannot change it afterwards. */
export interface Promised {
  readonly commitment: string
  /** The number this person's device gave. */
  readonly mine?: string
}

const PREFIX = 'grimuar/promise/'
const MOST = 200

/** Notes what a table promises; what was noted first stays. */
export function notePromise(card: TableCard, mine?: string): void {
  const before = promiseOf(card.id)
  if (before && (before.mine !== undefined || mine === undefined)) return
  try {
    localStorage.setItem(
      PREFIX + card.id,
      JSON.stringify({ commitment: before?.commitment ?? card.commitment, mine, at: Date.now() }),
    )
    forgetOldest()
  } catch {
    // Without a place to note it, what the server shows later is all there is to check.
  }
}

/**
 * The number this device gives at a table, noted together with what the table promised before the server hears it. It
 * stays the same however often one sits down: of an answer that was lost nobody knows whether it counted.
 */
export function luckFor(card: TableCard): string {
  const luck = promiseOf(card.id)?.mine ?? newLuck()
  notePromise(card, luck)
  return luck
}

export function promiseOf(table: string): Promised | undefined {
  try {
    const noted = JSON.parse(localStorage.getItem(PREFIX + table) ?? 'null') as Promised | null
    return typeof noted?.commitment === 'string' ? noted : undefined
  } catch {
    return undefined
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length <= MOST) return
  const at = (key: string) => Number((JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number }).at ?? 0)
  for (const key of keys.sort((a, b) => at(a) - at(b)).slice(0, keys.length - MOST)) localStorage.removeItem(key)
}
