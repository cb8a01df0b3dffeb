/** What can be chosen before a match, as data: one description for forms, checks and the command line. */
export type Choice =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'pick'; readonly from: readonly string[]; readonly default: string }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number }
  /** One of several values for each of several slots, such as a card per colour. */
  | { readonly kind: 'list'; readonly slots: readonly (readonly string[])[]; readonly default: readonly string[] }

export interface Schema {
  readonly [name: string]: Choice
}

type Value<C extends Choice> = C extends { kind: 'flag' }
  ? boolean
  : C extends { kind: 'pick'; from: readonly (infer X)[] }
    ? X
    : C extends { kind: 'count' }
      ? number
      : readonly string[]

export type Options<S extends Schema> = { readonly [K in keyof S]: Value<S[K]> }

export function defaults<S extends Schema>(schema: S): Options<S> {
  const out: Record<string, unknown> = {}
  for (const name of Object.keys(schema)) out[name] = schema[name]?.default
  return out as Options<S>
}

export type OptionsCheck<S extends Schema> = { ok: true; options: Options<S> } | { ok: false; problem: string }

/** Checks options that came from outside; what is not named takes its default. */
export function readOptions<S extends Schema>(schema: S, given: unknown): OptionsCheck<S> {
  if (given === undefined || given === null) return { ok: true, options: defaults(schema) }
  if (typeof given !== 'object' || Array.isArray(given)) return { ok: false, problem: 'options must be an object' }
  const out: Record<string, unknown> = { ...defaults(schema) }
  for (const [name, value] of Object.entries(given)) {
    const choice = Object.hasOwn(schema, name) ? schema[name] : undefined
    if (!choice) return { ok: false, problem: `unknown option "${name}"; there is ${Object.keys(schema).join(', ') || 'none'}` }
    const problem = misfit(choice, value)
    if (problem) return { ok: false, problem: `option "${name}" ${problem}` }
    out[name] = value
  }
  return { ok: true, options: out as Options<S> }
}

function misfit(choice: Choice, value: unknown): string | undefined {
  switch (choice.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'pick':
      return choice.from.includes(value as string) ? undefined : `must be one of ${choice.from.join(', ')}`
    case 'count':
      return Number.isInteger(value) && (value as number) >= choice.min && (value as number) <= choice.max
        ? undefined
        : `must be a whole number from ${choice.min} to ${choice.max}`
    case 'list': {
      if (!Array.isArray(value) || value.length !== choice.slots.length) return `must list ${choice.slots.length} values`
      const at = choice.slots.findIndex((slot, i) => !slot.includes(value[i] as string))
      return at < 0 ? undefined : `does not fit at place ${at + 1}; there is ${choice.slots[at]?.join(', ')}`
    }
  }
}
