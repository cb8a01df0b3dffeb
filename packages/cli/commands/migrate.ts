import { CopyProblem, migrateData, placeName } from '@grimuar/server'
import { type Arguments, CliError, type Command } from '../command.ts'
import { ProgressBar } from '../progress.ts'

export const migrate: Command = {
  summary: 'Copies all data from a data folder to a PostgreSQL database or back, and compares it row by row.',
  positionals: [],
  options: {
    from: { value: 'PLACE', help: 'a data folder, or a database: postgres://user@host:port/name' },
    to: { value: 'PLACE', help: 'the same; it must be empty' },
  },
  notes:
    'No server may use either place meanwhile. Nothing is removed from the first one. Everyone on the machine can read the arguments of a command: leave the password out and put it into the variable PGPASSWORD.',
  async run(args) {
    const [from, to] = [needed(args, 'from'), needed(args, 'to')]
    let bar: ProgressBar | undefined
    try {
      const rows = await migrateData(from, to, {
        onProgress({ sqlTable, rows, all }) {
          bar ??= new ProgressBar(all)
          bar.show(rows, `${rows * 2 <= all ? 'copying' : 'comparing'} ${sqlTable}`)
        },
      })
      bar?.clear()
      console.log(`${rows} rows were copied from ${placeName(from)} to ${placeName(to)}; compared row by row, both are the same`)
      return 0
    } catch (error) {
      bar?.clear()
      if (error instanceof CopyProblem) throw new CliError(error.message, 1)
      throw error
    }
  },
}

function needed(args: Arguments, name: string): string {
  const place = args.text(name)
  if (place === undefined) throw new CliError(`--${name} is missing: --${name} PLACE`)
  return place
}
