import { EVENT_EFFECTS } from './events/index.ts'
import type { Lasting, LastingRule } from './events/lasting.ts'
import type { EventId } from './ids.ts'
import type { BlackRoseTable } from './table.ts'

const NOTHING: readonly never[] = []

type Rule<R extends LastingRule> = Extract<Lasting, { rule: R }>

/** The rules of that name which events on the board now make; none outside the Action phase. */
export function lasting<R extends LastingRule>(t: BlackRoseTable, rule: R): readonly Rule<R>[] {
  if (t.phase !== 'action') return NOTHING
  let found: Rule<R>[] | undefined
  for (const event of t.events) {
    if (event === null) continue
    const effect = EVENT_EFFECTS[event]
    if (!('lasting' in effect)) continue
    for (const one of effect.lasting) {
      if (!isRule(one, rule)) continue
      found ??= []
      found.push(one)
    }
  }
  return found ?? NOTHING
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
