import { canPay, openInteractions, specialsOf } from '../acts.ts'
import { areaOf, stepsFrom } from '../board.ts'
import { holds } from '../conditions.ts'
import { heroAt } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import type { Condition } from '../story/language/conditions.ts'
import { cardAs } from '../story/registry.ts'
import type { Hero, WonderTable } from '../table.ts'

/** Something worth going somewhere for, as far as read cards tell. */
export interface Task {
  readonly area: string
  readonly worth: number
  readonly sparks: number // needed on arrival
  readonly why: 'goal' | 'look' | 'fight' | 'boss' | 'escort' | 'spark' | 'meet' | 'guard' | 'rest'
}

/** The simple conditions of a goal, however they are joined. Negated ones are left out. */
export function partsOf(condition: Condition): Condition[] {
  if (condition.is === 'all' || condition.is === 'any') return condition.of.flatMap(partsOf)
  return condition.is === 'not' ? [] : [condition]
}

export function goalOf(t: WonderTable): Condition[] {
  return t.objective ? partsOf(cardAs(t, t.objective, 'objective').goal) : []
}

/** Interaction cards the goal asks for, those lying above them in a stack included. */
export function wantedCards(t: WonderTable): Set<number> {
  const wanted = new Set<number>()
  for (const part of goalOf(t)) {
    if (part.is === 'used') for (const n of part.of) wanted.add(n)
    if (part.is === 'stack_empty') for (const { id, cards } of t.stacks) if (id === part.of) for (const n of cards) wanted.add(n)
  }
  for (const { cards } of t.stacks) if (cards.some((n) => wanted.has(n))) for (const n of cards) wanted.add(n)
  return wanted
}

/** The ally the goal wants brought somewhere, and where. */
export function escortOf(t: WonderTable): { readonly unit: string; readonly to: string } | undefined {
  for (const part of goalOf(t)) {
    if (part.is === 'unit_in' && t.units.some(({ id, kind }) => id === part.of[0] && kind === 'ally'))
      return { unit: part.of[0], to: part.of[1] }
  }
  return undefined
}

export const isAboutBoss = (part: Condition) => part.is === 'unit_down' || part.is === 'unit_hearts'

/** Sparks that a condition asks the acting hero for. */
function sparksIn(t: WonderTable, condition: Condition | undefined, hero: HeroNo): number {
  if (!condition || holds(t, condition, hero)) return 0
  return Math.max(0, ...partsOf(condition).map((part) => (part.is === 'actor_sparks' ? part.of : 0)))
}

/** Whether the goal asks for items that nobody holds: then it is worth searching everywhere. */
function itemsMissing(t: WonderTable): boolean {
  const { actions = [] } = cardAs(t, t.objective, 'objective')
  return actions.some(({ progress, needs }) => {
    const items = progress && needs ? partsOf(needs).flatMap((part) => (part.is === 'actor_item' ? [part.of] : [])) : []
    return items.some((item) => !t.heroes.some((h) => h.items.includes(item)))
  })
}

/** The areas in which the goal or a card in play asks for an item. */
export function usesOf(t: WonderTable, item: number): string[] {
  const asksFor = (needs: Condition | undefined) =>
    needs !== undefined && partsOf(needs).some((part) => part.is === 'actor_item' && part.of === item)
  const cards = openInteractions(t).map((n) => cardAs(t, n, 'interaction'))
  const { actions = [] } = t.objective ? cardAs(t, t.objective, 'objective') : {}
  return [
    ...cards.filter(({ needs }) => asksFor(needs)).map(({ area }) => area),
    ...actions.filter(({ needs, progress }) => progress && asksFor(needs)).flatMap(({ at = [] }) => at),
  ]
}

const CURIOUS = 19 // the worth of a card outside the goal to the nearest hero while there is time

/** Whether another conscious hero is nearer to an area. */
function isNearer(t: WonderTable, hero: HeroNo, area: string): boolean {
  const far = stepsFrom(t, area)
  const own = far.get(heroAt(t, hero).area) ?? 99
  return t.heroes.some((h, i) => i !== hero && !h.out && (far.get(h.area) ?? 99) < own)
}

/** All that is worth doing for a hero now. */
export function tasksOf(t: WonderTable, hero: HeroNo): Task[] {
  const h = heroAt(t, hero)
  const tasks: Task[] = []
  const add = (why: Task['why'], area: string, worth: number, sparks = 0) => {
    if (area) tasks.push({ area, worth, sparks, why })
  }
  const areaOfUnit = (id: string) => t.units.find((unit) => unit.id === id)?.area ?? ''
  for (const part of goalOf(t)) {
    if (part.is === 'all_in') add('goal', part.of, 20)
    else if (part.is === 'unit_in') {
      const at = areaOfUnit(part.of[0])
      add('escort', h.area === at ? part.of[1] : at, 18)
    } else if (part.is === 'defeated') for (const { area } of t.wyrms) add('fight', area, 14)
    else if (part.is === 'clear' && part.of !== 'board') {
      if (t.wyrms.some(({ area }) => area === part.of)) add('fight', part.of, 16)
    } else if (isAboutBoss(part))
      for (const unit of t.units) if (unit.kind === 'boss' && unit.hearts > 0) add('boss', unit.area, 18)
  }
  const wanted = wantedCards(t)
  const search = itemsMissing(t) ? 15 : 7
  const looksAround = t.fate >= 3 && t.wyrms.length < t.heroes.length
  for (const n of openInteractions(t)) {
    const { area, cost, needs } = cardAs(t, n, 'interaction')
    const items = needs ? partsOf(needs).flatMap((part) => (part.is === 'actor_item' ? [part.of] : [])) : []
    if (items.some((item) => !h.items.includes(item))) continue
    const worth = wanted.has(n) ? 20 : Math.max(search, looksAround && !isNearer(t, hero, area) ? CURIOUS : 0)
    const isMeeting = needs !== undefined && partsOf(needs).some((part) => part.is === 'heroes_in')
    add(isMeeting ? 'meet' : worth > 10 ? 'goal' : 'look', area, worth, Math.max(cost?.sparks ?? 0, sparksIn(t, needs, hero)))
  }
  for (const { action } of specialsOf(t, h)) {
    if (!action.progress || action.at === undefined) continue
    const lacks = action.needs
      ? partsOf(action.needs).some((part) => part.is === 'actor_item' && !h.items.includes(part.of))
      : false
    const closed = action.needs?.is === 'not' && !holds(t, action.needs, hero)
    if (lacks || closed) continue
    for (const place of typeof action.at === 'string' ? [action.at] : action.at)
      add('goal', areaOf(t, place, hero), 20, canPay(h, action.cost ?? {}) ? 0 : (action.cost?.sparks ?? 0))
  }
  for (const area of Object.keys(t.sparks)) if (h.sparks < 2) add('spark', area, 3.5)
  for (const { area } of t.wyrms) add('fight', area, 4)
  // An ally that wyrms go for wants company.
  if (goalOf(t).some((part) => part.is === 'rounds'))
    for (const unit of t.units) if (unit.kind === 'ally') add('guard', unit.area, 12)
  return tasks
}

/** The best of these from where a hero stands; sparks that are missing are fetched first. */
export function bestTask(
  t: WonderTable,
  h: Hero,
  tasks: readonly Task[],
): { readonly task: Task; readonly to: string } | undefined {
  const far = stepsFrom(t, h.area)
  let best: { task: Task; to: string } | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const task of tasks) {
    let { area: to, worth } = task
    if (task.sparks > h.sparks) {
      const source = nearestSpark(t, far)
      if (source === undefined) continue
      to = source
      worth -= 0.5
    }
    const steps = far.get(to)
    if (steps === undefined) continue
    const value = worth - 1.6 * steps
    if (value > most) {
      most = value
      best = { task, to }
    }
  }
  return best
}

function nearestSpark(t: WonderTable, far: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined
  for (const area of Object.keys(t.sparks)) {
    const steps = far.get(area)
    if (steps !== undefined && (best === undefined || steps < (far.get(best) ?? 0))) best = area
  }
  return best
}
