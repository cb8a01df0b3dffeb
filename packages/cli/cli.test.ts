import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networkOf, readWeights } from '@grimuar/bots'
import type { Weights } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { type AnyTypes, answersOf, listed, quickDice, type Table } from '@grimuar/kernel'
import { randomMatch } from '@grimuar/kernel/testkit'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fighterOf } from './arena/fighter.ts'
import { boxNamed } from './game-arguments.ts'
import { main } from './main.ts'

const box = catalogue[0]!
const folder = mkdtempSync(join(tmpdir(), 'cli-'))
const file = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function begin(...args: string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, 'grimuar.js'), ...args], {
    env: { ...process.env, NO_COLOR: '1', LANG: 'C', GRIMUAR_DATA: file('data') },
  })
}

function grimuar(args: string[], typed: string[] = []): Promise<Ran> {
  return new Promise((done) => {
    const child = begin(...args)
    let out = ''
    let err = ''
    child.stdout.on('data', (text) => (out += text))
    child.stderr.on('data', (text) => (err += text))
    child.on('close', (code) => done({ code, out, err }))
    child.stdin.on('error', () => {}) // it may exit before it has read everything
    child.stdin.end(typed.map((line) => `${line}\n`).join(''))
  })
}

/** The same without a process of its own: enough where a command only prints and returns its code, and much quicker. */
async function inProcess(args: string[]): Promise<Ran> {
  const said = { log: '', error: '' }
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words) => {
      said[stream] += `${words.join(' ')}\n`
    }),
  )
  vi.stubEnv('GRIMUAR_DATA', file('data'))
  try {
    const code = await main(args)
    return { code, out: said.log, err: said.error }
  } finally {
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllEnvs()
  }
}

const many = (line: string) => Array<string>(2000).fill(line)

/** Expects one line on the error stream, nothing else, and exit code 2. */
async function misused(args: string[], message: RegExp, run = inProcess): Promise<void> {
  const { code, out, err } = await run(args)
  expect(err).toMatch(message)
  expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1])
}

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

describe('a game in the terminal', () => {
  const record = file('whole.grimuar')
  let whole: Ran

  beforeAll(async () => {
    whole = await grimuar(['play', box.id, '--lang', 'en', '--seed', '7', '--record', record], many('1'))
  })

  test('is played to its end from piped numbers, scored and recorded', async () => {
    expect([whole.code, whole.err]).toEqual([0, ''])
    expect(whole.out).toMatch(/\nTotal +\d+ +\d+\n/)
    expect(whole.out).toContain(`Saved to ${record}`)
    expect(readFileSync(record, 'utf8')).toMatch(/^grimuar record 1\n/)
  })

  test('is the same for the same seed', async () => {
    const again = file('again.grimuar')
    await grimuar(['play', box.id, '--lang', 'en', '--seed', '7', '--record', again], many('1'))
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(record, 'utf8'))
  })

  test('is shown in Polish', async () => {
    const { out } = await grimuar(['play', box.id, '--lang', 'pl'], ['pomoc', 'koniec'])
    expect(out).toContain(box.title.pl)
    expect(out).toContain('zapisuje przebieg partii')
    expect(out).toContain('Partia nie jest skończona.')
  })

  test('says why a move is refused, for this very move and with the clause', async () => {
    const cast = '{"do":"cast","spell":"rearrange"}'
    const { out } = await grimuar(['play', 'prophecy', '--lang', 'en', '--seed', '7'], ['1', '1', cast])
    expect(out).toContain('You need 3 crystals on your net, and you have 2.\nPR-8.2  Rearrange: ')
  })

  test('is filled in by numbers where a question is a form, and says what is wrong with a filling', async () => {
    const typed = ['1', '1 2', '1 1', '9 1', '1 3', '1 3 4', '1 1 1', '1', '1', '1', '1', '1']
    const { code, out } = await grimuar(['play', 'sampler', '--lang', 'en', '--seed', '7'], typed)
    expect(code).toBe(0)
    expect(out).toContain('2 to 3 numbers in the order you want, such as "3 1"\nof 1, 2 together at most 1\n')
    expect(out).toContain('Your choice: 1\nThat is too little: at least 2\n')
    expect(out).toContain('Your choice: 1 2\nof 1, 2 together at most 1\n')
    expect(out).toContain('Your choice: 1 1\nEach can be chosen once\n')
    expect(out).toContain('Your choice: 9 1\nThat is not on the list\n')
    // The rival without a seat has a column of its own.
    expect(out).toMatch(/\n +Player +Bot +the Shadow\n/)
  })

  test('ends alone with the opponent’s track and lower area on the sheet', async () => {
    const { out } = await grimuar(
      ['play', 'spellbook', '--lang', 'en', '--seed', '7', '--players', '1', '--options', 'mode=set3,harder=2'],
      many('1'),
    )
    expect(out).toMatch(/\n +Player +Opponent\n/)
    expect(out).toMatch(/\nTrack +– +\d+\n/)
    expect(out).toMatch(/\nLower area +– +\d+\n/)
  })

  test('counts a team that wins together as winners, not as a draw', async () => {
    const { out } = await inProcess(['simulate', 'sampler', '--games', '20', '--options', 'mode=team', '--json'])
    const { seats } = JSON.parse(out)
    for (const { wins, draws, losses } of seats) expect([wins + losses, draws]).toEqual([20, 0])
    expect(seats[0].wins).toBe(seats[1].wins)
    expect(seats[0].wins).toBeGreaterThan(0)
  })

  test('answers wrong input with what is legal, and goes on', async () => {
    const { code, out } = await grimuar(
      ['play', box.id, '--lang', 'en'],
      ['', 'xyzzy', '999', '0', '{"no":"move"}', '{no', 'rules ZZ-1.1', 'undo', 'save'],
    )
    expect(code).toBe(0)
    expect(out).toContain('"xyzzy" is neither a number of the list nor a command')
    expect(out.match(/There are moves 1 to \d+/g)).toHaveLength(2)
    expect(out).toMatch(new RegExp(`${box.clauses}-\\d+\\.\\d+ |That is not a move here`))
    expect(out).toContain('A move written by hand must be JSON')
    expect(out).toContain('There is no clause ZZ-1.1')
    expect(out).toContain('There is nothing to undo')
    expect(out).toContain('save FILE')
    expect(out).toContain('The game is not finished. It was not saved')
  })

  test('continues from its record', async () => {
    const part = file('part.grimuar')
    const first = await grimuar(['play', box.id, '--lang', 'en', '--seed', '7', '--record', part], ['1'])
    expect(first.out).toContain(`The game is not finished. Saved to ${part}`)
    const second = await grimuar(['play', box.id, '--lang', 'en', '--record', part], many('1'))
    expect(second.out).toContain(`Going on from ${part}`)
    expect(readFileSync(part, 'utf8')).toBe(readFileSync(record, 'utf8'))
    await misused(['play', box.id, '--record', part, '--seed', '3'], /holds a game that has begun: --seed cannot be chosen/)
  })

  test('never overwrites a file that is not its record', async () => {
    const letter = file('letter.txt')
    writeFileSync(letter, 'Dear diary')
    const { code, err } = await grimuar(['play', box.id, '--record', letter], many('1'))
    expect([code, err]).toEqual([1, `grimuar play: ${letter}, line 1: a record begins with the line "grimuar record 1"\n`])
    const saving = await grimuar(['play', box.id, '--lang', 'en'], [`save ${letter}`])
    expect(saving.out).toContain(`${letter} exists already`)
    expect(readFileSync(letter, 'utf8')).toBe('Dear diary')
  })

  test('is printed if its file cannot be written any more', async () => {
    const gone = mkdtempSync(join(folder, 'gone-'))
    const child = begin('play', box.id, '--lang', 'en', '--seed', '7', '--record', join(gone, 'x'))
    let out = ''
    const left = new Promise((done) => child.on('close', done))
    await new Promise<void>((ready) =>
      child.stdout.on('data', (text) => {
        out += text
        if (existsSync(join(gone, 'x'))) ready()
      }),
    )
    rmSync(gone, { recursive: true })
    child.stdin.end('1\n')
    expect(await left).toBe(0)
    expect(out).toMatch(/Cannot write .*x \(no such file or folder\)\. The game goes on\./)
    expect(out).toMatch(/could not be written to its file:\ngrimuar record 1\n/)
  })

  test('is verified: moves, draws and result', async () => {
    const { code, out } = await grimuar(['verify', record])
    expect(code).toBe(0)
    expect(out).toMatch(/\n\d+ moves, all legal\n\d+ draws, all as the seed says\nresult: /)
  })

  test('is verified against a published commitment', async () => {
    const fair = file('fair.grimuar')
    const { out } = await grimuar(['play', box.id, '--lang', 'en', '--record', fair], ['1'])
    const published = /SHA-256 of their seed is ([0-9a-f]{64})/.exec(out)![1]!
    expect(await grimuar(['verify', fair, '--commitment', published])).toMatchObject({ code: 0 })
    const wrong = await grimuar(['verify', fair, '--commitment', 'a'.repeat(64)])
    expect(wrong.code).toBe(1)
    expect(wrong.err).toContain('these are other dice')
  })

  test('is replayed, completely or up to a move', async () => {
    const all = await grimuar(['replay', record, '--lang', 'en'])
    expect(all.code).toBe(0)
    expect(all.out).toMatch(/\nTotal +\d+ +\d+\n/)
    const some = await grimuar(['replay', record, '--at', '2', '--seat', '1', '--lang', 'pl'])
    expect(some.out).toContain('Po ruchu 2 z ')
    await misused(['replay', record, '--at', '100000'], /--at 100000 is past the end: the game has \d+ moves/)
  })

  test.each(['prophecy/records/three-with-undos', 'spellbook/records/set1-two-fair-dice'])(
    'of an open game (%s) tells every move',
    async (kept) => {
      const { out } = await inProcess(['replay', join(import.meta.dirname, `../games/${kept}.txt`), '--lang', 'en'])
      expect(out).not.toMatch(/ decides\n/)
      expect(out).toMatch(/: (Yellow|Red|Blue): row \d, place \d\n|: Learn \w+ at level \d\n/)
    },
  )

  test('keeps a secret choice secret', async () => {
    const kept = join(import.meta.dirname, '../games/towers/records/policy-fair-dice.txt')
    const { out } = await inProcess(['replay', kept, '--lang', 'en'])
    expect(out).toMatch(/ decides\n/)
    expect(out).not.toMatch(/: (Exchange them|Leave them)\n/)
  })

  test.each<[string, (lines: string[]) => void, RegExp]>([
    ['a move that is not legal', (l) => l.splice(8, 1, '0 {"no":"move"}'), /broken\.\d, line 9: move 1 is not legal/],
    [
      'a move of someone else',
      (l) => l.splice(8, 1, `${l[8]!.startsWith('0') ? 1 : 0}${l[8]!.slice(1)}`),
      /line 9: move 1 is not legal/,
    ],
    ['a move that is no JSON', (l) => l.splice(9, 1, '0 {oops'), /line 10: a move must be JSON/],
    ['another game', (l) => l.splice(1, 1, 'game chess'), /line 2: there is no game "chess" here/],
    ['other rules', (l) => l.splice(2, 1, 'version 999'), /follows version 999 of the rules/],
    ['no dice', (l) => l.splice(6, 1), /line 7: expected "luck/],
  ])('with %s in its record is refused with the line, by verify and replay alike', async (what, spoil, message) => {
    const lines = readFileSync(record, 'utf8').split('\n')
    spoil(lines)
    const broken = file(`broken.${what.length % 10}`)
    writeFileSync(broken, lines.join('\n'))
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await grimuar([command, broken])
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(message)
    }
  })
})

describe('simulate', () => {
  test.each(['spellbook', 'prophecy', 'towers'])('tells how many rounds games of %s took', async (game) => {
    const { out } = await inProcess(['simulate', game, '--games', '4', '--json'])
    const { rounds, lengths } = JSON.parse(out)
    expect(rounds.min).toBeGreaterThan(2)
    expect(rounds.max).toBeLessThan(lengths.max)
    const sheet = await inProcess(['simulate', game, '--games', '4'])
    expect(sheet.out).toContain(`rounds    ${rounds.mean.toFixed(1)} (${rounds.min} to ${rounds.max})`)
  })

  test('counts who wins, the same each time', async () => {
    const args = ['simulate', box.id, '--games', '40', '--seats', 'random', '--json']
    const [one, two] = await Promise.all([grimuar(args), grimuar(args)])
    const { seconds: _, decisionsPerSecond, ...result } = JSON.parse(one.out)
    expect(result).toMatchObject({ game: box.id, games: 40, seed: 1, checked: false })
    expect(result.seats).toHaveLength(box.seats[0]!)
    expect(decisionsPerSecond).toBeGreaterThan(0)
    expect(JSON.parse(two.out)).toMatchObject(result)
  })

  test('checks everything with --check', async () => {
    const { code, out } = await grimuar(['simulate', box.id, '--games', '2', '--seats', 'random', '--check'])
    expect(code).toBe(0)
    expect(out).toContain('everything checked after every decision')
    expect(out).toMatch(/95 % interval/)
  })
})

describe('arena', () => {
  test('plays each deal from every seat, keeps the games, and goes on from them', async () => {
    const keep = file('duel.txt')
    const args = ['arena', 'spellbook', '--a', 'policy', '--b', 'random', '--workers', '1', '--keep', keep, '--json']
    const { code, out } = await inProcess([...args, '--games', '2', '--seed', '5'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'spellbook', a: 'policy', b: 'random', seed: 5, games: 2, points: 2 })
    const kept = readFileSync(keep, 'utf8')
    expect(kept.trim().split('\n')).toHaveLength(3)
    expect(JSON.parse((await inProcess([...args, '--games', '2'])).out)).toMatchObject({ seed: 5, games: 2, points: 2 })
    expect(readFileSync(keep, 'utf8')).toBe(kept)
    await misused([...args, '--games', '2', '--seed', '6'], /holds games of another duel/)
  })

  test('refuses a player it does not know', async () => {
    await misused(['arena', 'towers', '--a', 'serach:5'], /unknown player "serach:5"/)
    await misused(['arena', 'sampler', '--b', 'policy-1'], /sampler has no policy-1/)
  })

  test.each([
    ['towers', 'search:6:1'],
    ['spellbook', 'search:6:1'],
    ['prophecy', 'search:6:1'],
    ['prophecy', 'learned:6:1'],
  ])('a search chooses by what its seat sees: %s, %s', async (id, name) => {
    const box = catalogue.find((b) => b.id === id)!
    const [game, bot] = await Promise.all([box.rules(), box.bot()])
    const answersTo = (table: Table) => listed(answersOf<AnyTypes>(game, table, table.ask!.to[0]!))
    const match = randomMatch(game, { seed: 3, seats: 2 })
    const tables = Array.from({ length: 40 }, (_, i): Table => match.at(20 + i))
    const isReal = ({ ask }: Table) => ask !== null && !bot.small?.(ask.question)
    const t = tables.find((table) => isReal(table) && answersTo(table).length > 1)!
    const seat = t.ask!.to[0]!
    const other = game.imagine(game.view(t, seat), seat, quickDice(99))
    const searcher = await fighterOf(name, game, bot)
    const choose = (table: Table) => {
      // As JSON, as a worker or a server would hand it over.
      const view = JSON.parse(JSON.stringify(game.view(table, seat)))
      return searcher.decide({ seat, answers: answersTo(table), dice: quickDice(1), view: () => view })
    }
    expect(choose(other)).toEqual(choose(t))
    expect(answersTo(t)).toContainEqual(choose(t))
  })
})

describe('tune', () => {
  test('trains on games of the bot, the same for the same seed on any number of workers', async () => {
    const args = ['tune', 'prophecy', '--games', '20', '--epochs', '2', '--hidden', '4', '--seed', '3']
    const [one, two] = [file('one.ts'), file('two.ts')]
    const { code, out } = await inProcess([...args, '--workers', '1', '--out', one])
    expect(code).toBe(0)
    expect(out).toMatch(/epoch 2: loss 0\.\d+, held out 0\.\d+/)
    expect(out).toMatch(/loss {6}0\.\d+ on games held out; the hand evaluation: 0\.\d+/)
    expect((await inProcess([...args, '--workers', '2', '--out', two])).code).toBe(0)
    expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'))
    const { weights }: { weights: Weights } = await import(one)
    expect(weights.header).toMatchObject({ game: 'prophecy', rules: 1, hidden: 4, seed: 3, arena: '' })
    expect(readWeights(weights, weights.header).ok).toBe(true)
  })

  // If this fails, the rules or the encoder have changed: run `grimuar tune` for the game.
  test.each(catalogue.map(({ id }) => id))('the weights of %s fit its rules and its encoder, if there are any', async (id) => {
    const { rules, bot: load } = boxNamed(id)
    const [game, bot] = await Promise.all([rules(), load()])
    const read = bot.weights ? await networkOf(game, bot) : undefined
    expect(read?.ok ?? true, read?.ok === false ? read.reason : '').toBe(true)
  })

  test('refuses a game without an encoder, and players that it is not for', async () => {
    await misused(['tune', 'prophecy', '--players', '2,1'], /prophecy is for 2, 3, 4 players, not 1/)
    await misused(['tune', 'sampler'], /the bot of sampler has no encoder/)
    await misused(['arena', 'sampler', '--a', 'learned:8'], /sampler has no learned evaluation/)
  })
})

describe('soak', () => {
  test('plays every mode in turn and reports the checks', async () => {
    const { code, out } = await grimuar(['soak', box.id, '--games', '6', '--every', '20'])
    expect(code).toBe(0)
    expect(out).toMatch(/: 6 random games, [\d,]+ decisions, all is as it must be/)
    const { modeOf, modesOf } = await import('./commands/soak.ts')
    const game = await box.rules()
    const modes = Array.from({ length: modesOf(game) }, (_, seed) => JSON.stringify(modeOf(game, seed)))
    expect(new Set(modes).size).toBe(modes.length)
  })
})

describe('serve', () => {
  const address = async (child: ReturnType<typeof begin>) => {
    for await (const text of child.stdout) {
      const url = /http:\/\/\S+/.exec(`${text}`)?.[0]
      if (url) return new URL(url)
    }
    throw new Error('the server printed no address')
  }

  test('serves, refuses a port in use, and stops on SIGTERM', async () => {
    const app = mkdtempSync(join(folder, 'app-'))
    writeFileSync(join(app, 'index.html'), '<title>Grimuar</title>')
    const child = begin('serve', '--folder', app, '--port', '0')
    onTestFinished(() => void child.kill('SIGKILL'))
    const left = new Promise((done) => child.on('close', done))
    const url = await address(child)
    expect(await (await fetch(url)).text()).toContain('Grimuar')
    await misused(
      ['serve', '--folder', app, '--port', '0'],
      /the data folder .* cannot be used: another server uses it; stop that one/,
      grimuar,
    )
    await misused(
      ['serve', '--folder', app, '--port', url.port, '--data', mkdtempSync(join(folder, 'data-'))],
      new RegExp(`port ${url.port} is already in use; choose another with --port N`),
      grimuar,
    )
    // A backup works while the server runs; a restore only while it does not.
    expect(await grimuar(['backup', file('kept')])).toMatchObject({ code: 0, err: '' })
    expect(await grimuar(['backup', file('kept')])).toMatchObject({ code: 1, err: expect.stringContaining('already there') })
    expect(await grimuar(['restore', file('kept')])).toMatchObject({ code: 1, err: expect.stringContaining('stop it first') })
    child.kill('SIGTERM')
    expect(await left).toBe(0)
    expect(await grimuar(['restore', file('kept')])).toMatchObject({ code: 0, err: '' })
  })

  test('reports a wrong setting in one line', async () => {
    await misused(['serve', '--address', 'grimuar'], /the address must be like https:/)
    await misused(['serve', '--smtp', 'smtp://mail.example:25'], /with a mail server the public address must be given too/)
    await misused(['serve', '--log', 'loud'], /one of silent, error, warn, info, debug/)
    const app = mkdtempSync(join(folder, 'app-'))
    writeFileSync(join(app, 'index.html'), '<title>Grimuar</title>')
    await misused(
      ['serve', '--folder', app, '--port', '0', '--data', join(app, 'index.html/x')],
      /the data folder .* cannot be used/,
    )
  })
})

describe('campaigns', () => {
  test('a whole campaign is simulated, chapter after chapter', async () => {
    const { code, out, err } = await inProcess(['campaign', 'simulate', '--games', '1', '--players', '2', '--json'])
    expect([code, err]).toEqual([0, ''])
    const { reports } = JSON.parse(out)
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatchObject({ players: 2, difficulty: 'normal', campaigns: 1 })
    expect(reports[0].chapters.map(({ chapter }: { chapter: number }) => chapter)).toEqual([1, 2, 3, 4, 5, 6])
    const teams: readonly { team: string; tries: number }[] = reports[0].teams
    expect(teams.reduce((sum, { tries }) => sum + tries, 0)).toBe(6)
    for (const { team } of teams) expect(team.split(' + ')).toHaveLength(2)
    expect(Object.keys(reports[0].chapters[5].counts).filter((name) => name.startsWith('finale '))).toHaveLength(1)
  })

  test.each([
    ['another word', ['campaign', 'play'], /only "campaign simulate" is known/],
    ['a game without chapters', ['campaign', 'simulate', '--game', box.id], / has no campaigns/],
    ['a crowd', ['campaign', 'simulate', '--players', '9'], / is for 1, 2, 3, 4 players, not 9/],
    [
      'a difficulty there is not',
      ['campaign', 'simulate', '--games', '1', '--difficulty', 'mild'],
      /option "difficulty" must be one of/,
    ],
  ])('%s is refused', async (_what, args, message) => {
    const { code, err } = await inProcess(args)
    expect(code).toBeGreaterThan(0)
    expect(err).toMatch(message)
  })
})
