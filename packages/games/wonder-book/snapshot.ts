import type { Json } from '@grimuar/kernel'
import { areasOnBoard, beside } from './board.ts'
import { maxHearts } from './heroes.ts'
import { writePages } from './pages.ts'
import type { WonderView } from './view.ts'

/** A table in few words for other programs; docs/campaigns.md describes every field. */
export function snapshot(v: WonderView): Json {
  return {
    story: v.story,
    chapter: v.chapter,
    phase: v.phase,
    objective: v.objective,
    round: v.rounds + 1,
    fate: v.fate,
    turn: v.heroes[v.turn]?.id ?? null,
    heroes: v.heroes.map((h) => ({
      id: h.id,
      seat: h.seat,
      area: h.area,
      hearts: h.hearts,
      max: maxHearts(v, h),
      sparks: h.sparks,
      actions: h.left,
      items: h.items,
      scraps: h.scraps,
      skills: h.skills,
    })),
    areas: areasOnBoard(v).map((area) => ({
      id: area,
      ways: beside(v, area),
      sparks: v.sparks[area] ?? 0,
      vortex: v.vortices.includes(area),
    })),
    wyrms: v.wyrms.map(({ id, area, stunned }) => ({ id, area, stunned })),
    units: v.units.map(({ id, kind, area, hearts, max }) => ({ id, kind, area, hearts, max })),
    tokens: v.tokens.map(({ id, area }) => ({ id, area })),
    aura: v.aura === null ? null : 'area' in v.aura ? { area: v.aura.area } : { hero: v.heroes[v.aura.hero]?.id ?? '' },
    cards: {
      read: writePages(v.pages),
      inPlay: [...v.placed, ...v.stacks.flatMap(({ cards }) => cards.slice(0, 1))],
      rules: v.rules,
    },
    passwords: v.passwords.map(({ word }) => word),
    counters: v.counters,
    dice: v.roll?.dice ?? null,
    end: v.end || null,
  }
}
