import { LANGS } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { AVATARS, NAMES, nameFor } from './avatars.ts'

test('every suggested name is accepted by the server, and all differ', () => {
  for (const lang of LANGS) {
    const names = AVATARS.flatMap((avatar) => Array.from({ length: NAMES }, (_, nth) => nameFor(avatar, lang, nth)))
    expect(new Set(names).size).toBe(AVATARS.length * NAMES)
    expect(names.filter((name) => name.length > 24 || name !== name.trim())).toEqual([])
  }
})

test('the longest names are those whose panels are looked at on every screen (e2e/specs/table/sizes.spec.ts)', () => {
  const names = AVATARS.flatMap((avatar) => Array.from({ length: NAMES }, (_, nth) => nameFor(avatar, 'pl', nth)))
  const longest = names.sort((a, b) => b.length - a.length).slice(0, 4)
  expect(longest).toEqual(['Wędrowny Czarodziej', 'Wędrowny Jednorożec', 'Wędrowny Niedźwiedź', 'Srebrny Czarodziej'])
})

test('in Polish the adjective agrees with the noun', () => {
  const names = ['owl', 'fox-head', 'sun'].map((face) => nameFor(face, 'pl', 0))
  expect(names).toEqual(['Srebrna Sowa', 'Srebrny Lis', 'Srebrne Słońce'])
  expect(nameFor('owl', 'en', 0)).toBe('Silver Owl')
})
