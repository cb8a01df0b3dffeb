import { commitment } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { Secrets } from './secrets.ts'

test('a secret is behind the commitment that was made, for that person, once and not for ever', () => {
  const secrets = new Secrets()
  const [one, late] = [secrets.draw('ala', 0), secrets.draw('ala', 0)]
  expect(secrets.take(one, 'ola', 1)).toBeUndefined()
  const secret = secrets.take(one, 'ala', 1)
  expect(commitment(secret as string)).toBe(one)
  expect(secrets.take(one, 'ala', 1)).toBeUndefined()
  expect(secrets.take(late, 'ala', 3_600_000)).toBeUndefined()
})

test('nobody makes it keep more than a few', () => {
  const secrets = new Secrets()
  const others = secrets.draw('ola', 0)
  const mine = Array.from({ length: 50 }, () => secrets.draw('ala', 0))
  expect(mine.map((each) => secrets.take(each, 'ala', 0) !== undefined).lastIndexOf(false)).toBe(44)
  expect(secrets.take(others, 'ola', 0)).toBeDefined()
})
