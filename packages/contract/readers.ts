import type { Json } from '@grimuar/kernel'

/**
 * Reads one value from untrusted JSON; undefined if it is anything else. Readers of small values are combined to readers of large
 * ones, and fields that no reader names are dropped.
 */
export type Reader<T> = (json: Json | undefined) => T | undefined

/** What a check lets through: `that(isCard)`. */
export function that<T>(check: (json: unknown) => json is T): Reader<T> {
  return (json) => (check(json) ? json : undefined)
}

/** One of a few values. */
export function oneOf<const T extends string | number | boolean | null>(...values: readonly T[]): Reader<T> {
  return (json) => values.find((value) => value === json)
}

/** A whole number between two bounds, both included. */
export function whole(min: number, max: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (json) => (typeof json === 'number' && Number.isSafeInteger(json) && json >= min && json <= max ? json : undefined)
}

/** What one of two readers reads. */
export function either<A, B>(one: Reader<A>, other: Reader<B>): Reader<A | B> {
  return (json) => {
    const read = one(json)
    return read === undefined ? other(json) : read
  }
}

/** A list; of this length, if one is given. */
export function list<T>(item: Reader<T>, length?: number): Reader<T[]> {
  return (json) => {
    if (!Array.isArray(json) || (length !== undefined && json.length !== length)) return undefined
    const read: T[] = []
    for (const each of json) {
      const thing = item(each)
      if (thing === undefined) return undefined
      read.push(thing)
    }
    return read
  }
}

/** A list of two. */
export function pair<T>(item: Reader<T>): Reader<readonly [T, T]> {
  return (json) => {
    const [a, b] = list(item, 2)(json) ?? []
    return a === undefined || b === undefined ? undefined : [a, b]
  }
}

/** An object with these fields and no others. */
export function fields<T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T>
export function fields(readers: { readonly [name: string]: Reader<unknown> }): Reader<object> {
  const names = Object.keys(readers)
  return (json) => {
    if (!isRecord(json) || Object.keys(json).length !== names.length) return undefined
    const read: { [name: string]: unknown } = {}
    for (const name of names) {
      const value = Object.hasOwn(json, name) ? readers[name]?.(json[name]) : undefined
      if (value === undefined) return undefined
      read[name] = value
    }
    return read
  }
}

/** One of several kinds of objects, told apart by a field: each kind has a reader for its other fields. */
export function kinds<T extends object, Key extends keyof T & string>(
  key: Key,
  readers: {
    readonly [K in T[Key] & string]: {
      readonly [F in Exclude<keyof Extract<T, { readonly [P in Key]: K }>, Key>]-?: Reader<
        Extract<T, { readonly [P in Key]: K }>[F]
      >
    }
  },
): Reader<T>
export function kinds(
  key: string,
  readers: { readonly [kind: string]: { readonly [name: string]: Reader<unknown> } },
): Reader<object> {
  const all = new Map(Object.entries(readers).map(([kind, more]) => [kind, fields({ [key]: oneOf(kind), ...more })]))
  return (json) => {
    const kind = isRecord(json) ? json[key] : undefined
    return typeof kind === 'string' ? all.get(kind)?.(json) : undefined
  }
}

function isRecord(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
