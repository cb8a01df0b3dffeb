import type { Box } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'
import { blackRose } from './box.ts'
import { lay } from './scene.ts'

// Black Rose for a server of tests: every match begins where programs are prepared, and two of three already have a trap. The rules
// are the game's own; only its set-up is another, because servers accept no positions.

async function rules(): Promise<Game> {
  const game = await blackRose.rules()
  return {
    ...game,
    setup: () =>
      lay({
        people: [
          { at: 'treasure', hand: 'DES03 DES08 NEC06' },
          { at: 'throne', hand: 'CON08 TRA01 DIV02', active: 'CON01' },
          { at: 'garden', hand: 'NEC08 ILL08 CON02', active: 'CON11' },
        ],
        phase: 'study',
        frames: [{ op: 'prepare' }, { op: 'actionPhase' }, { op: 'evocationPhase', nth: 0 }, { op: 'cleanup', step: 0 }],
      }),
  }
}

export const catalogue: readonly Box[] = [{ ...blackRose, seats: [3], rules }]
