import { resolve } from 'node:path'
import { backup as backUpData, defaultData, restore as restoreData } from '@grimuar/server'
import { type Arguments, CliError, type Command } from '../command.ts'

const options = {
  data: { value: 'FOLDER', help: `where matches and people are kept (default ${defaultData(process.env)})` },
}

export const backup: Command = {
  summary: 'Copies matches and people to a new file, while the server runs or not.',
  positionals: ['<file>'],
  options,
  notes: 'The file holds the keys of the server too: keep it like a password.',
  async run(args) {
    const [file, data] = [resolve(args.positionals[0]!), dataOf(args)]
    const made = backUpData(data, file)
    if (!made.ok) throw new CliError(made.problem, 1)
    console.log(`${data} is kept in ${file}`)
    return 0
  },
}

export const restore: Command = {
  summary: 'Puts a backup in the place of matches and people; what was there is kept beside it.',
  positionals: ['<file>'],
  options,
  notes: 'The server must not be running.',
  async run(args) {
    const [file, data] = [resolve(args.positionals[0]!), dataOf(args)]
    const restored = restoreData(data, file)
    if (!restored.ok) throw new CliError(restored.problem, 1)
    console.log(`${data} is as it was in ${file}${restored.before ? `; what was there before is ${restored.before}` : ''}`)
    return 0
  },
}

function dataOf(args: Arguments): string {
  if (process.env.GRIMUAR_DATABASE && args.text('data') === undefined)
    throw new CliError('this server uses PostgreSQL (GRIMUAR_DATABASE): pg_dump and pg_restore make and restore its backups', 1)
  return resolve(args.text('data') ?? process.env.GRIMUAR_DATA ?? defaultData(process.env))
}
