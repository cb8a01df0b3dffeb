import { next, type Ops } from '@grimuar/kernel'
import { areaPicks, NONE, pick, pickedArea, pickedId } from '../asks/pick.ts'
import type { Pick } from '../asks/questions.ts'
import { around, beside, inRange } from '../board.ts'
import type { CombatFrame, EnemyId } from '../frames.ts'
import { cardMods, conscious, heroAt, heroCardOf, isOwnTurn, modsOf, type WonderDealer } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import type { AttackMode } from '../story/language/figures.ts'
import { castOf } from '../story/registry.ts'
import type { AttackRange } from '../story/shape.ts'
import type { Roll, WonderTable, Wyrm } from '../table.ts'
import { tell } from '../tell.ts'
import type { WonderTypes } from '../types.ts'
import { wound } from './damage.ts'

const DICE = 5
const SIDES = 6
const SUCCESSES = 3 // faces of a die

/** Rolls dice, 1 to 5 of them (WB-7.3); where a hero rolls, a reroll may follow. */
export function roll(t: WonderTable, hero: HeroNo, n: number, dealer: WonderDealer): void {
  const dice = Array.from({ length: Math.max(1, Math.min(DICE, n)) }, () => dealer.roll(t, SIDES) < SUCCESSES)
  t.roll = { hero, dice }
  tell(t, dealer, { kind: 'rolled', hero: t.heroes[hero]?.id ?? '', dice, again: false })
}

export function successes(roll: Roll | null): number {
  return roll ? roll.dice.filter(Boolean).length : 0
}

/** The attack a hero would make now. */
export function attackOf(t: WonderTable, hero: HeroNo): { dice: number; range: AttackRange; mode: AttackMode } {
  const h = heroAt(t, hero)
  const { attack } = heroCardOf(t, h)
  const { dice: more, range, mode, charge } = modsOf(t, h)
  let dice = attack.dice + more
  if (charge && isOwnTurn(t, hero) && h.moved >= charge.moved) dice += charge.dice
  for (const { n, light, radius } of cardMods(t, 'dark')) {
    const lit = inRange(t, h.area, radius)
    const hasLight = (i: HeroNo) => heroAt(t, i).items.some((item) => light.includes(item))
    if (!conscious(t).some((i) => hasLight(i) && lit.includes(heroAt(t, i).area))) dice -= n
  }
  return { dice: Math.max(1, Math.min(DICE, dice)), range: range ?? attack.range, mode: mode ?? attack.mode }
}

/** Wyrms that look alike (same area, both stunned or standing) count as one choice: the first stands for them. */
export function unlike(wyrms: readonly Wyrm[]): Wyrm[] {
  return wyrms.filter((w, i) => wyrms.findIndex((o) => o.area === w.area && o.stunned === w.stunned) === i)
}

export function wyrmPicks(wyrms: readonly Wyrm[]): Pick[] {
  return unlike(wyrms).map(({ id }) => ({ wyrm: id }))
}

/** Whether any enemy stands in these areas. */
export function hasEnemies(t: WonderTable, areas: readonly string[]): boolean {
  return (
    t.wyrms.some(({ area }) => areas.includes(area)) ||
    t.units.some(({ kind, hearts, area }) => kind === 'boss' && hearts > 0 && areas.includes(area))
  )
}

/** Enemies in these areas that were not hit yet, alike wyrms once. */
function targets(t: WonderTable, areas: readonly string[], hit: readonly EnemyId[]): Pick[] {
  const wyrms = t.wyrms.filter(({ id, area }) => areas.includes(area) && !hit.includes(id))
  const bosses = t.units.filter(
    ({ id, kind, hearts, area }) => kind === 'boss' && hearts > 0 && areas.includes(area) && !hit.includes(id),
  )
  return [...wyrmPicks(wyrms), ...bosses.map(({ id }) => ({ unit: id }))]
}

function countTargets(t: WonderTable, areas: readonly string[], hit: readonly EnemyId[]): number {
  const wyrms = t.wyrms.filter(({ id, area }) => areas.includes(area) && !hit.includes(id)).length
  return wyrms + targets(t, areas, hit).filter((one) => 'unit' in one).length
}

function enemyOf(picked: Pick): EnemyId {
  if ('wyrm' in picked) return picked.wyrm
  if ('unit' in picked) return picked.unit
  throw new Error('no enemy was picked')
}

/** Wyrms in these areas that can be pushed somewhere. */
export function pushable(t: WonderTable, areas: readonly string[], pushed: readonly number[]): Wyrm[] {
  return t.wyrms.filter(({ id, area }) => areas.includes(area) && !pushed.includes(id) && beside(t, area).length > 0)
}

/** The ways to reroll failures now: with a heart, and with scraps that are for that. */
function rerolls(t: WonderTable, hero: HeroNo): Pick[] {
  const h = heroAt(t, hero)
  if (h.out || !isOwnTurn(t, hero) || !t.roll || t.roll.dice.every(Boolean)) return []
  const scraps = castOf(t).scraps.filter(({ id, reaction }) => reaction === 'roll' && h.scraps.includes(id))
  const heart = !h.rerolled && (modsOf(t, h).freeReroll || h.hearts > 1)
  return [...(heart ? [{ id: 'heart' }] : []), ...scraps.map(({ id }) => ({ id }))]
}

type Frames = Exclude<CombatFrame, { op: 'wind' | 'slain' }>

export const combatOps: Ops<WonderTypes, Frames> = {
  reroll(t, { hero, picked }, dealer) {
    if (picked === null) {
      const ways = rerolls(t, hero)
      if (ways.length) pick(t, { purpose: 'reroll', hero }, [NONE, ...ways], { op: 'reroll', hero, picked: null })
      return
    }
    if ('none' in picked || !t.roll) return
    const h = heroAt(t, hero)
    const way = pickedId(picked)
    if (way === 'heart') {
      h.rerolled = true
      if (!modsOf(t, h).freeReroll) h.hearts--
    } else {
      h.scraps.splice(h.scraps.indexOf(way), 1)
      t.scrapDiscard.push(way)
      tell(t, dealer, { kind: 'usedScrap', hero: h.id, scrap: way })
    }
    const dice = t.roll.dice.map((success) => success || dealer.roll(t, SIDES) < SUCCESSES)
    t.roll = { hero, dice }
    tell(t, dealer, { kind: 'rolled', hero: h.id, dice, again: true })
    t.frames.push({ op: 'reroll', hero, picked: null })
  },

  tested(t, { source, hero, need, pass, fail }) {
    const script = successes(t.roll) >= need ? pass : fail
    t.roll = null
    t.frames.push({ op: 'script', source, script, next: 0, hero })
  },

  counted(t, { counter }, dealer) {
    const value = (t.counters[counter] ?? 0) + successes(t.roll)
    t.roll = null
    t.counters[counter] = value
    tell(t, dealer, { kind: 'counter', counter, value })
  },

  attack(t, { hero }, dealer) {
    const { dice, range, mode } = attackOf(t, hero)
    const h = heroAt(t, hero)
    const onHit = heroCardOf(t, h).attack.on_hit ?? -1
    beginAttack(t, { hero, dice, range, mode, source: `hero ${h.id}`, onHit }, dealer)
  },

  struck(t, { hero, range, mode, source, onHit }) {
    const n = successes(t.roll)
    t.roll = null
    if (n === 0) return
    next(
      t,
      { op: 'assign', hero, n: mode === 'single' ? 1 : n, range, mode, hit: [], picked: null },
      ...(onHit < 0 ? [] : [{ op: 'script', source, script: onHit, next: 0, hero } as const]),
      { op: 'slain', hero },
    )
  },

  assign(t, frame, dealer) {
    const { hero, n, range, mode, hit, picked } = frame
    if (picked === null) {
      const areas = inRange(t, heroAt(t, hero).area, range)
      pick(t, { purpose: 'attack', hero }, targets(t, areas, mode === 'spread' ? hit : []), frame)
      return
    }
    const enemy = enemyOf(picked)
    const one = mode === 'spread' || mode === 'free'
    const left = one ? n - 1 : 0
    const over = wound(t, enemy, one ? 1 : n, dealer) + left
    if (over > 0 && mode !== 'single' && (left > 0 || !one))
      t.frames.push({ ...frame, n: one ? left : over, hit: [...hit, enemy], picked: null })
  },

  hitArea(t, { hero, n, dmg, picked }) {
    if (picked !== null) t.frames.push({ op: 'hit', hero, n, dmg, areas: [pickedArea(picked)], hit: [], picked: null })
  },

  hit(t, frame, dealer) {
    const { hero, n, dmg, areas, hit, picked } = frame
    if (picked === null) {
      const all = targets(t, areas, hit)
      const [first] = all
      if (n <= 0 || first === undefined) t.frames.push({ op: 'slain', hero })
      // If everyone can be hit, there is nothing to choose.
      else if (countTargets(t, areas, hit) <= n) t.frames.push({ ...frame, picked: first })
      else pick(t, { purpose: 'hit', hero }, all, frame)
      return
    }
    const enemy = enemyOf(picked)
    wound(t, enemy, dmg, dealer)
    t.frames.push({ ...frame, n: n - 1, hit: [...hit, enemy], picked: null })
  },

  push(t, frame) {
    const { hero, n, steps, areas, pushed, picked } = frame
    if (picked === null) {
      const wyrms = n > 0 ? pushable(t, areas, pushed) : []
      if (wyrms.length) pick(t, { purpose: 'push', hero }, [...wyrmPicks(wyrms), NONE], frame)
      return
    }
    if (!('wyrm' in picked)) return
    next(
      t,
      { op: 'pushTo', hero, wyrm: picked.wyrm, steps, picked: null },
      { ...frame, n: n - 1, pushed: [...pushed, picked.wyrm], picked: null },
    )
  },

  pushTo(t, frame, dealer) {
    const { hero, wyrm: id, steps, picked } = frame
    const wyrm = t.wyrms.find((one) => one.id === id)
    if (!wyrm || steps <= 0) return
    if (picked === null) {
      pick(t, { purpose: 'pushTo', hero }, areaPicks(beside(t, wyrm.area)), frame)
      return
    }
    const to = pickedArea(picked)
    tell(t, dealer, { kind: 'wyrmMoved', wyrm: id, from: wyrm.area, to, pushed: true })
    wyrm.area = to
    t.frames.push({ ...frame, steps: steps - 1, picked: null })
  },
}

/** Rolls for an attack; damage is assigned after the roll. Without an enemy in range nothing happens. */
export function beginAttack(
  t: WonderTable,
  attack: { hero: HeroNo; dice: number; range: AttackRange; mode: AttackMode; source: string; onHit: number },
  dealer: WonderDealer,
): void {
  const { hero, dice, range, mode, source, onHit } = attack
  const h = heroAt(t, hero)
  if (h.out || !hasEnemies(t, inRange(t, h.area, range))) return
  tell(t, dealer, { kind: 'attacked', hero: h.id })
  next(t, { op: 'reroll', hero, picked: null }, { op: 'struck', hero, range, mode, source, onHit })
  roll(t, hero, dice, dealer)
}

/** Hits without a roll: up to n enemies, all in one area if `together`. */
export function beginHit(
  t: WonderTable,
  hit: { hero: HeroNo; from: string; n: number; dmg: number; range: AttackRange; together: boolean },
): void {
  const { hero, from, n, dmg, range, together } = hit
  const areas = inRange(t, from, range)
  if (!together) {
    t.frames.push({ op: 'hit', hero, n, dmg, areas, hit: [], picked: null })
    return
  }
  const full = areas.filter((area) => hasEnemies(t, [area]))
  pick(t, { purpose: 'hitArea', hero }, areaPicks(full), { op: 'hitArea', hero, n, dmg, picked: null })
}

/** Heroes beside whom something explodes: those in the area and those around it. */
export function blastHits(t: WonderTable, area: string, inside: number, near: number): [HeroNo, number][] {
  const ring = around(t, area)
  return conscious(t).flatMap((i): [HeroNo, number][] => {
    const at = heroAt(t, i).area
    return at === area ? [[i, inside]] : ring.includes(at) ? [[i, near]] : []
  })
}
