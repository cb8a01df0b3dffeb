import { type Result, readResult } from '@grimuar/kernel'
import type { Sight, TableCard } from '@grimuar/protocol'

/** The result of a match, perhaps one stored by an earlier version; null while it is running, and if it ended early. */
export function resultOf({ result }: Pick<TableCard, 'result'>): Result | null {
  const ended = result as Sight['ended']
  return ended?.result ? readResult(ended.result as Result) : null
}
