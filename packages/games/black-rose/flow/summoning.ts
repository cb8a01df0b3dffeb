import { ask, returnTo, type Seat } from '@grimuar/kernel'
import { evocationsOf, mageOf, poolOf } from '../board.ts'
import { type EvocationId, type Figure, NONE, type Place } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { deed } from './deeds.ts'

/** Op `summon`: an Evocation comes from the pool; with three already, one is dismissed for it or it is declined (BR-12). */
export function summon(
  t: BlackRoseTable,
  { seat, kind, to }: { readonly seat: Seat; readonly kind: EvocationId; readonly to: Place },
  dealer: BlackRoseDealer,
): void {
  if (poolOf(t, kind) === 0) {
    summoned(t, NONE)
    return
  }
  const figure = evocationsOf(seat).find((one) => t.figures[one].kind === null)
  if (figure === undefined) {
    ask(t, seat, { kind: 'dismiss', summon: kind, to })
    return
  }
  const state = t.figures[figure]
  state.kind = kind
  state.at = to
  dealer.say({ kind: 'summoned', figure, evocation: kind, place: to, room: t.tiles[to].room })
  summoned(t, figure)
  t.frames.push({ op: 'enter', figure, to, how: 'summon' })
  if (mageOf(t, seat).quests.length) {
    deed(t, seat, 'summoned', { n: 1, figure, place: to })
    deed(t, seat, 'evocations')
  }
}

/** The program that summons learns which figure came. */
export function summoned(t: BlackRoseTable, figure: Figure | typeof NONE): void {
  if (t.frames.at(-1)?.op === 'run') returnTo(t, { it: figure, got: figure === NONE ? 0 : 1 })
}
