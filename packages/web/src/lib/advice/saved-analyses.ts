import type { MatchAnalysis } from '@grimuar/bots'
import { ANALYSIS_PREFIX as PREFIX } from '../session/saved-matches.ts'
import { readStored, writeStored } from '../storage.ts'

/** Grows when analyses of today cannot be read as earlier ones. */
const VERSION = 1

/** Keeps the analysis of a match on this device, beside the match. */
export function saveAnalysis(id: string, steps: number, analysis: MatchAnalysis): void {
  writeStored(PREFIX + id, JSON.stringify({ version: VERSION, steps, analysis }))
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
