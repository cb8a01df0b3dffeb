import { LANGS } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { expect, test } from 'vitest'
import { tablePicture } from './table-picture.ts'

test('every listed game has a picture of its table in both themes and languages', () => {
  for (const { id } of catalogue)
    for (const lang of LANGS)
      for (const theme of ['dark', 'light'] as const)
        expect(tablePicture(id, theme, lang), `${id}, ${theme}, ${lang}`).toContain(`${id}-${theme}-${lang}`)
})

test('a game without a picture has none', () => {
  expect(tablePicture('sampler', 'dark', 'en')).toBeUndefined()
})
