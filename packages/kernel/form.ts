import { same } from './same.ts'

/**
 * Answers that are filled in rather than picked from a list: too many to list, small to describe. A form is plain data, so
 * that a screen, a bot and the rules read the same thing. One filled form is one move:
 *
 * - `row`: some of the items, in an order that matters;
 * - `set`: some of the items, given in the order of `items`;
 * - `shares`: a whole number for each item, in the order of `items`; min and max bound their sum.
 */
export interface Form<I = unknown> {
  readonly form: 'row' | 'set' | 'shares'
  readonly items: readonly I[] // each may be entered once
  readonly min: number
  readonly max: number
  /** Items that share a limit. No item is in two groups; one in none is limited only by `max`. */
  readonly groups?: readonly FormGroup[]
}

export interface FormGroup {
  readonly of: readonly number[] // places in `items`
  readonly max: number // how many of them may be entered, or the largest sum of their shares
}

/** All legal answers to a question: listed, or described by a form. */
export type Answers<M = unknown> = readonly M[] | Form

/** What is wrong with a filled form. */
export type FormFault =
  | { readonly fault: 'not-a-list' }
  | { readonly fault: 'too-few'; readonly min: number }
  | { readonly fault: 'too-many'; readonly max: number }
  | { readonly fault: 'unknown-item'; readonly at: number } // at which place of what was filled in
  | { readonly fault: 'twice'; readonly at: number }
  | { readonly fault: 'order'; readonly at: number } // a set is given in the order of its items
  | { readonly fault: 'group'; readonly group: number; readonly max: number }
  | { readonly fault: 'not-a-count'; readonly at: number } // a share is a whole number from 0

export function isForm(answers: Answers): answers is Form {
  return !Array.isArray(answers)
}

/** The list of answers, where the question is known to have one. */
export function listed<M>(answers: Answers<M>): readonly M[] {
  if (isForm(answers)) throw new Error(`this question is answered by a form ("${answers.form}"), not from a list`)
  return answers
}

/** The fault of a filled form, or undefined if it is valid. */
export function formFault(form: Form, filled: unknown): FormFault | undefined {
  if (!Array.isArray(filled)) return { fault: 'not-a-list' }
  return form.form === 'shares' ? sharesFault(form, filled) : itemsFault(form, filled)
}

function itemsFault(form: Form, filled: readonly unknown[]): FormFault | undefined {
  if (filled.length < form.min) return { fault: 'too-few', min: form.min }
  if (filled.length > form.max) return { fault: 'too-many', max: form.max }
  const used = new Array<number>(form.items.length).fill(0)
  let last = -1
  for (const [at, given] of filled.entries()) {
    const item = form.items.findIndex((it) => same(it, given))
    if (item < 0) return { fault: 'unknown-item', at }
    if (used[item]) return { fault: 'twice', at }
    if (form.form === 'set' && item < last) return { fault: 'order', at }
    used[item] = 1
    last = item
  }
  return groupFault(form, used)
}

function sharesFault(form: Form, filled: readonly unknown[]): FormFault | undefined {
  if (filled.length < form.items.length) return { fault: 'too-few', min: form.items.length }
  if (filled.length > form.items.length) return { fault: 'too-many', max: form.items.length }
  const shares: number[] = []
  let sum = 0
  for (const [at, share] of filled.entries()) {
    if (typeof share !== 'number' || !Number.isInteger(share) || share < 0) return { fault: 'not-a-count', at }
    shares.push(share)
    sum += share
  }
  if (sum < form.min) return { fault: 'too-few', min: form.min }
  if (sum > form.max) return { fault: 'too-many', max: form.max }
  return groupFault(form, shares)
}

function groupFault(form: Form, used: readonly number[]): FormFault | undefined {
  for (const [group, { of, max }] of (form.groups ?? []).entries()) {
    if (of.reduce((sum, item) => sum + (used[item] ?? 0), 0) > max) return { fault: 'group', group, max }
  }
  return undefined
}
