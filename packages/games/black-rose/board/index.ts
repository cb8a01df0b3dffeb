import type { Board } from '@grimuar/ui'
import type { AnyMove, BlackRoseQuestion } from '../questions.ts'
import type { BlackRoseText } from '../text/shape.ts'
import type { BlackRoseEvent } from '../told.ts'
import type { BlackRoseView } from '../view.ts'
import { inBar } from './choices.ts'
import Own from './Own.svelte'
import Seat from './Seat.svelte'
import Table from './Table.svelte'

export const board: Board<BlackRoseView, BlackRoseQuestion, AnyMove, BlackRoseEvent, BlackRoseText> = {
  Table,
  Own,
  Seat,
  inBar,
  composes: () => true,
  wide: true,
  // The owners of cubes: coral, ivory, turquoise, orchid, and the Black Rose.
  palette: {
    '--table-glow': '#5a2b3c',
    '--seat-0': '#d9512f',
    '--seat-0-light': '#ffb09c',
    '--seat-1': '#9c8f74',
    '--seat-1-light': '#fbf4e2',
    '--seat-2': '#128f8b',
    '--seat-2-light': '#97e9e2',
    '--seat-3': '#b04ca0',
    '--seat-3-light': '#f8c5ed',
    '--owner-0': '#ff6f4e',
    '--owner-0-deep': '#a92d18',
    '--owner-0-ink': '#2b0b04',
    '--owner-1': '#f4ead2',
    '--owner-1-deep': '#9c8f74',
    '--owner-1-ink': '#2b2415',
    '--owner-2': '#2fd3c6',
    '--owner-2-deep': '#0b6f72',
    '--owner-2-ink': '#022625',
    '--owner-3': '#f08bdc',
    '--owner-3-deep': '#8a2f7d',
    '--owner-3-ink': '#320a2c',
    '--owner-4': '#1a0f18',
    '--owner-4-deep': '#08060c',
    '--owner-4-ink': '#ff7d90',
  },
}
