import { expect, test } from 'vitest'
import { campaigns } from './story.ts'

test.each(campaigns())('what the game plays of "$name" is what its file says (npm run story)', async ({ name, compiled }) => {
  const { story, texts, faults } = compiled
  expect(faults.filter(({ warning }) => !warning)).toEqual([])
  const folder = `../packages/games/wonder-book/stories/${name}`
  expect((await import(`${folder}/index.ts`)).story).toEqual(story)
  for (const [lang, { cast, chapters }] of Object.entries(texts)) {
    expect((await import(`${folder}/${lang}/cast.ts`)).cast).toEqual(cast)
    for (const [i, said] of chapters.entries())
      expect((await import(`${folder}/${lang}/chapter-${i + 1}.ts`))[`chapter${i + 1}`]).toEqual(said)
  }
})
