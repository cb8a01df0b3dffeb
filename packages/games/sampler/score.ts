import { type Json, type Result, rank, type Score } from '@grimuar/kernel'
import { type SamplerTable, SOURCES, type Sparks, type Tale, total } from './table.ts'

function scoreOf(sparks: Sparks): Score {
  const parts = SOURCES.map((name) => ({ name, points: sparks[name] })).filter(({ points }) => points !== 0)
  return { total: total(sparks), parts }
}

function teamWon(t: SamplerTable): boolean {
  return t.sparks.reduce((sum, sparks) => sum + total(sparks), 0) > total(t.shadow)
}

export function result(t: SamplerTable): Result {
  const scores = t.sparks.map(scoreOf)
  const shadow = { name: 'shadow', score: scoreOf(t.shadow) }
  if (t.mode === 'team') {
    const won = teamWon(t)
    return { kind: 'shared', won, scores, rivals: [{ ...shadow, rank: won ? 2 : 1 }] }
  }
  const totals = [...scores, shadow.score].map((score) => score.total)
  const ranks = rank(totals.length, (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  return { kind: 'ranked', ranks: ranks.slice(0, t.seats), scores, rivals: [{ ...shadow, rank: ranks[t.seats] ?? 1 }] }
}

/** A team that wins the first chapter goes on to the second (SA-7.3). */
export function leaves(t: SamplerTable): Tale | undefined {
  if (t.mode !== 'team' || t.chapter !== 1 || !teamWon(t)) return undefined
  return { chapter: 2, sparks: t.sparks.reduce((sum, sparks) => sum + total(sparks), 0) }
}

export function follow(t: SamplerTable): Json | undefined {
  const tale = leaves(t)
  return tale && { mode: t.mode, rounds: t.rounds, tale }
}
