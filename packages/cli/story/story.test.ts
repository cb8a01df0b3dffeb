import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { main } from '../main.ts'

const folder = mkdtempSync(join(tmpdir(), 'story-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string) => join(folder, name)
const OURS = join(import.meta.dirname, '../../games/wonder-book/campaigns/lantern-night.yaml')
const GRIMUAR = join(import.meta.dirname, '../grimuar.js')
const RECORD = join(import.meta.dirname, '../../games/wonder-book/records/chapter-1-won.txt')

/** Runs a command line and gives its exit code and all it said. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  let said = ''
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words) => {
      said += `${words.join(' ')}\n`
    }),
  )
  try {
    return { code: await main(args), said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

describe('grimuar story', () => {
  test('new writes a campaign that is sound and can be won, and never over another file', async () => {
    const path = file('new.yaml')
    expect((await run('story', 'new', path)).code).toBe(0)
    const { code, said } = await run('story', 'check', path)
    expect(said).toContain('1 chapters, 4 cards, 0 faults, 0 warnings; every chapter was played')
    expect(code).toBe(0)
    expect(await run('story', 'new', path)).toMatchObject({ code: 2, said: expect.stringContaining('is there already') })
  })

  test('check names the line of a fault, and how to mend it', async () => {
    const path = file('faults.yaml')
    await run('story', 'new', path)
    const text = readFileSync(path, 'utf8')
    const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length
    writeFileSync(
      path,
      text.replace('{heroes_to: gate}', '{heroes_to: gat}').replace('kind: end', 'kind: poem').replace('spring:', 'sprig:'),
    )
    const { code, said } = await run('story', 'check', path)
    expect(code).toBe(1)
    expect(said).toContain(
      `faults.yaml:${lineOf('{heroes_to: gate}')}: I-1 do.1.heroes_to: there is no area "gat" (there is gate, garden`,
    )
    expect(said).toContain(`faults.yaml:${lineOf('kind: end')}: I-4 kind: there is no kind "poem"`)
    expect(said).toContain('I-board sprig: "sprig" is unknown here (there is note, open, spring')
  })

  test('check calls a chapter that nobody wins unwinnable', async () => {
    const path = file('hard.yaml')
    await run('story', 'new', path)
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace('enemy: [{draw_wyrm: 1}]', 'enemy: [{fate: -10}]')
        .replace('cost: {sparks: 1}', 'cost: {sparks: 17}'),
    )
    const { code, said } = await run('story', 'check', path)
    expect(said).toContain('I: the chapter is unwinnable')
    expect(code).toBe(1)
  })

  test('check tells of a chapter that never comes to a question', async () => {
    const path = file('loop.yaml')
    await run('story', 'new', path)
    const watch = 'watch: [{when: {fate: 1}, do: [{sparks: {gate: 1}}]}]'
    writeFileSync(path, readFileSync(path, 'utf8').replace('enemy_text:', `${watch}\n    enemy_text:`))
    const { code, said } = await run('story', 'check', path)
    expect(said).toMatch(/loop\.yaml:\d+: I: it cannot be played to its end: .+ without a question/)
    expect(code).toBe(1)
  })

  test.each([
    ['no YAML', 'a: [', ':1: file: '],
    ['no story', '- 1', 'a story is an object'],
    ['nothing', '', 'a story is an object'],
    ['a foreign file', 'services: {web: {image: x}}', 'services: "services" is unknown here'],
    ['a file of a later format', 'meta: {format: 9, id: later}', 'the file has format 9; the newest known here is 1'],
    ['a file that is too large', `# ${'x'.repeat(4_000_000)}`, 'file: the file is too large'],
    ['a key that is there twice', 'meta: {}\nmeta: {}', ':2: file: Map keys must be unique'],
  ])('check tells what is wrong with %s', async (_what, text, said) => {
    writeFileSync(file('bad.yaml'), text)
    const ran = await run('story', 'check', file('bad.yaml'))
    expect(ran.code).toBe(1)
    expect(ran.said).toContain(said)
  })

  test('aliases that would fill the memory are refused', async () => {
    const names = 'abcdefgh'.split('')
    const lines = names.map(
      (name, i) =>
        `${name}: &${name} [${Array(9)
          .fill(i ? `*${names[i - 1]}` : 'x')
          .join(', ')}]`,
    )
    writeFileSync(file('bomb.yaml'), lines.join('\n'))
    expect(await run('story', 'check', file('bomb.yaml'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('cannot read'),
    })
  })

  test('play tells the story in the terminal and goes on with each answer', async () => {
    const typed = '1\n1\n1\n'
    const args = ['story', 'play', OURS, '--lang', 'en', '--seed', '5', '--players', '1']
    const { stdout } = spawnSync(process.execPath, [GRIMUAR, ...args], {
      input: typed,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    expect(stdout).toContain('Old Casper always said that the lighthouse never goes out.')
    expect(stdout).toContain('Bull joins in.')
    expect(stdout).toContain('A chosen hero gains 2 sparks.')
  })

  test('play and simulate begin nothing that does not hold together', async () => {
    const path = file('back.yaml')
    await run('story', 'new', path)
    writeFileSync(path, readFileSync(path, 'utf8').replace('then: next', 'then: {goto: 1}'))
    for (const order of ['play', 'simulate', 'graph'])
      expect(await run('story', order, path)).toMatchObject({ code: 1, said: expect.stringContaining('goto 1 goes backwards') })
  })

  test('graph lists the cards and where they lead, and draws them', async () => {
    const { said } = await run('story', 'graph', OURS, '--lang', 'en')
    expect(said).toMatch(/I-2 +choice +The Gull on the Post +→ 3 \(option 1\), 3 \(option 2\)/)
    expect(said).toMatch(/I-3 +objective +Oil and Key +→ 6; brings 4, 5/)
    expect(said).toMatch(/I-10 +end +The Last Boat +→ win/)
    await run('story', 'graph', OURS, '--chapter', '1', '--svg', file('graph.svg'), '--lang', 'pl')
    const svg = readFileSync(file('graph.svg'), 'utf8')
    expect(svg.match(/<rect /g)).toHaveLength(10)
    expect(svg).toContain('Mewa na palu')
  })

  test('simulate tells how often each number of heroes wins', async () => {
    const { said } = await run('story', 'simulate', OURS, '--games', '4', '--json')
    const { story, rows } = JSON.parse(said)
    expect(story).toBe('lantern-night')
    expect(rows.map(({ heroes, games }: { heroes: number; games: number }) => [heroes, games])).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ])
  })

  test.each([
    [['story', 'draw', OURS], 'there is no "story draw"'],
    [['story', 'check', file('none.yaml')], 'cannot read'],
    [['story', 'play', OURS, '--chapter', '2'], 'there is no chapter 2'],
    [['story', 'graph', OURS, '--chapter', '7'], 'there is no chapter 7'],
  ])('%j is refused', async (args, said) => {
    expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining(said) })
  })
})

test('replay --json prints every step with the table after it', async () => {
  const { said } = await run('replay', RECORD, '--json', '--at', '30')
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(31)
  expect(lines[0]).toMatchObject({ step: 0, game: 'wonder-book', table: { story: 'lost-name', chapter: 1, heroes: [] } })
  const last = lines.at(-1)
  expect(last.move).toBeDefined()
  expect(Object.keys(last.table).sort()).toEqual(
    'areas aura cards chapter counters dice end fate heroes objective passwords phase round story tokens turn units wyrms'.split(
      ' ',
    ),
  )
  expect(last.table.heroes[0]).toMatchObject({ id: expect.any(String), area: expect.any(String), hearts: expect.any(Number) })
})
