import type { Game, GameTypes, MoveOf } from './game.ts'
import { canOnlyPass, passOf } from './play.ts'
import { isAnswered, type Seat, type Table } from './table.ts'

/**
 * A player's order for interrupts. The server or the app keeps it for each seat in private; the rules do not know it.
 *
 * - `idle`: decline where I could do nothing but decline; the default;
 * - `never`: decline everything until I am asked something that is no interrupt;
 * - `always`: ask me every time.
 */
export const STANDING_ORDERS = ['idle', 'never', 'always'] as const
export type StandingOrder = (typeof STANDING_ORDERS)[number]

/** The answer a seat's order gives to the open question; undefined if the player is to be asked. */
export function standingAnswer<G extends GameTypes>(
  game: Game<G>,
  t: G['table'],
  seat: Seat,
  order: StandingOrder,
): MoveOf<G> | undefined {
  const { ask } = t
  const at = ask?.to.indexOf(seat) ?? -1
  if (ask?.window === undefined || at < 0 || isAnswered(ask.sealed?.[at]) || order === 'always') return undefined
  return order === 'never' || canOnlyPass(game, t, seat) ? passOf(game, t, seat) : undefined
}

/** The order as it now stands: `never` ends once the seat is asked something that is no interrupt. */
export function orderNow(t: Pick<Table, 'ask'>, seat: Seat, order: StandingOrder): StandingOrder {
  const other = t.ask !== null && t.ask.window === undefined && t.ask.to.includes(seat)
  return order === 'never' && other ? 'idle' : order
}
