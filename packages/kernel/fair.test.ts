import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitment, drawLots, fairDice, isSeed, mixSeed } from './fair.ts'

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => Buffer.from(b).toString('hex'))

/** The same dice by the platform's HMAC, as anyone who checks a match would write them. */
function platformDice(seed: string, draw: number, sides: number): { answer: number; passed: number } {
  const limit = 2 ** 32 - (2 ** 32 % sides)
  let passed = 0
  for (let again = 0; ; again++) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(again ? `${draw}/${again}` : `${draw}`)
      .digest()
    for (let at = 0; at < 32; at += 4) {
      if (digest.readUInt32BE(at) < limit) return { answer: digest.readUInt32BE(at) % sides, passed }
      passed++
    }
  }
}

test('a draw is what anyone can work out from the seed with the platform’s own HMAC', () => {
  fc.assert(
    fc.property(seeds, fc.nat(100_000), fc.integer({ min: 1, max: 2 ** 32 }), (seed, draw, sides) => {
      expect(fairDice(seed)(draw, sides)).toBe(platformDice(seed, draw, sides).answer)
    }),
    { numRuns: 200 },
  )
})

test('words at the uneven end of the range are passed over, if need be into the next digest', () => {
  const seed = '0f'.repeat(32)
  const sides = 2 ** 31 + 1 // nearly half of all words are passed over
  const passed = []
  for (let draw = 0; draw < 2000; draw++) {
    const platform = platformDice(seed, draw, sides)
    passed.push(platform.passed)
    expect(fairDice(seed)(draw, sides)).toBe(platform.answer)
  }
  expect(Math.max(...passed)).toBeGreaterThanOrEqual(8)
})

test('every side comes up about equally often', () => {
  const dice = fairDice('5a'.repeat(32))
  const seen = [0, 0, 0, 0, 0]
  for (let draw = 0; draw < 10_000; draw++) seen[dice(draw, 5)]!++
  for (const n of seen) expect(Math.abs(n - 2000)).toBeLessThan(200)
})

test('dice without sides, or with more than a word can tell apart, stop loudly', () => {
  const dice = fairDice('00'.repeat(32))
  for (const sides of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => dice(0, sides)).toThrow('no dice')
})

test('the commitment is the hash of the seed’s bytes', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(commitment(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
    }),
  )
})

test('a seed is 64 small hexadecimal digits and nothing else', () => {
  expect(isSeed('0123456789abcdef'.repeat(4))).toBe(true)
  for (const odd of ['', 'ab', 'A'.repeat(64), 'g'.repeat(64), '0'.repeat(63), '0'.repeat(65), `${'0'.repeat(64)}\n`]) {
    expect(isSeed(odd)).toBe(false)
    expect(() => fairDice(odd)).toThrow('64 hexadecimal digits')
  }
})

test('the mixed seed is what anyone can work out from the secret and everyone’s numbers', () => {
  fc.assert(
    fc.property(seeds, fc.array(seeds, { maxLength: 4 }), (secret, numbers) => {
      const mixed = createHmac('sha256', Buffer.from(secret, 'hex')).update(numbers.join(',')).digest('hex')
      expect(mixSeed(secret, numbers)).toBe(mixed)
      expect(isSeed(mixed)).toBe(true)
    }),
  )
})

test('each number, its place and the secret all count', () => {
  const [secret, a, b] = ['00'.repeat(32), 'aa'.repeat(32), 'bb'.repeat(32)]
  const mixes = [mixSeed(secret, []), mixSeed(secret, [a]), mixSeed(secret, [a, b]), mixSeed(secret, [b, a]), mixSeed(a, [a, b])]
  expect(new Set(mixes).size).toBe(mixes.length)
  for (const odd of ['', 'A'.repeat(64), `${a},${b}`]) expect(() => mixSeed(secret, [odd])).toThrow('64 hexadecimal digits')
})

test('lots put everyone somewhere, as anyone can work out with the platform’s own HMAC', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.array(seeds, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 16 }),
      (secret, numbers, seats) => {
        const seed = createHmac('sha256', Buffer.from(secret, 'hex'))
          .update(`lots,${numbers.join(',')}`)
          .digest('hex')
        const places = [...Array(seats).keys()]
        for (let draw = 0; draw < seats - 1; draw++) {
          const last = seats - 1 - draw
          const { answer } = platformDice(seed, draw, last + 1)
          ;[places[answer], places[last]] = [places[last]!, places[answer]!]
        }
        expect(drawLots(secret, numbers, seats)).toEqual(places)
        expect(places.toSorted((a, b) => a - b)).toEqual([...Array(seats).keys()])
      },
    ),
    { numRuns: 200 },
  )
})

test('every order of seats comes up about equally often, and neither side alone knows which', () => {
  const [secret, other] = ['5a'.repeat(32), 'a5'.repeat(32)]
  const orders = new Map<string, number>()
  for (let i = 0; i < 6000; i++) {
    const order = drawLots(secret, [i.toString(16).padStart(64, '0'), other], 3).join()
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(6)
  for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(150)
  expect(() => drawLots(secret, ['1'], 2)).toThrow('64 hexadecimal digits')
})
