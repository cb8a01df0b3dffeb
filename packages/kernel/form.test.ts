import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countForm } from './filling.ts'
import {
  ask,
  Dealer,
  type Form,
  fillings,
  formFault,
  Match,
  play,
  quickDice,
  readRecord,
  sampleForm,
  start,
  stream,
  tellRefusal,
  writeRecord,
} from './index.ts'
import { checkEverything } from './testkit/invariants.ts'
import { playRandomly } from './testkit/random-play.ts'
import { seeded, seeds } from './testkit/seeds.ts'
import { toy } from './testkit/toy.ts'

/** Two to four of seven cards in a row, each with one of two sides up: the plan of a turn. */
const plan: Form = {
  form: 'row',
  items: Array.from({ length: 14 }, (_, i) => ({ card: i >> 1, side: i & 1 })),
  groups: Array.from({ length: 7 }, (_, card) => ({ of: [card * 2, card * 2 + 1], max: 1 })),
  min: 2,
  max: 4,
}

/** Any small form whose groups do not share an item. */
const forms: fc.Arbitrary<Form> = fc
  .record({
    form: fc.constantFrom('row' as const, 'set' as const, 'shares' as const),
    count: fc.integer({ min: 0, max: 5 }),
    min: fc.nat(3),
    more: fc.nat(3),
    group: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }),
    limits: fc.tuple(fc.nat(3), fc.nat(3)),
  })
  .map(({ form, count, min, more, group, limits }) => {
    const of = (g: number) => Array.from({ length: count }, (_, i) => i).filter((i) => group[i] === g)
    return {
      form,
      items: Array.from({ length: count }, (_, i) => `item ${i}`),
      groups: limits.map((max, g) => ({ of: of(g), max })),
      min,
      max: min + more,
    }
  })

describe('a form', () => {
  test('of two to four of seven two-sided cards in order stands for 15,288 answers in a few lines', () => {
    expect(countForm(plan)).toBe(7 * 6 * 4 + 7 * 6 * 5 * 8 + 7 * 6 * 5 * 4 * 16)
    expect(countForm(plan)).toBe(15_288)
    expect(JSON.stringify(plan).length).toBeLessThan(700)
  })

  test('counts as many fillings as there are, each of which fits, and no two alike', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const all = [...fillings(form)]
        expect(countForm(form)).toBe(all.length)
        expect(new Set(all.map((filled) => JSON.stringify(filled))).size).toBe(all.length)
        for (const filled of all) expect(formFault(form, filled)).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })

  test('is filled at random with each filling as likely as any other', () => {
    const small: Form = { form: 'row', items: ['a', 'b', 'c'], groups: [{ of: [0, 1], max: 1 }], min: 1, max: 2 }
    const shares: Form = { form: 'shares', items: ['x', 'y', 'z'], groups: [{ of: [0], max: 1 }], min: 2, max: 3 }
    const set: Form = { form: 'set', items: ['a', 'b', 'c', 'd'], groups: [{ of: [1, 2, 3], max: 2 }], min: 2, max: 3 }
    for (const form of [small, shares, set]) {
      const roll = stream(quickDice(5))
      const seen = new Map<string, number>()
      const each = 400
      const count = countForm(form)
      for (let i = 0; i < each * count; i++) {
        const filled = sampleForm(form, roll)
        expect(formFault(form, filled)).toBeUndefined()
        seen.set(JSON.stringify(filled), (seen.get(JSON.stringify(filled)) ?? 0) + 1)
      }
      expect(seen.size).toBe(count)
      // Five standard deviations of a fair draw.
      for (const n of seen.values()) expect(Math.abs(n - each)).toBeLessThan(5 * Math.sqrt(each))
    }
  })

  test('that nothing can fill has no filling', () => {
    const hopeless: Form = { form: 'set', items: ['a'], min: 2, max: 3 }
    expect(countForm(hopeless)).toBe(0)
    expect(() => sampleForm(hopeless, () => 0)).toThrow('cannot be filled')
  })

  test('says what is wrong with a filling', () => {
    const card = (card: number, side = 0) => ({ card, side })
    expect(formFault(plan, 'all')).toEqual({ fault: 'not-a-list' })
    expect(formFault(plan, [card(1)])).toEqual({ fault: 'too-few', min: 2 })
    expect(
      formFault(
        plan,
        [0, 1, 2, 3, 4].map((c) => card(c)),
      ),
    ).toEqual({ fault: 'too-many', max: 4 })
    expect(formFault(plan, [card(1), card(7)])).toEqual({ fault: 'unknown-item', at: 1 })
    expect(formFault(plan, [card(1), card(1)])).toEqual({ fault: 'twice', at: 1 })
    expect(formFault(plan, [card(1), card(1, 1)])).toEqual({ fault: 'group', group: 1, max: 1 })
    expect(formFault(plan, [card(6), card(1)])).toBeUndefined()
    const set: Form = { form: 'set', items: ['a', 'b'], min: 0, max: 2 }
    expect(formFault(set, ['b', 'a'])).toEqual({ fault: 'order', at: 1 })
    const shares: Form = { form: 'shares', items: ['a', 'b'], min: 3, max: 3, groups: [{ of: [1], max: 1 }] }
    expect(formFault(shares, [1, 1])).toEqual({ fault: 'too-few', min: 3 })
    expect(formFault(shares, [1, 1, 1])).toEqual({ fault: 'too-many', max: 2 })
    expect(formFault(shares, [4, 0])).toEqual({ fault: 'too-many', max: 3 })
    expect(formFault(shares, [1, 2])).toEqual({ fault: 'group', group: 0, max: 1 })
    expect(formFault(shares, [4, -1])).toEqual({ fault: 'not-a-count', at: 1 })
    expect(formFault(shares, [2, 1])).toBeUndefined()
  })

  test('withstands any filling a stranger may send', () => {
    fc.assert(
      fc.property(forms, fc.anything(), (form, filled) => {
        const fits = formFault(form, filled) === undefined
        expect(fits).toBe([...fillings(form)].some((one) => JSON.stringify(one) === JSON.stringify(filled)))
      }),
    )
  })
})

/** Plans a turn by a form, and shares 3 points of damage by another. */
const planner = toy({
  first: [{ op: 'plan' }, { op: 'share' }],
  ops: {
    plan: (t) => ask(t, 0, { kind: 'plan' }),
    share: (t) => ask(t, t.seats - 1, { kind: 'share' }),
  },
  asks: {
    plan: {
      answers: () => plan,
      apply: (t, _question, cards) => void t.log.push(cards.map(({ card, side }: any) => `${card}${'ab'[side]}`).join(' ')),
      why: (_t, _question, cards) => (cards.length === 1 ? { rule: 'TO-6.3' } : undefined),
    },
    share: {
      answers: (): Form => ({ form: 'shares', items: ['knight', 'mage'], min: 3, max: 3 }),
      apply: (t, _question, shares) => void t.log.push(shares.join('+')),
    },
  },
})

describe('a question answered by a form', () => {
  test('takes a filled form as one move, and refuses one that does not fit with the clause or the fault', () => {
    const t = start(planner, {}, 2, quickDice(1))
    const dealer = new Dealer(quickDice(1))
    expect(play(planner, t, 0, [{ card: 2, side: 1 }], dealer)).toEqual({ reason: 'rule', rule: 'TO-6.3' })
    const twice = play(
      planner,
      t,
      0,
      [
        { card: 2, side: 1 },
        { card: 2, side: 0 },
      ],
      dealer,
    )
    expect(twice).toEqual({ reason: 'form', fault: 'group', group: 2, max: 1 })
    expect(twice && tellRefusal(twice)).toBe('the form is filled in wrongly: at most 1 of group 3')
    expect(
      play(
        planner,
        t,
        0,
        [
          { card: 6, side: 1 },
          { card: 2, side: 0 },
        ],
        dealer,
      ),
    ).toBeUndefined()
    expect(play(planner, t, 1, [1, 1], dealer)).toMatchObject({ reason: 'form', fault: 'too-few' })
    expect(play(planner, t, 1, [1, 2], dealer)).toBeUndefined()
    expect([t.log, t.over]).toEqual([['6b 2a', '1+2'], true])
  })

  test(seeded('is played at random, checked, recorded and read again like any other'), () => {
    for (const seed of seeds(30, 3)) {
      const { record, table } = playRandomly(planner, { seed, checks: [checkEverything(planner)] })
      const again = Match.from(planner, readRecord(writeRecord(record)))
      expect(again.ok && again.match.table.log).toEqual(table.log)
    }
  })
})

test('a list of more than a hundred answers is found by the test kit', () => {
  const long = toy({
    first: [{ op: 'go' }],
    ops: { go: (t) => ask(t, 0, { kind: 'number' }) },
    asks: { number: { answers: () => Array.from({ length: 101 }, (_, n) => ({ n })), apply: () => {} } },
  })
  expect(() => playRandomly(long, { seed: 1, seats: 1, checks: [checkEverything(long)] })).toThrow('use a form')
})
