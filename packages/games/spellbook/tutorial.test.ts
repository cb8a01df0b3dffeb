import { type Json, Match } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { beginningOf, checkTutorial, lineOf } from '../tutorial.ts'
import { ALTAR, colourOf, kindOf, POOL_LIMIT, tokenAt, YELLOW } from './cards.ts'
import { game } from './rules.ts'
import { totalOf } from './score.ts'
import type { SpellbookTable } from './table.ts'
import { tutorial } from './tutorial.ts'

/** The table as it stands when a lesson is said; lessons are found by a word of theirs. */
function tableAt(words: string): SpellbookTable {
  const at = tutorial.lessons.findIndex((lesson) => lesson.says.en.includes(words))
  const { places, line } = lineOf(tutorial)
  const match = new Match(game, beginningOf(tutorial, 'en'))
  for (const { seat, move } of line.slice(0, places[at]?.said ?? -1)) match.play(seat, move as Json)
  return match.table as SpellbookTable
}

test('the guided first game can be played to its end as it is told, in both languages', () => {
  expect(checkTutorial(game, tutorial)).toEqual({ moves: 31, over: false })
})

test('it teaches by doing', () => {
  expect(tutorial.lessons.length).toBeGreaterThanOrEqual(20)
  expect(tutorial.lessons.length).toBeLessThanOrEqual(28)
  const done = tutorial.lessons.flatMap((lesson) => lesson.move?.do ?? [])
  expect(done.join(' ')).toBe('take store draw skip take skip learn pay cast store learn pay')
})

test('what it says is so', () => {
  const gold = (t: SpellbookTable) => t.areas[0]?.pool.filter((token) => colourOf(kindOf(token)) === YELLOW).length
  expect(tableAt('You begin with two tokens').areas[0]?.pool).toHaveLength(2)
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
