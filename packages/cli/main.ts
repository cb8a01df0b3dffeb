import { type Command, Complaint, didYouMean, readArguments } from './command.ts'
import { bench } from './commands/bench.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'

const commands: { readonly [name: string]: Command } = { serve, play, simulate, replay, verify, bench }

/** Runs one command line; the exit code comes back. */
export async function main(typed: readonly string[]): Promise<number> {
  // A reader that has seen enough (| head) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const [name, ...rest] = typed
  if (name === undefined || name === 'help' || isHelp(name)) {
    console.log(overview())
    return name === undefined ? 2 : 0
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new Complaint(`unknown command "${name}"${didYouMean(name, Object.keys(commands))}`)
    if (rest.some(isHelp)) {
      console.log(manual(name, command))
      return 0
    }
    return await command.run(readArguments(command, rest))
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.error(`grimuar${Object.hasOwn(commands, name) ? ` ${name}` : ''}: ${error.message}`)
    return error.code
  }
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function overview(): string {
  return [
    'Grimuar: tabletop games of magic.',
    '',
    'grimuar COMMAND …',
    ...columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    '',
    '"grimuar COMMAND --help" says more.',
  ].join('\n')
}

function manual(name: string, { summary, places, options, notes }: Command): string {
  const usage = ['grimuar', name, ...places, ...(Object.keys(options).length ? ['[options]'] : [])].join(' ')
  const rows = Object.entries(options).map(([o, { value, help }]) => [`--${o}${value ? ` ${value}` : ''}`, help] as const)
  return [usage, '', summary, '', ...columns(rows), ...(notes ? ['', notes] : [])].join('\n')
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}
