import type { Ops } from '@grimuar/kernel'
import type { SpellbookTypes } from '../types.ts'
import { others, step } from '../verbs/index.ts'
import { day, night, phase, refill, tribute } from './day.ts'

/** The frames, in the order of a day. */
export const ops: Ops<SpellbookTypes> = { day, phase, step, others, tribute, refill, night }
