import { type Form, fillings, formFault, same } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import {
  add,
  back,
  blankDraft,
  type Draft,
  draftOf,
  entered,
  filled,
  isComplete,
  limitOf,
  missing,
  remove,
  share,
  shift,
  toggle,
} from './draft.ts'

const row: Form = { form: 'row', items: ['a', 'b', 'c', 'd'], min: 2, max: 3, groups: [{ of: [0, 1], max: 1 }] }
const set: Form = { ...row, form: 'set' }
const shares: Form = { form: 'shares', items: ['sun', 'moon', 'star'], min: 3, max: 4, groups: [{ of: [0, 1], max: 2 }] }

const enter = (form: Form, ...items: number[]): Draft => items.reduce((draft, item) => add(form, draft, item), blankDraft(form))

describe('a row', () => {
  test('keeps the order in which things were entered, and lets them change places', () => {
    const draft = enter(row, 3, 0, 2)
    expect(filled(row, draft)).toEqual(['d', 'a', 'c'])
    expect(filled(row, shift(draft, 2, -2))).toEqual(['c', 'd', 'a'])
    expect(filled(row, shift(draft, 3, 9))).toEqual(['a', 'c', 'd'])
    expect(filled(row, remove(row, draft, 0))).toEqual(['d', 'c'])
    expect(filled(row, back(row, draft))).toEqual(['d', 'a'])
    expect(filled(row, add(row, enter(row, 3), 2, 0))).toEqual(['c', 'd'])
  })

  test('says which limit is reached, and enters nothing beyond it', () => {
    expect(limitOf(row, enter(row, 0), 0)).toEqual({ limit: 'entered' })
    expect(limitOf(row, enter(row, 0), 1)).toEqual({ limit: 'group', group: 0, max: 1 })
    expect(limitOf(row, enter(row, 0, 2, 3), 1)).toEqual({ limit: 'max', max: 3 })
    const full = enter(row, 0, 2)
    expect(add(row, full, 1)).toBe(full)
  })
})

test('a set is given in the order of its items, whatever was toggled first', () => {
  const draft = [3, 1, 2, 2].reduce((now, item) => toggle(set, now, item), blankDraft(set))
  expect(filled(set, draft)).toEqual(['b', 'd'])
})

test('shares go up and down within their limits', () => {
  const draft = share(shares, share(shares, blankDraft(shares), 0, 9), 2, 9)
  expect(filled(shares, draft)).toEqual([2, 0, 2])
  expect(entered(draft)).toBe(4)
  expect(filled(shares, share(shares, draft, 0, -1))).toEqual([0, 0, 2])
  expect(missing(shares, share(shares, draft, 0, 0))).toBe(1)
})

test('every way of filling a form can be composed step by step, and changed again', () => {
  for (const form of [row, set, shares]) {
    let ways = 0
    for (const wanted of fillings(form)) {
      ways++
      const draft = draftOf(form, wanted)
      expect(filled(form, draft)).toEqual(wanted)
      let composed = blankDraft(form)
      if (form.form === 'shares') for (const [item, n] of draft.used.entries()) composed = share(form, composed, item, n)
      else
        for (const given of wanted)
          composed = add(
            form,
            composed,
            form.items.findIndex((item) => same(item, given)),
          )
      expect(composed).toEqual(draft)
    }
    expect(ways).toBeGreaterThan(5)
  }
})

test('it is complete exactly when the rules would accept it', () => {
  for (const form of [row, set, shares]) {
    let draft = blankDraft(form)
    for (let i = 0; i < 40; i++) {
      const item = (i * 7) % form.items.length
      draft = i % 3 === 2 ? remove(form, draft, item) : add(form, draft, item)
      expect(isComplete(form, draft)).toBe(formFault(form, filled(form, draft)) === undefined)
      expect(isComplete(form, draft)).toBe(missing(form, draft) === 0)
    }
  }
})

test('a draft that does not fit the form begins blank', () => {
  for (const odd of [undefined, null, 'a', ['x', 'y'], ['a', 'b'], []]) expect(draftOf(row, odd)).toEqual(blankDraft(row))
})
