import type { RuleRef } from '@grimuar/kernel'
import type { Act } from './asks/questions.ts'
import { areaOf, around, beside, inRange, isOnBoard } from './board.ts'
import { holds } from './conditions.ts'
import { attackOf, hasEnemies } from './flow/combat.ts'
import { activeCards, cardMods, conscious, heroAt, heroCardOf, modsOf } from './heroes.ts'
import type { HeroNo } from './ids.ts'
import type { Action, Cost } from './story/language/cards.ts'
import { cardAs, cardOf, castOf } from './story/registry.ts'
import type { Hero, WonderTable } from './table.ts'
import { couldScript } from './verbs/index.ts'

/** A special action with its source. */
export interface Special {
  readonly source: string
  readonly action: Action
}

/** The interaction cards that can be used: those lying alone and the tops of stacks. */
export function openInteractions(t: WonderTable): number[] {
  const tops = t.stacks.flatMap(({ cards }) => cards.slice(0, 1))
  return tops.length ? [...t.placed, ...tops] : t.placed
}

export function canPay(h: Hero, { sparks = 0, hearts = 0, item }: Cost): boolean {
  return h.sparks >= sparks && (hearts === 0 || h.hearts > hearts) && (item === undefined || h.items.includes(item))
}

/** What of a cost a hero lacks, and how much the hero has. */
function unpaid(h: Hero, { sparks = 0, hearts = 0, item = 0 }: Cost): RuleRef {
  const rule = 'WB-6.10'
  if (h.sparks < sparks) return { rule, about: { sparks, has: h.sparks } }
  return { rule, about: hearts > 0 && h.hearts <= hearts ? { hearts, has: h.hearts } : { item } }
}

/** Special actions that cards in force, items and the artefact offer a hero, whether or not it can use them now. */
export function specialsOf(t: WonderTable, h: Hero): Special[] {
  const all: Special[] = []
  for (const n of activeCards(t)) {
    const card = cardOf(t, n)
    if (card.kind !== 'rule' && card.kind !== 'objective') continue
    for (const action of card.actions ?? []) all.push({ source: `card ${n}`, action })
  }
  for (const n of h.items) for (const action of cardAs(t, n, 'item').actions) all.push({ source: `card ${n}`, action })
  for (const action of modsOf(t, h).actions) all.push({ source: action.source, action })
  return all
}

function isAt(t: WonderTable, { area }: Hero, at: NonNullable<Action['at']>, hero: HeroNo): boolean {
  return typeof at === 'string' ? areaOf(t, at, hero) === area : at.some((place) => areaOf(t, place, hero) === area)
}

/** Whether the next Move is not counted. */
export function moveIsFree(t: WonderTable, h: Hero, extra: boolean): boolean {
  return !extra && h.freeMoves < modsOf(t, h).freeMoves
}

/** Whether using this scrap is not counted. */
export function scrapIsFree(t: WonderTable, h: Hero, id: string, extra: boolean): boolean {
  if (extra) return false
  return castOf(t).scraps.some((scrap) => scrap.id === id && scrap.free === true) || (modsOf(t, h).freeScrap && !h.freeScrap)
}

/** The other heroes to whom things can be given now. */
export function neighbours(t: WonderTable, hero: HeroNo): HeroNo[] {
  if (cardMods(t, 'no_give').length) return []
  const others = conscious(t).filter((i) => i !== hero)
  if (cardMods(t, 'cheap_give').length) return others
  const near = around(t, heroAt(t, hero).area)
  return others.filter((i) => near.includes(heroAt(t, i).area))
}

/** The allies a hero can take along, in every combination. */
function companies(t: WonderTable, { area }: Hero): (readonly string[])[] {
  const escorts = cardMods(t, 'escort').filter((id) =>
    t.units.some((unit) => unit.id === id && unit.area === area && unit.hearts > 0),
  )
  let all: (readonly string[])[] = [[]]
  for (const id of new Set(escorts)) all = [...all, ...all.map((some) => [...some, id])]
  return all
}

/** All a hero can do now, passing last. */
export function actsOf(t: WonderTable, hero: HeroNo, extra: boolean): Act[] {
  const h = heroAt(t, hero)
  const acts: Act[] = []
  const counted = extra || h.left > 0
  if (counted || moveIsFree(t, h, extra)) addMoves(t, h, acts)
  if (counted) {
    if (t.sparks[h.area]) acts.push({ do: 'collect' })
    if (hasEnemies(t, inRange(t, h.area, attackOf(t, hero).range))) acts.push({ do: 'attack' })
    for (const { id, cost, script, source } of skillsFor(t, h))
      if (canPay(h, cost) && couldScript(t, { source, script, hero })) acts.push({ do: 'skill', id })
    for (const n of openInteractions(t)) if (!whyNotInteract(t, hero, n)) acts.push({ do: 'interact', card: n })
    addGifts(t, hero, acts)
  }
  for (const { source, action } of specialsOf(t, h)) {
    if (action.free ? extra : !counted) continue
    if (!whyNotSpecial(t, hero, source, action)) acts.push({ do: 'special', source, id: action.id })
  }
  for (const id of h.scraps) if (!whyNotScrap(t, hero, id, extra)) acts.push({ do: 'scrap', id })
  acts.push({ do: 'pass' })
  return acts
}

function addMoves(t: WonderTable, h: Hero, acts: Act[]): void {
  const ways = beside(t, h.area)
  if (t.units.length === 0) {
    for (const to of ways) acts.push({ do: 'move', to })
    return
  }
  const along = companies(t, h)
  for (const to of ways) for (const some of along) acts.push(some.length ? { do: 'move', to, with: some } : { do: 'move', to })
}

function addGifts(t: WonderTable, hero: HeroNo, acts: Act[]): void {
  const h = heroAt(t, hero)
  const near = neighbours(t, hero)
  if (near.length === 0) return
  for (const what of h.items) acts.push({ do: 'give', what })
  for (const what of h.scraps) acts.push({ do: 'give', what })
  for (const from of near) {
    const other = heroAt(t, from)
    for (const what of other.items) acts.push({ do: 'take', what, from })
    for (const what of other.scraps) acts.push({ do: 'take', what, from })
  }
}

/** The starting skill and those learnt that are used as an action. */
export function skillsFor(t: WonderTable, h: Hero): { id: string; cost: Cost; script: number; source: string }[] {
  const { skill } = heroCardOf(t, h)
  const own = { id: skill.id, cost: skill.cost, script: skill.do, source: `hero ${h.id}` }
  const learnt = modsOf(t, h).skills.flatMap(({ id, cost = {}, do: script }) =>
    script === undefined ? [] : [{ id, cost, script, source: `skill ${id}` }],
  )
  return [own, ...learnt]
}

function whyNotInteract(t: WonderTable, hero: HeroNo, n: number): RuleRef | undefined {
  const h = heroAt(t, hero)
  const { area, needs, cost } = cardAs(t, n, 'interaction')
  if (area !== h.area || !isOnBoard(t, area)) return { rule: 'WB-6.9' }
  if (cost && !canPay(h, cost)) return unpaid(h, cost)
  return needs && !holds(t, needs, hero) ? { rule: 'WB-6.11' } : undefined
}

function whyNotSpecial(t: WonderTable, hero: HeroNo, source: string, action: Action): RuleRef | undefined {
  const h = heroAt(t, hero)
  if (action.per_turn !== undefined && (h.uses[action.id] ?? 0) >= action.per_turn) return { rule: 'WB-6.15' }
  if (action.at !== undefined && !isAt(t, h, action.at, hero)) return { rule: 'WB-6.14' }
  if (action.cost && !canPay(h, action.cost)) return unpaid(h, action.cost)
  if (action.needs && !holds(t, action.needs, hero)) return { rule: 'WB-6.14' }
  return couldScript(t, { source, script: action.do, hero }) ? undefined : { rule: 'WB-6.17' }
}

function whyNotScrap(t: WonderTable, hero: HeroNo, id: string, extra: boolean): RuleRef | undefined {
  const h = heroAt(t, hero)
  const scrap = castOf(t).scraps.find((one) => one.id === id)
  if (!scrap || !h.scraps.includes(id)) return { rule: 'WB-6.13' }
  if (scrap.reaction !== undefined) return { rule: 'WB-6.24' }
  if (extra && scrap.free) return { rule: 'WB-6.19' }
  if (!extra && h.left <= 0 && !scrapIsFree(t, h, id, extra)) return { rule: 'WB-6.5' }
  return couldScript(t, { source: `scrap ${id}`, script: scrap.do, hero }) ? undefined : { rule: 'WB-6.17' }
}

/** Why a hero cannot do this now; said from what everybody sees. */
export function whyNot(t: WonderTable, hero: HeroNo, extra: boolean, act: Act): RuleRef | undefined {
  const h = heroAt(t, hero)
  const counted = extra || h.left > 0
  switch (act.do) {
    case 'move':
      if (!counted && !moveIsFree(t, h, extra)) return { rule: 'WB-6.5' }
      return beside(t, h.area).includes(act.to) ? { rule: 'WB-6.20' } : { rule: 'WB-6.6' }
    case 'collect':
      return counted ? { rule: 'WB-6.7' } : { rule: 'WB-6.5' }
    case 'attack':
      return counted ? { rule: 'WB-7.2' } : { rule: 'WB-6.5' }
    case 'skill': {
      const skill = skillsFor(t, h).find(({ id }) => id === act.id)
      if (!skill) return { rule: 'WB-6.8' }
      if (!counted) return { rule: 'WB-6.5' }
      return canPay(h, skill.cost) ? { rule: 'WB-6.17' } : unpaid(h, skill.cost)
    }
    case 'interact':
      if (!openInteractions(t).includes(act.card)) return { rule: 'WB-6.9' }
      return counted ? whyNotInteract(t, hero, act.card) : { rule: 'WB-6.5' }
    case 'give':
    case 'take':
      return counted ? { rule: 'WB-6.12' } : { rule: 'WB-6.5' }
    case 'special': {
      const special = specialsOf(t, h).find(({ source, action }) => source === act.source && action.id === act.id)
      if (!special) return { rule: 'WB-6.14' }
      if (special.action.free ? extra : !counted) return { rule: extra ? 'WB-6.19' : 'WB-6.5' }
      return whyNotSpecial(t, hero, special.source, special.action)
    }
    case 'scrap':
      return whyNotScrap(t, hero, act.id, extra)
    default:
      return undefined
  }
}
