import type { Box } from '@grimuar/contract'
import { boxFrom } from './test-box.ts'

// Black Rose for a server of tests: every match begins with a whole turn, and the third player already has a trap for whoever enters a
// room, so that there is an interrupt in it. In 3,000 games by chance nobody had more than 25 power points after two turns, so the match
// does not end before the third.

export const catalogue: readonly Box[] = [
  boxFrom({
    people: [
      { at: 'treasure', power: 16, hand: 'DES03 DES08 NEC06', quests: 'Q007' },
      { at: 'throne', power: 16, hand: 'CON08 TRA01 DIV02', quests: 'Q021' },
      { at: 'garden', power: 16, hand: 'NEC08 ILL08 CON02', active: 'CON11' },
      { at: 'forge', power: 16, hand: 'DIV07 TRA10 DES02' },
    ],
    moon: 2,
    rose: 4,
    turn: 0,
    frames: [{ op: 'turn' }],
  }),
]
