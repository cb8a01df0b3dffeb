import type { Bot } from '../door.ts'
import type { ProphecyMove, ProphecyTable } from './table.ts'
import type { ProphecyView } from './view.ts'

export const bot: Bot<ProphecyTable, ProphecyView, ProphecyMove> = {
  policy: (_v, _seat, moves, dice) => moves[dice(0, moves.length)] as ProphecyMove,
  evaluate: () => 0.5,
}
