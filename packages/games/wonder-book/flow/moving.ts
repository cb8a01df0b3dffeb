import type { Ops } from '@grimuar/kernel'
import { areaPicks, NONE, pick, pickedArea, pickedHero } from '../asks/pick.ts'
import { beside, leapsFrom } from '../board.ts'
import type { GiftFrame, StoryFrame } from '../frames.ts'
import { activeCards, heroAt, type WonderDealer } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import { cardOf } from '../story/registry.ts'
import type { WonderTable } from '../table.ts'
import { tell } from '../tell.ts'
import type { WonderTypes } from '../types.ts'

/** Puts a hero's figure into an area. */
export function placeHero(t: WonderTable, hero: HeroNo, to: string, dealer: WonderDealer, along: readonly string[] = []): void {
  const h = heroAt(t, hero)
  if (h.area === to) return
  tell(t, dealer, { kind: 'moved', hero: h.id, from: h.area, to, with: along })
  h.area = to
  for (const unit of t.units) if (along.includes(unit.id)) unit.area = to
}

/** The effects of a hero entering an area by a Move action or by a script's order. */
export function enterArea(t: WonderTable, hero: HeroNo): void {
  const { area } = heroAt(t, hero)
  for (const n of activeCards(t)) {
    const card = cardOf(t, n)
    const script = card.kind === 'rule' || card.kind === 'objective' ? card.hooks?.hero_enters?.[area] : undefined
    if (script !== undefined) t.frames.push({ op: 'script', source: `card ${n}`, script, next: 0, hero })
  }
}

type Frames = Extract<GiftFrame, { op: 'mover' | 'step' | 'jump' | 'swap' | 'extra' }> | Extract<StoryFrame, { op: 'settle' }>

export const movingOps: Ops<WonderTypes, Frames> = {
  mover(t, { hero, n, jump, picked }) {
    if (picked === null) return
    const mover = pickedHero(picked)
    if (!jump) {
      t.frames.push({ op: 'step', hero, mover, n, picked: null })
      return
    }
    const { area } = heroAt(t, mover)
    const areas = leapsFrom(t, area, n).filter((one) => one !== area)
    pick(t, { purpose: 'jump', hero: mover, decides: hero }, [...areaPicks(areas), NONE], { op: 'jump', mover, picked: null })
  },

  step(t, frame, dealer) {
    const { hero, mover, n, picked } = frame
    const h = heroAt(t, mover)
    if (picked === null) {
      const ways = n > 0 && !h.out ? beside(t, h.area) : []
      if (ways.length) pick(t, { purpose: 'step', hero: mover, decides: hero }, [...areaPicks(ways), NONE], frame)
      return
    }
    if ('none' in picked) return
    placeHero(t, mover, pickedArea(picked), dealer)
    t.frames.push({ ...frame, n: n - 1, picked: null })
  },

  jump(t, { mover, picked }, dealer) {
    if (picked !== null && 'area' in picked) placeHero(t, mover, picked.area, dealer)
  },

  swap(t, { hero, picked }, dealer) {
    if (picked === null) return
    const h = heroAt(t, hero)
    const other = heroAt(t, pickedHero(picked))
    const { area } = h
    h.area = other.area
    other.area = area
    tell(t, dealer, { kind: 'swapped', hero: h.id, other: other.id })
  },

  extra(t, { n, picked }) {
    if (picked === null) return
    const hero = pickedHero(picked)
    for (let i = 0; i < n; i++) t.frames.push({ op: 'act', hero, extra: true })
  },

  settle(t, { hero, areas, picked }, dealer) {
    if (picked === null) return
    placeHero(t, hero, pickedArea(picked), dealer)
    const after = hero + 1
    if (after < t.heroes.length)
      pick(t, { purpose: 'place', hero: after }, areaPicks(areas), { op: 'settle', hero: after, areas, picked: null })
  },
}
