import { expect, test } from 'vitest'
import { en } from './en.ts'
import { pl } from './pl.ts'

test('a notification counts the other tables that wait', () => {
  expect([1, 2, 5, 22].map((others) => pl.push('Sześć Wież', others).body)).toEqual([
    'Czeka też 1 inny stół.',
    'Czekają też 2 inne stoły.',
    'Czeka też 5 innych stołów.',
    'Czekają też 22 inne stoły.',
  ])
  expect([1, 2].map((others) => en.push('Six Towers', others).body)).toEqual([
    '1 other table waits too.',
    '2 other tables wait too.',
  ])
})
