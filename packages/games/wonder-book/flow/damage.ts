import { next, type Ops } from '@grimuar/kernel'
import { heroPicks, NONE, pick } from '../asks/pick.ts'
import type { CombatFrame, EnemyId } from '../frames.ts'
import { activeCards, heroAt, isOwnTurn, modsOf, type WonderDealer } from '../heroes.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import { cardOf, castOf } from '../story/registry.ts'
import type { WonderTable } from '../table.ts'
import { tell } from '../tell.ts'
import type { WonderTypes } from '../types.ts'

/** Damage to heroes that comes at once. Unconscious heroes take none; what exceeds the last heart is ignored (WB-7.9). */
export function harm(t: WonderTable, hits: readonly (readonly [HeroNo, number])[], dealer: WonderDealer): void {
  const fallen: HeroNo[] = []
  for (const [hero, n] of hits) {
    const h = heroAt(t, hero)
    if (h.out || n <= 0) continue
    const guarded = t.phase === 'enemies' ? Math.min(h.guard, n) : 0
    const lost = Math.min(n - guarded, h.hearts)
    h.guard -= guarded
    h.hearts -= lost
    tell(t, dealer, { kind: 'hurt', hero: h.id, n: lost, guarded })
    if (h.hearts > 0) continue
    h.out = true
    fallen.push(hero)
    tell(t, dealer, { kind: 'fell', hero: h.id })
  }
  if (fallen.length === 0 || t.windUsed || !t.heroes.some((h) => modsOf(t, h).secondWind)) return
  pick(t, { purpose: 'wind', hero: NOBODY }, [...heroPicks(fallen), NONE], { op: 'wind', picked: null })
}

/** Damage to an ally or a boss. An ally that loses the last heart does what its card says. */
export function hurtUnit(t: WonderTable, id: string, n: number, dealer: WonderDealer): number {
  const unit = t.units.find((one) => one.id === id)
  if (!unit || unit.hearts === 0 || n <= 0) return 0
  const lost = Math.min(n, unit.hearts)
  unit.hearts -= lost
  tell(t, dealer, { kind: 'unitHearts', unit: id, change: -lost, hearts: unit.hearts })
  const down = castOf(t).allies[id]?.down
  if (unit.hearts === 0 && down !== undefined)
    t.frames.push({ op: 'script', source: `ally ${id}`, script: down, next: 0, hero: NOBODY })
  return lost
}

/** Damage to an enemy; gives what is left over once it is defeated. A wyrm that is only stunned has taken everything. */
export function wound(t: WonderTable, enemy: EnemyId, n: number, dealer: WonderDealer): number {
  if (typeof enemy === 'string') {
    const lost = hurtUnit(t, enemy, n, dealer)
    return n - lost
  }
  const wyrm = t.wyrms.find(({ id }) => id === enemy)
  if (!wyrm || n <= 0) return n
  const life = wyrm.stunned ? 1 : 2
  if (n < life) {
    wyrm.stunned = true
    tell(t, dealer, { kind: 'damaged', enemy, n, outcome: 'stunned' })
    return 0
  }
  tell(t, dealer, { kind: 'damaged', enemy, n: life, outcome: 'defeated' })
  t.wyrms.splice(t.wyrms.indexOf(wyrm), 1)
  t.pool++
  t.defeated++
  t.slain++
  return n - life
}

/** Takes a wyrm off the board without defeating it. */
export function removeWyrm(t: WonderTable, id: number, dealer: WonderDealer): void {
  const i = t.wyrms.findIndex((wyrm) => wyrm.id === id)
  const wyrm = t.wyrms[i]
  if (!wyrm) return
  t.wyrms.splice(i, 1)
  t.pool++
  tell(t, dealer, { kind: 'removed', wyrm: id, area: wyrm.area })
}

export const damageOps: Ops<WonderTypes, Extract<CombatFrame, { op: 'wind' | 'slain' }>> = {
  wind(t, { picked }, dealer) {
    if (picked === null || !('hero' in picked)) return
    const h = heroAt(t, picked.hero)
    t.windUsed = true
    h.out = false
    h.hearts = 1
    tell(t, dealer, { kind: 'wind', hero: h.id })
  },

  slain(t, { hero }) {
    const { slain } = t
    t.slain = 0
    if (slain === 0) return
    const h = t.heroes[hero]
    if (h && isOwnTurn(t, hero) && !h.defeats && !h.out) {
      const { onDefeat } = modsOf(t, h)
      if (onDefeat) {
        h.defeats = true
        t.frames.push({ op: 'script', ...onDefeat, next: 0, hero })
      }
    }
    for (const n of activeCards(t)) {
      const card = cardOf(t, n)
      const script = card.kind === 'rule' || card.kind === 'objective' ? card.hooks?.wyrm_defeated : undefined
      if (script === undefined) continue
      for (let i = 0; i < slain; i++) next(t, { op: 'script', source: `card ${n}`, script, next: 0, hero })
    }
  },
}
