/**
 * The seed of random tests that differs in every run, beside the seeds that are always the same. It stands in the titles of
 * the tests that use it; GRIMUAR_SEED=<that number> repeats them.
 */
export const FRESH_SEED = Number(process.env.GRIMUAR_SEED ?? Math.floor(Math.random() * 999_000_000))
if (!Number.isSafeInteger(FRESH_SEED) || FRESH_SEED < 0) throw new Error('GRIMUAR_SEED must be a whole number from 0 on')

/** `fixed` seeds from 0 on and `fresh` ones from this run's seed on. */
export function seeds(fixed: number, fresh: number): number[] {
  return [...Array(fixed).keys(), ...Array.from({ length: fresh }, (_, i) => FRESH_SEED + i)]
}

/** A test's title that tells how to repeat it. */
export function seeded(title: string): string {
  return `${title} (GRIMUAR_SEED=${FRESH_SEED})`
}
