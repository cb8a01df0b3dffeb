import type { Result } from '@grimuar/kernel'
import type { Sight, TableCard } from '@grimuar/protocol'

/** The result of a match; null while it is running, and if it ended early. */
export function resultOf({ result }: Pick<TableCard, 'result'>): Result | null {
  return ((result as Sight['ended'])?.result ?? null) as Result | null
}
