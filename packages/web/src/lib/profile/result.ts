import type { Result } from '@grimuar/kernel'
import type { Sight, TableCard } from '@grimuar/protocol'

/** What a match came to; null while it goes on, and where it was ended early. */
export function resultOf({ result }: Pick<TableCard, 'result'>): Result | null {
  return ((result as Sight['ended'])?.result ?? null) as Result | null
}
