import { readFileSync } from 'node:fs'
import { rulesFor } from '@grimuar/contract'
import { Match, readRecord } from '@grimuar/kernel'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

const kept = (name: string) => readRecord(readFileSync(new URL(`records/${name}.txt`, import.meta.url), 'utf8'))

test('a match loads the chapter it plays and no other, and reads what was carried into it as strictly as with all of them', async () => {
  vi.resetModules() // other tests have loaded every chapter
  const [{ wonderBook }, { isRegistered }] = await Promise.all([import('./box.ts'), import('./story/registry.ts')])
  const registered = () => [1, 2, 3, 4, 5, 6].filter((chapter) => isRegistered({ story: 'lost-name', chapter }))
  const read = kept('chapter-3-alone')
  if (!read.ok) throw new Error(read.problem)
  const game = await rulesFor(wonderBook, read.record)
  expect(registered()).toEqual([3])
  expect(Match.from(game, read)).toMatchObject({ ok: true, match: { table: { over: true } } })

  const { options } = read.record
  if (typeof options !== 'object' || options === null || !('tale' in options)) throw new Error('the record carries no tale')
  const forged = (pages: string) => Object.assign({}, options.tale, { format: 2, read: [pages, ''] })
  const { tale } = game.options
  if (tale?.kind !== 'carry') throw new Error('no option carries')
  expect(tale.read(forged('1 2 13o1 8b'))).toBeDefined()
  expect(tale.read(forged('13o2'))).toBeUndefined()
  expect(tale.read(forged('1b'))).toBeUndefined()
  expect(tale.read(forged('33'))).toBeUndefined()
  expect(registered()).toEqual([3])

  await wonderBook.load('en', { tale: { story: 'lost-name', chapter: 5 } })
  expect(registered()).toEqual([3, 5])
  await wonderBook.rules()
  expect(registered()).toEqual([1, 2, 3, 4, 5, 6])
})
