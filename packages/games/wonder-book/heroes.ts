import { at, type Dealer } from '@grimuar/kernel'
import { areaOf, around, hasAura, stepsFrom } from './board.ts'
import type { WonderEvent } from './events.ts'
import { type HeroNo, NOBODY } from './ids.ts'
import type { Action } from './story/language/cards.ts'
import type { Who } from './story/language/effects.ts'
import type { Attack, SkillCard } from './story/language/figures.ts'
import type { Mods } from './story/language/mods.ts'
import { cardOf, castOf, type Playing } from './story/registry.ts'
import type { Count } from './story/shape.ts'
import type { Cast } from './story/story.ts'
import type { Hero, WonderTable } from './table.ts'
import { tell } from './tell.ts'

export type WonderDealer = Dealer<WonderEvent>

/** A value by the number of heroes in play. */
export function amount(t: Pick<WonderTable, 'heroes'>, count: Count): number {
  if (typeof count === 'number') return count
  if (count === 'heroes') return t.heroes.length
  return at(count, Math.max(0, t.heroes.length - 2))
}

// Modifiers: what skills, artefacts and items change.

/** A modifier that is a script, with its source. */
export interface ScriptMod {
  readonly source: string
  readonly script: number
}

/** All that skills, artefact and items change for one hero, added up. */
export interface HeroMods {
  readonly dice: number
  readonly range: Attack['range'] | undefined
  readonly mode: Attack['mode'] | undefined
  readonly hearts: number
  readonly guard: number
  readonly freeReroll: boolean
  readonly freeMoves: number
  readonly collectAll: boolean
  readonly freeScrap: boolean
  readonly skillHearts: number
  readonly skillAll: boolean
  readonly secondWind: boolean
  readonly charge: NonNullable<Mods['charge']> | undefined
  readonly onDefeat: ScriptMod | undefined
  readonly turnStart: ScriptMod | undefined
  readonly skills: readonly SkillCard[] // those that are used as an action
  readonly actions: readonly (Action & { readonly source: string })[] // of the artefact
}

interface Sourced {
  readonly source: string
  readonly mods: Mods | undefined
}

const byId = new WeakMap<Cast, ReadonlyMap<string, SkillCard>>()

/** Every skill of a story by its id. */
function skillsOf(cast: Cast): ReadonlyMap<string, SkillCard> {
  const found = byId.get(cast)
  if (found) return found
  const all = Object.values(cast.upgrades).flatMap((heroes) => Object.values(heroes).flat())
  const made = new Map(all.map((skill) => [skill.id, skill]))
  byId.set(cast, made)
  return made
}

const summed = new WeakMap<readonly string[], HeroMods>()

/** The modifiers of a hero. */
export function modsOf(t: Playing, h: Hero): HeroMods {
  let base = summed.get(h.skills)
  if (!base) {
    const cast = castOf(t)
    const skills = h.skills.flatMap((id) => skillsOf(cast).get(id) ?? [])
    const artefacts = cast.artefacts.filter(({ id }) => h.skills.includes(id))
    base = sum(
      [
        ...skills.map(({ id, mods }) => ({ source: `skill ${id}`, mods })),
        ...artefacts.map(({ id, mods }) => ({ source: `artefact ${id}`, mods })),
      ],
      skills.filter((skill) => skill.do !== undefined),
      artefacts.flatMap(({ id, actions = [] }) => actions.map((action) => ({ ...action, source: `artefact ${id}` }))),
    )
    summed.set(h.skills, base)
  }
  for (const n of h.items) {
    const card = cardOf(t, n)
    if (card.kind === 'item' && card.mods) base = merge(base, { source: `card ${n}`, mods: card.mods })
  }
  return base
}

const PLAIN: HeroMods = {
  dice: 0,
  range: undefined,
  mode: undefined,
  hearts: 0,
  guard: 0,
  freeReroll: false,
  freeMoves: 0,
  collectAll: false,
  freeScrap: false,
  skillHearts: 0,
  skillAll: false,
  secondWind: false,
  charge: undefined,
  onDefeat: undefined,
  turnStart: undefined,
  skills: [],
  actions: [],
}

function sum(all: readonly Sourced[], skills: HeroMods['skills'], actions: HeroMods['actions']): HeroMods {
  return all.reduce(merge, { ...PLAIN, skills, actions })
}

function merge(base: HeroMods, { source, mods = {} }: Sourced): HeroMods {
  const script = (mod: number | undefined) => (mod === undefined ? undefined : { source, script: mod })
  return {
    ...base,
    dice: base.dice + (mods.attack_dice ?? 0),
    range: mods.attack_range ?? base.range,
    mode: mods.attack_mode ?? base.mode,
    hearts: base.hearts + (mods.max_hearts ?? 0),
    guard: base.guard + (mods.guard ?? 0),
    freeReroll: base.freeReroll || mods.free_reroll === true,
    freeMoves: base.freeMoves + (mods.free_moves ?? 0),
    collectAll: base.collectAll || mods.collect_all === true,
    freeScrap: base.freeScrap || mods.free_scrap === true,
    skillHearts: base.skillHearts + (mods.skill_hearts ?? 0),
    skillAll: base.skillAll || mods.skill_targets === 'all',
    secondWind: base.secondWind || mods.second_wind === true,
    charge: mods.charge ?? base.charge,
    onDefeat: script(mods.on_defeat) ?? base.onDefeat,
    turnStart: script(mods.turn_start) ?? base.turnStart,
  }
}

/** Modifiers of cards that hold for everyone: special rules and the objective. */
export function cardMods<M extends keyof Mods>(t: WonderTable, mod: M): NonNullable<Mods[M]>[] {
  const found: NonNullable<Mods[M]>[] = []
  for (const n of t.rules) addMod(t, n, mod, found)
  if (t.objective) addMod(t, t.objective, mod, found)
  return found
}

function addMod<M extends keyof Mods>(t: WonderTable, n: number, mod: M, found: NonNullable<Mods[M]>[]): void {
  const card = cardOf(t, n)
  const value = card.kind === 'rule' || card.kind === 'objective' ? card.mods?.[mod] : undefined
  if (value !== undefined && value !== null) found.push(value)
}

/** Special rules in force, then the objective. */
export function activeCards(t: WonderTable): readonly number[] {
  return t.objective ? [...t.rules, t.objective] : t.rules
}

// Hearts, sparks and scraps.

export function heroAt(t: WonderTable, hero: HeroNo): Hero {
  return at(t.heroes, hero)
}

export function maxHearts(t: Playing, h: Hero): number {
  return (castOf(t).heroes[h.id]?.hearts ?? 0) + modsOf(t, h).hearts
}

/** Gives an item to a hero, or takes it away. Hearts that it brings come and go with it; the last heart stays. */
export function holdItem(t: WonderTable, h: Hero, item: number, holds: boolean): void {
  const before = maxHearts(t, h)
  if (holds) h.items.push(item)
  else h.items.splice(h.items.indexOf(item), 1)
  const after = maxHearts(t, h)
  if (!h.out) h.hearts = after > before ? h.hearts + after - before : Math.min(h.hearts, after)
}

export function conscious(t: WonderTable): HeroNo[] {
  const all: HeroNo[] = []
  for (let hero = 0; hero < t.heroes.length; hero++) if (!heroAt(t, hero).out) all.push(hero)
  return all
}

/** Recovers hearts, gains sparks and draws scraps, as far as there are any. */
export function give(
  t: WonderTable,
  hero: HeroNo,
  what: { readonly hearts: number; readonly sparks: number; readonly scraps: number },
  dealer: WonderDealer,
): void {
  const h = heroAt(t, hero)
  const hearts = Math.min(what.hearts, maxHearts(t, h) - h.hearts)
  const sparks = Math.min(what.sparks, t.supply)
  h.hearts += hearts
  h.sparks += sparks
  t.supply -= sparks
  if (hearts > 0 || sparks > 0) tell(t, dealer, { kind: 'gained', hero: h.id, hearts, sparks })
  for (let i = 0; i < what.scraps; i++) drawScrap(t, h, dealer)
}

function drawScrap(t: WonderTable, h: Hero, dealer: WonderDealer): void {
  if (t.scrapDeck.length === 0) t.scrapDeck = t.scrapDiscard.splice(0)
  if (t.scrapDeck.length === 0) return
  const scrap = dealer.draw(t, t.scrapDeck)
  dealer.reveal()
  dealer.final()
  h.scraps.push(scrap)
  tell(t, dealer, { kind: 'scrap', hero: h.id, scrap })
}

/** Pays sparks back to the supply. */
export function spend(t: WonderTable, h: Hero, sparks: number, dealer: WonderDealer): void {
  if (sparks === 0) return
  h.sparks -= sparks
  t.supply += sparks
  tell(t, dealer, { kind: 'paid', hero: h.id, sparks })
}

/** Turns fate tokens; the last one turned down loses the chapter at once. */
export function turnFate(t: WonderTable, n: number, most: number, dealer: WonderDealer): void {
  const up = Math.max(0, Math.min(most, t.fate + n))
  if (up === t.fate) return
  t.fate = up
  tell(t, dealer, { kind: 'fate', n, up })
  if (up > 0) return
  t.end = 'lost'
  tell(t, dealer, { kind: 'lostChapter' })
}

// The heroes that an effect concerns.

/** Heroes an effect can be for, and whether the players pick one of them. */
export interface Group {
  readonly heroes: readonly HeroNo[]
  readonly pick: boolean
}

export function groupOf(t: WonderTable, who: Who, hero: HeroNo): Group {
  const all = conscious(t)
  const those = (fits: (h: Hero) => boolean): Group => ({ heroes: all.filter((i) => fits(heroAt(t, i))), pick: false })
  if (who === 'actor') return { heroes: all.filter((i) => i === hero), pick: false }
  if (who === 'all') return { heroes: all, pick: false }
  if (who === 'one') return { heroes: all, pick: true }
  if (who === 'with_wyrm') return those((h) => t.wyrms.some(({ area }) => area === h.area))
  if (who === 'alone') {
    const isNear = (a: Hero, b: Hero) => around(t, a.area).includes(b.area)
    return those((h) => !all.some((i) => heroAt(t, i) !== h && isNear(h, heroAt(t, i))))
  }
  if (who === 'aura') return { heroes: all.filter((i) => hasAura(t, i)), pick: false }
  if ('hero' in who) return those((h) => h.id === who.hero)
  if ('nearest' in who) {
    const far = stepsFrom(t, t.units.find(({ id }) => id === who.nearest)?.area ?? '')
    const away = (i: HeroNo) => far.get(heroAt(t, i).area) ?? Number.POSITIVE_INFINITY
    const least = Math.min(...all.map(away))
    return { heroes: all.filter((i) => away(i) === least && least < Number.POSITIVE_INFINITY), pick: true }
  }
  const area = areaOf(t, 'in' in who ? who.in : who.near, hero)
  if (area === '') return { heroes: [], pick: false }
  if ('in' in who) return those((h) => h.area === area)
  return those((h) => around(t, area).includes(h.area))
}

/** Whether it is the hero's own turn: only then are there rerolls, free moves and what happens once per turn. */
export function isOwnTurn(t: WonderTable, hero: HeroNo): boolean {
  return hero !== NOBODY && t.turn === hero && t.phase === 'players'
}

/** The card of a hero in play. */
export function heroCardOf(t: Playing, h: Hero) {
  const card = castOf(t).heroes[h.id]
  if (!card) throw new Error(`there is no hero "${h.id}"`)
  return card
}

export { skillsOf }
