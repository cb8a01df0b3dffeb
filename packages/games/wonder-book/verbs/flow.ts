import { next } from '@grimuar/kernel'
import { heroPicks, pick } from '../asks/pick.ts'
import type { Pick } from '../asks/questions.ts'
import { holds } from '../conditions.ts'
import { roll } from '../flow/combat.ts'
import { amount, groupOf, heroAt } from '../heroes.ts'
import type { WonderTable } from '../table.ts'
import type { By, Verbs } from './verb.ts'

/** Whether any effect of a script would change something now. */
type CouldScript = (t: WonderTable, by: Omit<By, 'next'>) => boolean

export const flowVerbs = (couldScript: CouldScript): Verbs<'if' | 'choose' | 'test' | 'roll_add' | 'read'> => ({
  if: {
    run(t, { if: when, then, else: otherwise }, { source, hero }) {
      const script = holds(t, when, hero) ? then : otherwise
      if (script !== undefined) t.frames.push({ op: 'script', source, script, next: 0, hero })
    },
    could(t, { if: when, then, else: otherwise }, by) {
      const script = holds(t, when, by.hero) ? then : otherwise
      return script !== undefined && couldScript(t, { ...by, script })
    },
  },

  choose: {
    run(t, options, by) {
      const open = options.flatMap((option, i): Pick[] => (option.if && !holds(t, option.if, by.hero) ? [] : [{ option: i }]))
      const { source, script, next: at, hero } = by
      pick(t, { purpose: 'choose', hero, source }, open, { op: 'chosen', source, script, next: at, hero, picked: null })
    },
    could: (t, options, by) =>
      options.some((option) => (!option.if || holds(t, option.if, by.hero)) && couldScript(t, { ...by, script: option.do })),
  },

  test: {
    run(t, { who = 'actor', dice, need, pass, fail }, { source, hero }, dealer) {
      const group = groupOf(t, who, hero)
      const test = { source, need: amount(t, need), pass, fail }
      if (group.pick) {
        pick(t, { purpose: 'tester', hero, source }, heroPicks(group.heroes), {
          op: 'test',
          ...test,
          dice: amount(t, dice),
          picked: null,
        })
        return
      }
      const [tester] = group.heroes
      if (tester === undefined) return
      next(t, { op: 'reroll', hero: tester, picked: null }, { op: 'tested', hero: tester, ...test })
      roll(t, tester, amount(t, dice), dealer)
    },
  },

  roll_add: {
    run(t, { dice, counter }, { hero }, dealer) {
      if (!t.heroes[hero] || heroAt(t, hero).out) return
      next(t, { op: 'reroll', hero, picked: null }, { op: 'counted', counter })
      roll(t, hero, amount(t, dice), dealer)
    },
  },

  read: {
    run(t, card) {
      t.frames.push({ op: 'reveal', card, foot: false })
    },
  },
})
