import { EVENT_EFFECTS } from './events/index.ts'
import type { Lasting, LastingRule } from './events/lasting.ts'
import type { EventId } from './ids.ts'
import type { BlackRoseTable } from './table.ts'

const NOTHING: readonly never[] = []

type Rule<R extends LastingRule> = Extract<Lasting, { rule: R }>

// The board asked about last, and all rules on it: it changes once a turn and is asked about at every other decision.
let board: readonly (EventId | null)[] = []
let rules: readonly Lasting[] = NOTHING

/** The rules of that name which events on the board now make; none outside the Action phase. */
export function lasting<R extends LastingRule>(t: BlackRoseTable, rule: R): readonly Rule<R>[] {
  if (t.phase !== 'action') return NOTHING
  if (!isBoard(t.events)) lookAt(t.events)
  let found: Rule<R>[] | undefined
  for (const one of rules) {
    if (!isRule(one, rule)) continue
    found ??= []
    found.push(one)
  }
  return found ?? NOTHING
}

function isBoard(events: readonly (EventId | null)[]): boolean {
  for (let slot = 0; slot < events.length; slot++) if (events[slot] !== board[slot]) return false
  return events.length === board.length
}

function lookAt(events: readonly (EventId | null)[]): void {
  board = events.slice()
  rules = board.flatMap((event) => {
    const effect = event === null ? undefined : EVENT_EFFECTS[event]
    return effect && 'lasting' in effect ? effect.lasting : NOTHING
  })
}

function isRule<R extends LastingRule>(one: Lasting, rule: R): one is Rule<R> {
  return one.rule === rule
}

/** The same rules, each with the event that makes it. */
export function lastingBy<R extends LastingRule>(
  t: BlackRoseTable,
  rule: R,
): readonly { readonly event: EventId; readonly rule: Rule<R> }[] {
  if (t.phase !== 'action') return NOTHING
  return t.events.flatMap((event) => {
    const effect = event === null ? undefined : EVENT_EFFECTS[event]
    if (event === null || !effect || !('lasting' in effect)) return []
    return effect.lasting.flatMap((one) => (isRule(one, rule) ? [{ event, rule: one }] : []))
  })
}

export function lasts(t: BlackRoseTable, rule: LastingRule): boolean {
  return lasting(t, rule).length > 0
}
