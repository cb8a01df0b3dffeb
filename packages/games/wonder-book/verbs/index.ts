import type { WonderDealer } from '../heroes.ts'
import type { Effect, EffectArgs, Verb } from '../story/language/effects.ts'
import { scriptOf } from '../story/registry.ts'
import type { WonderTable } from '../table.ts'
import { boardVerbs } from './board.ts'
import { cardVerbs } from './cards.ts'
import { combatVerbs } from './combat.ts'
import { enemyVerbs } from './enemies.ts'
import { flowVerbs } from './flow.ts'
import { memoryVerbs } from './memory.ts'
import { resourceVerbs } from './resources.ts'
import { unitVerbs } from './units.ts'
import type { By, VerbRule, Verbs } from './verb.ts'

let all: Verbs<Verb> | undefined

/** Every verb. Put together when first needed, since verbs of one file lead to scripts of all. */
function verbs(): Verbs<Verb> {
  all ??= {
    ...flowVerbs(couldScript),
    ...boardVerbs,
    ...cardVerbs,
    ...resourceVerbs,
    ...memoryVerbs,
    ...unitVerbs,
    ...enemyVerbs,
    ...combatVerbs,
  }
  return all
}

/** An effect of one verb; of several, what they have in common. */
interface Some<V extends Verb> {
  readonly verb: V
  readonly of: EffectArgs[V]
}

function runOne<V extends Verb>(t: WonderTable, { verb, of }: Some<V>, by: By, dealer: WonderDealer): void {
  const rule: VerbRule<V> = verbs()[verb]
  rule.run(t, of, by, dealer)
}

function couldOne<V extends Verb>(t: WonderTable, { verb, of }: Some<V>, by: By): boolean {
  const rule: VerbRule<V> = verbs()[verb]
  return rule.could?.(t, of, by) ?? true
}

let seen: ((effect: Effect) => void) | undefined

/** Lets someone see every effect that is carried out, for runs that look for effects that never are. */
export function watchEffects(watcher: (effect: Effect) => void): void {
  seen = watcher
}

/** Carries an effect out. */
export function runEffect(t: WonderTable, effect: Effect, by: By, dealer: WonderDealer): void {
  seen?.(effect)
  runOne(t, effect, by, dealer)
}

/** Whether any effect of a script would change something now. */
export function couldScript(t: WonderTable, { source, script, hero }: Omit<By, 'next'>): boolean {
  return scriptOf(t, source, script).some((effect, i) => couldOne(t, effect, { source, script, next: i, hero }))
}
