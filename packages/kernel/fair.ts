import type { Dice } from './dice.ts'
import { hmac, sha256 } from './sha256.ts'

/**
 * Dice anyone can check afterwards: draw n is HMAC-SHA256(seed, n). The seed's hash is shown before the first move
 * and the seed itself at the end.
 */
export function fairDice(seed: string): Dice {
  const keyed = hmac(bytesOf(seed))
  return (draw, sides) => {
    if (!Number.isInteger(sides) || sides < 1 || sides > 0x100000000) throw new Error(`there are no dice of ${sides} sides`)
    for (let again = 0; ; again++) {
      const digest = keyed(ascii(again === 0 ? `${draw}` : `${draw}/${again}`))
      const words = new DataView(digest.buffer)
      // Words at the uneven end of the range are passed over: every side is exactly equally likely.
      const limit = 0x100000000 - (0x100000000 % sides)
      for (let at = 0; at < 32; at += 4) {
        const word = words.getUint32(at)
        if (word < limit) return word % sides
      }
    }
  }
}

/** What is published before the first move. */
export function commitment(seed: string): string {
  return hexOf(sha256(bytesOf(seed)))
}

/**
 * The seed of a match from the server's secret (whose commitment was shown first) and a number from each player, in seat
 * order: HMAC-SHA256(secret, numbers joined by commas). Neither side alone can steer it. All are seeds in their form.
 */
export function mixSeed(secret: string, numbers: readonly string[]): string {
  if (!numbers.every(isSeed)) throw new Error('a number of a player is 64 hexadecimal digits, in small letters')
  return hexOf(hmac(bytesOf(secret))(ascii(numbers.join(','))))
}

/**
 * Seats drawn by lot: for each seat, the place its player had before. The lots have dice of their own, whose seed is
 * HMAC-SHA256(secret, "lots" and the numbers, in the order of places, joined by commas): as hard to steer as the match's.
 */
export function drawLots(secret: string, numbers: readonly string[], seats: number): number[] {
  if (!numbers.every(isSeed)) throw new Error('a number of a player is 64 hexadecimal digits, in small letters')
  const dice = fairDice(hexOf(hmac(bytesOf(secret))(ascii(['lots', ...numbers].join(',')))))
  const places = Array.from({ length: seats }, (_, place) => place)
  for (let last = seats - 1; last > 0; last--) {
    const at = dice(seats - 1 - last, last + 1)
    const drawn = places[at] ?? 0
    places[at] = places[last] ?? 0
    places[last] = drawn
  }
  return places
}

/** A seed is 64 hexadecimal digits. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function bytesOf(seed: string): Uint8Array {
  if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits, in small letters')
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(seed.slice(i * 2, i * 2 + 2), 16))
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (c) => c.charCodeAt(0))
}
