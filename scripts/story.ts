import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readCampaign } from '../packages/cli/story/campaign-file.ts'
import { type ByLang, LANGS, type Lang } from '../packages/contract/index.ts'
import {
  type Compiled,
  check,
  languageTables,
  pack,
  type Said,
  sidesOf,
  type Troupe,
} from '../packages/games/wonder-book/story/index.ts'

// Checks the campaigns of Wonder Book and writes what the game plays from them.

const ROOT = join(import.meta.dirname, '..')
const GAME = join(ROOT, 'packages/games/wonder-book')
const STORIES = join(GAME, 'stories')
const LENDER = 'lost-name' // its cast plays in campaigns that bring none

export interface Campaign {
  readonly name: string
  readonly compiled: Compiled
  readonly borrows: boolean // plays with the cast of the lender
  /** The words of its cast that are its own. */
  readonly own: ByLang<Said>
}

const fileOf = (name: string) => join(GAME, 'campaigns', `${name}.yaml`)

/** Every campaign file, read. */
export function campaigns(): Campaign[] {
  const { compiled: lender } = readCampaign(fileOf(LENDER))
  const troupe: Troupe = { cast: lender.story.cast, said: { pl: lender.texts.pl.cast, en: lender.texts.en.cast } }
  const names = globSync('campaigns/*.yaml', { cwd: GAME }).map((file) => basename(file, '.yaml'))
  return [LENDER, ...names.filter((name) => name !== LENDER).sort()].map((name) => {
    const { compiled, borrows } = readCampaign(fileOf(name), name === LENDER ? undefined : troupe)
    const own = (lang: Lang) => (borrows ? beyond(compiled.texts[lang].cast, troupe.said[lang]) : compiled.texts[lang].cast)
    return { name, compiled, borrows, own: { pl: own('pl'), en: own('en') } }
  })
}

/** The words of one part that another part does not have. */
function beyond(said: Said, known: Said): Said {
  return Object.fromEntries(
    Object.entries(said).flatMap(([source, words]) => {
      const fresh = Object.entries(words).filter(([key, word]) => known[source]?.[key] !== word)
      return fresh.length ? [[source, Object.fromEntries(fresh)]] : []
    }),
  )
}

/** The modules of a campaign: their paths and what stands there. */
function modulesOf({ compiled, borrows, own }: Campaign): { path: string; source: string }[] {
  const { story, texts } = compiled
  const module = (path: string, name: string, type: string, value: unknown, from = 'story') => {
    const up = '../'.repeat(path.split('/').length + 1)
    const source = `import type { ${type} } from '${up}story/${from}.ts'\n\nexport const ${name}: ${type} = ${JSON.stringify(value)}\n`
    return { path, source }
  }
  const numbers = story.chapters.map(({ id }) => id)
  const passwords = JSON.stringify(story.cast.passwords)
  const cast = borrows ? `cast: { ...cast, passwords: ${passwords} }` : 'cast'
  const head = `id: ${JSON.stringify(story.id)}, version: ${story.version}, title: ${JSON.stringify(story.title)}`
  const index = [
    "import type { Story } from '../../story/story.ts'",
    `import { cast } from '${borrows ? `../${LENDER}` : '.'}/cast.ts'`,
    ...numbers.map((n) => `import { chapter${n} } from './chapter-${n}.ts'`),
    '',
    `export const story: Story = { ${head}, ${cast}, chapters: [${numbers.map((n) => `chapter${n}`).join(', ')}] }`,
  ]
  return [
    { path: 'index.ts', source: index.join('\n') },
    ...(borrows ? [] : [module('cast.ts', 'cast', 'Cast', story.cast)]),
    ...story.chapters.map((chapter) => module(`chapter-${chapter.id}.ts`, `chapter${chapter.id}`, 'Chapter', chapter)),
    ...LANGS.flatMap((lang) => [
      module(`${lang}/cast.ts`, 'packed', 'Packed', pack(own[lang]), 'packed'),
      ...texts[lang].chapters.map((said, i) => module(`${lang}/chapter-${i + 1}.ts`, 'packed', 'Packed', pack(said), 'packed')),
    ]),
  ]
}

/** The module with the outline of every campaign and the loaders of its parts. */
function partsModule(all: readonly Campaign[]): string {
  const rows = all.map(({ name, compiled: { story }, borrows }) => {
    const { id, version, title, chapters } = story
    const outline = JSON.stringify({ id, version, title, sides: chapters.map(sidesOf) }).slice(1, -1)
    const cast = `(await import('./${borrows ? LENDER : name}/cast.ts')).cast`
    const own = borrows ? `({ ...${cast}, passwords: ${JSON.stringify(story.cast.passwords)} })` : cast
    const loads = chapters.map(
      (chapter) => `async () => (await import('./${name}/chapter-${chapter.id}.ts')).chapter${chapter.id}`,
    )
    return `${JSON.stringify(name)}: { ${outline}, cast: async () => ${own}, chapters: [${loads.join(', ')}] },`
  })
  return [
    "import type { StoryParts } from '../story/story.ts'",
    '',
    '/** Every campaign as it is known before it is loaded, and where its parts are. */',
    `export const parts = { ${rows.join(' ')} } as const satisfies { readonly [story: string]: StoryParts }`,
  ].join('\n')
}

/** The module with all of every campaign. */
function allModule(all: readonly Campaign[]): string {
  const nameOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [
    ...all.map(({ name }) => `import { story as ${nameOf(name)} } from './${name}/index.ts'`),
    '',
    '/** Every campaign, whole. */',
    `export const stories = [${all.map(({ name }) => nameOf(name)).join(', ')}] as const`,
  ].join('\n')
}

/** The module that knows where the words of every campaign are. */
function wordsModule(all: readonly Campaign[]): string {
  const load = (name: string, lang: Lang, file: string) => `async () => (await import('./${name}/${lang}/${file}.ts')).packed`
  const inLang = ({ name, compiled, borrows }: Campaign, lang: Lang) => {
    const chapters = compiled.story.chapters.map(({ id }) => load(name, lang, `chapter-${id}`))
    const casts = [name, ...(borrows ? [LENDER] : [])].map((one) => load(one, lang, 'cast'))
    return `${lang}: { cast: [${casts.join(', ')}], chapters: [${chapters.join(', ')}] }`
  }
  const rows = all.map((one) => `${JSON.stringify(one.name)}: { ${LANGS.map((lang) => inLang(one, lang)).join(', ')} },`)
  return [
    "import type { ByLang } from '@grimuar/contract'",
    "import type { PackedStory } from '../story/story.ts'",
    '',
    '/** Where the words of every campaign are. */',
    `export const stories: { readonly [story: string]: ByLang<PackedStory> } = { ${rows.join(' ')} }`,
  ].join('\n')
}

function write(): number {
  let faults = 0
  const all = campaigns()
  for (const campaign of all) {
    const { name, compiled } = campaign
    const broken = compiled.faults.some(({ warning }) => !warning)
    for (const { path, problem, hint, warning } of [...compiled.faults, ...(broken ? [] : check(compiled))]) {
      console.error(`${name}: ${path}: ${problem}${hint ? ` (${hint})` : ''}${warning ? ' [warning]' : ''}`)
      if (!warning) faults++
    }
    if (faults) continue
    const folder = join(STORIES, name)
    rmSync(folder, { recursive: true, force: true })
    for (const { path, source } of modulesOf(campaign)) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, source)
    }
  }
  writeFileSync(join(STORIES, 'words.ts'), wordsModule(all))
  writeFileSync(join(STORIES, 'parts.ts'), partsModule(all))
  writeFileSync(join(STORIES, 'all.ts'), allModule(all))
  spawnSync('npx', ['biome', 'check', '--write', STORIES], { cwd: ROOT, stdio: 'inherit' })
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
