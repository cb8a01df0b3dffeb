import { ask, returnTo, type Seat } from '@grimuar/kernel'
import { cubesOf, damageOn, evocationAt, figureOf, lifeOf, placeOf, roomFor, sum } from '../board.ts'
import type { BlackRoseFrame, CubesFrame } from '../frames.ts'
import { type EffectId, type Figure, NONE, OWNERS, type Owner } from '../ids.ts'
import { lasts } from '../lasting.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { healFigure } from './damage.ts'
import { claimCubes, removeCubes, swapCubes } from './instability.ts'

/** Op `cubes`: cubes leave figures or rooms, or change their colour; the acting player chooses which (BR-18). */
export function cubes(t: BlackRoseTable, frame: CubesFrame, dealer: BlackRoseDealer): void {
  const { purpose, seat, n, must } = frame
  const [figure] = frame.figures
  const [place] = frame.places
  if (figure === undefined && place === undefined) {
    const got = purpose === 'heal' ? frame.done : frame.got
    if (frame.effect !== null && t.frames.at(-1)?.op === 'run') returnTo(t, { got, missed: frame.missed })
    return
  }
  const rest: CubesFrame = { ...frame, figures: frame.figures.slice(1), places: frame.places.slice(1) }
  const lying = figure !== undefined ? t.figures[figure].cubes : place !== undefined ? t.tiles[place].cubes : []
  const changes = purpose === 'convert' || purpose === 'claim'
  const have = OWNERS.map((owner) => (changes && owner === seat ? 0 : cubesOf(lying, owner)))
  const all = sum(have)
  const most = Math.min(n, all, changes ? cubesOf(t.supply, seat) : all)
  t.frames.push({ ...rest, missed: rest.missed + Math.max(0, n - all) })
  if (most <= 0 || (figure !== undefined && purpose === 'heal' && lasts(t, 'noHealing'))) return
  const owners = OWNERS.filter((owner) => cubesOf(have, owner) > 0)
  const least = must ? most : 0
  if (must && (owners.length === 1 || most === all)) {
    changeCubes(t, frame, most === all ? have : OWNERS.map((owner) => (owner === owners[0] ? most : 0)), dealer)
    return
  }
  ask(t, seat, {
    kind: 'cubes',
    by: frame.effect,
    purpose,
    figure: figure ?? NONE,
    place: place ?? NONE,
    owners,
    have: owners.map((owner) => cubesOf(have, owner)),
    min: least,
    max: most,
  })
}

/** Carries out what was chosen for the figure or room at the head of the frame; `shares` are by owner. */
export function changeCubes(
  t: BlackRoseTable,
  { purpose, seat, figures, places }: Pick<CubesFrame, 'purpose' | 'seat' | 'figures' | 'places'>,
  shares: readonly number[],
  dealer: BlackRoseDealer,
): void {
  const [figure] = figures
  const [place] = places
  if (figure !== undefined) {
    if (purpose === 'heal') healFigure(t, figure, shares, dealer)
    else if (sum(shares) > 0) {
      swapCubes(t, t.figures[figure].cubes, shares, seat)
      dealer.say({ kind: 'converted', figure, is: evocationAt(t, figure), cubes: shares, by: seat })
    }
  } else if (place !== undefined) {
    if (purpose === 'steady') removeCubes(t, place, shares, dealer)
    else claimCubes(t, place, shares, seat, dealer)
  }
  const frame = t.frames.at(-1)
  const moved = sum(shares)
  if (frame?.op === 'cubes' && moved > 0) returnTo(t, { done: frame.done + 1, got: frame.got + moved })
}

/** Op `spread`: the last cubes go into one room after another, as chosen. */
export function spread(t: BlackRoseTable, { owner, by, n, places, effect }: Extract<BlackRoseFrame, { op: 'spread' }>): void {
  const open = places.filter((place) => roomFor(t, place) > 0)
  if (open.length === 0 || cubesOf(t.supply, owner) === 0) return
  t.frames.push({ op: 'spread', owner, by, n, places: open, effect })
  ask(t, by, { kind: 'place', by: effect, places: open, may: false, purpose: 'lastCubes' })
}

/** Op `transfer`: one cube after another goes from my Mage to a figure, colours kept (data §11). */
export function transfer(
  t: BlackRoseTable,
  frame: { readonly seat: Seat; readonly left: number; readonly to: Figure; readonly did: number; readonly effect: EffectId },
): void {
  const { seat, left, to, did, effect } = frame
  const mine = t.figures[figureOf(seat)].cubes
  const owners = OWNERS.filter((owner) => cubesOf(mine, owner) > 0)
  const room = placeOf(t, to) === NONE ? 0 : lifeOf(t, to) - damageOn(t, to)
  if (left === 0 || owners.length === 0 || room <= 0 || placeOf(t, figureOf(seat)) === NONE) {
    if (t.frames.at(-1)?.op === 'run') returnTo(t, { got: did })
    if (did > 0) t.frames.push({ op: 'settle', alone: [] })
    return
  }
  t.frames.push({ op: 'transfer', seat, left, to, did, effect })
  ask(t, seat, { kind: 'cubeColour', by: effect, owners, may: true })
}

/** One cube of this owner goes over. */
export function transferCube(t: BlackRoseTable, seat: Seat, to: Figure, owner: Owner, dealer: BlackRoseDealer): void {
  const from = t.figures[figureOf(seat)]
  const state = t.figures[to]
  from.cubes[owner] = cubesOf(from.cubes, owner) - 1
  state.cubes[owner] = cubesOf(state.cubes, owner) + 1
  state.last = owner
  dealer.say({
    kind: 'transferred',
    from: figureOf(seat),
    to,
    toIs: evocationAt(t, to),
    cubes: OWNERS.map((one) => (one === owner ? 1 : 0)),
  })
}
