import { commitment } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { Secrets } from './secrets.ts'

test('a secret matches its commitment, and only its person can redeem it, once, before it expires', () => {
  const secrets = new Secrets()
  const [one, late] = [secrets.draw('ala', 0), secrets.draw('ala', 0)]
  expect(secrets.redeem(one, 'ola', 1)).toBeUndefined()
  const secret = secrets.redeem(one, 'ala', 1)
  expect(commitment(secret as string)).toBe(one)
  expect(secrets.redeem(one, 'ala', 1)).toBeUndefined()
  expect(secrets.redeem(late, 'ala', 3_600_000)).toBeUndefined()
})

test('one person can have only a few secrets waiting', () => {
  const secrets = new Secrets()
  const others = secrets.draw('ola', 0)
  const mine = Array.from({ length: 50 }, () => secrets.draw('ala', 0))
  expect(mine.map((each) => secrets.redeem(each, 'ala', 0) !== undefined).lastIndexOf(false)).toBe(44)
  expect(secrets.redeem(others, 'ola', 0)).toBeDefined()
})
