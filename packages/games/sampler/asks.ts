import { type Asks, at, change, type Form, next, type Seat } from '@grimuar/kernel'
import { PATHS, type SamplerTable, SHRINES, SUPPLIES, WORKS } from './table.ts'
import type { SamplerTypes } from './types.ts'

/** The forms of this game (SA-2.1, SA-3.1, SA-4.1). The first two of each list share a limit. */
const plan: Form = { form: 'row', items: WORKS, min: 2, max: 3, groups: [{ of: [0, 1], max: 1 }] }
const pack: Form = { form: 'set', items: SUPPLIES, min: 1, max: 3, groups: [{ of: [0, 1], max: 1 }] }
const share: Form = { form: 'shares', items: SHRINES, min: 3, max: 3, groups: [{ of: [0, 1], max: 2 }] }

function holdsWard(t: SamplerTable, seat: Seat): boolean {
  return at(t.hands, seat).includes('ward')
}

export const asks: Asks<SamplerTypes> = {
  plan: {
    answers: () => plan,
    apply(t, _question, works, _dealer, seat) {
      t.plans[seat] = works.slice()
    },
  },

  pack: {
    answers: () => pack,
    apply(t, _question, supplies, dealer, seat) {
      t.packed = supplies.slice()
      dealer.say({ kind: 'packed', seat, supplies: supplies.slice() })
    },
  },

  share: {
    answers: () => share,
    apply(t, _question, coins, dealer, seat) {
      t.coins = coins.slice()
      at(t.sparks, seat).shrine += at(coins, 0)
      t.shadow.shrine -= at(coins, 1)
      dealer.say({ kind: 'shared', seat, coins: coins.slice() })
    },
  },

  ward: {
    answers: (t, _question, seat) => [{ do: 'pass' }, ...(holdsWard(t, seat) ? [{ do: 'ward' } as const] : [])],
    isPass: (move) => move.do === 'pass',
    apply(t, { id, power }, move, dealer, seat) {
      if (move.do === 'pass') return
      const hand = at(t.hands, seat)
      t.used.push(...hand.splice(hand.indexOf('ward'), 1))
      change(t, id, { power: power - 1 })
      dealer.say({ kind: 'warded', seat, power: power - 1 })
    },
    why: (_t, _question, move) => (move.do === 'ward' ? { rule: 'SA-5.2' } : undefined),
  },

  path: {
    answers: () => PATHS.map((path) => ({ path })),
    apply(t, _question, { path }, dealer, seat) {
      dealer.say({ kind: 'path', seat, path })
      next(t, { op: 'page', path })
    },
  },
}
