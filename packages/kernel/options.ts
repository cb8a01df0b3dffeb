import { same } from './same.ts'
import type { Json } from './table.ts'

/** When a choice matters, and who may see it. */
interface Relevance {
  /** The values of other options with which this one matters; always where it is left out. */
  readonly when?: { readonly [option: string]: readonly (string | number | boolean)[] }
  /** The numbers of seats with which it matters; all where they are left out. */
  readonly seats?: readonly number[]
  /** Only the people in the room are told it. */
  readonly secret?: boolean
}

/** What can be chosen before a match, as data: one description for set-up screens, checks and the command line. */
export type Choice = (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'pick'; readonly from: readonly string[]; readonly default: string }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number }
  /** One of several values for each of several slots, such as a card per colour. */
  | { readonly kind: 'list'; readonly slots: readonly (readonly string[])[]; readonly default: readonly string[] }
  /** What an earlier match of a campaign left. Never chosen by hand: set-up screens hide it, and a server fills it in itself. */
  | CarryChoice
) &
  Relevance

export interface CarryChoice<C = Json> {
  readonly kind: 'carry'
  readonly default: C // how a campaign begins
  /** Reads what a match left, strictly: undefined where anything is wrong with it. */
  read(given: Json): C | undefined
  /** States a campaign can be in, so that random play meets more than its beginning. */
  readonly samples: readonly C[]
  /** The public part of it, such as the chapter; nothing if missing. */
  shown?(carried: C): Json
  /** How the campaigns of each story begin, in games with several stories; set-up screens offer them by what `shown` tells of them. */
  readonly beginnings?: readonly C[]
  /** The story it belongs to and the chapter that comes next, in games whose campaigns are saved. */
  place?(carried: C): StoryPlace
  /** The names in an unreadable state that this version does not know: words, cards, chapters, a newer format. */
  missing?(given: Json): readonly string[]
}

/** The story and chapter of a campaign. */
export interface StoryPlace {
  readonly story: string
  readonly chapter: number
}

export interface Schema {
  readonly [name: string]: Choice
}

type Value<C extends Choice> = C extends { kind: 'flag' }
  ? boolean
  : C extends { kind: 'pick'; from: readonly (infer X)[] }
    ? X
    : C extends { kind: 'count' }
      ? number
      : C extends { kind: 'carry'; default: infer X }
        ? X
        : readonly string[]

export type Options<S extends Schema> = { readonly [K in keyof S]: Value<S[K]> }

export function defaults<S extends Schema>(schema: S): Options<S>
export function defaults(schema: Schema): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(schema).map(([name, choice]) => [name, choice.default]))
}

export type OptionsCheck<S extends Schema> = { ok: true; options: Options<S> } | { ok: false; problem: string }

/** Checks options that came from outside; a missing option gets its default. */
export function readOptions<S extends Schema>(schema: S, given: unknown): OptionsCheck<S>
export function readOptions(schema: Schema, given: unknown): { ok: true; options: object } | { ok: false; problem: string } {
  const out: { [name: string]: unknown } = defaults(schema)
  if (given === undefined || given === null) return { ok: true, options: out }
  if (typeof given !== 'object' || Array.isArray(given)) return { ok: false, problem: 'options must be an object' }
  for (const [name, value] of Object.entries(given)) {
    const choice = Object.hasOwn(schema, name) ? schema[name] : undefined
    if (!choice) return { ok: false, problem: `unknown option "${name}"; there is ${Object.keys(schema).join(', ') || 'none'}` }
    const read = choice.kind === 'carry' ? choice.read(value) : value
    const problem =
      choice.kind === 'carry' ? (read === undefined ? 'is not what a match leaves' : undefined) : misfit(choice, value)
    if (problem) return { ok: false, problem: `option "${name}" ${problem}` }
    out[name] = read
  }
  return { ok: true, options: out }
}

/** All ways a campaign can begin. */
export function beginningsOf(choice: CarryChoice): readonly Json[] {
  return choice.beginnings ?? [choice.default]
}

/** The options of kind `carry`: of these a client may choose nothing but a beginning. */
export function carriedOptions(schema: Schema): string[] {
  return Object.keys(schema).filter((name) => schema[name]?.kind === 'carry')
}

/** The carried options in which something other than a beginning is given. */
export function begunElsewhere(schema: Schema, given: object): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const choice = Object.hasOwn(schema, name) ? schema[name] : undefined
    return choice?.kind === 'carry' && !beginningsOf(choice).some((one) => same(one, value)) ? [name] : []
  })
}

/** Whether a choice matters with these options and this number of seats; set-up screens hide the others. */
export function matters(choice: Choice, options: { readonly [name: string]: unknown }, seats: number): boolean {
  if (choice.seats && !choice.seats.includes(seats)) return false
  return Object.entries(choice.when ?? {}).every(([name, values]) => values.some((value) => value === options[name]))
}

/** The public options of a room: those that matter and are not secret, and the part of a campaign's state that its game shows. */
export function publicOptions(schema: Schema, options: Json, seats: number): { [name: string]: Json } {
  const chosen: { readonly [name: string]: Json } =
    typeof options === 'object' && options !== null ? Object.fromEntries(Object.entries(options)) : {}
  const known: { [name: string]: Json } = {}
  for (const [name, choice] of Object.entries(schema)) {
    const value = chosen[name]
    if (value === undefined || choice.secret || !matters(choice, chosen, seats)) continue
    const shown = choice.kind === 'carry' ? choice.shown?.(value) : value
    if (shown !== undefined) known[name] = shown
  }
  return known
}

function misfit(choice: Exclude<Choice, CarryChoice>, value: unknown): string | undefined {
  switch (choice.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'pick':
      return choice.from.some((known) => known === value) ? undefined : `must be one of ${choice.from.join(', ')}`
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= choice.min && value <= choice.max
        ? undefined
        : `must be a whole number from ${choice.min} to ${choice.max}`
    case 'list': {
      if (!Array.isArray(value) || value.length !== choice.slots.length) return `must list ${choice.slots.length} values`
      const at = choice.slots.findIndex((slot, i) => !slot.some((known) => known === value[i]))
      return at < 0 ? undefined : `does not fit at place ${at + 1}; there is ${choice.slots[at]?.join(', ')}`
    }
  }
}
