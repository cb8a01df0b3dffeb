import type { Board } from '@grimuar/ui'
import type { SentMove, TowersEvent, TowersQuestion } from '../table.ts'
import type { TowersView } from '../view.ts'
import Own from './Own.svelte'
import Seat from './Seat.svelte'
import Table from './Table.svelte'

export const board: Board<TowersView, TowersQuestion, SentMove, TowersEvent> = {
  Table,
  Own,
  Seat,
  inBar: (_question, move) =>
    move.do === 'trade' || move.do === 'put' || move.do === 'pass' || move.do === 'exchange' || move.do === 'leave',
  endsInBar: true,
  highlight(event) {
    if (event.kind === 'guess') return { at: `secret:${event.tower}` }
    return event.kind === 'sweep' || event.kind === 'end' ? {} : undefined
  },
  palette: { '--table-glow': '#4b3fa0' },
}
