import type { Pace } from '@grimuar/protocol'

/** Seconds for each turn, and of reserve for the whole game. */
export const LIVE = {
  quick: { kind: 'live', move: 30, bank: 180 },
  usual: { kind: 'live', move: 60, bank: 600 },
  calm: { kind: 'live', move: 120, bank: 1200 },
} as const satisfies { readonly [name: string]: Pace }

/** Days for each turn. */
export const DAYS = [1, 2, 3, 7] as const
