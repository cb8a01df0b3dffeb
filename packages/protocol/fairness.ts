import { commitment, drawLots, mixSeed, readRecord } from '@grimuar/kernel'
import type { Reveal } from './api.ts'
import type { RoomCard } from './nouns.ts'

/** The part of a reveal that does not match. */
export type Unfair = 'commitment' | 'numbers' | 'lots' | 'seed' | 'record'

/** The values that were shown during play, and the player's own dice number if it is still known. */
export type ShownInPlay = Pick<RoomCard, 'commitment' | 'numbers' | 'lots' | 'places'> & { readonly mine?: string }

/**
 * Checks the dice and the lots of a finished match against what was shown during play. Returns the first part that does not
 * match; undefined if all is fair. It does not replay the record: do that to check that the moves follow from the seed.
 */
export function unfair(reveal: Reveal, shown: ShownInPlay): Unfair | undefined {
  const { secret, numbers, lots, seed, record } = reveal
  try {
    if (commitment(secret) !== shown.commitment || reveal.commitment !== shown.commitment) return 'commitment'
    if (!alike(numbers, shown.numbers)) return 'numbers'
    if (shown.mine !== undefined && !numbers.includes(shown.mine)) return 'numbers'
    if (shown.lots !== (lots !== null)) return 'lots'
    if (lots) {
      const given = lots.numbers.filter((number) => number !== null)
      if (!alike(lots.places, shown.places ?? [])) return 'lots'
      if (!alike(lots.places, drawLots(secret, given, lots.numbers.length))) return 'lots'
      const seated = lots.places.map((place) => lots.numbers[place]).filter((number) => number !== null)
      if (!alike(seated, numbers)) return 'lots'
    }
    if (mixSeed(secret, numbers) !== seed) return 'seed'
  } catch {
    return 'numbers' // a value does not even have the right form
  }
  const read = readRecord(record)
  return read.ok && read.record.luck.kind === 'fair' && read.record.luck.seed === seed ? undefined : 'record'
}

function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i])
}
