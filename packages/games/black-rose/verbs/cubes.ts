import { ask, watch } from '@grimuar/kernel'
import { cubesOf, damageOn, figureOf, placeOf, roomFor, sum } from '../board.ts'
import { give } from '../context.ts'
import { sendDefeat } from '../flow/defeating.ts'
import { destroyRoom, placeCubes } from '../flow/instability.ts'
import type { CubesFrame, RunFrame } from '../frames.ts'
import { type Figure, NONE, OWNERS, type Owner, type Place, ROSE } from '../ids.ts'
import { lasts } from '../lasting.ts'
import { figuresOf, numberOf, placesOf } from '../sets.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { Verbs } from './verb.ts'

function cubesFrame(run: RunFrame, purpose: CubesFrame['purpose'], n: number, must: boolean): CubesFrame {
  const { seat, effect } = run
  return { op: 'cubes', purpose, seat, n, must, figures: [], places: [], done: 0, got: 0, missed: 0, effect }
}

function foreign(t: BlackRoseTable, run: RunFrame, figure: Figure): number {
  return damageOn(t, figure) - cubesOf(t.figures[figure].cubes, run.seat)
}

function foreignIn(t: BlackRoseTable, run: RunFrame, place: Place): number {
  return sum(t.tiles[place].cubes) - cubesOf(t.tiles[place].cubes, run.seat)
}

/** Puts n cubes into each room; if there are too few for all, their owner chooses the rooms (BR-2.2, BR-2.3). */
function placeInRooms(
  t: BlackRoseTable,
  { seat, effect }: RunFrame,
  owner: Owner,
  n: number,
  all: readonly Place[],
  dealer: BlackRoseDealer,
): number {
  const places = all.filter((place) => roomFor(t, place) > 0)
  const needed = sum(places.map((place) => Math.min(n, roomFor(t, place))))
  if (places.length > 1 && needed > cubesOf(t.supply, owner)) {
    t.frames.push({ op: 'spread', owner, by: owner === ROSE ? t.crown : seat, n, places, effect })
    return 0
  }
  return sum(places.map((place) => placeCubes(t, place, n, owner, dealer)))
}

export const cubes: Verbs<
  'heal' | 'healColour' | 'convert' | 'transfer' | 'fade' | 'kill' | 'place' | 'rosePlace' | 'claim' | 'steady' | 'destroy'
> = {
  heal: {
    could: (t, run, { to }) => !lasts(t, 'noHealing') && figuresOf(t, run, to).some((figure) => damageOn(t, figure) > 0),
    touches: (t, run, { to }) => figuresOf(t, run, to).filter((figure) => damageOn(t, figure) > 0),
    do(t, run, { n, to }) {
      give(t, { got: 0 })
      t.frames.push({ ...cubesFrame(run, 'heal', numberOf(t, run, n), true), figures: figuresOf(t, run, to) })
    },
  },

  healColour: {
    could: (t, run) => !lasts(t, 'noHealing') && damageOn(t, figureOf(run.seat)) > 0,
    do(t, run) {
      const { cubes: mine } = t.figures[figureOf(run.seat)]
      const owners = OWNERS.filter((owner) => cubesOf(mine, owner) > 0)
      if (owners.length && placeOf(t, figureOf(run.seat)) !== NONE && !lasts(t, 'noHealing'))
        ask(t, run.seat, { kind: 'cubeColour', by: run.effect, owners, may: false })
    },
  },

  convert: {
    could: (t, run, { to }) =>
      cubesOf(t.supply, run.seat) > 0 && figuresOf(t, run, to).some((figure) => foreign(t, run, figure) > 0),
    touches: (t, run, { to }) => figuresOf(t, run, to).filter((figure) => foreign(t, run, figure) > 0),
    do(t, run, { n, to, must }) {
      give(t, { got: 0, missed: 0 })
      t.frames.push({ ...cubesFrame(run, 'convert', numberOf(t, run, n), must), figures: figuresOf(t, run, to) })
    },
  },

  transfer: {
    could: (t, run) => run.T !== NONE && damageOn(t, figureOf(run.seat)) > 0 && placeOf(t, figureOf(run.seat)) !== NONE,
    touches: (t, run) => figuresOf(t, run, 'T'),
    do(t, run, { n }) {
      give(t, { got: 0 })
      const [to] = figuresOf(t, run, 'T')
      if (to === undefined) return
      t.frames.push({ op: 'transfer', seat: run.seat, left: numberOf(t, run, n), to, did: 0, effect: run.effect })
    },
  },

  fade: {
    could: (_t, run) => run.got > 0,
    do(t, run, { n }) {
      const [figure] = figuresOf(t, run, 'T')
      if (figure !== undefined && run.got > 0) watch(t, 'cleanup', { op: 'fade', seat: run.seat, figure, n })
    },
  },

  kill: {
    could: (t, run) => figuresOf(t, run, 'T').length > 0,
    touches: (t, run) => figuresOf(t, run, 'T'),
    do(t, run, _step, dealer) {
      const [figure] = figuresOf(t, run, 'T')
      if (figure !== undefined) sendDefeat(t, figure, run.seat, dealer)
    },
  },

  place: {
    could: (t, run, { n, at }) =>
      numberOf(t, run, n) > 0 && cubesOf(t.supply, run.seat) > 0 && placesOf(t, run, at).some((place) => roomFor(t, place) > 0),
    do(t, run, { n, at }, dealer) {
      give(t, { got: placeInRooms(t, run, run.seat, numberOf(t, run, n), placesOf(t, run, at), dealer) })
    },
  },

  rosePlace: {
    could: (t, run, { at }) => placesOf(t, run, at).some((place) => roomFor(t, place) > 0),
    do(t, run, { n, at }, dealer) {
      placeInRooms(t, run, ROSE, numberOf(t, run, n), placesOf(t, run, at), dealer)
    },
  },

  claim: {
    could: (t, run, { at }) =>
      cubesOf(t.supply, run.seat) > 0 && placesOf(t, run, at).some((place) => foreignIn(t, run, place) > 0),
    do(t, run, { n, at }) {
      give(t, { got: 0, missed: 0 })
      t.frames.push({ ...cubesFrame(run, 'claim', numberOf(t, run, n), false), places: placesOf(t, run, at) })
    },
  },

  steady: {
    could: (t, run, { at }) => placesOf(t, run, at).some((place) => sum(t.tiles[place].cubes) > 0),
    do(t, run, { n, at }) {
      give(t, { got: 0 })
      t.frames.push({ ...cubesFrame(run, 'steady', numberOf(t, run, n), false), places: placesOf(t, run, at) })
    },
  },

  destroy: {
    could: (t, run, { at }) => placesOf(t, run, at).some((place) => !t.tiles[place].destroyed),
    do(t, run, { at }, dealer) {
      for (const place of placesOf(t, run, at)) destroyRoom(t, place, run.seat, dealer)
    },
  },
}
