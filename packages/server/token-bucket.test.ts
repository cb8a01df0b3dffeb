import { expect, test } from 'vitest'
import { TokenBuckets } from './token-bucket.ts'

test('every key has its own tokens, which come back with time', () => {
  const buckets = new TokenBuckets({ burst: 2, perSecond: 1 })
  expect([1, 2, 3].map(() => buckets.tryTake('ala', 0))).toEqual([true, true, false])
  expect(buckets.tryTake('ola', 0)).toBe(true)
  expect([buckets.tryTake('ala', 1000), buckets.tryTake('ala', 1000)]).toEqual([true, false])
  buckets.reset('ala')
  expect(buckets.tryTake('ala', 1000, 2)).toBe(true)
})

test('keys that have all their tokens again are forgotten', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 1 })
  for (let i = 0; i < 100_000; i++) buckets.tryTake(`stranger ${i}`, i)
  expect(buckets.size).toBeLessThan(5000)
  expect(buckets.tryTake('stranger 99999', 99_999)).toBe(false)
})
