import { expect, test } from 'vitest'
import { wonderBook } from './box.ts'
import { isRegistered } from './story/registry.ts'

test('a bot that is loaded alone, as a worker does, knows every chapter', async () => {
  expect((await wonderBook.bot()).policy).toBeTypeOf('function')
  for (let chapter = 1; chapter <= 6; chapter++) expect(isRegistered({ story: 'lost-name', chapter })).toBe(true)
  expect(isRegistered({ story: 'lantern-night', chapter: 1 })).toBe(true)
})
