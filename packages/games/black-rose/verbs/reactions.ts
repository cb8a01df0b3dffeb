import { ask, change } from '@grimuar/kernel'
import { bit, figureOf, inLodge, isMage, ownerOf, placeOf } from '../board.ts'
import { targetsFor } from '../flow/casting.ts'
import { clearCubes } from '../flow/damage.ts'
import { hold } from '../flow/windows.ts'
import type { Aftermath, DamageFrame, RunFrame } from '../frames.ts'
import { within } from '../hex.ts'
import { FIGURES, type Figure, NONE, ROSE } from '../ids.ts'
import { pendingFrame } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import type { Verbs } from './verb.ts'

/** The damage being answered; undefined where something else is. */
function damagePending(t: BlackRoseTable, run: RunFrame): DamageFrame | undefined {
  const pending = pendingFrame(t, run)
  return pending?.op === 'damage' ? pending : undefined
}

/** Changes how much of the pending damage falls on my Mage; how much less it is comes back. */
export function changeHit(t: BlackRoseTable, run: RunFrame, less: (n: number) => number): number {
  const pending = damagePending(t, run)
  const me = figureOf(run.seat)
  const n = pending?.hits.find(({ figure }) => figure === me)?.n ?? 0
  if (!pending || n === 0) return 0
  const left = Math.max(0, less(n))
  change(t, run.window, { hits: pending.hits.map((hit) => (hit.figure === me ? { figure: me, n: left } : hit)) })
  return n - left
}

function addAfter(t: BlackRoseTable, run: RunFrame, does: Aftermath['does'], max: number, mine: boolean, alone = 0): void {
  const pending = damagePending(t, run)
  if (!pending) return
  const after: Aftermath = { does, figure: figureOf(run.seat), max, cubes: mine ? run.seat : pending.cubes, alone }
  if (does !== 'reflect' || pending.src !== NONE) change(t, run.window, { after: [...pending.after, after] })
}

/** Figures near me that the pending effect could as well hit (data §11, CON04). */
function redirectTargets(t: BlackRoseTable, run: RunFrame): Figure[] {
  const pending = pendingFrame(t, run)
  const here = placeOf(t, figureOf(run.seat))
  if (pending?.op !== 'run' || here === NONE) return []
  const near = within(1, here)
  const legal = targetsFor(t, { ...pending, from: NONE, picked: pending.picked | bit(figureOf(run.seat)) }).figures
  return FIGURES.filter((figure) => {
    const place = placeOf(t, figure)
    if (place === NONE || !near.includes(place) || figure === figureOf(run.seat)) return false
    if (ownerOf(figure) === pending.seat || pending.spared & bit(figure)) return false
    return legal.includes(figure) || !isMage(figure) || fitsKind(legal, figure)
  })
}

/** A spell for Mages passes on to Mages only. */
function fitsKind(legal: readonly Figure[], figure: Figure): boolean {
  return legal.length === 0 || legal.some(isMage) || !isMage(figure)
}

/** Figures near me that the pending damage can fall on instead (data §11, ILL09). */
function damageTargets(t: BlackRoseTable, run: RunFrame): Figure[] {
  const here = placeOf(t, figureOf(run.seat))
  if (here === NONE) return []
  const near = within(1, here)
  return FIGURES.filter((figure) => {
    const place = placeOf(t, figure)
    return place !== NONE && near.includes(place) && ownerOf(figure) !== run.seat
  })
}

export const reactions: Verbs<
  | 'ignore'
  | 'ignoreDamage'
  | 'cancel'
  | 'reduce'
  | 'reflect'
  | 'reflectSpell'
  | 'gainSuffered'
  | 'placeSuffered'
  | 'redirect'
  | 'redirectDamage'
  | 'echo'
  | 'survive'
  | 'usurp'
  | 'afterwards'
> = {
  ignore: {
    could: (t, run) => pendingFrame(t, run) !== undefined,
    do(t, run, _step, dealer) {
      const pending = pendingFrame(t, run)
      if (pending?.op !== 'run') return
      change(t, run.window, { spared: pending.spared | bit(figureOf(run.seat)) })
      dealer.say({ kind: 'ignored', seat: run.seat })
    },
  },

  ignoreDamage: {
    could: (t, run) => pendingFrame(t, run) !== undefined,
    do(t, run, _step, dealer) {
      const pending = pendingFrame(t, run)
      if (pending?.op === 'run') change(t, run.window, { unhurt: pending.unhurt | bit(figureOf(run.seat)) })
      const n = changeHit(t, run, () => 0)
      if (n > 0) dealer.say({ kind: 'reduced', seat: run.seat, n })
      else dealer.say({ kind: 'ignored', seat: run.seat })
    },
  },

  cancel: {
    could: (t, run) => pendingFrame(t, run) !== undefined,
    do(t, run, { what }, dealer) {
      if (change(t, run.window, null)) dealer.say({ kind: 'cancelled', seat: run.seat, what })
    },
  },

  reduce: {
    could: (t, run) => damagePending(t, run) !== undefined,
    do(t, run, { n }, dealer) {
      const less = changeHit(t, run, (hit) => hit - n)
      if (less > 0) dealer.say({ kind: 'reduced', seat: run.seat, n: less })
    },
  },

  reflect: {
    could: (t, run) => damagePending(t, run) !== undefined,
    do(t, run, { max, mine, alone }) {
      addAfter(t, run, 'reflect', max, mine, alone ? ALONE_POINTS : 0)
    },
  },

  reflectSpell: {
    could: (t, run) => pendingFrame(t, run)?.op === 'run',
    do(t, run) {
      const pending = pendingFrame(t, run)
      if (pending?.op === 'run') change(t, run.window, { mirrored: pending.mirrored | bit(figureOf(run.seat)) })
    },
  },

  gainSuffered: {
    could: (t, run) => damagePending(t, run) !== undefined,
    do(t, run, { max }) {
      addAfter(t, run, 'power', max, true)
    },
  },

  placeSuffered: {
    could: (t, run) => damagePending(t, run) !== undefined,
    do(t, run) {
      addAfter(t, run, 'instability', MOST, true)
    },
  },

  redirect: {
    could: (t, run) => pendingFrame(t, run)?.op === 'run',
    do(t, run, _step, dealer) {
      const figures = redirectTargets(t, run)
      if (figures.length) ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may: false, purpose: 'redirect' })
      else if (change(t, run.window, null)) dealer.say({ kind: 'cancelled', seat: run.seat, what: 'spell' })
    },
  },

  redirectDamage: {
    could: (t, run) => damagePending(t, run) !== undefined,
    do(t, run, _step, dealer) {
      const figures = damageTargets(t, run)
      if (figures.length) {
        ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may: false, purpose: 'redirectDamage' })
        return
      }
      const n = changeHit(t, run, () => 0)
      if (n > 0) dealer.say({ kind: 'reduced', seat: run.seat, n })
    },
  },

  echo: {
    could: (t, run) => damagePending(t, run) !== undefined,
    do(t, run, { max }) {
      addAfter(t, run, 'echo', max, true)
    },
  },

  survive: {
    could: (t, run) => pendingFrame(t, run)?.op === 'defeat',
    do(t, run, _step, dealer) {
      const me = figureOf(run.seat)
      const { cubes } = t.figures[me]
      const most = Math.max(...t.mages.map((_, seat) => (seat === run.seat ? 0 : (cubes[seat] ?? 0))))
      const worst = t.mages.flatMap((_, seat) => (seat !== run.seat && most > 0 && cubes[seat] === most ? [figureOf(seat)] : []))
      change(t, run.window, null)
      clearCubes(t, me)
      dealer.say({ kind: 'survived', seat: run.seat })
      const figures = worst.filter((figure) => inLodge(t, figure))
      const [only] = figures
      if (figures.length > 1) ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may: false, purpose: 'revenge' })
      else if (only !== undefined) fallInstead(t, run, only)
    },
  },

  usurp: {
    could: (t, run) => pendingFrame(t, run)?.op === 'flip',
    do(t, run) {
      change(t, run.window, { seat: run.seat, physical: false })
    },
  },

  afterwards: {
    could: () => true,
    do(t, run, { n }) {
      const at = t.frames.findLastIndex(
        (frame) => frame.op === 'castDone' && frame.run.seat === (run.src === NONE ? ROSE : ownerOf(run.src)),
      )
      const frame = t.frames[at]
      if (frame?.op === 'castDone') t.frames[at] = { ...frame, hurts: [...frame.hurts, { seat: run.seat, n }] }
    },
  },
}

/** The Mage with most cubes on me is defeated in my place; I am first in the awards (FOR04). */
export function fallInstead(t: BlackRoseTable, run: RunFrame, figure: Figure): void {
  hold(t, 'defeated', { op: 'defeat', seat: ownerOf(figure), by: run.seat, first: run.seat, alone: null })
}

const MOST = 99
const ALONE_POINTS = 5
