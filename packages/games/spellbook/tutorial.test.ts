import { guiding } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { tableAtLesson } from '../testkit/tutorials.ts'
import { ALTAR, colourOf, kindOf, POOL_LIMIT, tokenAt, YELLOW } from './cards.ts'
import { game } from './rules.ts'
import { totalOf } from './score.ts'
import type { SpellbookTable } from './table.ts'
import { en } from './text/tutorial.en.ts'
import { pl } from './text/tutorial.pl.ts'
import { plan } from './tutorial.ts'

const tutorial = await guiding(async () => plan, { pl: async () => pl, en: async () => en })('en')
const tableAt = (words: string) => tableAtLesson(game, tutorial, words)

test('it teaches by doing', () => {
  expect(tutorial.lessons.length).toBeGreaterThanOrEqual(20)
  expect(tutorial.lessons.length).toBeLessThanOrEqual(28)
  const done = tutorial.lessons.flatMap((lesson) => lesson.move?.do ?? [])
  expect(done.join(' ')).toBe('take store draw skip take skip learn pay cast store learn pay')
})

test('every statement of the tutorial is true', () => {
  const gold = (t: SpellbookTable) => t.areas[0]?.pool.filter((token) => colourOf(kindOf(token)) === YELLOW).length
  expect(tableAt('you begin with two tokens').areas[0]?.pool).toHaveLength(2)
  expect(tableAt('first free place').active).toBe(1)
  expect(gold(tableAt('More gold'))).toBe(2)
  expect(tableAt('Nine tokens').areas[0]?.pool).toHaveLength(POOL_LIMIT)
  expect(gold(tableAt('three more tokens of gold'))).toBe(5)
  expect(tableAt('four new tokens').areas[0]?.pool).toHaveLength(4)
  expect(tableAt('all ten places').altar).toHaveLength(ALTAR.full)
  const swept = tableAt('full altar is swept')
  expect([swept.altar.length, swept.active]).toEqual([ALTAR.few, 0])
  expect(totalOf(swept, 0)).toBe(11)
})

test('the tokens it points at are the ones it names', () => {
  for (const lesson of tutorial.lessons) {
    const piece = lesson.at?.find((at) => at.startsWith('piece:token:'))
    const { move } = lesson
    if (piece && move && 'kind' in move) expect(kindOf(tokenAt(Number(piece.split(':')[2])))).toBe(move.kind)
  }
})
