import { ask, type Seat } from '@grimuar/kernel'
import { doorsOf, evocationAt, figureOf, isMage, isMovable, mageOf, ownerOf, placeOf } from '../board.ts'
import type { AttackFrame, WalkFrame, Way } from '../frames.ts'
import { ADJACENT } from '../hex.ts'
import { CELL, type Figure, NONE, type Place } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { ragesIn } from './damage.ts'
import { fact } from './lasting-effects.ts'
import { hold } from './windows.ts'

/** The rooms a figure can step to: adjacent ones, or out of its Cell. `free`: nothing holds it (BR-6.4, BR-7). */
export function stepsFrom(t: BlackRoseTable, figure: Figure, free: boolean): readonly Place[] {
  const { at } = t.figures[figure]
  if (at === CELL) return doorsOf(t, ownerOf(figure))
  if (at === NONE || !(free || isMovable(t, figure))) return NOWHERE
  return ADJACENT[at]
}
const NOWHERE: readonly Place[] = []

/** Op `walk`: one step, chosen by the player who moves the figure. */
export function walk(t: BlackRoseTable, { figure, steps, by, must, free, effect }: WalkFrame): void {
  if (steps <= 0) return
  const to = stepsFrom(t, figure, free)
  if (to.length) ask(t, by, { kind: 'walk', figure, steps, must, free, to, by: effect })
}

/** Op `enter`: a figure comes into a room; what waits for it to leave acts, then traps may (BR-9). */
export function enter(
  t: BlackRoseTable,
  { figure, to, how }: { readonly figure: Figure; readonly to: Place; readonly how: Way },
  dealer: BlackRoseDealer,
): void {
  const state = t.figures[figure]
  if (state.kind === null) return
  const from = placeOf(t, figure)
  if (from === to && how !== 'summon') return
  state.at = to
  if (how !== 'summon') dealer.say({ kind: 'moved', figure, is: evocationAt(t, figure), from, to, room: t.tiles[to].room, how })
  hold(t, 'entered', { op: 'entered', figure, to })
  if (from === NONE || how === 'summon') return
  if (isMage(figure) && mageOf(t, ownerOf(figure)).held === from) mageOf(t, ownerOf(figure)).held = NONE
  fact(t, 'left', { figure, place: from, n: 1 })
  if (how === 'action') fact(t, 'leftByAction', { figure, place: from, n: 1 })
}

/** Op `entered`: traps are over. */
export function entered(t: BlackRoseTable, { figure, to }: { readonly figure: Figure; readonly to: Place }): void {
  if (t.figures[figure].at === to) ragesIn(t, figure)
}

/** The attack of a figure, before its target is chosen. */
export function attackBy(figure: Figure, by: Seat, more: Partial<AttackFrame> = {}): AttackFrame {
  return {
    op: 'attack',
    figure,
    by,
    target: NONE,
    not: 0,
    on: NONE,
    attack: 0,
    physical: false,
    must: false,
    burn: 'ask',
    effect: null,
    ...more,
  }
}

export function walkBy(figure: Figure, steps: number, by: Seat, more: Partial<WalkFrame> = {}): WalkFrame {
  return { op: 'walk', figure, steps, by, must: false, free: false, effect: null, ...more }
}

/** The walk of a seat's own Mage. */
export function walkOf(seat: Seat, steps: number): WalkFrame {
  return walkBy(figureOf(seat), steps, seat)
}
