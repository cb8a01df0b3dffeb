import { hasWon, type Result, type Seat, winnersOf } from '@grimuar/kernel'

/** Whether a match ended as a loss for `you`; where nobody at the screen is alone with it, whether nobody at the table has won. */
export function isLost(result: Result | null, you: Seat | null, seats: number): boolean {
  if (result === null) return false
  return you === null ? winnersOf(result, seats).length === 0 : !hasWon(result, you)
}
