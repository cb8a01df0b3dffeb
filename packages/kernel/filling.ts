import type { Form } from './form.ts'

// How often and by what a form can be filled: for bots, random play and tests. Rules and screens need only form.ts.

/**
 * The form as independent parts: each group, and each item that is in none. Of every part, `ways[k]` says in how many ways k
 * of it can be entered (of shares: how many ways its shares add up to k).
 */
interface Part {
  readonly items: readonly number[]
  readonly ways: readonly number[]
}

function partsOf(form: Form): Part[] {
  const grouped = new Array<boolean>(form.items.length).fill(false)
  const parts: Part[] = []
  for (const { of, max } of form.groups ?? []) {
    for (const item of of) grouped[item] = true
    parts.push({ items: of, ways: waysOf(form, of.length, max) })
  }
  for (let item = 0; item < form.items.length; item++) {
    if (!grouped[item]) parts.push({ items: [item], ways: waysOf(form, 1, form.form === 'shares' ? form.max : 1) })
  }
  return parts
}

function waysOf(form: Form, items: number, max: number): number[] {
  const most = form.form === 'shares' ? Math.min(max, form.max) : Math.min(max, items, form.max)
  const ways: number[] = []
  for (let k = 0; k <= most; k++) {
    if (form.form === 'shares') ways.push(items === 0 ? (k === 0 ? 1 : 0) : choose(k + items - 1, items - 1))
    else ways.push(choose(items, k))
  }
  return ways
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}

/** `totals[i][k]`: in how many ways the parts from i on can give k together. */
function totalsOf(form: Form, parts: readonly Part[]): number[][] {
  let after = [1]
  const totals = [after]
  for (let i = parts.length - 1; i >= 0; i--) {
    const ways = parts[i]?.ways ?? []
    const now = new Array<number>(Math.min(form.max, ways.length + after.length - 2) + 1).fill(0)
    for (let k = 0; k < ways.length; k++) {
      for (let rest = 0; rest < after.length && k + rest < now.length; rest++) {
        now[k + rest] = (now[k + rest] ?? 0) + (ways[k] ?? 0) * (after[rest] ?? 0)
      }
    }
    after = now
    totals.push(after)
  }
  return totals.reverse()
}

/** The number of orders of n items. */
function orders(form: Form, n: number): number {
  let ways = 1
  if (form.form === 'row') for (let i = 2; i <= n; i++) ways *= i
  return ways
}

/** In how many ways a form can be filled. */
export function countForm(form: Form): number {
  const ways = totalsOf(form, partsOf(form))[0] ?? []
  return ways.reduce((sum, n, k) => (k < form.min ? sum : sum + n * orders(form, k)), 0)
}

/** A random filled form; all are equally likely. `roll(sides)` gives a whole number from 0 to sides-1. */
export function sampleForm(form: Form, roll: (sides: number) => number): unknown[] {
  if (form.form === 'shares' && form.min === form.max && !form.groups?.length) return sampleShares(form, roll)
  const parts = partsOf(form)
  const totals = totalsOf(form, parts)
  const weights = (totals[0] ?? []).map((n, k) => (k < form.min ? 0 : n * orders(form, k)))
  let left = pick(weights, roll)
  if (left < 0) throw new Error('this form cannot be filled')
  const used = new Array<number>(form.items.length).fill(0)
  for (const [i, part] of parts.entries()) {
    const rest = totals[i + 1] ?? []
    const here = pick(
      part.ways.map((n, k) => n * (rest[left - k] ?? 0)),
      roll,
    )
    left -= here
    if (form.form === 'shares') spreadOver(part.items, here, used, roll)
    else for (const item of someOf(part.items, here, roll)) used[item] = 1
  }
  if (form.form === 'shares') return used
  const chosen = form.items.filter((_, item) => used[item])
  return form.form === 'row' ? someOf(chosen, chosen.length, roll) : chosen
}

/** Shares of a fixed sum without groups: no table of ways is needed. */
function sampleShares({ items, max }: Form, roll: (sides: number) => number): number[] {
  const shares = new Array<number>(items.length).fill(0)
  const all = items.map((_, item) => item)
  spreadOver(all, max, shares, roll)
  return shares
}

/** A place by weight, or -1 where all weigh nothing. */
function pick(weights: readonly number[], roll: (sides: number) => number): number {
  let all = 0
  for (const weight of weights) all += weight
  if (all === 0) return -1
  let left = roll(all)
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** n things of a list, in random order. */
function someOf<X>(list: readonly X[], n: number, roll: (sides: number) => number): X[] {
  const left = list.slice()
  const out: X[] = []
  // Later items move up: their order decides what the next roll means.
  for (let i = 0; i < n; i++) out.push(...left.splice(roll(left.length), 1))
  return out
}

/** Splits a sum among items; all ways are equally likely (stars and bars). */
function spreadOver(items: readonly number[], sum: number, into: number[], roll: (sides: number) => number): void {
  const places: number[] = []
  for (let place = 0; place < sum + items.length - 1; place++) places.push(place)
  const bars = someOf(places, Math.max(0, items.length - 1), roll).sort((a, b) => a - b)
  let from = -1
  items.forEach((item, i) => {
    const bar = bars[i] ?? sum + items.length - 1
    into[item] = bar - from - 1
    from = bar
  })
}

/** Every way of filling a form; for small ones. */
export function* fillings(form: Form): Generator<unknown[]> {
  if (form.form === 'shares') yield* shareOut(form, [], 0)
  else yield* enter(form, [], new Set())
}

function* enter(form: Form, entered: readonly number[], used: ReadonlySet<number>): Generator<unknown[]> {
  if (entered.length >= form.min) yield entered.map((item) => form.items[item])
  if (entered.length >= form.max) return
  const from = form.form === 'set' ? (entered.at(-1) ?? -1) + 1 : 0
  for (let item = from; item < form.items.length; item++) {
    if (used.has(item)) continue
    const both = new Set(used).add(item)
    if (roomIn(form, item, (other) => (both.has(other) ? 1 : 0))) yield* enter(form, [...entered, item], both)
  }
}

function* shareOut(form: Form, shares: readonly number[], sum: number): Generator<unknown[]> {
  if (shares.length === form.items.length) {
    if (sum >= form.min) yield [...shares]
    return
  }
  for (let share = 0; sum + share <= form.max; share++) {
    const more = [...shares, share]
    if (!roomIn(form, shares.length, (item) => more[item] ?? 0)) return
    yield* shareOut(form, more, sum + share)
  }
}

function roomIn(form: Form, item: number, used: (item: number) => number): boolean {
  for (const { of, max } of form.groups ?? []) {
    if (of.includes(item) && of.reduce((sum, other) => sum + used(other), 0) > max) return false
  }
  return true
}
