import type { Board } from '@grimuar/ui'
import type { ProphecyEvent, ProphecyMove, ProphecyQuestion } from '../table.ts'
import type { ProphecyView } from '../view.ts'
import Own from './Own.svelte'
import Seat from './Seat.svelte'
import Table from './Table.svelte'

export const board: Board<ProphecyView, ProphecyQuestion, ProphecyMove, ProphecyEvent> = {
  Table,
  Own,
  Seat,
  inBar: (_question, move) => move.do === 'take' || move.do === 'trade' || move.do === 'end' || move.do === 'decline',
  endsInBar: true,
  highlight(event) {
    if (event.kind === 'break') return { at: `stop:${event.temple}` }
    return event.kind === 'lastRound' || event.kind === 'roundLimit' || event.kind === 'end' ? {} : undefined
  },
  palette: { '--table-glow': '#a0642a' },
}
