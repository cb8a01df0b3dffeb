import { heroPicks, pick } from '../asks/pick.ts'
import { harm } from '../flow/damage.ts'
import { amount, type Group, give, groupOf, heroAt, heroCardOf, maxHearts, modsOf, turnFate } from '../heroes.ts'
import { NOBODY } from '../ids.ts'
import type { EffectArgs } from '../story/language/effects.ts'
import type { WonderTable } from '../table.ts'
import { FATE_TOKENS } from '../tale.ts'
import { tell } from '../tell.ts'
import type { By, Verbs } from './verb.ts'

/** An effect after a hit or at the beginning of a turn may be declined (WB-7.6). */
function mayDecline(t: WonderTable, { source, script, hero }: By): boolean {
  const h = t.heroes[hero]
  if (!h) return false
  if (source === `hero ${h.id}`) return heroCardOf(t, h).attack.on_hit === script
  const { turnStart } = modsOf(t, h)
  return turnStart?.source === source && turnStart.script === script
}

/** The additional healing of the starting skill. */
function moreHearts(t: WonderTable, { source, script, hero }: By): number {
  const h = t.heroes[hero]
  return h && source === `hero ${h.id}` && heroCardOf(t, h).skill.do === script ? modsOf(t, h).skillHearts : 0
}

function giftOf(t: WonderTable, { hearts = 0, sparks = 0, scraps = 0 }: EffectArgs['gain'], by: By) {
  return { hearts: hearts > 0 ? hearts + moreHearts(t, by) : 0, sparks, scraps }
}

/** Whether a gift would give any of these heroes something. */
function isWelcome(t: WonderTable, { heroes }: Group, gift: { hearts: number; sparks: number; scraps: number }): boolean {
  if (gift.sparks > 0 && t.supply > 0 && heroes.length) return true
  if (gift.scraps > 0 && t.scrapDeck.length + t.scrapDiscard.length > 0 && heroes.length) return true
  return gift.hearts > 0 && heroes.some((i) => heroAt(t, i).hearts < maxHearts(t, heroAt(t, i)))
}

export const resourceVerbs: Verbs<'gain' | 'lose' | 'pay_team' | 'damage' | 'heal_full' | 'fate'> = {
  gain: {
    could: (t, of, by) => isWelcome(t, groupOf(t, of.who, by.hero), giftOf(t, of, by)),
    run(t, of, by, dealer) {
      const group = groupOf(t, of.who, by.hero)
      const gift = giftOf(t, of, by)
      const asked = { hero: by.hero, source: by.source, optional: mayDecline(t, by), picked: null } as const
      const k = group.pick ? 1 : of.pick
      if (k !== undefined) {
        // At the start of a turn, or after a hit, nobody is asked about healing the healthy.
        if (asked.optional && !isWelcome(t, group, gift)) return
        t.frames.push({ op: 'gain', ...asked, from: group.heroes, k, ...gift })
        return
      }
      const short = gift.sparks > 0 && t.supply > 0 && t.supply < gift.sparks * group.heroes.length
      for (const hero of group.heroes) give(t, hero, short ? { ...gift, sparks: 0 } : gift, dealer)
      // If there are not enough sparks for all, the players decide who gets them (WB-13.2).
      if (short) {
        const from = group.heroes.flatMap((hero) => Array<number>(gift.sparks).fill(hero))
        t.frames.push({ op: 'gain', ...asked, hero: NOBODY, from, k: t.supply, hearts: 0, sparks: 1, scraps: 0 })
      }
    },
  },

  lose: {
    could: (t, { who, sparks = 0, scraps = 0 }, { hero }) =>
      groupOf(t, who, hero).heroes.some(
        (i) => (sparks > 0 && heroAt(t, i).sparks > 0) || (scraps > 0 && heroAt(t, i).scraps.length > 0),
      ),
    run(t, { who, sparks = 0, scraps = 0 }, { hero }, dealer) {
      for (const i of groupOf(t, who, hero).heroes) {
        const h = heroAt(t, i)
        const lost = Math.min(sparks, h.sparks)
        h.sparks -= lost
        t.supply += lost
        if (lost > 0) tell(t, dealer, { kind: 'lost', hero: h.id, sparks: lost, scraps: [] })
        if (scraps > 0) t.frames.push({ op: 'drop', hero: i, n: scraps, picked: null })
      }
    },
  },

  pay_team: {
    run(t, count) {
      t.frames.push({ op: 'pay', n: amount(t, count), picked: null })
    },
  },

  damage: {
    run(t, { who, n }, { hero, source }, dealer) {
      const group = groupOf(t, who, hero)
      const hurt = amount(t, n)
      if (group.pick) pick(t, { purpose: 'harm', hero, source }, heroPicks(group.heroes), { op: 'harm', n: hurt, picked: null })
      else
        harm(
          t,
          group.heroes.map((i) => [i, hurt]),
          dealer,
        )
    },
  },

  heal_full: {
    could: (t, who, { hero }) => isWelcome(t, groupOf(t, who, hero), { hearts: 1, sparks: 0, scraps: 0 }),
    run(t, who, { hero, source }, dealer) {
      const group = groupOf(t, who, hero)
      const all = { hearts: 99, sparks: 0, scraps: 0 }
      if (group.pick) t.frames.push({ op: 'gain', hero, source, from: group.heroes, k: 1, ...all, optional: false, picked: null })
      else for (const i of group.heroes) give(t, i, all, dealer)
    },
  },

  fate: { run: (t, n, _by, dealer) => turnFate(t, n, FATE_TOKENS, dealer) },
}
