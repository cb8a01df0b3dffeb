import { type Asks, at, next, returnTo } from '@grimuar/kernel'
import { actsOf, whyNot } from '../acts.ts'
import { holds } from '../conditions.ts'
import { perform } from '../flow/actions.ts'
import { turnPage } from '../flow/deck.ts'
import { NOBODY } from '../ids.ts'
import { cardAs } from '../story/registry.ts'
import type { WonderTypes } from '../types.ts'
import type { Act } from './questions.ts'

const ACTS: readonly Act['do'][] = ['move', 'collect', 'attack', 'skill', 'interact', 'give', 'take', 'special', 'scrap', 'pass']

export const asks: Asks<WonderTypes> = {
  option: {
    weighty: true,
    answers: (t, { card }) =>
      cardAs(t, card, 'choice').options.flatMap((option, i) =>
        option.if && !holds(t, option.if, NOBODY) ? [] : [{ option: i }],
      ),
    apply(t, { card }, { option }, dealer) {
      const { do: script } = at(cardAs(t, card, 'choice').options, option)
      turnPage(t, { card, side: 'option', at: option }, dealer)
      next(t, { op: 'script', source: `card ${card}`, script, next: 0, hero: NOBODY }, { op: 'foot', card, part: option })
    },
    why: (t, { card }, { option }) => (cardAs(t, card, 'choice').options[option] ? { rule: 'WB-5.6' } : undefined),
  },

  act: {
    answers: (t, { hero, extra }) => actsOf(t, hero, extra),
    apply: (t, { hero, extra }, act, dealer) => perform(t, hero, extra, act, dealer),
    why: (t, { hero, extra }, act) => (ACTS.includes(act.do) ? whyNot(t, hero, extra, act) : undefined),
  },

  pick: {
    answers: (_t, { from }) => from,
    apply(t, { from }, move) {
      // The usual way is the first of those listed.
      if ('usual' in move) t.usual = true
      returnTo(t, { picked: 'usual' in move ? at(from, 0) : move })
    },
  },
}
