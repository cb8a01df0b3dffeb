import { LANGS } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { blackRose } from '../box.ts'

test('no lesson is longer than two sentences', async () => {
  const long: string[] = []
  for (const { load } of blackRose.tutorials ?? [])
    for (const lang of LANGS)
      for (const { says } of (await load(lang)).lessons) if ((says.match(/[.?!](?=\s|$|”)/g) ?? []).length > 2) long.push(says)
  expect(long).toEqual([])
})
