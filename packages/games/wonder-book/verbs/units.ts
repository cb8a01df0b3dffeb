import { areaPicks } from '../asks/pick.ts'
import { areaOf, beside, inRange, isOnBoard, stepsFrom } from '../board.ts'
import { beginHit, hasEnemies, roll, successes } from '../flow/combat.ts'
import { hurtUnit } from '../flow/damage.ts'
import { fetchCard, showCard } from '../flow/deck.ts'
import { moveUnit, tie } from '../flow/enemies.ts'
import { amount, conscious, heroAt, type WonderDealer } from '../heroes.ts'
import { NOBODY } from '../ids.ts'
import { castOf, chapterOf } from '../story/registry.ts'
import type { Count } from '../story/shape.ts'
import type { UnitKind, WonderTable } from '../table.ts'
import { tell } from '../tell.ts'
import type { Verbs } from './verb.ts'

const FAR = 99

function unitOf(t: WonderTable, id: string) {
  return t.units.find((unit) => unit.id === id)
}

/** Brings a unit into play with all its hearts. If it has a card, the card is read. */
function enter(t: WonderTable, id: string, kind: UnitKind, area: string, hearts: Count, dealer: WonderDealer): void {
  for (const card of chapterOf(t).cards) {
    if ((card.kind === 'boss' || card.kind === 'ally') && card.ref === id && fetchCard(t, card.n)) showCard(t, card.n, dealer)
  }
  const max = amount(t, hearts)
  t.units = [...t.units.filter((unit) => unit.id !== id), { id, kind, area, hearts: max, max }]
  tell(t, dealer, { kind: 'unit', unit: id, is: kind, area })
}

export const unitVerbs: Verbs<
  | 'ally'
  | 'boss'
  | 'runner'
  | 'unit_gone'
  | 'unit_to'
  | 'unit_heal'
  | 'unit_damage'
  | 'boss_step'
  | 'unit_hit'
  | 'boss_act'
  | 'runner_flee'
> = {
  ally: { run: (t, { id, at }, _by, dealer) => enter(t, id, 'ally', at, castOf(t).allies[id]?.hearts ?? 1, dealer) },
  runner: { run: (t, { id, at }, _by, dealer) => enter(t, id, 'runner', at, castOf(t).allies[id]?.hearts ?? 1, dealer) },
  boss: { run: (t, { id, at }, _by, dealer) => enter(t, id, 'boss', at, castOf(t).bosses[id]?.hearts ?? 1, dealer) },

  unit_gone: {
    run(t, id, _by, dealer) {
      if (!unitOf(t, id)) return
      t.units = t.units.filter((unit) => unit.id !== id)
      tell(t, dealer, { kind: 'unitGone', unit: id })
    },
  },

  unit_to: {
    run(t, { id, to }, { hero }, dealer) {
      const unit = unitOf(t, id)
      const area = areaOf(t, to, hero)
      if (unit && isOnBoard(t, area)) moveUnit(t, unit, area, dealer)
    },
  },

  unit_heal: {
    run(t, { id, n }, _by, dealer) {
      const unit = unitOf(t, id)
      // A boss without hearts lies there for good.
      if (!unit || (unit.kind === 'boss' && unit.hearts === 0)) return
      const change = Math.min(amount(t, n), unit.max - unit.hearts)
      if (change === 0) return
      unit.hearts += change
      tell(t, dealer, { kind: 'unitHearts', unit: id, change, hearts: unit.hearts })
    },
  },

  unit_damage: {
    run(t, { id, n }, _by, dealer) {
      hurtUnit(t, id, amount(t, n), dealer)
    },
  },

  boss_step: {
    run(t, { id, n }) {
      t.frames.push({ op: 'bossSteps', boss: id, n })
    },
  },

  unit_hit: {
    run(t, { id, dmg, targets, range }) {
      const unit = unitOf(t, id)
      if (!unit || unit.hearts === 0 || !hasEnemies(t, inRange(t, unit.area, range))) return
      beginHit(t, { hero: NOBODY, from: unit.area, n: targets, dmg, range, together: false })
    },
  },

  boss_act: {
    run(t, id, _by, dealer) {
      const unit = unitOf(t, id)
      if (!unit || unit.hearts === 0) return
      roll(t, NOBODY, 2, dealer)
      const n = successes(t.roll)
      t.roll = null
      const row = n >= 2 ? 2 : n === 1 ? 1 : 0
      const script = castOf(t).bosses[id]?.table[row].do
      if (script === undefined) throw new Error(`there is no boss "${id}"`)
      tell(t, dealer, { kind: 'bossRow', boss: id, row })
      t.frames.push({ op: 'script', source: `boss ${id}`, script, next: 0, hero: NOBODY })
    },
  },

  runner_flee: {
    run(t, id) {
      const unit = unitOf(t, id)
      if (!unit) return
      const heroes = conscious(t).map((i) => heroAt(t, i).area)
      const away = (area: string) => {
        const far = stepsFrom(t, area)
        return Math.min(FAR, ...heroes.map((hero) => far.get(hero) ?? FAR))
      }
      const ways = beside(t, unit.area)
      const most = Math.max(away(unit.area), ...ways.map(away))
      if (most === away(unit.area)) return
      const best = ways.filter((area) => away(area) === most)
      tie(t, 'path', `ally ${id}`, areaPicks(best), { op: 'unitTo', unit: id, picked: null })
    },
  },
}
