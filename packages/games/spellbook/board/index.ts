import type { Board } from '@grimuar/ui'
import { spellOf } from '../cards.ts'
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
  endsInBar: true,
  highlight(event) {
    if (event.kind === 'learned' || event.kind === 'level') return { at: `card:${event.seat}:${spellOf(event.spell).colour}` }
    return event.kind === 'ending' || event.kind === 'end' ? {} : undefined
  },
  palette: { '--table-glow': '#5a49c9' },
}
