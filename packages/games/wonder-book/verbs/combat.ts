import { heroPicks, pick } from '../asks/pick.ts'
import { beside, inRange, leapsFrom } from '../board.ts'
import { attackOf, beginAttack, beginHit, hasEnemies, pushable } from '../flow/combat.ts'
import { amount, conscious, groupOf, heroAt, heroCardOf, modsOf } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import type { EffectArgs } from '../story/language/effects.ts'
import type { WonderTable } from '../table.ts'
import type { By, Verbs } from './verb.ts'

const ALL = 99

/** Conscious heroes other than this one. */
function others(t: WonderTable, hero: HeroNo): HeroNo[] {
  return conscious(t).filter((i) => i !== hero)
}

/** How many enemies a hit reaches; the starting skill may reach all. */
function targetsOf(t: WonderTable, { targets }: EffectArgs['hit'], { source, script, hero }: By): number {
  const h = heroAt(t, hero)
  const isSkill = source === `hero ${h.id}` && heroCardOf(t, h).skill.do === script
  return targets === 'all' || (isSkill && modsOf(t, h).skillAll) ? ALL : amount(t, targets)
}

export const combatVerbs: Verbs<'attack' | 'hero_attack' | 'hit' | 'push' | 'step' | 'jump' | 'swap' | 'extra_action'> = {
  attack: {
    could: (t, { range }, { hero }) => hasEnemies(t, inRange(t, heroAt(t, hero).area, range)),
    run(t, { dice, range, mode, on_hit: onHit = -1 }, { source, hero }, dealer) {
      beginAttack(t, { hero, dice, range, mode, source, onHit }, dealer)
    },
  },

  hero_attack: {
    could: (t, _of, { hero }) => hasEnemies(t, inRange(t, heroAt(t, hero).area, attackOf(t, hero).range)),
    run(t, _of, { hero }) {
      t.frames.push({ op: 'attack', hero })
    },
  },

  hit: {
    could: (t, { range }, { hero }) => hasEnemies(t, inRange(t, heroAt(t, hero).area, range)),
    run(t, of, by) {
      const { hero } = by
      const { dmg, range, together = false } = of
      beginHit(t, { hero, from: heroAt(t, hero).area, n: targetsOf(t, of, by), dmg, range, together })
    },
  },

  push: {
    could: (t, { range }, { hero }) => pushable(t, inRange(t, heroAt(t, hero).area, range), []).length > 0,
    run(t, { targets, range, steps }, { hero }) {
      const areas = inRange(t, heroAt(t, hero).area, range)
      t.frames.push({ op: 'push', hero, n: amount(t, targets), steps, areas, pushed: [], picked: null })
    },
  },

  step: {
    could: (t, { who }, { hero }) => groupOf(t, who, hero).heroes.some((i) => beside(t, heroAt(t, i).area).length > 0),
    run(t, { who, n }, { hero, source }) {
      const group = groupOf(t, who, hero)
      if (group.pick)
        pick(t, { purpose: 'mover', hero, source }, heroPicks(group.heroes), { op: 'mover', hero, n, jump: false, picked: null })
      else for (const mover of group.heroes.toReversed()) t.frames.push({ op: 'step', hero, mover, n, picked: null })
    },
  },

  jump: {
    could: (t, { who, range }, { hero }) =>
      groupOf(t, who, hero).heroes.some((i) => leapsFrom(t, heroAt(t, i).area, range).length > 1),
    run(t, { who, range }, { hero, source }) {
      const group = groupOf(t, who, hero)
      if (group.pick)
        pick(t, { purpose: 'mover', hero, source }, heroPicks(group.heroes), {
          op: 'mover',
          hero,
          n: range,
          jump: true,
          picked: null,
        })
      else
        for (const mover of group.heroes.toReversed())
          t.frames.push({ op: 'mover', hero, n: range, jump: true, picked: { hero: mover } })
    },
  },

  swap: {
    could: (t, _of, { hero }) => others(t, hero).some((i) => heroAt(t, i).area !== heroAt(t, hero).area),
    run(t, _of, { hero, source }) {
      pick(t, { purpose: 'swap', hero, source }, heroPicks(others(t, hero)), { op: 'swap', hero, picked: null })
    },
  },

  extra_action: {
    could: (t, { who }, { hero }) => who === 'actor' || others(t, hero).length > 0,
    run(t, { who, n }, { hero, source }) {
      if (who === 'actor') t.frames.push({ op: 'extra', hero, n, picked: { hero } })
      else pick(t, { purpose: 'extra', hero, source }, heroPicks(others(t, hero)), { op: 'extra', hero, n, picked: null })
    },
  },
}
