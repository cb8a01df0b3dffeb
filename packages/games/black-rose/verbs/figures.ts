import { next } from '@grimuar/kernel'
import {
  bit,
  evocationAt,
  evocationsOf,
  figureOf,
  isEvocation,
  isMage,
  isMovable,
  mageOf,
  ownerOf,
  placeOf,
  poolOf,
} from '../board.ts'
import { give } from '../context.ts'
import type { Instruction } from '../effects.ts'
import { targetsOf } from '../flow/attacking.ts'
import { clearCubes, removeEvocation, sendToCell } from '../flow/damage.ts'
import { fact } from '../flow/lasting-effects.ts'
import { attackBy, stepsFrom, walkBy } from '../flow/moving.ts'
import { hold } from '../flow/windows.ts'
import type { AttackFrame, RunFrame } from '../frames.ts'
import { type Figure, NONE, type None } from '../ids.ts'
import { figuresOf, placesOf } from '../sets.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { Verbs } from './verb.ts'

/** Figures that an effect can move: altars and held figures cannot be moved. `whose` has filtered the figures before. */
function movable(t: BlackRoseTable, run: RunFrame, who: Instruction<'move'>['who']): readonly Figure[] {
  return figuresOf(t, run, who).filter((figure) => isMovable(t, figure))
}

function attackOfStep(run: RunFrame, { by, on, attack, fresh, must }: Instruction<'attack'>): AttackFrame | undefined {
  const figure: Figure | None = by === 'me' ? figureOf(run.seat) : by === 'T' ? run.T : run.it
  if (figure === NONE) return undefined
  return attackBy(figure, run.seat, {
    on: on === 'owner' ? figureOf(ownerOf(figure)) : NONE,
    not: fresh ? run.picked : 0,
    attack,
    must,
    effect: run.effect,
  })
}

/** Two figures change places at once; both have entered (data §11). */
function changePlaces(t: BlackRoseTable, a: Figure, b: Figure, dealer: BlackRoseDealer): void {
  const [from, to] = [placeOf(t, a), placeOf(t, b)]
  if (from === NONE || to === NONE || from === to) return
  t.figures[a].at = to
  t.figures[b].at = from
  dealer.say({ kind: 'moved', figure: a, is: evocationAt(t, a), from, to, room: t.tiles[to].room, how: 'swap' })
  dealer.say({ kind: 'moved', figure: b, is: evocationAt(t, b), from: to, to: from, room: t.tiles[from].room, how: 'swap' })
  hold(t, 'entered', { op: 'entered', figure: b, to: from })
  hold(t, 'entered', { op: 'entered', figure: a, to })
  fact(t, 'left', { figure: b, place: to, n: 1 })
  fact(t, 'left', { figure: a, place: from, n: 1 })
}

function swapped(run: RunFrame, { who }: Instruction<'swap'>): Figure | None {
  return who === 'T' ? run.T : run.it
}

export const figures: Verbs<'move' | 'go' | 'swap' | 'toCell' | 'attack' | 'act' | 'summon' | 'unsummon' | 'replace' | 'hold'> = {
  move: {
    could: (t, run, { who }) => movable(t, run, who).some((figure) => stepsFrom(t, figure, false).length > 0),
    touches: (t, run, { who }) => movable(t, run, who),
    do(t, run, { n, who }) {
      next(t, ...movable(t, run, who).map((figure) => walkBy(figure, n, run.seat, { effect: run.effect })))
    },
  },

  go: {
    could(t, run, { who, to }) {
      const [place] = placesOf(t, run, to)
      return place !== undefined && movable(t, run, who).some((figure) => placeOf(t, figure) !== place)
    },
    touches: (t, run, { who }) => movable(t, run, who),
    do(t, run, { who, to, step }) {
      const [place] = placesOf(t, run, to)
      if (place === undefined) return
      next(t, ...movable(t, run, who).map((figure) => ({ op: 'enter', figure, to: place, how: step ? 'step' : 'go' }) as const))
    },
  },

  swap: {
    could(t, run, step) {
      const figure = swapped(run, step)
      return (
        figure !== NONE && isMovable(t, figure) && isMovable(t, figureOf(run.seat)) && placeOf(t, figureOf(run.seat)) !== NONE
      )
    },
    touches(t, run, step) {
      const figure = swapped(run, step)
      return figure === NONE || placeOf(t, figure) === NONE ? [] : [figure]
    },
    do(t, run, step, dealer) {
      const figure = swapped(run, step)
      const me = figureOf(run.seat)
      if (figure === NONE || run.spared & bit(figure) || !isMovable(t, figure) || !isMovable(t, me)) return
      changePlaces(t, me, figure, dealer)
    },
  },

  toCell: {
    could: (t, run, { who }) => figuresOf(t, run, who).some(isMage),
    touches: (t, run, { who }) => figuresOf(t, run, who).filter(isMage),
    do(t, run, { who, healed }, dealer) {
      for (const figure of figuresOf(t, run, who)) {
        if (!isMage(figure)) continue
        if (healed) clearCubes(t, figure)
        sendToCell(t, ownerOf(figure), dealer)
      }
    },
  },

  attack: {
    could(t, run, step) {
      const frame = attackOfStep(run, step)
      return frame !== undefined && targetsOf(t, frame).length > 0
    },
    do(t, run, step) {
      const frame = attackOfStep(run, step)
      if (frame) t.frames.push(frame)
    },
  },

  act: {
    could: (t, run, step) => actors(t, run, step).length > 0,
    do(t, run, step) {
      next(t, ...actors(t, run, step).map((figure) => ({ op: 'act', figure, by: run.seat, part: 'move' }) as const))
    },
  },

  summon: {
    could: (t, run, { kind, at }) => poolOf(t, kind) > 0 && placesOf(t, run, at).length > 0,
    do(t, run, { kind, at }) {
      const [to] = placesOf(t, run, at)
      give(t, { got: 0, it: NONE })
      if (to !== undefined) t.frames.push({ op: 'summon', seat: run.seat, kind, to })
    },
  },

  unsummon: {
    could: (t, run, { who }) => figuresOf(t, run, who).some((figure) => isEvocation(t, figure)),
    do(t, run, { who }, dealer) {
      let got = 0
      for (const figure of figuresOf(t, run, who)) {
        if (!isEvocation(t, figure)) continue
        got++
        if (isMage(figure)) endForm(t, figure)
        else removeEvocation(t, figure, 'effect', dealer)
      }
      give(t, { got })
    },
  },

  replace: {
    could: (t, run, { kind }) => run.it !== NONE && poolOf(t, kind) > 0,
    do(t, run, { kind }, dealer) {
      const to = placeOf(t, run.it)
      if (run.it === NONE || to === NONE || poolOf(t, kind) === 0) return
      removeEvocation(t, run.it, 'effect', dealer)
      t.frames.push({ op: 'summon', seat: run.seat, kind, to })
    },
  },

  hold: {
    could: (t, run, { who }) => figuresOf(t, run, who).some(isMage),
    touches: (t, run, { who }) => figuresOf(t, run, who),
    do(t, run, { who }, dealer) {
      for (const figure of figuresOf(t, run, who)) {
        const place = placeOf(t, figure)
        if (!isMage(figure) || place === NONE) continue
        mageOf(t, ownerOf(figure)).held = place
        dealer.say({ kind: 'held', seat: ownerOf(figure), place, room: t.tiles[place].room })
      }
    },
  },
}

/** Evocations an effect lets act: mine, or any that it puts under my control. */
function actors(t: BlackRoseTable, run: RunFrame, { who, control }: Instruction<'act'>): readonly Figure[] {
  return figuresOf(t, run, who).filter((figure) => control || evocationsOf(run.seat).includes(figure))
}

/** Being removed ends the form of an Abomination, nothing more (data §10). */
function endForm(t: BlackRoseTable, figure: Figure): void {
  const m = mageOf(t, ownerOf(figure))
  m.buffs = m.buffs.filter((buff) => buff !== 'abomination')
}
