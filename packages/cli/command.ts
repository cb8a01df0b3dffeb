import { parseArgs } from 'node:util'

/** What went wrong, in one line for whoever typed the command. Wrong arguments end with code 2, broken things with 1. */
export class Complaint extends Error {
  readonly code: 1 | 2

  constructor(message: string, code: 1 | 2 = 2) {
    super(message)
    this.code = code
  }
}

export interface Option {
  /** What its value is, for the help: N, FILE. Without one it is a switch. */
  readonly value?: string
  readonly help: string
}

export interface Command {
  readonly summary: string
  /** What stands after its name, in order: `<game>`. */
  readonly places: readonly string[]
  readonly options: { readonly [name: string]: Option }
  /** More for the help, after the options. */
  readonly notes?: string
  /** Ends with the exit code. */
  run(given: Given): Promise<number>
}

/** The arguments of a command, known to be ones it has. */
export class Given {
  readonly places: readonly string[]
  private readonly values: ReadonlyMap<string, string | true>

  constructor(places: readonly string[], values: ReadonlyMap<string, string | true>) {
    this.places = places
    this.values = values
  }

  has(name: string): boolean {
    return this.values.has(name)
  }

  text(name: string): string | undefined {
    const value = this.values.get(name)
    return value === true ? undefined : value
  }

  count(name: string, min: number, max: number): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (!(n >= min && n <= max)) throw new Complaint(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`)
    return n
  }

  oneOf<X extends string>(name: string, choices: readonly X[]): X | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const found = choices.find((choice) => choice === text)
    if (!found) throw new Complaint(`--${name} must be one of ${choices.join(', ')}, not "${text}"`)
    return found
  }
}

/** Reads what was typed after a command's name; complains of anything the command does not know. */
export function readArguments(command: Command, typed: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, o]) => [name, { type: o.value ? ('string' as const) : ('boolean' as const) }]),
  )
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, allowPositionals: true, tokens: true })
  const places: string[] = []
  const values = new Map<string, string | true>()
  for (const token of tokens) {
    if (token.kind === 'positional') places.push(token.value)
    if (token.kind !== 'option') continue
    const known = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined
    if (!known)
      throw new Complaint(`unknown option "${token.rawName}"${didYouMean(token.name, Object.keys(command.options), '--')}`)
    if (!known.value) {
      if (token.value !== undefined) throw new Complaint(`--${token.name} takes no value`)
      values.set(token.name, true)
    } else {
      if (!token.value || (!token.inlineValue && token.value.startsWith('--'))) {
        throw new Complaint(`--${token.name} needs a value: --${token.name} ${known.value}`)
      }
      values.set(token.name, token.value)
    }
  }
  if (places.length < command.places.length) throw new Complaint(`${command.places[places.length]} is missing`)
  if (places.length > command.places.length) throw new Complaint(`"${places[command.places.length]}" is one word too many`)
  return new Given(places, values)
}

/** A hint at the nearest of the words there are, or a list of them. */
export function didYouMean(word: string, choices: readonly string[], before = ''): string {
  const near = choices
    .map((choice) => ({ choice, far: distance(word, choice) }))
    .filter(({ choice, far }) => far <= Math.max(1, Math.floor(choice.length / 3)))
    .sort((a, b) => a.far - b.far)[0]
  if (near) return `; did you mean "${before}${near.choice}"?`
  return choices.length ? `; there is ${choices.map((c) => before + c).join(', ')}` : ''
}

/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}
