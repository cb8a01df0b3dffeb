import { type Form, formFault, same } from '@grimuar/kernel'

/**
 * A form being filled in, for boards and the frame alike. It is plain data and never changed in place: `used` says how much of each
 * item is entered (1 or 0; of shares, how many), and `order` lists the entered items of a row. Places are those of `form.items`.
 */
export interface Draft {
  readonly used: readonly number[]
  readonly order: readonly number[]
}

/** Nothing entered yet. */
export function blankDraft(form: Form): Draft {
  return { used: form.items.map(() => 0), order: [] }
}

/** The draft of a filled form, for changes; a blank draft if it does not fit the form. */
export function draftOf(form: Form, filled: unknown): Draft {
  if (!Array.isArray(filled) || formFault(form, filled)) return blankDraft(form)
  if (form.form === 'shares') return { used: filled.map(Number), order: [] }
  const order = filled.map((given) => form.items.findIndex((item) => same(item, given)))
  return { used: form.items.map((_, item) => (order.includes(item) ? 1 : 0)), order: form.form === 'row' ? order : [] }
}

/** How many items are entered, or how much is shared out. */
export function entered(draft: Draft): number {
  return draft.used.reduce((sum, n) => sum + n, 0)
}

/** How much of this item is entered. */
export function usedOf(draft: Draft, item: number): number {
  return draft.used[item] ?? 0
}

/** Why nothing more of an item can be entered. */
export type Limit =
  | { readonly limit: 'entered' } // a row or a set has each item once
  | { readonly limit: 'max'; readonly max: number }
  | { readonly limit: 'group'; readonly group: number; readonly max: number }

/** The reason why no more of this item can be entered; undefined if it can. */
export function limitOf(form: Form, draft: Draft, item: number): Limit | undefined {
  if (form.form !== 'shares' && usedOf(draft, item) > 0) return { limit: 'entered' }
  if (entered(draft) >= form.max) return { limit: 'max', max: form.max }
  for (const [group, { of, max }] of (form.groups ?? []).entries()) {
    if (of.includes(item) && inGroup(draft, of) >= max) return { limit: 'group', group, max }
  }
  return undefined
}

/** How much of a group is entered. */
export function inGroup(draft: Draft, of: readonly number[]): number {
  return of.reduce((sum, item) => sum + usedOf(draft, item), 0)
}

/** Enters one more of an item: at the end of a row, or at `place`. Where a limit forbids it the draft comes back as it was. */
export function add(form: Form, draft: Draft, item: number, place = draft.order.length): Draft {
  if (limitOf(form, draft, item) || form.items[item] === undefined) return draft
  return {
    used: draft.used.with(item, usedOf(draft, item) + 1),
    order: form.form === 'row' ? draft.order.toSpliced(place, 0, item) : [],
  }
}

/** Takes one of an item out again. */
export function remove(form: Form, draft: Draft, item: number): Draft {
  if (usedOf(draft, item) === 0) return draft
  return {
    used: draft.used.with(item, usedOf(draft, item) - 1),
    order: form.form === 'row' ? draft.order.filter((other) => other !== item) : [],
  }
}

/** Enters an item of a row or a set, or takes it out. */
export function toggle(form: Form, draft: Draft, item: number): Draft {
  return usedOf(draft, item) > 0 ? remove(form, draft, item) : add(form, draft, item)
}

/** Sets the share of an item, as near to what is wanted as the limits allow. */
export function share(form: Form, draft: Draft, item: number, wanted: number): Draft {
  let now = draft
  while (usedOf(now, item) > Math.max(0, wanted)) now = remove(form, now, item)
  while (usedOf(now, item) < wanted) {
    const more = add(form, now, item)
    if (more === now) break
    now = more
  }
  return now
}

/** Moves an item of a row by n places: forward, or back if negative. */
export function shift(draft: Draft, item: number, by: number): Draft {
  const at = draft.order.indexOf(item)
  if (at < 0) return draft
  const rest = draft.order.toSpliced(at, 1)
  const place = Math.max(0, Math.min(rest.length, at + by))
  return { ...draft, order: rest.toSpliced(place, 0, item) }
}

/** Takes back what was entered last: in a row the last one, else the last item of the list. */
export function back(form: Form, draft: Draft): Draft {
  const last = form.form === 'row' ? draft.order.at(-1) : draft.used.findLastIndex((n) => n > 0)
  return last === undefined || last < 0 ? draft : remove(form, draft, last)
}

/** How much is still missing before it can be sent. */
export function missing(form: Form, draft: Draft): number {
  return Math.max(0, form.min - entered(draft))
}

/** Whether it can be sent as it is. */
export function isComplete(form: Form, draft: Draft): boolean {
  return formFault(form, filled(form, draft)) === undefined
}

/** The filled form: one move. */
export function filled(form: Form, draft: Draft): unknown[] {
  if (form.form === 'shares') return [...draft.used]
  if (form.form === 'row') return draft.order.map((item) => form.items[item])
  return form.items.filter((_, item) => usedOf(draft, item) > 0)
}
