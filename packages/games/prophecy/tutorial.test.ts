import { guiding } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { tableAtLesson } from '../testkit/tutorials.ts'
import { chainsAfterRearrange } from './chains.ts'
import { reach } from './reach.ts'
import { game } from './rules.ts'
import { templeGoalPoints } from './score.ts'
import { playerOf } from './table.ts'
import { en } from './text/tutorial.en.ts'
import { pl } from './text/tutorial.pl.ts'
import { plan } from './tutorial.ts'

const tutorial = await guiding(async () => plan, { pl: async () => pl, en: async () => en })('en')
const tableAt = (words: string) => tableAtLesson(game, tutorial, words)

const YELLOW_TEMPLE = 1
const DAWN = 0

test('it teaches by doing', () => {
  expect(tutorial.lessons.length).toBeLessThanOrEqual(26)
  const done = new Set(tutorial.lessons.flatMap((lesson) => lesson.move?.do ?? []))
  expect([...done].sort()).toEqual(['break', 'cast', 'choose', 'cover', 'end', 'go', 'pay', 'place', 'swap', 'trade'])
})

test('every statement of the tutorial is true', () => {
  expect(tableAt('two colourless crystals').hand[0]).toBe(2)
  expect(tableAt('The crystals were taken for you').hand[0]).toBe(3)
  expect(tableAt('The pale pawn is the ghost').ghost).toBeGreaterThanOrEqual(0)
  const planned = tableAt('after one rearrangement')
  expect(chainsAfterRearrange(planned, playerOf(planned, 0).net).some(({ temple }) => temple === YELLOW_TEMPLE)).toBe(true)
  expect(Math.max(...reach(tableAt('price of the speed spell'), 0))).toBeGreaterThan(0)
  const broken = tableAt('Your marker lies on the curse')
  expect(playerOf(broken, 0)).toMatchObject({ markers: 4, curses: 3 })
  expect(playerOf(broken, 0).runes[DAWN]).toBe(1)
  expect(broken.goals).toEqual([1, 2])
  expect(templeGoalPoints(broken, YELLOW_TEMPLE)[0]).toBeGreaterThan(0)
  expect(tableAt('Runic resonance').hand[0]).toBe(3)
})
