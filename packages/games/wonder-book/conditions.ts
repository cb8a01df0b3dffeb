import { hasAura } from './board.ts'
import { amount, conscious, heroAt } from './heroes.ts'
import type { HeroNo } from './ids.ts'
import type { Condition } from './story/language/conditions.ts'
import type { WonderTable } from './table.ts'

/** Whether a condition holds; `hero` is who acts. */
export function holds(t: WonderTable, { is, of }: Condition, hero: HeroNo): boolean {
  const actor = t.heroes[hero]
  const unit = (id: string) => t.units.find((one) => one.id === id)
  switch (is) {
    case 'all':
      return of.every((one) => holds(t, one, hero))
    case 'any':
      return of.some((one) => holds(t, one, hero))
    case 'not':
      return !holds(t, of, hero)
    case 'pw':
      return t.passwords.some(({ word }) => word === of)
    case 'flag':
      return t.flags.includes(of)
    case 'count':
      return Object.entries(of).every(([id, n]) => (t.counters[id] ?? 0) >= amount(t, n))
    case 'item':
      return t.heroes.some(({ items }) => items.includes(of))
    case 'actor_item':
      return actor?.items.includes(of) === true
    case 'actor_sparks':
      return actor !== undefined && actor.sparks >= of
    case 'actor_aura':
      return hasAura(t, hero)
    case 'team_sparks':
      return t.heroes.reduce((sum, { sparks }) => sum + sparks, 0) >= amount(t, of)
    case 'aura_on':
      return t.aura !== null && 'hero' in t.aura
    case 'all_in':
      return t.heroes.every(({ out, area }) => !out && area === of)
    case 'any_in':
      return t.heroes.some(({ out, area }) => !out && area === of)
    case 'heroes_in':
      return conscious(t).filter((i) => heroAt(t, i).area === of.area).length >= amount(t, of.n)
    case 'clear':
      return !t.wyrms.some(({ area }) => of === 'board' || area === of)
    case 'defeated':
      return t.defeated >= amount(t, of)
    case 'unit_in':
      return unit(of[0])?.area === of[1]
    case 'unit_down':
      return unit(of)?.hearts === 0
    case 'unit_hearts':
      return (unit(of[0])?.hearts ?? Number.POSITIVE_INFINITY) <= amount(t, of[1])
    case 'used':
      return of.every((n) => t.used.includes(n))
    case 'stack_empty':
      return t.stacks.some(({ id, cards }) => id === of && cards.length === 0)
    case 'hero':
      return t.heroes.some(({ id }) => id === of)
    case 'heroes':
      return t.heroes.length >= of
    case 'fate':
      return t.fate >= of
    case 'last_fate':
      return (t.fates[t.chapter - 2] ?? 0) >= of
    case 'fate_total':
      return t.fates.reduce((sum, n) => sum + n, 0) >= of
    case 'rounds':
      return t.rounds >= amount(t, of)
  }
}
