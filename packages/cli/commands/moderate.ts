import { resolve } from 'node:path'
import { defaultData, isDatabase, MODERATION_ACTIONS, ModerationProblem, moderate as moderateData } from '@grimuar/server'
import { CliError, type Command } from '../command.ts'

export const moderate: Command = {
  summary: 'Reads reports, hides chat lines, closes rooms, warns, silences and bans people.',
  positionals: ['<action>'],
  options: {
    person: { value: 'WHO', help: 'a login name, or the id of a person' },
    room: { value: 'ID', help: 'the id of a room' },
    line: { value: 'N', help: 'the number of a chat line' },
    report: { value: 'N', help: 'the number of a report' },
    kind: { value: 'KIND', help: 'what to lift: warning, silence or ban' },
    hours: { value: 'N', help: 'how long (default: without end)' },
    reason: { value: 'TEXT', help: 'why; whoever is warned, silenced or banned reads it' },
    database: { value: 'URL', help: 'the PostgreSQL database of the server, if it uses one' },
    data: { value: 'FOLDER', help: `where matches and people are kept (default ${defaultData(process.env)})` },
  },
  notes: `Actions: ${MODERATION_ACTIONS.join(', ')}.
The server may be running: it heeds a decision within seconds. "appoint" lets a person do all this in the app.`,
  async run(args) {
    const data = resolve(args.text('data') ?? process.env.GRIMUAR_DATA ?? defaultData(process.env))
    const database = args.text('database') ?? (process.env.GRIMUAR_DATABASE || undefined)
    if (database !== undefined && !isDatabase(database))
      throw new CliError('the database must be like postgres://user:password@host:port/name')
    const most = Number.MAX_SAFE_INTEGER
    try {
      const lines = await moderateData(
        { data, database },
        {
          action: args.positionals[0] ?? '',
          person: args.text('person'),
          room: args.text('room'),
          line: args.count('line', 1, most),
          report: args.count('report', 1, most),
          kind: args.oneOf('kind', ['warning', 'silence', 'ban']),
          hours: args.count('hours', 1, 87_600),
          reason: args.text('reason'),
        },
      )
      for (const line of lines) console.log(line)
      return 0
    } catch (error) {
      if (error instanceof ModerationProblem) throw new CliError(error.message)
      throw error
    }
  },
}
