import { at, type By, by, type Json } from '@grimuar/kernel'

/** Reads one kind of JSON value strictly: undefined where it is anything else. */
export type Reader<T> = (json: Json | undefined) => T | undefined

export const flag: Reader<boolean> = (json) => (typeof json === 'boolean' ? json : undefined)

/** A whole number between two bounds. */
export function count(min: number, max: number): Reader<number> {
  return (json) => (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max ? json : undefined)
}

/** One of some values. */
export function oneOf<T extends string | number>(...values: readonly T[]): Reader<T> {
  return (json) => values.find((value) => value === json)
}

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (json) => (json === null ? null : reader(json))
}

/** A list with so many items. */
export function list<T>(item: Reader<T>, min = 0, max = 1000): Reader<T[]> {
  return (json) => {
    if (!isList(json) || json.length < min || json.length > max) return undefined
    const items: T[] = []
    for (const each of json) {
      const read = item(each)
      if (read === undefined) return undefined
      items.push(read)
    }
    return items
  }
}

/** A list with a value for each id. */
export function byId<Id extends number, T>(ids: readonly Id[], item: Reader<T>): Reader<By<Id, T>> {
  const items = list(item, ids.length, ids.length)
  return (json) => {
    const read = items(json)
    return read && by(ids, (id) => at(read, id))
  }
}

/** An object with these fields and no other. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T>
export function record(fields: { readonly [name: string]: Reader<unknown> }): Reader<object> {
  const readers = Object.entries(fields)
  return (json) => {
    if (!isObject(json) || Object.keys(json).length !== readers.length) return undefined
    const out: { [name: string]: unknown } = {}
    for (const [name, reader] of readers) {
      const read = Object.hasOwn(json, name) ? reader(json[name]) : undefined
      if (read === undefined) return undefined
      out[name] = read
    }
    return out
  }
}

/** What the first of several readers that can read it makes of it. */
export function anyOf<T>(readers: readonly Reader<T>[]): Reader<T> {
  return (json) => {
    for (const reader of readers) {
      const read = reader(json)
      if (read !== undefined) return read
    }
    return undefined
  }
}

function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json)
}

function isObject(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
