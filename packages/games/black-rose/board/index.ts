import type { Board } from '@grimuar/ui'
import type { AnyMove, BlackRoseQuestion } from '../questions.ts'
import type { BlackRoseText } from '../text/shape.ts'
import type { BlackRoseEvent } from '../told.ts'
import type { BlackRoseView } from '../view.ts'
import { inBar } from './choices.ts'
import { highlight } from './highlight.ts'
import Own from './own/Own.svelte'
import { PALETTE } from './palette.ts'
import Seat from './players/Seat.svelte'
import Table from './Table.svelte'

export const board: Board<BlackRoseView, BlackRoseQuestion, AnyMove, BlackRoseEvent, BlackRoseText> = {
  Table,
  Own,
  Seat,
  inBar,
  composes: () => true,
  highlight,
  wide: true,
  palette: PALETTE,
}
