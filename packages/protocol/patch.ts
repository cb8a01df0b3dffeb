import type { Json } from '@grimuar/kernel'

/**
 * The difference between two pieces of plain data, itself plain data:
 * `[value]` replaces the value; `[]` removes a field; `[at, count, values]` replaces `count` items of a list from index
 * `at` on by `values`; an object patches the named fields of an object or the numbered items of a list.
 */
export type Patch = readonly [] | readonly [Json] | readonly [number, number, readonly Json[]] | { readonly [key: string]: Patch }

type Fields = { readonly [key: string]: unknown }

/**
 * Makes the patch that turns `before` into `after`; undefined if they are equal. Data is compared as JSON would carry it: an
 * undefined field is missing, an undefined item is null. The patch may share parts with `after`, so serialize it before
 * `after` changes.
 */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isFields(before) && isFields(after)) return diffFields(before, after)
  const [a, b] = [before ?? null, after ?? null]
  return a === b ? undefined : [plain(b)]
}

function diffFields(before: Fields, after: Fields): Patch | undefined {
  let out: { [key: string]: Patch } | undefined
  for (const key in before) {
    if (before[key] === undefined) continue
    const change: Patch | undefined = after[key] === undefined ? [] : diff(before[key], after[key])
    if (change) {
      out ??= {}
      out[key] = change
    }
  }
  for (const key in after) {
    if (after[key] === undefined || before[key] !== undefined) continue
    out ??= {}
    out[key] = [plain(after[key])]
  }
  return out
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length === after.length) {
    let out: { [at: string]: Patch } | undefined
    for (let at = 0; at < before.length; at++) {
      const change = diff(before[at], after[at])
      if (!change) continue
      out ??= {}
      out[at] = change
    }
    return out
  }
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && !diff(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && !diff(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  return [head, before.length - head - tail, after.slice(head, after.length - tail).map(plain)]
}

/** Applies a patch. The result shares unchanged parts with `before`; `before` itself is not changed. */
export function patch<T>(before: T, change: Patch | undefined): T
export function patch(before: Json, change: Patch | undefined): Json {
  if (change === undefined || isRemoval(change)) return before
  if (isReplacement(change)) return change[0]
  if (isSplice(change)) return isJsonList(before) ? before.toSpliced(change[0], change[1], ...change[2]) : before
  if (isJsonList(before)) {
    const out = before.slice()
    for (const [at, inner] of Object.entries(change)) out[Number(at)] = patch(out[Number(at)] ?? null, inner)
    return out
  }
  const out: { [key: string]: Json } = isJsonFields(before) ? { ...before } : {}
  for (const [key, inner] of Object.entries(change)) {
    if (isRemoval(inner)) delete out[key]
    else out[key] = patch(out[key] ?? null, inner)
  }
  return out
}

/** Data that is sent as JSON. */
function plain(x: unknown): Json {
  return x as Json
}

function isRemoval(change: Patch): change is readonly [] {
  return Array.isArray(change) && change.length === 0
}

function isReplacement(change: Patch): change is readonly [Json] {
  return Array.isArray(change) && change.length === 1
}

function isSplice(change: Patch): change is readonly [number, number, readonly Json[]] {
  return Array.isArray(change) && change.length === 3
}

function isJsonList(x: Json): x is readonly Json[] {
  return Array.isArray(x)
}

function isJsonFields(x: Json): x is { readonly [key: string]: Json } {
  return isFields(x)
}

function isList(x: unknown): x is readonly unknown[] {
  return Array.isArray(x)
}

function isFields(x: unknown): x is Fields {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}
