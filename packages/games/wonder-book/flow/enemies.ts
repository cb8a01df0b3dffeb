import { next, type Ops } from '@grimuar/kernel'
import type { PickingFrame } from '../asks/pick.ts'
import { areaPicks, pick, pickedArea, USUAL } from '../asks/pick.ts'
import type { Pick, Purpose } from '../asks/questions.ts'
import { around, isOnBoard, stepsFrom, stepsTowards } from '../board.ts'
import type { EnemyFrame } from '../frames.ts'
import { conscious, heroAt, type WonderDealer } from '../heroes.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import { castOf } from '../story/registry.ts'
import type { Unit, WonderTable, Wyrm } from '../table.ts'
import { tell } from '../tell.ts'
import type { WonderTypes } from '../types.ts'
import { blastHits, unlike } from './combat.ts'
import { harm, hurtUnit } from './damage.ts'

/** Puts wyrms from the pool into an area, as many as there are. */
export function putWyrms(t: WonderTable, area: string, n: number, dealer: WonderDealer): void {
  if (!isOnBoard(t, area)) return
  for (let i = 0; i < n && t.pool > 0; i++) {
    t.pool--
    const wyrm = ++t.bred
    t.wyrms.push({ id: wyrm, area, stunned: false })
    tell(t, dealer, { kind: 'spawned', wyrm, area })
  }
}

/** Wyrms come out of the vortices in force, one each in turn, beginning with the first (WB-8.4). */
export function spawn(t: WonderTable, n: number, dealer: WonderDealer): void {
  const open = t.vortices.filter((area) => isOnBoard(t, area))
  for (let i = 0; i < n; i++) {
    const area = open[i % open.length]
    if (area !== undefined) putWyrms(t, area, 1, dealer)
  }
}

/** The targets of wyrms: conscious heroes, and allies that count as heroes. */
type Prey = { readonly hero: HeroNo } | { readonly unit: string }

function isPrey(t: WonderTable, { id, kind, hearts }: Unit): boolean {
  return kind !== 'boss' && hearts > 0 && castOf(t).allies[id]?.target === true
}

export function preyOf(t: WonderTable): { readonly prey: Prey; readonly area: string; readonly hearts: number }[] {
  const heroes = conscious(t).map((hero) => ({ prey: { hero }, area: heroAt(t, hero).area, hearts: heroAt(t, hero).hearts }))
  const allies = t.units.filter((unit) => isPrey(t, unit))
  return [...heroes, ...allies.map(({ id, area, hearts }) => ({ prey: { unit: id }, area, hearts }))]
}

/** Whether ties are decided by the usual way now. */
function isUsual(t: WonderTable): boolean {
  return t.ties === 'usual' || t.usual
}

/**
 * Lets everyone decide a tie of the enemies, or decides it by the usual way: the first of `from`, which is ordered so that the
 * healthiest comes first.
 */
export function tie(t: WonderTable, purpose: Purpose, source: string, from: readonly Pick[], frame: PickingFrame): void {
  const [first, more] = from
  if (more === undefined || isUsual(t)) pick(t, { purpose, hero: NOBODY, source }, first ? [first] : [], frame)
  else pick(t, { purpose, hero: NOBODY, source }, [...from, USUAL], frame)
}

/**
 * Whether the order of wyrms can make a difference: only if somebody they go for could be out before all have acted. Else each
 * does what it would do anyway.
 */
function orderMatters(t: WonderTable, wyrms: readonly Wyrm[], n: number): boolean {
  return preyOf(t).some(({ prey, area, hearts }) => {
    let most = 0
    for (const wyrm of wyrms) {
      const far = stepsFrom(t, wyrm.area).get(area)
      if (far !== undefined) most += Math.max(0, n - far - (wyrm.stunned ? 1 : 0))
    }
    const guard = 'hero' in prey ? heroAt(t, prey.hero).guard : 0
    return most >= hearts + guard
  })
}

/** Every wyrm takes n actions. */
export function activate(t: WonderTable, n: number): void {
  if (n <= 0 || t.wyrms.length === 0) return
  t.frames.push({ op: 'activate', left: t.wyrms.map(({ id }) => id), n, picked: null })
}

const byHearts = (a: { readonly hearts: number }, b: { readonly hearts: number }) => b.hearts - a.hearts

function wyrmAct(t: WonderTable, { id, area }: Wyrm): void {
  const all = preyOf(t).sort(byHearts)
  const here = all.filter((one) => one.area === area)
  if (here.length) {
    tie(
      t,
      'prey',
      `wyrm ${id}`,
      here.map(({ prey }) => prey),
      { op: 'bite', wyrm: id, picked: null },
    )
    return
  }
  tie(t, 'path', `wyrm ${id}`, waysTo(t, area, all), { op: 'walk', wyrm: id, picked: null })
}

/** Next areas on ways to the nearest of these; those towards the healthiest of them first. */
function waysTo(t: WonderTable, from: string, all: readonly { readonly area: string; readonly hearts: number }[]): Pick[] {
  const ways = stepsTowards(
    t,
    from,
    all.map(({ area }) => area),
  )
  if (ways.length < 2) return areaPicks(ways)
  const far = stepsFrom(t, from)
  const nearest = Math.min(...all.map(({ area }) => far.get(area) ?? Number.POSITIVE_INFINITY))
  const best = all.find(({ area }) => far.get(area) === nearest)?.area ?? ''
  const leads = (way: string) => (stepsFrom(t, way).get(best) === nearest - 1 ? 0 : 1)
  return areaPicks(ways.toSorted((a, b) => leads(a) - leads(b)))
}

export const enemyOps: Ops<WonderTypes, EnemyFrame> = {
  wyrmCard(t, _frame, dealer) {
    if (t.wyrmDeck.length === 0) t.wyrmDeck = t.wyrmDiscard.splice(0)
    if (t.wyrmDeck.length === 0) return
    const id = dealer.draw(t, t.wyrmDeck)
    dealer.reveal()
    dealer.final()
    tell(t, dealer, { kind: 'wyrmCard', card: id })
    const card = castOf(t).wyrmCards[id]
    if (!card) throw new Error(`there is no wyrm card "${id}"`)
    const silver = t.heroes.length >= 3
    if (card.recover_first) standUp(t, dealer)
    spawn(t, (card.spawn ?? 0) + (silver ? (card.spawn_silver ?? 0) : 0), dealer)
    next(t, { op: 'wyrmSpecial', card: id }, { op: 'wyrmDone', card: id })
    activate(t, (card.act ?? 0) + (silver ? (card.act_silver ?? 0) : 0))
  },

  wyrmSpecial(t, { card }) {
    const script = castOf(t).wyrmCards[card]?.special
    if (script !== undefined) t.frames.push({ op: 'script', source: `wyrm ${card}`, script, next: 0, hero: NOBODY })
  },

  wyrmDone(t, { card }) {
    t.wyrmDiscard.push(card)
    if (castOf(t).wyrmCards[card]?.again) t.frames.push({ op: 'wyrmCard' })
  },

  activate(t, frame) {
    const { left, n, picked } = frame
    const wyrms = t.wyrms.filter(({ id }) => left.includes(id))
    const [first] = wyrms
    if (!first) return
    if (picked === null && unlike(wyrms).length > 1 && !isUsual(t) && orderMatters(t, wyrms, n)) {
      const from = unlike(wyrms).map(({ id }): Pick => ({ wyrm: id }))
      pick(t, { purpose: 'order', hero: NOBODY }, [...from, USUAL], frame)
      return
    }
    const id = picked !== null && 'wyrm' in picked ? picked.wyrm : first.id
    t.frames.push({ op: 'activate', left: left.filter((other) => other !== id), n, picked: null })
    for (let i = 0; i < n; i++) t.frames.push({ op: 'wyrm', wyrm: id, advance: false })
  },

  wyrm(t, { wyrm: id, advance }, dealer) {
    const wyrm = t.wyrms.find((one) => one.id === id)
    if (!wyrm) return
    if (advance) {
      if (!wyrm.stunned && !preyOf(t).some(({ area }) => area === wyrm.area)) wyrmAct(t, wyrm)
      return
    }
    if (wyrm.stunned) {
      wyrm.stunned = false
      tell(t, dealer, { kind: 'wyrmStood', wyrm: id })
      return
    }
    wyrmAct(t, wyrm)
  },

  bite(t, frame, dealer) {
    const { wyrm, picked } = frame
    if (picked === null) return
    if ('hero' in picked) {
      tell(t, dealer, { kind: 'bite', wyrm, target: heroAt(t, picked.hero).id })
      harm(t, [[picked.hero, 1]], dealer)
    } else if ('unit' in picked) {
      tell(t, dealer, { kind: 'bite', wyrm, target: picked.unit })
      hurtUnit(t, picked.unit, 1, dealer)
    }
  },

  walk(t, { wyrm: id, picked }, dealer) {
    if (picked === null) return
    const wyrm = t.wyrms.find((one) => one.id === id)
    if (!wyrm) return
    const to = pickedArea(picked)
    tell(t, dealer, { kind: 'wyrmMoved', wyrm: id, from: wyrm.area, to, pushed: false })
    wyrm.area = to
  },

  blast(t, { area, in: inside, near }, dealer) {
    tell(t, dealer, { kind: 'blast', area })
    const ring = around(t, area)
    for (const unit of t.units.filter((one) => isPrey(t, one))) {
      if (unit.area === area) hurtUnit(t, unit.id, inside, dealer)
      else if (ring.includes(unit.area)) hurtUnit(t, unit.id, near, dealer)
    }
    harm(t, blastHits(t, area, inside, near), dealer)
  },

  bossSteps(t, { boss, n }) {
    const unit = t.units.find(({ id }) => id === boss)
    if (!unit || n <= 0) return
    const heroes = conscious(t)
      .map((i) => heroAt(t, i))
      .sort(byHearts)
    const ways = waysTo(t, unit.area, heroes)
    if (ways.length === 0) return
    next(t, { op: 'bossSteps', boss, n: n - 1 })
    tie(t, 'path', `boss ${boss}`, ways, { op: 'unitTo', unit: boss, picked: null })
  },

  unitTo(t, frame, dealer) {
    const { unit: id, picked } = frame
    const unit = t.units.find((one) => one.id === id)
    if (!unit || picked === null) return
    moveUnit(t, unit, pickedArea(picked), dealer)
  },
}

export function moveUnit(t: WonderTable, unit: Unit, to: string, dealer: WonderDealer): void {
  if (unit.area === to) return
  tell(t, dealer, { kind: 'unitMoved', unit: unit.id, from: unit.area, to })
  unit.area = to
}

/** Every stunned wyrm stands up. */
export function standUp(t: WonderTable, dealer: WonderDealer): void {
  for (const wyrm of t.wyrms) {
    if (!wyrm.stunned) continue
    wyrm.stunned = false
    tell(t, dealer, { kind: 'wyrmStood', wyrm: wyrm.id })
  }
}
