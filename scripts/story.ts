import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { check } from '../packages/games/wonder-book/story/check.ts'
import { type Compiled, compile } from '../packages/games/wonder-book/story/compile.ts'
import { languageTables } from '../packages/games/wonder-book/story/tables.ts'

// Checks the campaigns of Wonder Book and writes what the game plays from them.

const ROOT = join(import.meta.dirname, '..')
const GAME = join(ROOT, 'packages/games/wonder-book')

/** Every campaign file, read and checked. */
export function campaigns(): { readonly name: string; readonly compiled: Compiled }[] {
  return globSync('campaigns/*.yaml', { cwd: GAME })
    .sort()
    .map((file) => ({ name: basename(file, '.yaml'), compiled: compile(parse(readFileSync(join(GAME, file), 'utf8'))) }))
}

/** The modules of a campaign: their paths, what they export, and its type. */
function modulesOf({ story, texts }: Compiled): { path: string; source: string }[] {
  const module = (path: string, name: string, type: string, value: unknown) => {
    const up = '../'.repeat(path.split('/').length + 1)
    const source = `import type { ${type} } from '${up}story/story.ts'\n\nexport const ${name}: ${type} = ${JSON.stringify(value)}\n`
    return { path, source }
  }
  const numbers = story.chapters.map(({ id }) => id)
  const imports = numbers.map((n) => `import { chapter${n} } from './chapter-${n}.ts'`)
  const index = [
    "import type { Story } from '../../story/story.ts'",
    "import { cast } from './cast.ts'",
    ...imports,
    '',
    `export const story: Story = { id: ${JSON.stringify(story.id)}, version: ${story.version}, cast, chapters: [${numbers.map((n) => `chapter${n}`).join(', ')}] }`,
  ]
  return [
    { path: 'index.ts', source: index.join('\n') },
    module('cast.ts', 'cast', 'Cast', story.cast),
    ...story.chapters.map((chapter) => module(`chapter-${chapter.id}.ts`, `chapter${chapter.id}`, 'Chapter', chapter)),
    ...Object.entries(texts).flatMap(([lang, { cast, chapters }]) => [
      module(`${lang}/cast.ts`, 'cast', 'Said', cast),
      ...chapters.map((said, i) => module(`${lang}/chapter-${i + 1}.ts`, `chapter${i + 1}`, 'Said', said)),
    ]),
  ]
}

function write(): number {
  let faults = 0
  for (const { name, compiled } of campaigns()) {
    const broken = compiled.faults.some(({ warning }) => !warning)
    for (const { path, problem, hint, warning } of [...compiled.faults, ...(broken ? [] : check(compiled))]) {
      console.error(`${name}: ${path}: ${problem}${hint ? ` (${hint})` : ''}${warning ? ' [warning]' : ''}`)
      if (!warning) faults++
    }
    if (faults) continue
    const folder = join(GAME, 'stories', name)
    rmSync(folder, { recursive: true, force: true })
    for (const { path, source } of modulesOf(compiled)) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, source)
    }
    spawnSync('npx', ['biome', 'check', '--write', folder], { cwd: ROOT, stdio: 'inherit' })
  }
  return faults ? 1 : 0
}

const GUIDE = join(ROOT, 'docs/campaigns.md')
const MARK = '<!-- Written by `npm run story`; do not edit below. -->'

/** The authors' guide, and what it should be: its tables are made from the language. */
export function guide(): { readonly is: string; readonly shouldBe: string } {
  const is = readFileSync(GUIDE, 'utf8')
  return { is, shouldBe: `${is.split(MARK)[0]}${MARK}\n\n${languageTables()}\n` }
}

if (process.argv[1] === import.meta.filename) writeFileSync(GUIDE, guide().shouldBe)
if (process.argv[1] === import.meta.filename) process.exitCode = write()
