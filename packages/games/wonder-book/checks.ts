import type { Checks } from '@grimuar/contract'
import { conserved } from './conserved.ts'
import { shared } from './copy.ts'
import { snapshot } from './snapshot.ts'
import { soak } from './soak.ts'
import { tally } from './tally.ts'

export const checks: Checks = { conserved, tally, shared, snapshot, soak }
