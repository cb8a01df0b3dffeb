import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@grimuar/games'
import { describe, expect, test } from 'vitest'
import { terminal } from './testkit/terminal.ts'

const box = catalogue[0]!
const { folder, file, grimuar, inProcess, misused } = terminal()

describe('wrong arguments give one line and exit code 2', () => {
  test('also as the exit code of the process', async () => {
    await misused(['simulat'], /^grimuar: unknown command "simulat"; did you mean "simulate"\?/, grimuar)
  })

  test.each<[string, string[], RegExp]>([
    ['an unknown command', ['simulat'], /^grimuar: unknown command "simulat"; did you mean "simulate"\?/],
    ['an unknown game', ['play', `${box.id}x`], new RegExp(`unknown game "${box.id}x"; did you mean "${box.id}"`)],
    ['a game nothing like any', ['simulate', 'chess'], /unknown game "chess"; there is /],
    ['no game', ['play'], /<game> is missing/],
    ['a word too many', ['verify', 'a', 'b'], /"b" is one word too many/],
    ['an unknown option', ['simulate', box.id, '--game', '3'], /unknown option "--game"; did you mean "--games"\?/],
    ['an option without its value', ['simulate', box.id, '--games', '--json'], /--games needs a value: --games N/],
    ['a switch with a value', ['simulate', box.id, '--json=yes'], /--json takes no value/],
    ['a number that is none', ['simulate', box.id, '--games', 'ten'], /--games must be a whole number from 1 .* not "ten"/],
    ['an unknown player', ['simulate', box.id, '--seats', 'randon'], /unknown player "randon"; did you mean "random"\?/],
    ['a seat that is not there', ['play', box.id, '--seat', '9'], /there is no seat "9"; seats go from 1 to /],
    ['a crowd', ['simulate', box.id, '--players', '16'], / is for .* players, not 16/],
    ['an unknown language', ['play', box.id, '--lang', 'de'], /--lang must be one of pl, en, not "de"/],
    ['a seed that is none', ['play', box.id, '--seed', 'lucky'], /--seed must be a whole number/],
    ['an unknown option of the game', ['play', box.id, '--options', 'dragons=2'], /has no option "dragons"/],
    ['a file that is not there', ['replay', file('none')], /cannot read .*none \(no such file or folder\)/],
    ['a folder for a file', ['verify', folder], /cannot read .* \(it is a folder\)/],
    [
      'a record in a folder that is not there',
      ['play', box.id, '--record', file('no/where')],
      /cannot write .* \(no such file or folder\)/,
    ],
    [
      'a record below a file',
      ['play', box.id, '--record', join(import.meta.filename, 'x')],
      /cannot (read|write) .* \(its folder is a file\)/,
    ],
    ['a port that cannot be', ['serve', '--port', '70000'], /--port must be a whole number from 0 to 65535/],
    [
      'a folder without the app',
      ['serve', '--folder', folder],
      /there is no built app in .*: run "npm run build" first, or add --build/,
    ],
  ])('%s', async (_, args, message) => misused(args, message))

  test('--version prints the version of the project', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    expect(await inProcess(['--version'])).toMatchObject({ code: 0, out: `${version}\n` })
  })

  test('no arguments give the list of commands', async () => {
    const { code, out } = await grimuar([])
    expect(code).toBe(2)
    expect(out).toContain('grimuar COMMAND')
  })
})

test.each([
  'serve',
  'play',
  'simulate',
  'arena',
  'campaign',
  'soak',
  'replay',
  'verify',
  'bench',
  'backup',
  'restore',
  'migrate',
  'moderate',
])('%s --help prints its help', async (command) => {
  const { code, out, err } = await inProcess([command, '--help'])
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(new RegExp(`^grimuar ${command} `))
})
