import type { Board } from '@grimuar/ui'
import TextBoard from './TextBoard.svelte'
import TextOwn from './TextOwn.svelte'

/** The board of a game that has none: its table and its moves as text. */
export const board: Board = { Table: TextBoard, Own: TextOwn }
