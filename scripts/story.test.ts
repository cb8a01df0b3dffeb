import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGS } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { sidesOf } from '../packages/games/wonder-book/pages.ts'
import { stories } from '../packages/games/wonder-book/stories/all.ts'
import { parts } from '../packages/games/wonder-book/stories/parts.ts'
import { check } from '../packages/games/wonder-book/story/check.ts'
import { opened } from '../packages/games/wonder-book/story/packed.ts'
import { sentencesOf, spoiledFiles } from './spoilers.ts'
import { campaigns, guide } from './story.ts'

const LARGEST = 8000 // of the words of a chapter in one language, gzip
const HEAVIEST = 25_000 // of a chapter's scenery, gzip

test.each(campaigns())(
  'what the game plays of "$name" is what its file says (npm run story)',
  async ({ name, compiled, own }) => {
    const { story, texts, faults } = compiled
    expect([...faults, ...check(compiled)].filter(({ warning }) => !warning)).toEqual([])
    const folder = `../packages/games/wonder-book/stories/${name}`
    expect((await import(`${folder}/index.ts`)).story).toEqual(story)
    expect(stories.find(({ id }) => id === story.id)).toEqual(story)
    const { [name]: known } = Object.fromEntries(Object.entries(parts))
    expect(known).toMatchObject({ id: story.id, version: story.version, title: story.title, sides: story.chapters.map(sidesOf) })
    expect(await known?.cast()).toEqual(story.cast)
    expect(await Promise.all(known?.chapters.map((load) => load()) ?? [])).toEqual(story.chapters)
    for (const lang of LANGS) {
      const parts = [
        { file: 'cast', said: own[lang] },
        ...texts[lang].chapters.map((said, i) => ({ file: `chapter-${i + 1}`, said })),
      ]
      for (const { file, said } of parts) {
        const { packed } = await import(`${folder}/${lang}/${file}.ts`)
        expect(Object.keys(packed.said)).toEqual(Object.keys(said))
        const tell = opened(packed)
        for (const [source, words] of Object.entries(said)) expect(tell(source)).toEqual(words)
      }
    }
  },
)

test.each(campaigns())(
  'the packed words of "$name" are light, and nothing in them can be read',
  ({ name, compiled: { texts } }) => {
    const folder = new URL(`../packages/games/wonder-book/stories/${name}/`, import.meta.url)
    const files = LANGS.flatMap((lang) => globSync(`${lang}/*.ts`, { cwd: folder }))
    expect(files).toHaveLength(2 + texts.pl.chapters.length + texts.en.chapters.length)
    const packed = files.map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }))
    expect(packed.filter(({ source }) => gzipSync(source).length > LARGEST).map(({ file }) => file)).toEqual([])
    const all = packed.map(({ source }) => source).join('\n')
    expect(sentencesOf(texts).filter((sentence) => all.includes(sentence.slice(0, 20)))).toEqual([])
  },
)

const lostName = campaigns().find(({ name }) => name === 'lost-name')?.compiled.story.chapters ?? []

test.each(lostName)(
  'the scenery of chapter $roman is light with all figures, and draws every level and area',
  ({ id, areas }) => {
    const drawing = (name: string) =>
      readFileSync(new URL(`../packages/games/wonder-book/board/scenery/${name}.svg`, import.meta.url), 'utf8')
    const scenery = drawing(`lost-name-${id}`)
    expect([scenery, drawing('figures')].reduce((sum, svg) => sum + gzipSync(svg).length, 0)).toBeLessThanOrEqual(HEAVIEST)
    const drawn = (attribute: string) =>
      [...new Set([...scenery.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(([, name]) => name))].sort()
    expect(drawn('data-level')).toEqual([...new Set(Object.values(areas).map(({ level }) => level))].sort())
    expect(drawn('data-place')).toEqual(Object.keys(areas).sort())
  },
)

test('the authors’ guide has every word of the language (npm run story)', () => {
  const { is, shouldBe } = guide()
  expect(is).toBe(shouldBe)
})

test('a sentence that can be read in a build is found, also with its letters escaped', () => {
  const build = mkdtempSync(join(tmpdir(), 'build-'))
  const sentence = 'Wieża zamyka się i gaśnie ostatnia iskra.'
  writeFileSync(join(build, 'a.js'), 'const said = "Wie\\u017ca zamyka si\\u0119 i ga\\u015bnie ostatnia iskra."')
  writeFileSync(join(build, 'b.js'), 'const said = "Nic takiego."')
  expect(spoiledFiles(build, [sentence])).toEqual([{ file: join(build, 'a.js'), sentence }])
  rmSync(build, { recursive: true })
})
