import { expect, test } from 'vitest'
import { settingsWith } from '../settings.ts'
import { windowDelay } from './seat-answers.ts'

test('an answer in a window comes after 0.3 to 1.5 seconds, at no time more often than at another', () => {
  const settings = settingsWith('nowhere')
  const delays = Array.from({ length: 6000 }, () => windowDelay(settings))
  expect(delays.filter((ms) => ms < 300 || ms > 1500)).toEqual([])
  const thirds = [300, 700, 1100].map((from) => delays.filter((ms) => ms >= from && ms < from + 400).length)
  for (const n of thirds) expect(Math.abs(n - 2000)).toBeLessThan(300)
})
