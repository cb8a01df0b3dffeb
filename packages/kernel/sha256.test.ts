import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOf } from './fair.ts'
import { hmac, sha256 } from './sha256.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

test('sha256 agrees with the platform', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }),
    { numRuns: 300 },
  )
})

test('sha256 agrees with the platform at every length around the block borders', () => {
  for (let length = 0; length <= 300; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255)
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('hmac agrees with the platform, with one key for many messages', () => {
  fc.assert(
    fc.property(bytes, fc.array(bytes, { maxLength: 4 }), (key, messages) => {
      const keyed = hmac(key)
      for (const message of messages) expect(hexOf(keyed(message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }),
    { numRuns: 300 },
  )
})
