import type { Pace } from '@grimuar/protocol'

/** Seconds for a turn, and for the whole game beside it. */
export const LIVE = {
  quick: { kind: 'live', move: 30, bank: 180 },
  usual: { kind: 'live', move: 60, bank: 600 },
  calm: { kind: 'live', move: 120, bank: 1200 },
} as const satisfies { readonly [name: string]: Pace }

/** Days for a turn. */
export const DAYS = [1, 2, 3, 7] as const

/** What kinds of bots a server lets play, the one usually wanted first. */
export const LEVELS = ['policy', 'random'] as const
