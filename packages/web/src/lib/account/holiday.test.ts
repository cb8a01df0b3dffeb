import { expect, test } from 'vitest'
import { dayAfter, endOf, LONGEST_DAYS } from './holiday.ts'

const DAY = 86_400_000

test('a holiday ends at the end of its last day, local time', () => {
  const now = new Date(2026, 1, 26, 10).getTime()
  expect(endOf(dayAfter(now, 3), now)).toBe(new Date(2026, 2, 1, 23, 59, 59).getTime())
  expect(endOf('soon', now)).toBeUndefined()
})

test('the last selectable day is within the limit of the server, at any hour', () => {
  // The change to winter time is in October in some countries and in March in others.
  for (const month of [2, 9])
    for (const hour of [0, 1, 12, 23]) {
      const now = new Date(2026, month, 10, hour, 30).getTime()
      const end = endOf(dayAfter(now, LONGEST_DAYS - 1), now) as number
      expect(end).toBeGreaterThan(now)
      expect(end).toBeLessThanOrEqual(now + LONGEST_DAYS * DAY)
    }
})
