import { expect, test } from 'vitest'
import { check } from '../packages/games/wonder-book/story/check.ts'
import { campaigns, guide } from './story.ts'

test.each(campaigns())('what the game plays of "$name" is what its file says (npm run story)', async ({ name, compiled }) => {
  const { story, texts, faults } = compiled
  expect([...faults, ...check(compiled)].filter(({ warning }) => !warning)).toEqual([])
  const folder = `../packages/games/wonder-book/stories/${name}`
  expect((await import(`${folder}/index.ts`)).story).toEqual(story)
  for (const [lang, { cast, chapters }] of Object.entries(texts)) {
    expect((await import(`${folder}/${lang}/cast.ts`)).cast).toEqual(cast)
    for (const [i, said] of chapters.entries())
      expect((await import(`${folder}/${lang}/chapter-${i + 1}.ts`))[`chapter${i + 1}`]).toEqual(said)
  }
})

test('the authors’ guide has every word of the language (npm run story)', () => {
  const { is, shouldBe } = guide()
  expect(is).toBe(shouldBe)
})
