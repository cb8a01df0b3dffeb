import { parseArgs } from 'node:util'

/** An error to report in one line, without a stack trace. The exit code is 2 for wrong arguments and 1 for everything else. */
export class CliError extends Error {
  readonly code: 1 | 2

  constructor(message: string, code: 1 | 2 = 2) {
    super(message)
    this.code = code
  }
}

export interface CommandOption {
  /** The placeholder of its value in the help: N, FILE. An option without one is a switch. */
  readonly value?: string
  readonly help: string
}

export interface Command {
  readonly summary: string
  /** The names of its positional arguments, in order: `<game>`. */
  readonly positionals: readonly string[]
  readonly options: { readonly [name: string]: CommandOption }
  /** A text for the help, shown after the options. */
  readonly notes?: string
  /** Resolves with the exit code. */
  run(args: Arguments): Promise<number>
}

/** The arguments of a command, checked against its options. */
export class Arguments {
  readonly positionals: readonly string[]
  private readonly values: ReadonlyMap<string, string | true>

  constructor(positionals: readonly string[], values: ReadonlyMap<string, string | true>) {
    this.positionals = positionals
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
    if (!(n >= min && n <= max)) throw new CliError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`)
    return n
  }

  oneOf<X extends string>(name: string, choices: readonly X[]): X | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const found = choices.find((choice) => choice === text)
    if (!found) throw new CliError(`--${name} must be one of ${choices.join(', ')}, not "${text}"`)
    return found
  }
}

/** Reads the words typed after a command's name; throws a CliError for anything the command does not know. */
export function readArguments(command: Command, typed: readonly string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, o]) => [name, { type: o.value ? ('string' as const) : ('boolean' as const) }]),
  )
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, allowPositionals: true, tokens: true })
  const positionals: string[] = []
  const values = new Map<string, string | true>()
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const known = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined
    if (!known)
      throw new CliError(`unknown option "${token.rawName}"${didYouMean(token.name, Object.keys(command.options), '--')}`)
    if (!known.value) {
      if (token.value !== undefined) throw new CliError(`--${token.name} takes no value`)
      values.set(token.name, true)
    } else {
      if (!token.value || (!token.inlineValue && token.value.startsWith('--'))) {
        throw new CliError(`--${token.name} needs a value: --${token.name} ${known.value}`)
      }
      values.set(token.name, token.value)
    }
  }
  if (positionals.length < command.positionals.length) throw new CliError(`${command.positionals[positionals.length]} is missing`)
  if (positionals.length > command.positionals.length)
    throw new CliError(`"${positionals[command.positionals.length]}" is one word too many`)
  return new Arguments(positionals, values)
}

/** A suggestion of the most similar choice; if none is similar, a list of all choices. */
export function didYouMean(word: string, choices: readonly string[], before = ''): string {
  const near = choices
    .map((choice) => ({ choice, far: distance(word, choice) }))
    .filter(({ choice, far }) => far <= Math.max(1, Math.floor(choice.length / 3)))
    .sort((a, b) => a.far - b.far)[0]
  if (near) return `; did you mean "${before}${near.choice}"?`
  return choices.length ? `; there is ${choices.map((c) => before + c).join(', ')}` : ''
}

/** The edit distance: how many letters must be added, removed or changed. */
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
