import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { boxed } from './toys.ts'

/** The shelf before the second edition came out. */
export const catalogue = [boxed(ticTacToe)]
