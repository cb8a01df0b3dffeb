import type { Bot } from '../door.ts'
import type { SpellbookMove, SpellbookTable } from './table.ts'
import type { SpellbookView } from './view.ts'

export const bot: Bot<SpellbookTable, SpellbookView, SpellbookMove> = {
  policy: (_v, _seat, moves, dice) => moves[dice(0, moves.length)] as SpellbookMove,
  evaluate: () => 0.5,
}
