import type { MatchAnalysis } from '@grimuar/bots'
import { ANALYSIS_PREFIX as PREFIX } from '../session/saved-matches.ts'
import { readStored, storedKeys, writeStored } from '../storage.ts'

/** Grows when analyses of today cannot be read as earlier ones. */
const VERSION = 1

/** The number of analyses that are kept. Matches played online are not listed here, so nobody would ever delete theirs. */
export const MOST_ANALYSES = 50

/** Keeps the analysis of a match on this device, beside the match; the oldest ones give way. */
export function saveAnalysis(id: string, steps: number, analysis: MatchAnalysis): void {
  const text = JSON.stringify({ version: VERSION, steps, saved: Date.now(), analysis })
  const others = storedKeys(PREFIX).filter((key) => key !== PREFIX + id)
  const oldest = others.map((key) => ({ key, saved: savedAt(key) })).sort((a, b) => a.saved - b.saved)
  const room = () => writeStored(oldest.shift()?.key ?? '', null)
  while (oldest.length >= MOST_ANALYSES) room()
  // Where no space is left, older analyses give way one by one: they can be made again.
  while (!writeStored(PREFIX + id, text) && oldest.length > 0) room()
}

/** When an analysis was stored; those of earlier versions, which did not say it, count as the oldest. */
function savedAt(key: string): number {
  try {
    const { saved }: { saved?: unknown } = JSON.parse(readStored(key) ?? '')
    return typeof saved === 'number' ? saved : 0
  } catch {
    return 0
  }
}

/** The stored analysis of a match with this number of steps; undefined if there is none. */
export function savedAnalysis(id: string, steps: number): MatchAnalysis | undefined {
  const stored = readStored(PREFIX + id)
  if (stored === null) return undefined
  try {
    const kept: { version: unknown; steps: unknown; analysis: MatchAnalysis } = JSON.parse(stored)
    const { turns, decisions, balances } = kept.analysis
    const whole = [turns, decisions, balances].every(Array.isArray) && turns.length > 0 && balances.length > 0
    return kept.version === VERSION && kept.steps === steps && whole ? kept.analysis : undefined
  } catch {
    return undefined
  }
}
