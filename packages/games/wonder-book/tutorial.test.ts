import { guiding } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { tableAtLesson } from '../testkit/tutorials.ts'
import type { WonderTable } from './table.ts'
import { en } from './text/tutorial.en.ts'
import { pl } from './text/tutorial.pl.ts'
import { plan } from './tutorial.ts'
import { whole as game } from './whole.ts'

const load = guiding(async () => plan, { pl: async () => pl, en: async () => en })
const tutorials = { pl: await load('pl'), en: await load('en') }
const tableAt = (words: string): WonderTable => tableAtLesson(game, tutorials.en, words)

test('no lesson is longer than two sentences', () => {
  for (const { lessons } of Object.values(tutorials))
    for (const { says, meanwhile = '' } of lessons)
      for (const text of [says, meanwhile]) expect(text.split(/(?<=[.!?])\s+/).length, text).toBeLessThanOrEqual(2)
})

test('every statement of the tutorial is true', () => {
  expect(tableAt('both of you stand at the Gate')).toMatchObject({
    heroes: [
      { id: 'laser', area: 'gate', seat: 0 },
      { id: 'silna', area: 'gate', seat: 1 },
    ],
    placed: [9, 10, 11],
    objective: 8,
  })
  expect(tableAt('A spark lies here').sparks['hall']).toBe(1)
  expect(tableAt('The portrait in the Hall').heroes[0]).toMatchObject({ area: 'hall', sparks: 1 })
  expect(tableAt('Today nobody chases you')).toMatchObject({ rounds: 1, wyrms: [] })
  expect(tableAt('One card is left').placed).toEqual([10])
  expect(tableAt('Two stars').heroes[0]?.sparks).toBe(1)
})

test('its end is the first choice of the chapter', () => {
  const t = tableAt('The prologue is over')
  expect(t.ask).toMatchObject({ question: { kind: 'option', card: 13 }, to: [0, 1] })
  expect(t.end).toBe('')
})
