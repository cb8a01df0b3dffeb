import { ask, type By, by } from '@grimuar/kernel'
import { ALTAR, EVENING, EVERY_PHASE, MIDDAY, MORNING, NONE, type Phase, TRACK_FLUSHES, TRACK_SPACES } from '../components.ts'
import type { SpellbookDealer, SpellbookFrame, SpellbookQuestion, SpellbookTable } from '../table.ts'
import { draw, lastingMorning, sweepAltar } from './tokens.ts'

const DAY: SpellbookFrame = { op: 'day' }
const NIGHT: SpellbookFrame = { op: 'night' }
const REFILL: SpellbookFrame = { op: 'refill' }
const TRIBUTE: SpellbookFrame = { op: 'tribute' }
const PHASE: By<Phase, SpellbookFrame> = by(EVERY_PHASE, (phase) => ({ op: 'phase', phase, left: 0 }))

const acts = (left: number, must: boolean) => by(EVERY_PHASE, (phase): SpellbookQuestion => ({ kind: 'act', phase, left, must }))
const ONE_ACTION = acts(1, false)
const TWO_ACTIONS = acts(2, false)
const ACTION_NOW = acts(1, true)

/** The question for the action of a phase; `must` where an action is owed and cannot be skipped. */
export function actQuestion(phase: Phase, left: number, must: boolean): SpellbookQuestion {
  if (must) return ACTION_NOW[phase]
  return (left === 2 ? TWO_ACTIONS : ONE_ACTION)[phase]
}

export function day(t: SpellbookTable, _frame: unknown, dealer: SpellbookDealer): void {
  t.day++
  dealer.say({ kind: 'day', seat: t.active, day: t.day })
  t.frames.push(NIGHT, REFILL)
  if (t.opponent) t.frames.push(TRIBUTE)
  t.frames.push(PHASE[EVENING], PHASE[MIDDAY], PHASE[MORNING])
}

export function phase(t: SpellbookTable, frame: { phase: Phase; left: number }): void {
  t.phase = frame.phase
  const actions = frame.phase === MORNING ? (lastingMorning(t, t.active)?.what.actions ?? 1) : 1
  ask(t, t.active, actQuestion(frame.phase, frame.left || actions, false))
}

const TRIBUTE_TO_TRACK: SpellbookQuestion = { kind: 'tribute', to: 'track', by: NONE }

export function tribute(t: SpellbookTable): void {
  if (t.altar.length > 0) ask(t, t.active, TRIBUTE_TO_TRACK)
}

export function refill(t: SpellbookTable, _frame: unknown, dealer: SpellbookDealer): void {
  if (isLastDay(t)) return
  if (t.opponent) {
    if (TRACK_FLUSHES.includes(t.opponent.track.length)) sweepAltar(t, dealer, t.active, NONE)
    const tooMany = t.altar.length - ALTAR.solo
    if (tooMany > 0) {
      const tokens = t.altar.splice(0, tooMany)
      t.tray.push(...tokens)
      dealer.say({ kind: 'moved', seat: t.active, tokens, from: 'altar', to: 'tray', by: NONE })
    } else draw(t, dealer, -tooMany, 'altar', t.active, NONE)
    return
  }
  if (t.altar.length >= ALTAR.full) sweepAltar(t, dealer, t.active, NONE)
  draw(t, dealer, Math.max(ALTAR.few - t.altar.length, 1), 'altar', t.active, NONE)
}

/** Whether nothing follows this day: the refill would be for nobody. */
function isLastDay(t: SpellbookTable): boolean {
  if (t.opponent?.track.length === TRACK_SPACES) return true
  return t.ending && (t.active + 1) % t.seats === t.first
}

export function night(t: SpellbookTable, _frame: unknown, dealer: SpellbookDealer): void {
  if (isLastDay(t)) {
    dealer.say({ kind: 'end' })
    return
  }
  t.active = (t.active + 1) % t.seats
  t.frames.push(DAY)
}
