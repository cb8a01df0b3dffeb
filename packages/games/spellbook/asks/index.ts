import type { Asks } from '@grimuar/kernel'
import type { SpellbookTypes } from '../types.ts'
import { asks as asksOfVerbs } from '../verbs/index.ts'
import { act } from './act.ts'
import { pay, save } from './learning.ts'

/** How every question is answered: those of a day here, those of the spells by their verbs. */
export const asks: Asks<SpellbookTypes> = { act, pay, save, ...asksOfVerbs }
