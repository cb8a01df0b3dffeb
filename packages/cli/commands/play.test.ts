import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@grimuar/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Ran, terminal } from '../testkit/terminal.ts'

const box = catalogue[0]!
const { folder, file, begin, grimuar, inProcess, misused } = terminal()
const many = (line: string) => Array<string>(2000).fill(line)

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

  test('is played against the level that was chosen', async () => {
    const played = async (level: string) => {
      const record = file(`${level}.grimuar`)
      const { code } = await grimuar(['play', 'towers', '--seed', '7', '--level', level, '--record', record], Array(6).fill('1'))
      expect(code).toBe(0)
      return readFileSync(record, 'utf8')
    }
    expect(await played('beginner')).not.toBe(await played('sensible'))
    await misused(['play', 'towers', '--level', 'wizard'], /--level is one of beginner, casual, sensible, strong, master/)
  })

  test('declines interrupts where that was ordered, until something else is asked', async () => {
    const round = ['interrupts never', '1', '1 3', '1 1 1']
    const args = ['play', 'sampler', '--lang', 'en', '--seed', '1', '--players', '3']
    const { code, out } = await grimuar(args, ['interrupts often', ...Array<string[]>(20).fill(round).flat()])
    expect(code).toBe(0)
    expect(out).toContain('Which order? usual, never, always')
    // The order answers the very question that is open.
    expect(out).toMatch(
      /Play a ward\nYour choice: interrupts never\nFrom now on interrupts are declined for you.*\n +The storm takes/,
    )
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
      const { out } = await inProcess(['replay', join(import.meta.dirname, `../../games/${kept}.txt`), '--lang', 'en'])
      expect(out).not.toMatch(/ decides\n/)
      expect(out).toMatch(/: (Yellow|Red|Blue): row \d, place \d\n|: Learn \w+ at level \d\n/)
    },
  )

  test('keeps a secret choice secret', async () => {
    const kept = join(import.meta.dirname, '../../games/towers/records/policy-fair-dice.txt')
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
