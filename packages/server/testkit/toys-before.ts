import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { boxed } from './toys.ts'

/** The catalogue before version 2 was released. */
export const catalogue = [boxed(ticTacToe)]
