import type { Box } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'
import { blackRose } from './box.ts'
import { lay } from './scene.ts'

// Black Rose for a server of tests: every match begins where programs are prepared, and two of four already have a trap. Everyone is
// near the end, so that a match can be played to it. The rules are the game's own; only its set-up is another, because servers
// accept no positions.

async function rules(): Promise<Game> {
  const game = await blackRose.rules()
  return {
    ...game,
    setup: () =>
      lay({
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
  }
}

export const catalogue: readonly Box[] = [{ ...blackRose, seats: [4], rules }]
