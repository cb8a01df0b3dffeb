import { next, type Ops } from '@grimuar/kernel'
import { heroPicks, idPicks, NONE, pick, pickedHero, pickedId } from '../asks/pick.ts'
import type { Pick } from '../asks/questions.ts'
import type { GiftFrame } from '../frames.ts'
import { give, heroAt } from '../heroes.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import { tell } from '../tell.ts'
import type { WonderTypes } from '../types.ts'
import { roll, unlike } from './combat.ts'
import { harm, removeWyrm } from './damage.ts'
import { takeItem } from './deck.ts'
import { tie } from './enemies.ts'

type Frames = Exclude<GiftFrame, { op: 'mover' | 'step' | 'jump' | 'swap' | 'extra' }>

export const giftOps: Ops<WonderTypes, Frames> = {
  gain(t, frame, dealer) {
    const { hero, source, from, k, hearts, sparks, scraps, optional, picked } = frame
    if (picked === null) {
      if (k <= 0) return
      const heroes = heroPicks([...new Set(from)])
      pick(t, { purpose: 'gain', hero, source }, optional && heroes.length ? [...heroes, NONE] : heroes, frame)
      return
    }
    if ('none' in picked) return
    const lucky = pickedHero(picked)
    give(t, lucky, { hearts, sparks, scraps }, dealer)
    if (k > 1) t.frames.push({ ...frame, from: from.toSpliced(from.indexOf(lucky), 1), k: k - 1, picked: null })
  },

  harm(t, { n, picked }, dealer) {
    if (picked !== null) harm(t, [[pickedHero(picked), n]], dealer)
  },

  item(t, { card, picked }, dealer) {
    if (picked !== null) takeItem(t, pickedHero(picked), card, dealer)
  },

  aura(t, { picked }, dealer) {
    if (picked === null) return
    const hero = pickedHero(picked)
    t.aura = { hero }
    tell(t, dealer, { kind: 'aura', aura: { hero }, hero: heroAt(t, hero).id })
  },

  test(t, { source, dice, need, pass, fail, picked }, dealer) {
    if (picked === null) return
    const hero = pickedHero(picked)
    next(t, { op: 'reroll', hero, picked: null }, { op: 'tested', source, hero, need, pass, fail })
    roll(t, hero, dice, dealer)
  },

  pay(t, { n, picked }, dealer) {
    if (picked === null) {
      const payers = t.heroes.flatMap(({ sparks }, hero): HeroNo[] => (sparks > 0 ? [hero] : []))
      if (n > 0) pick(t, { purpose: 'payer', hero: NOBODY }, heroPicks(payers), { op: 'pay', n, picked: null })
      return
    }
    const h = heroAt(t, pickedHero(picked))
    h.sparks--
    t.supply++
    tell(t, dealer, { kind: 'paid', hero: h.id, sparks: 1 })
    t.frames.push({ op: 'pay', n: n - 1, picked: null })
  },

  drop(t, { hero, n, picked }, dealer) {
    const h = heroAt(t, hero)
    if (picked === null) {
      if (n > 0) pick(t, { purpose: 'drop', hero }, idPicks(h.scraps), { op: 'drop', hero, n, picked: null })
      return
    }
    const scrap = pickedId(picked)
    h.scraps.splice(h.scraps.indexOf(scrap), 1)
    t.scrapDiscard.push(scrap)
    tell(t, dealer, { kind: 'lost', hero: h.id, sparks: 0, scraps: [scrap] })
    t.frames.push({ op: 'drop', hero, n: n - 1, picked: null })
  },

  remove(t, frame, dealer) {
    const { area, n, picked } = frame
    if (picked === null) {
      const there = t.wyrms.filter((wyrm) => area === '' || wyrm.area === area)
      if (n <= 0 || there.length === 0) return
      if (there.length <= n) {
        for (const { id } of there) removeWyrm(t, id, dealer)
        return
      }
      const from = unlike(there)
        .sort((a, b) => Number(a.stunned) - Number(b.stunned))
        .map(({ id }): Pick => ({ wyrm: id }))
      if (t.phase === 'enemies') tie(t, 'remove', '', from, frame)
      else pick(t, { purpose: 'remove', hero: NOBODY }, from, frame)
      return
    }
    if ('wyrm' in picked) removeWyrm(t, picked.wyrm, dealer)
    t.frames.push({ ...frame, n: n - 1, picked: null })
  },
}
