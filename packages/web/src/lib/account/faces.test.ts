import { LANGS } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { AVATARS, NAMES, nameFor } from './faces.ts'

test('every name we suggest is one the server takes, and no two are alike', () => {
  for (const lang of LANGS) {
    const names = AVATARS.flatMap((avatar) => Array.from({ length: NAMES }, (_, nth) => nameFor(avatar, lang, nth)))
    expect(new Set(names).size).toBe(AVATARS.length * NAMES)
    expect(names.filter((name) => name.length > 24 || name !== name.trim())).toEqual([])
  }
})

test('in Polish the adjective follows the noun', () => {
  const names = ['owl', 'fox-head', 'sun'].map((face) => nameFor(face, 'pl', 0))
  expect(names).toEqual(['Srebrna Sowa', 'Srebrny Lis', 'Srebrne Słońce'])
  expect(nameFor('owl', 'en', 0)).toBe('Silver Owl')
})
