import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Box } from '../packages/contract/index.ts'
import { Match, readRecord } from '../packages/kernel/index.ts'
import { copyGame, keptFiles, listOf, moved } from './pin.ts'

const TOWERS = 'packages/games/towers'
// Inside the repository, so that the copy finds the packages it imports.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/pin-')
afterAll(() => rmSync(folder, { recursive: true }))

test('rules, words, bot and board are kept; tests, records and positions are not', () => {
  const files = keptFiles(TOWERS)
  for (const file of ['box.ts', 'rules.ts', 'bot.ts', 'text/pl.ts', 'board/index.ts', 'board/Table.svelte'])
    expect(files).toContain(file)
  expect(files.filter((file) => /test|records|positions|talk/.test(file))).toEqual([])
})

test('imports of what all games share lead there from the copy too', () => {
  const to = 'packages/games/pinned/towers-1'
  expect(moved("import { a } from '../readers.ts'", 'read.ts', TOWERS, to)).toBe("import { a } from '../../readers.ts'")
  expect(moved("await import('../../ledger.ts')", 'text/pl.ts', TOWERS, to)).toBe("await import('../../../ledger.ts')")
  const inside = "import { at } from '@grimuar/kernel'\nimport { b } from '../cards.ts'"
  expect(moved(inside, 'board/derived.ts', TOWERS, to)).toBe(inside)
})

test('the list fetches each edition when it is needed', () => {
  const list = listOf([
    { folder: 'black-rose-2', box: 'blackRose' },
    { folder: 'towers-1', box: 'towers' },
    { folder: 'towers-2', box: 'towers' },
  ])
  expect(list).toContain("1: lazyEdition(async () => (await import('./towers-1/box.ts')).towers)")
  expect(list).toMatch(/'black-rose': \{\n {4}2: /)
  expect(listOf([])).toBe(readFileSync('packages/games/pinned/index.ts', 'utf8'))
})

test('a pinned game still plays the records of its version, in both languages and with its bot', async () => {
  const to = join(folder, 'towers-1')
  copyGame(TOWERS, to)
  const { towers }: { towers: Box } = await import(join(process.cwd(), to, 'box.ts'))
  const read = readRecord(readFileSync(join(TOWERS, 'records/policy-fair-dice.txt'), 'utf8'))
  const built = Match.from(await towers.rules(), read)
  expect(built.ok && built.match.table.over).toBe(true)
  for (const lang of ['pl', 'en'] as const) expect((await towers.load(lang)).words.role?.(0)).toBeDefined()
  expect(typeof (await towers.bot()).policy).toBe('function')
})
