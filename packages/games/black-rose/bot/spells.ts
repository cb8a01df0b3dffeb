import type { Seat } from '@grimuar/kernel'
import { doorsOf, figureOf, mageOf, placeOf, sum } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { runOf } from '../context.ts'
import { targetsFor } from '../flow/casting.ts'
import type { RunFrame } from '../frames.ts'
import { ADJACENT, ANYWHERE, within } from '../hex.ts'
import { type EffectId, type Figure, NONE, type Place, SIDES, type Side, type SpellId } from '../ids.ts'
import { lasting } from '../lasting.ts'
import { condHolds } from '../sets.ts'
import type { SpellEffect, Trigger } from '../spell.ts'
import type { BlackRoseTable } from '../table.ts'
import { programWorth } from './foresee.ts'
import { others, standing } from './known.ts'
import { cubesWorth, rivalry } from './worth.ts'

// What spells are worth: cast now, or planned for the turn.

export const MISSED = -0.4 // a spell that finds no target
const WASTED = -0.6 // one that would do nothing

/** The beginning of a spell as its caster would resolve it. */
export function castRun(seat: Seat, card: SpellId, side: Side): RunFrame {
  const id: EffectId = `${card}.${side}`
  const { element } = sideOf(card, side)
  return runOf(id, seat, { element: element === 'any' ? null : element, depth: 1 })
}

/** What a spell is worth for one target. */
export function targetWorth(t: BlackRoseTable, run: RunFrame, target: { figure?: Figure; place?: Place }): number {
  const figure = target.figure ?? NONE
  const place = target.place ?? placeOf(t, figure)
  const picked = figure === NONE ? run.picked : run.picked | (1 << figure)
  return programWorth(t, { ...run, T: figure, R: place, place, picked })
}

/** What casting a spell now, where my Mage stands, is worth with its best target. */
export function castWorth(t: BlackRoseTable, seat: Seat, card: SpellId, side: Side): number {
  const spell = spellOf(card)
  const effect = sideOf(card, side)
  if (spell.roomTrap || effect.type === 'trap' || effect.type === 'protection') return waitingWorth(t, seat, card, side)
  if (lasting(t, 'noEffect').some(({ element }) => element === effect.element)) return MISSED
  const run = castRun(seat, card, side)
  const here = placeOf(t, figureOf(seat))
  const cube = spell.instability && here !== NONE ? cubesWorth(t, seat, here, 1) : 0
  const { target } = effect
  if (target.kind === 'special' && target.cond !== null && !condHolds(t, run, target.cond)) return MISSED + cube
  if (target.kind !== 'one' && target.kind !== 'area') return cube + orWasted(programWorth(t, run))
  const { figures, places } = targetsFor(t, run)
  let best = Number.NEGATIVE_INFINITY
  for (const figure of figures) best = Math.max(best, targetWorth(t, run, { figure }))
  for (const place of places) best = Math.max(best, targetWorth(t, run, { place }))
  return cube + (best === Number.NEGATIVE_INFINITY ? MISSED : orWasted(best))
}

function orWasted(worth: number): number {
  return worth > 0 ? worth : WASTED + worth / 4
}

/** How much of their turn the others still have before them, from 0 to 1. */
function stillToCome(t: BlackRoseTable, seat: Seat): number {
  const left = others(t, seat).map((other) => {
    const m = mageOf(t, other)
    return m.actions + m.slots.filter(({ state }) => state === 'ready').length
  })
  // While programs are laid nobody has spells on the sheet yet.
  const prepared = t.mages.some(({ slots }) => slots.some(({ state }) => state !== 'empty'))
  return prepared ? Math.min(1, sum(left) / (5 * left.length)) : 1
}

/** The chance of a trap or protection to be triggered in a whole turn, against one other player. */
const CHANCE: { readonly [T in Trigger['on']]: number } = {
  enterFigure: 0.45,
  enterMage: 0.4,
  afterPA: 0.8,
  questDone: 0.35,
  roomAct: 0.6,
  cast: 0.85,
  castBoost: 0.6,
  damaged: 0.5,
  damagedByFigure: 0.4,
  targetedOne: 0.35,
  targetedArea: 0.35,
  targetedCombat: 0.4,
  affected: 0.4,
  trapped: 0.25,
  defeated: 0.2,
}

/** What a trap or protection is worth while it waits. */
function waitingWorth(t: BlackRoseTable, seat: Seat, card: SpellId, side: Side): number {
  if (!spellOf(card).roomTrap) return effectWorth(t, seat, card, side)
  return sum(SIDES.map((one) => effectWorth(t, seat, card, one)))
}

function effectWorth(t: BlackRoseTable, seat: Seat, card: SpellId, side: Side): number {
  const effect = sideOf(card, side)
  if (!effect.trigger) return 0
  const foe = likelyFoe(t, seat)
  const figure = figureOf(foe)
  const run = runOf(`${card}.${side}`, seat, { T: figure, src: figure, R: placeOf(t, figure), slot: 0 })
  const place = placeOf(t, figure)
  // A Mage in his Cell will have come out when it is triggered.
  const worth =
    place === NONE
      ? standing(t, figure, doorsOf(t, foe)[0] ?? 0, () => programWorth(t, { ...run, R: placeOf(t, figure) }))
      : programWorth(t, run)
  return Math.max(0, worth) * chanceOf(t, seat, effect)
}

function chanceOf(t: BlackRoseTable, seat: Seat, { trigger, type }: SpellEffect): number {
  if (!trigger) return 0
  const miss = 1 - CHANCE[trigger.on] * stillToCome(t, seat)
  // Traps wait for anybody; a protection guards one Mage, whom not all others fight.
  const foes = type === 'trap' ? t.seats - 1 : 1 + 0.5 * (t.seats - 2)
  return 1 - miss ** foes
}

/** The rival whose actions matter most to me: near me, or ahead. */
function likelyFoe(t: BlackRoseTable, seat: Seat): Seat {
  let found = others(t, seat)[0] ?? 0
  for (const other of others(t, seat)) if (rivalry(t, seat, other) > rivalry(t, seat, found)) found = other
  return found
}

/** Places where my Mage may stand when a spell is cast: here and a step away; out of the Cell, its doors and beyond. */
function stages(t: BlackRoseTable, seat: Seat): readonly Place[] {
  const here = placeOf(t, figureOf(seat))
  return here === NONE ? doorsOf(t, seat).flatMap((door) => [door, ...ADJACENT[door].slice(0, 2)]) : within(1, here)
}

/** What a spell is likely to be worth in this turn, wherever I may cast it. */
export function planWorth(t: BlackRoseTable, seat: Seat, card: SpellId, side: Side): number {
  const effect = sideOf(card, side)
  const { target } = effect
  const far = target.kind === 'one' || target.kind === 'area' ? target.range === ANYWHERE : true
  const me = figureOf(seat)
  const here = placeOf(t, me)
  if (spellOf(card).roomTrap || effect.trigger) return castWorth(t, seat, card, side)
  if (far && here !== NONE) return castWorth(t, seat, card, side) * SURE
  let best = MISSED
  for (const place of stages(t, seat)) {
    const worth = standing(t, me, place, () => castWorth(t, seat, card, side))
    best = Math.max(best, place === here ? worth : worth * AFTER_WALK)
  }
  return effect.type === 'combat' && best > 0 ? best * MOVING_TARGETS : best
}
const SURE = 0.95
const AFTER_WALK = 0.9
const MOVING_TARGETS = 0.8

/** The better side of a card for this turn. */
export function bestSide(t: BlackRoseTable, seat: Seat, card: SpellId): { side: Side; worth: number } {
  const upper = planWorth(t, seat, card, 'upper')
  if (spellOf(card).roomTrap) return { side: 'upper', worth: upper }
  const lower = planWorth(t, seat, card, 'lower')
  return lower > upper ? { side: 'lower', worth: lower } : { side: 'upper', worth: upper }
}

/** What a card in hand is worth: this turn, and as such. */
export function cardWorth(t: BlackRoseTable, seat: Seat, card: SpellId): number {
  return bestSide(t, seat, card).worth
}
