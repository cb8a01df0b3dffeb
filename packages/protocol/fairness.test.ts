import { commitment, drawLots, mixSeed } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import type { Reveal } from './api.ts'
import { newLuck } from './connection.ts'
import { type ShownInPlay, unfair } from './fairness.ts'

/** The reveal of an honest match of a person, a bot and a person, and the values shown during play. */
function honest(withLots: boolean): { reveal: Reveal; shown: ShownInPlay & { mine: string } } {
  const [secret, ala, ola] = [newLuck(), newLuck(), newLuck()]
  const atPlaces = [ala, null, ola]
  const places = withLots ? drawLots(secret, [ala, ola], 3) : [0, 1, 2]
  const numbers = places.flatMap((place) => atPlaces[place] ?? [])
  const seed = mixSeed(secret, numbers)
  const record = `grimuar record 1\ngame x\nversion 1\nseats 3\noptions {}\nnames ["","",""]\nluck fair ${seed}\nmoves\n`
  const lots = withLots ? { places, numbers: atPlaces } : null
  return {
    reveal: { commitment: commitment(secret), secret, numbers, lots, seed, record },
    shown: { commitment: commitment(secret), numbers, lots: withLots, ...(withLots && { places }), mine: ola },
  }
}

test('an honest match is fair, with lots and without', () => {
  for (let i = 0; i < 20; i++) {
    const { reveal, shown } = honest(i % 2 === 0)
    expect(unfair(reveal, shown)).toBeUndefined()
  }
})

test('every value that was changed afterwards is reported', () => {
  const { reveal, shown } = honest(true)
  const lots = reveal.lots as { places: number[]; numbers: (string | null)[] }
  const after = (change: Partial<Reveal>, seen: Partial<ShownInPlay> = {}) =>
    unfair({ ...reveal, ...change }, { ...shown, ...seen })
  expect(after({ secret: newLuck() })).toBe('commitment')
  expect(after({ commitment: commitment(newLuck()) })).toBe('commitment')
  expect(after({ numbers: reveal.numbers.toReversed() })).toBe('numbers')
  expect(after({}, { mine: newLuck() })).toBe('numbers')
  expect(after({ secret: 'x' })).toBe('numbers')
  expect(after({ seed: newLuck() })).toBe('seed')
  expect(after({ record: reveal.record.replace(reveal.seed, newLuck()) })).toBe('record')
  expect(after({ record: 'nothing' })).toBe('record')
  expect(after({ lots: null })).toBe('lots')
  expect(after({}, { places: lots.places.toReversed() })).toBe('lots')
  expect(after({}, { lots: false })).toBe('lots')
  const turned = [...lots.places.slice(1), lots.places[0] as number]
  expect(after({ lots: { ...lots, places: turned } }, { places: turned })).toBe('lots')
  // With other numbers the draw gives another order.
  expect(after({ lots: { ...lots, numbers: [newLuck(), null, newLuck()] } })).toBe('lots')
})
