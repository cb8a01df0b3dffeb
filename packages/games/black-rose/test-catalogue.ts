import type { Box } from '@grimuar/contract'
import { boxFrom } from './test-box.ts'

// Black Rose for a server of tests: every match begins where programs are prepared, and two of four already have a trap. Everyone is
// near the end, so that a match can be played to it.

export const catalogue: readonly Box[] = [
  boxFrom({
    people: [
      { at: 'treasure', power: 22, hand: 'DES03 DES08 NEC06' },
      { at: 'throne', power: 22, hand: 'CON08 TRA01 DIV02', active: 'CON01' },
      { at: 'garden', power: 22, hand: 'NEC08 ILL08 CON02', active: 'CON11' },
      { at: 'forge', power: 22, hand: 'DIV07 TRA10 DES02' },
    ],
    moon: 3,
    phase: 'study',
    frames: [{ op: 'prepare' }, { op: 'actionPhase' }, { op: 'evocationPhase', nth: 0 }, { op: 'cleanup', step: 0 }],
  }),
]
