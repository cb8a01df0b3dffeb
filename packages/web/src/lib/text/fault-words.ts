import type { ByLang } from '@grimuar/contract'
import type { RecordFault } from '@grimuar/kernel'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './faults.en.ts'
import { pl, type RecordFaults } from './faults.pl.ts'

const texts: ByLang<RecordFaults> = { pl, en }

/** What is wrong with a record, in the current language; only those who open a broken one load these words. */
export function faultWords({
  fault,
  facts,
}: {
  readonly fault: RecordFault
  readonly facts: readonly (string | number)[]
}): string {
  return texts[spokenLang() ?? settings.lang][fault](...facts)
}
