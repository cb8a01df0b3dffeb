import type { Board } from '@grimuar/ui'
import type { SpellbookEvent, SpellbookMove, SpellbookQuestion } from '../table.ts'
import type { SpellbookView } from '../view.ts'
import Own from './Own.svelte'
import Seat from './Seat.svelte'
import Table from './Table.svelte'

export const board: Board<SpellbookView, SpellbookQuestion, SpellbookMove, SpellbookEvent> = {
  Table,
  Own,
  Seat,
  inBar: (_question, move) => move.do === 'draw' || move.do === 'skip' || move.do === 'done',
  palette: { '--table-glow': '#5a49c9' },
}
