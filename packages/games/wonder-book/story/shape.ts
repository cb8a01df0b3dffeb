import type { Json } from '@grimuar/kernel'

/** A fault in a story file: what, where, and how to mend it. */
export interface Fault {
  readonly path: string
  readonly problem: string
  readonly hint?: string
  /** True for what can be played but is probably a slip. */
  readonly warning?: boolean
}

/** Kinds of names that a story gives and uses. */
export type NameKind =
  | 'area'
  | 'level'
  | 'card'
  | 'interaction card'
  | 'item card'
  | 'rule card'
  | 'unit'
  | 'boss'
  | 'ally'
  | 'hero'
  | 'password'
  | 'flag'
  | 'counter'
  | 'stack'
  | 'token'
  | 'wyrm card'
  | 'upgrade'
  | 'edge'
  | 'figure' // a unit or a token

/** Whether a name is made here (a flag that is set) or asked for (a flag that is tested). */
export type Use = 'made' | 'asked'

/** The place in a story file that is read, and the names that can be used there. */
export interface At {
  readonly path: string
  within(key: string | number): At
  /** Notes that a name is used here; a fault if there is nothing of that kind and name. */
  use(kind: NameKind, name: string, how: Use): void
  /** Keeps a text in all languages; its key is the path within the card. */
  keep(texts: readonly string[]): string
  /** Keeps a script; gives its number within the card. */
  script(json: Json): number
  /** Keeps a fault and stops reading the effect or field it is in. */
  fail(problem: string, hint?: string): never
  /** Reads on after a fault: gives undefined if there was one. */
  attempt<T>(read: () => T): T | undefined
}

/** One kind of value in a story file: its notation, and its strict reader. */
export interface Shape<T> {
  readonly says: string // for the table of the language
  read(json: Json, at: At): T
}

/** An optional field. */
export interface Optional<T> extends Shape<T> {
  readonly optional: true
}

/** What a shape reads. */
export type Of<S> = S extends Shape<infer T> ? T : never

type Needed<F> = { [K in keyof F]: F[K] extends Optional<unknown> ? never : K }[keyof F]
type FieldsOf<F> = { readonly [K in Needed<F>]: Of<F[K]> } & { readonly [K in Exclude<keyof F, Needed<F>>]?: Of<F[K]> }
/** The same written as one object type, so that errors name its fields. */
type Flat<T> = { readonly [K in keyof T]: T[K] }

export function opt<T>(shape: Shape<T>): Optional<T> {
  return { ...shape, optional: true }
}

export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

export function isList(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json)
}

function shown(json: Json): string {
  return JSON.stringify(json).slice(0, 60)
}

const MOST = 999

/** A whole number within bounds: no game needs larger ones, and playing with them would take for ever. */
function wholeFrom(least: number, says: string): Shape<number> {
  return {
    says,
    read(json, at) {
      if (typeof json !== 'number' || !Number.isInteger(json)) return at.fail(`${shown(json)} is not a whole number`)
      return json >= least && json <= MOST ? json : at.fail(`${json} is not between ${least} and ${MOST}`)
    },
  }
}

export const whole = wholeFrom(0, 'n')
/** A number by which something changes: it may be negative. */
export const change = wholeFrom(-MOST, '±n')

export const yes: Shape<true> = {
  says: 'true',
  read: (json, at) => (json === true ? true : at.fail(`${shown(json)} stands where only true can stand`)),
}

/** A number, one for 2, 3 and 4 heroes each, or as many as heroes play. */
export type Count = number | readonly [number, number, number] | 'heroes'

function countOf(number: Shape<number>, says: string): Shape<Count> {
  return {
    says,
    read(json, at) {
      if (json === 'heroes') return json
      if (typeof json === 'number' && Number.isInteger(json)) return number.read(json, at)
      if (!isList(json))
        return at.fail(`${shown(json)} is not a number`, 'write a number, [for 2, for 3, for 4 heroes] or heroes')
      const [two, three, four, more] = json.map((n, i) => number.read(n, at.within(i)))
      if (two === undefined || three === undefined || four === undefined || more !== undefined)
        return at.fail(`${json.length} numbers stand where three must stand`, 'write [for 2, for 3, for 4 heroes]')
      return [two, three, four]
    },
  }
}

export const count = countOf(whole, 'N')
/** A count by which something changes: it may be negative. */
export const countChange = countOf(change, '±N')

/** A name that must be known, such as an area. */
function named(kind: NameKind, how: Use, says: string): Shape<string> {
  return {
    says,
    read(json, at) {
      if (typeof json !== 'string') return at.fail(`${shown(json)} is not the name of a ${kind}`)
      at.use(kind, json, how)
      return json
    },
  }
}

export const areaName = named('area', 'asked', 'area')
export const level = named('level', 'asked', 'level')
export const bossName = named('boss', 'asked', 'boss')
export const allyName = named('ally', 'asked', 'ally')
export const unit = named('unit', 'asked', 'unit')
export const heroName = named('hero', 'asked', 'hero')
export const wyrmCardName = named('wyrm card', 'asked', 'wyrm card')
export const upgradeName = named('upgrade', 'asked', 'tier.hero')
export const tokenName = named('token', 'asked', 'token')
export const newToken = named('token', 'made', 'token')
export const newStack = named('stack', 'made', 'stack')
export const stackName = named('stack', 'asked', 'stack')
export const password = named('password', 'asked', 'password')
export const newPassword = named('password', 'made', 'password')
export const flag = named('flag', 'asked', 'flag')
export const newFlag = named('flag', 'made', 'flag')
export const counter = named('counter', 'asked', 'counter')
export const newCounter = named('counter', 'made', 'counter')

/** An area by name, or where something is now: '@actor', '@aura', '@' and a unit or token. */
export const area: Shape<string> = {
  says: 'AREA',
  read(json, at) {
    if (typeof json !== 'string' || !json.startsWith('@')) return areaName.read(json, at)
    const name = json.slice(1)
    if (name !== 'actor' && name !== 'aura') at.use('figure', name, 'asked')
    return json
  },
}

/** The number of a card of this chapter. */
export const card: Shape<number> = {
  says: 'card',
  read(json, at) {
    const n = whole.read(json, at)
    at.use('card', `${n}`, 'asked')
    return n
  },
}

/** The number of a card of one kind. */
function cardOfKind(kind: 'interaction card' | 'item card' | 'rule card'): Shape<number> {
  return {
    says: kind,
    read(json, at) {
      const n = card.read(json, at)
      at.use(kind, `${n}`, 'asked')
      return n
    },
  }
}

export const interactionNo = cardOfKind('interaction card')
export const itemNo = cardOfKind('item card')
export const ruleNo = cardOfKind('rule card')

export const EDGE_KINDS = ['dashed', 'solid', 'oneway'] as const
export type EdgeKind = (typeof EDGE_KINDS)[number]

/** The reach of something: its own area, also the neighbouring ones, n steps, or everywhere. */
export type AttackRange = 'own' | 'near' | 'any' | number
export const range: Shape<AttackRange> = {
  says: 'own | near | any | steps',
  read(json, at) {
    if (json === 'own' || json === 'near' || json === 'any') return json
    return typeof json === 'number'
      ? whole.read(json, at)
      : at.fail(`${shown(json)} is not a range`, 'write own, near, any or steps')
  },
}

/** Text in every language; read as the key under which the words are kept. */
export const text: Shape<string> = {
  says: '[pl, en]',
  read(json, at) {
    if (!isList(json)) return at.fail('a text is missing', 'write [Polish, English]')
    const said = json.map((one, i) =>
      typeof one === 'string' && one.trim() ? one : at.within(i).fail('a text is empty or no text'),
    )
    return at.keep(said)
  },
}

/** A list of effects; read as its number within the card. */
export const script: Shape<number> = { says: 'script', read: (json, at) => at.script(json) }

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return {
    says: values.join(' | '),
    read: (json, at) => values.find((value) => value === json) ?? at.fail(`${shown(json)} is none of ${values.join(', ')}`),
  }
}

export function either<A, B>(one: Shape<A>, fits: (json: Json) => boolean, other: Shape<B>): Shape<A | B> {
  return { says: `${one.says} or ${other.says}`, read: (json, at) => (fits(json) ? one.read(json, at) : other.read(json, at)) }
}

export function list<T>(of: Shape<T>): Shape<readonly T[]> {
  return {
    says: `[${of.says}…]`,
    read(json, at) {
      if (!isList(json)) return at.fail(`${shown(json)} is not a list`)
      return json.flatMap((one, i) => {
        const read = at.attempt(() => of.read(one, at.within(i)))
        return read === undefined ? [] : [read]
      })
    },
  }
}

export function pair<A, B>(one: Shape<A>, other: Shape<B>): Shape<readonly [A, B]> {
  return {
    says: `[${one.says}, ${other.says}]`,
    read(json, at) {
      const [a, b, more] = isList(json) ? json : []
      if (a === undefined || b === undefined || more !== undefined) return at.fail(`${shown(json)} is not a list of two`)
      return [one.read(a, at.within(0)), other.read(b, at.within(1))]
    },
  }
}

/** An object whose keys are names of one kind: `{hall: 2, gate: 1}`. */
export function byName<T>(key: Shape<string>, of: Shape<T>): Shape<{ readonly [name: string]: T }> {
  return {
    says: `{${key.says}: ${of.says}…}`,
    read(json, at) {
      if (!isObject(json)) return at.fail(`${shown(json)} is not an object`)
      return Object.fromEntries(
        Object.entries(json).map(([name, value]) => [key.read(name, at), of.read(value, at.within(name))] as const),
      )
    },
  }
}

export interface AnyFields {
  readonly [name: string]: Shape<unknown>
}

/** An object with these fields and no others. */
export function fields<F extends AnyFields>(shapes: F): Shape<Flat<FieldsOf<F>>>
export function fields(shapes: AnyFields): Shape<object> {
  const names = Object.keys(shapes)
  const says = names.map((name) => {
    const shape = shapes[name]
    return shape === undefined ? name : `${name}${'optional' in shape ? '?' : ''}: ${shape.says}`
  })
  return {
    says: `{${says.join(', ')}}`,
    read(json, at) {
      if (!isObject(json)) return at.fail(`${shown(json)} is not an object with ${names.join(', ')}`)
      const unknown = Object.keys(json).find((name) => !names.includes(name))
      if (unknown !== undefined)
        at.attempt(() => at.within(unknown).fail(`"${unknown}" is unknown here`, `there is ${names.join(', ')}`))
      const read: { [name: string]: unknown } = {}
      for (const name of names) {
        const shape = shapes[name]
        const value = json[name]
        if (shape === undefined || (value === undefined && 'optional' in shape)) continue
        if (value === undefined) at.fail(`"${name}" is missing`)
        else read[name] = shape.read(value, at.within(name))
      }
      return read
    },
  }
}
