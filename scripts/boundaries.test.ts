import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { circleOf, violationsIn } from './boundaries.ts'

const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Writes a small source tree with the same packages; each file is given with its imports. */
function sourceTree(name: string, files: { [path: string]: string[] }): string {
  const folder = join(root, name)
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${imports.map((from) => `import '${from}'\n`).join('')}export const x = 1\n`)
  }
  return folder
}

test('a source tree whose imports point down has no violation', async () => {
  const good = sourceTree('good', {
    'packages/kernel/index.ts': ['./table.ts'],
    'packages/kernel/table.ts': [],
    'packages/kernel/table.test.ts': ['./table.ts', 'node:fs'],
    'packages/games/index.ts': ['./towers/box.ts'],
    'packages/games/towers/box.ts': ['./index.ts'],
    'packages/contract/index.ts': ['../kernel/index.ts'],
    'packages/games/towers/index.ts': ['../../kernel/index.ts', '../../contract/index.ts'],
    'packages/games/towers/game.test.ts': ['../testkit/describe-game.ts', './index.ts'],
    'packages/games/testkit/describe-game.ts': ['../../kernel/index.ts', '../../contract/index.ts'],
    'packages/games/towers/board/index.ts': ['../index.ts', '../../../ui/index.ts'],
    'packages/ui/index.ts': ['../kernel/index.ts', '../contract/index.ts'],
    'packages/bots/index.ts': ['../contract/index.ts'],
    'packages/server/index.ts': ['../bots/index.ts', 'node:http'],
    'packages/cli/main.ts': ['../server/index.ts'],
  })
  expect(await violationsIn(good, ['packages'])).toEqual({ modules: 14, found: [] })
})

test('each forbidden import is found, also of types', async () => {
  const bad = sourceTree('bad', {
    'packages/kernel/index.ts': ['../games/index.ts', 'node:fs'],
    'packages/games/index.ts': ['./towers/cards.ts'],
    'packages/games/towers/cards.ts': ['../spellbook/cards.ts', './board/index.ts'],
    'packages/games/spellbook/cards.ts': ['./more.ts'],
    'packages/games/spellbook/more.ts': ['./cards.ts'],
    'packages/games/towers/board/index.ts': [],
    'packages/games/towers/flow.ts': ['../testkit/describe-game.ts'],
    'packages/games/testkit/describe-game.ts': ['../towers/cards.ts', '../../server/rooms.ts'],
    'packages/bots/index.ts': ['../games/towers/cards.ts', 'node:fs'],
    'packages/server/index.ts': ['../web/app.ts'],
    'packages/web/app.ts': ['../server/rooms.ts', './missing.ts'],
    'packages/server/rooms.ts': [],
    'packages/ui/index.ts': ['../bots/index.ts', '../games/index.ts'],
    'packages/contract/index.ts': ['../games/index.ts'],
  })
  writeFileSync(join(bad, 'packages/kernel/dice.ts'), "import type { X } from '../bots/index.ts'\nexport type Y = X\n")
  const { found } = await violationsIn(bad, ['packages'])
  const pairs = found.map(({ from, to }) => `${from} → ${to}`)
  for (const pair of [
    'packages/kernel/index.ts → packages/games/index.ts',
    'packages/kernel/index.ts → fs',
    'packages/kernel/dice.ts → packages/bots/index.ts',
    'packages/games/index.ts → packages/games/towers/cards.ts',
    'packages/games/towers/cards.ts → packages/games/spellbook/cards.ts',
    'packages/games/towers/cards.ts → packages/games/towers/board/index.ts',
    'packages/games/towers/flow.ts → packages/games/testkit/describe-game.ts',
    'packages/games/testkit/describe-game.ts → packages/server/rooms.ts',
    'packages/bots/index.ts → packages/games/towers/cards.ts',
    'packages/bots/index.ts → fs',
    'packages/server/index.ts → packages/web/app.ts',
    'packages/web/app.ts → packages/server/rooms.ts',
    'packages/ui/index.ts → packages/bots/index.ts',
    'packages/ui/index.ts → packages/games/index.ts',
    'packages/contract/index.ts → packages/games/index.ts',
  ]) {
    expect(pairs).toContain(pair)
  }
  expect(found.map((t) => t.rule)).toEqual(
    expect.arrayContaining(['nothing imports in a circle', 'every import leads somewhere']),
  )
})

test('packages that depend on each other in a circle are found', () => {
  const on = (name: string, ...others: string[]) => ({
    name,
    dependencies: Object.fromEntries(others.map((other) => [other, '*'])),
  })
  expect(
    circleOf([on('web', 'ui', 'games'), on('games', 'kernel', 'ui'), on('ui', 'kernel', 'vite'), on('kernel')]),
  ).toBeUndefined()
  expect(circleOf([on('web', 'ui'), on('ui', 'kernel', 'games'), on('kernel'), on('games', 'ui')])).toEqual(['ui', 'games', 'ui'])
})
