import type { Asks } from '@grimuar/kernel'
import type { BlackRoseTypes } from '../types.ts'
import { actionAsks } from './actions.ts'
import { cardAsks } from './cards.ts'
import { effectAsks } from './effects.ts'
import { phaseAsks } from './phases.ts'
import { questAsks } from './quests.ts'

/** How every question is answered. */
export const asks: Asks<BlackRoseTypes> = { ...phaseAsks, ...actionAsks, ...effectAsks, ...cardAsks, ...questAsks }
