import { readFileSync } from 'node:fs'
import { CliError, type Command, didYouMean, readArguments } from './command.ts'

/** Each command is loaded only when it is called, so that quick commands do not load the server. */
const commands: { readonly [name: string]: () => Promise<Command> } = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  arena: async () => (await import('./commands/arena.ts')).arena,
  tune: async () => (await import('./commands/tune.ts')).tune,
  calibrate: async () => (await import('./commands/calibrate.ts')).calibrate,
  env: async () => (await import('./commands/env.ts')).env,
  campaign: async () => (await import('./commands/campaign.ts')).campaign,
  story: async () => (await import('./commands/story.ts')).story,
  soak: async () => (await import('./commands/soak.ts')).soak,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  bench: async () => (await import('./commands/bench.ts')).bench,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/backup.ts')).restore,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  moderate: async () => (await import('./commands/moderate.ts')).moderate,
}

/** Runs one command line and returns its exit code. */
export async function main(typed: readonly string[]): Promise<number> {
  const [name, ...rest] = typed
  if (name === undefined || name === 'help' || isHelp(name)) {
    console.log(await overview())
    return name === undefined ? 2 : 0
  }
  if (name === '--version') {
    console.log(version())
    return 0
  }
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load) throw new CliError(`unknown command "${name}"${didYouMean(name, Object.keys(commands))}`)
    const command = await load()
    if (rest.some(isHelp)) {
      console.log(manual(name, command))
      return 0
    }
    return await command.run(readArguments(command, rest))
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    console.error(`grimuar${Object.hasOwn(commands, name) ? ` ${name}` : ''}: ${error.message}`)
    return error.code
  }
}

/** The version of this copy of Grimuar. */
function version(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return version
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

async function overview(): Promise<string> {
  const rows = await Promise.all(Object.entries(commands).map(async ([name, load]) => [name, (await load()).summary] as const))
  return [
    'Grimuar: tabletop games of magic.',
    '',
    'grimuar COMMAND …',
    ...columns(rows),
    '',
    '"grimuar COMMAND --help" says more.',
  ].join('\n')
}

function manual(name: string, { summary, positionals, options, notes }: Command): string {
  const usage = ['grimuar', name, ...positionals, ...(Object.keys(options).length ? ['[options]'] : [])].join(' ')
  const rows = Object.entries(options).map(([o, { value, help }]) => [`--${o}${value ? ` ${value}` : ''}`, help] as const)
  return [usage, '', summary, '', ...columns(rows), ...(notes ? ['', notes] : [])].join('\n')
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}
