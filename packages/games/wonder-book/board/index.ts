import type { Board } from '@grimuar/ui'
import type { AnyMove, WonderQuestion } from '../asks/questions.ts'
import type { WonderEvent } from '../events.ts'
import type { WonderView } from '../view.ts'
import { phase } from './enemy/enemy-phase.svelte.ts'
import Seat from './heroes/Seat.svelte'
import { highlight } from './highlight.ts'
import Own from './Own.svelte'
import Table from './Table.svelte'

export const board: Board<WonderView, WonderQuestion, AnyMove, WonderEvent> = {
  Table,
  Own,
  Seat,
  Ending: () => import('./story/Ending.svelte'),
  inBar: (_question, move) => 'do' in move && move.do === 'pass',
  settled: () => phase.settled(),
  highlight,
  advises: true,
  wide: true,
  palette: { '--table-glow': '#5a3fa0' },
}
