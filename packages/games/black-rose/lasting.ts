import { EVENT_EFFECTS } from './events/index.ts'
import type { Lasting, LastingRule } from './events/lasting.ts'
import type { BlackRoseTable } from './table.ts'

const NOTHING: readonly never[] = []

/** The rules of that name which events on the board now make; none outside the Action phase. */
export function lasting<R extends LastingRule>(t: BlackRoseTable, rule: R): readonly Extract<Lasting, { rule: R }>[] {
  if (t.phase !== 'action') return NOTHING
  let found: Extract<Lasting, { rule: R }>[] | undefined
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

function isRule<R extends LastingRule>(one: Lasting, rule: R): one is Extract<Lasting, { rule: R }> {
  return one.rule === rule
}

export function lasts(t: BlackRoseTable, rule: LastingRule): boolean {
  return lasting(t, rule).length > 0
}
