import { resolve } from 'node:path'
import { restore as bring, defaultData, backup as keep } from '@grimuar/server'
import { type Command, Complaint, type Given } from '../command.ts'

const options = {
  data: { value: 'FOLDER', help: `where matches and people are kept (default ${defaultData(process.env)})` },
}

export const backup: Command = {
  summary: 'Copies matches and people to a new file, while the server runs or not.',
  places: ['<file>'],
  options,
  notes: 'The file holds the keys of the server too: keep it like a password.',
  async run(given) {
    const [file, data] = [resolve(given.places[0]!), dataOf(given)]
    const kept = keep(data, file)
    if (!kept.ok) throw new Complaint(kept.problem, 1)
    console.log(`${data} is kept in ${file}`)
    return 0
  },
}

export const restore: Command = {
  summary: 'Puts a backup in the place of matches and people; what was there is kept beside it.',
  places: ['<file>'],
  options,
  notes: 'The server must not be running.',
  async run(given) {
    const [file, data] = [resolve(given.places[0]!), dataOf(given)]
    const back = bring(data, file)
    if (!back.ok) throw new Complaint(back.problem, 1)
    console.log(`${data} is as it was in ${file}${back.before ? `; what was there before is ${back.before}` : ''}`)
    return 0
  },
}

function dataOf(given: Given): string {
  return resolve(given.text('data') ?? process.env.GRIMUAR_DATA ?? defaultData(process.env))
}
