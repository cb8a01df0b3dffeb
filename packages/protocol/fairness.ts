import { commitment, drawLots, mixSeed, readRecord } from '@grimuar/kernel'
import type { Reveal } from './api.ts'
import type { TableCard } from './nouns.ts'

/** What does not fit in what a server laid open. */
export type Unfair = 'commitment' | 'numbers' | 'lots' | 'seed' | 'record'

/** What was shown of a table while it was played, and the number one gave oneself, where it is still known. */
export type Shown = Pick<TableCard, 'commitment' | 'numbers' | 'lots' | 'places'> & { readonly mine?: string }

/**
 * Whether the dice and the lots of a finished match are what they were bound to be, given what was shown before; what does
 * not fit comes back. That the record follows from its seed is seen by playing it again.
 */
export function unfair(reveal: Reveal, shown: Shown): Unfair | undefined {
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
    return 'numbers' // not even of their form
  }
  const read = readRecord(record)
  return read.ok && read.record.luck.kind === 'fair' && read.record.luck.seed === seed ? undefined : 'record'
}

function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i])
}
