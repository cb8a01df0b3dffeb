import { type AnyTypes, answersOf, apply, Dealer, same, type Table } from '../index.ts'
import { type Checkpoint, someAnswer, someDice, someoneAsked } from './random-play.ts'

/** A copy equals its original and lives a life of its own, and the same move with the same luck does the same to both. */
export function copies({ game, table, chance, remembered }: Checkpoint, shared: readonly string[]): void {
  const t = table as Table
  const copy: Table = game.copy(t)
  if (!same(copy, t)) throw new Error(`copy() differs from its original: ${difference(t, copy)}`)
  const written = JSON.stringify(t)
  if (JSON.stringify(copy) !== written)
    throw new Error(`copy() writes its fields in another order than its original: ${difference(t, copy)}`)

  const parts = new Map<object, string>()
  collect(t, 'table', shared, parts, remembered)
  // Frames and asks are never changed once made, so copies share them; but they must not hold on to what does change.
  const held = new Set<unknown>()
  for (const frame of [...t.frames, t.ask]) hold(frame, held)
  for (const [part, path] of parts) {
    if (held.has(part)) throw new Error(`${path} is also held by a frame or the open question: one of them must have its own`)
  }
  const inCopy = new Map<object, string>()
  collect(copy, 'table', shared, inCopy, remembered)
  for (const [part, path] of inCopy) if (parts.has(part)) throw new Error(`copy() shares ${path} with its original`)

  if (t.over) return
  const seat = someoneAsked(t, chance)
  const move = someAnswer(answersOf<AnyTypes>(game, t, seat), chance)
  const dice = someDice(chance)
  const twin = game.copy(t)
  apply<AnyTypes>(game, copy, seat, move, new Dealer(dice))
  if (JSON.stringify(t) !== written)
    throw new Error(`seat ${seat} playing ${JSON.stringify(move)} on a copy changes the original`)
  apply<AnyTypes>(game, twin, seat, move, new Dealer(dice))
  if (!same(twin, copy))
    throw new Error(`seat ${seat} playing ${JSON.stringify(move)} twice with the same luck differs: ${difference(copy, twin)}`)
}

/** Every list and record of a table that rules may change, with its place. What is `shared` must stay as first seen. */
function collect(
  x: object,
  path: string,
  shared: readonly string[],
  into: Map<object, string>,
  remembered: WeakMap<object, string>,
): void {
  const before = into.get(x)
  if (before) throw new Error(`${before} and ${path} are one and the same thing: a change of one changes the other`)
  into.set(x, path)
  for (const [key, part] of Object.entries(x) as [string, unknown][]) {
    if (typeof part !== 'object' || part === null) continue
    const place = Array.isArray(x) ? `${path}[${key}]` : `${path}.${key}`
    if (place === 'table.ask') continue
    if (place === 'table.frames') into.set(part, place)
    else if (shared.includes(key)) unchanged(part, place, remembered)
    else collect(part, place, shared, into, remembered)
  }
}

function unchanged(part: object, place: string, remembered: WeakMap<object, string>): void {
  const now = JSON.stringify(part)
  const before = remembered.get(part)
  if (before !== undefined && before !== now)
    throw new Error(`${place} is said to be only ever replaced, but was changed in place`)
  remembered.set(part, now)
}

function hold(x: unknown, held: Set<unknown>): void {
  if (typeof x !== 'object' || x === null) return
  held.add(x)
  for (const part of Object.values(x)) hold(part, held)
}

/** Where two pieces of plain data first differ, in a few words. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a && b && Array.isArray(a) === Array.isArray(b)) {
    const keys = Object.keys(a)
    const others = Object.keys(b)
    for (const key of new Set([...keys, ...others])) {
      const [x, y] = [(a as any)[key], (b as any)[key]]
      if (JSON.stringify(x) !== JSON.stringify(y)) return difference(x, y, path ? `${path}.${key}` : key)
    }
    return `${path || 'it'} has its keys in another order: ${keys.join(', ')} / ${others.join(', ')}`
  }
  const short = (x: unknown) => (JSON.stringify(x) ?? 'nothing').slice(0, 200)
  return `${path || 'it'} is ${short(a)} / ${short(b)}`
}
