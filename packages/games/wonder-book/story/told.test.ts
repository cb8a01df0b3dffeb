import { LANGS } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { story } from '../stories/lost-name/index.ts'
import { stories } from '../stories/words.ts'
import { opened } from './packed.ts'
import { forHeroes } from './told.ts'

test('WB-2.7 of three values with strokes, the one for the number of heroes in play is read', () => {
  const text = 'Defeat 5 / 6 / 9 wyrms in total (2 / 3 / 4 heroes).'
  expect([2, 3, 4].map((heroes) => forHeroes(text, heroes))).toEqual([
    'Defeat 5 wyrms in total.',
    'Defeat 6 wyrms in total.',
    'Defeat 9 wyrms in total.',
  ])
})

test('WB-2.7 words for some numbers of heroes are read by these only', () => {
  const text = 'Draw. [2, 3: Add 1 wyrm.] [4: Add 2 wyrms.] The tide rises.'
  expect([2, 3, 4].map((heroes) => forHeroes(text, heroes))).toEqual([
    'Draw. Add 1 wyrm. The tide rises.',
    'Draw. Add 1 wyrm. The tide rises.',
    'Draw. Add 2 wyrms. The tide rises.',
  ])
  expect(forHeroes('[4: Run!] Wait.', 2)).toBe('Wait.')
  expect(forHeroes('[4: Run!] Wait.', 4)).toBe('Run! Wait.')
})

test.each(LANGS)('WB-2.7 no card of The Lost Name says what holds for another number of heroes (%s)', async (lang) => {
  let parts = 0
  for (const [i, { roman, cards }] of story.chapters.entries()) {
    const packed = await stories['lost-name']?.[lang].chapters[i]?.()
    if (!packed) throw new Error(`chapter ${roman} has no words`)
    const teller = opened(packed)
    for (const { n } of cards)
      for (const text of Object.values(teller(`card ${n}`) ?? {})) {
        if (text.includes('[')) parts++
        for (const heroes of [2, 3, 4])
          expect(forHeroes(text, heroes), `${roman}-${n}`).not.toMatch(/[[\]]|\d \/ \d|\b[2-4] (heroes|bohater)/)
      }
  }
  expect(parts).toBeGreaterThan(10)
})
