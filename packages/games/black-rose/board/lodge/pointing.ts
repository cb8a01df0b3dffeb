/** The moves of pressing a room or a figure. A far room, or an attack before its action is chosen, is several moves in order. */

import { isLegal, type Standing } from '@grimuar/ui/kit/legal.ts'
import { MAGE_CARDS } from '../../components.ts'
import { ADJACENT, CELLS } from '../../hex.ts'
import type { Figure, Place } from '../../ids.ts'
import type { AnyMove, BlackRoseQuestion } from '../../questions.ts'
import type { BlackRoseView } from '../../view.ts'
import { isPlace, isPlain, mageAt, placeOf, seatOf } from '../derived.ts'

export interface Pointing {
  readonly view: BlackRoseView
  readonly seat: number | null
  readonly moves: readonly AnyMove[]
  readonly question: { readonly question: BlackRoseQuestion; readonly mine: boolean } | null
}

/** How a thing stands to the question, and the moves that pressing it means. */
export interface Meaning {
  readonly how: Standing
  readonly moves: readonly AnyMove[]
}

/** What can be pressed on the Lodge. */
export type Thing = { readonly kind: 'place'; readonly place: Place } | { readonly kind: 'figure'; readonly figure: Figure }

export function isSameThing(a: Thing, b: Thing): boolean {
  return a.kind === 'place' ? b.kind === 'place' && a.place === b.place : b.kind === 'figure' && a.figure === b.figure
}

export function meaningOf(at: Pointing, thing: Thing): Meaning {
  return thing.kind === 'place' ? meaningOfPlace(at, thing.place) : meaningOfFigure(at, thing.figure)
}

const STEP: AnyMove = { do: 'move' }
const ATTACK: AnyMove = { do: 'attack' }
const ACTIVATE: AnyMove = { do: 'activate' }

export function meaningOfPlace(at: Pointing, place: Place): Meaning {
  const point: AnyMove = { do: 'place', place }
  if (at.moves.length === 0) return { how: 'calm', moves: [point] }
  if (isLegal(at.moves, point)) return { how: 'legal', moves: [point] }
  const plan = planTo(at, place)
  return plan ? { how: 'legal', moves: plan } : { how: 'dim', moves: [point] }
}

export function meaningOfFigure(at: Pointing, figure: Figure): Meaning {
  const point: AnyMove = { do: 'figure', figure }
  if (at.moves.length === 0) return { how: 'calm', moves: [point] }
  if (isLegal(at.moves, point)) return { how: 'legal', moves: [point] }
  const here = placeOf(at.view, at.seat)
  const struck =
    isLegal(at.moves, ATTACK) && here !== undefined && at.view.figures[figure].at === here && seatOf(figure) !== at.seat
  if (!struck) return { how: 'dim', moves: [point] }
  // An action is chosen, then the attack in it, then its target.
  return { how: 'legal', moves: at.question?.question.kind === 'act' ? [ATTACK, ATTACK, point] : [ATTACK, point] }
}

/** Whether the room behind a figure is pressed through it: the room may be chosen and the figure not, or no figure at all may be. */
export function isThrough(at: Pointing, figure: Figure): boolean {
  if (at.moves.length === 0 || meaningOfFigure(at, figure).how === 'legal') return false
  const place = at.view.figures[figure].at
  if (isPlace(place) && meaningOfPlace(at, place).how === 'legal') return true
  return !at.moves.some((move) => isPlain(move) && 'do' in move && (move.do === 'figure' || move.do === 'attack'))
}

/** The moves that lead to a room farther away, or activate the one I stand in; undefined if there are none. */
function planTo(at: Pointing, place: Place): AnyMove[] | undefined {
  const { view, seat, moves } = at
  const question = at.question?.question
  const here = placeOf(view, seat)
  if (!question || seat === null) return undefined
  if (question.kind === 'physical') {
    if (place === here && isLegal(moves, ACTIVATE)) return [ACTIVATE]
    return route(moves, here, place, question.frame.steps)
  }
  if (question.kind === 'walk') {
    const from = view.figures[question.figure].at
    return isPlace(from) ? route(moves, from, place, question.steps) : undefined
  }
  const mage = mageAt(view, seat)
  if (question.kind !== 'act' || !mage?.mage || !isLegal(moves, STEP)) return undefined
  if (place === here) return [STEP, ACTIVATE]
  const steps = MAGE_CARDS[mage.mage].move
  const doors = here === undefined ? (CELLS[view.mages.length]?.[mage.cell] ?? []) : ADJACENT[here]
  const path = pathFrom(doors, place, steps, here)
  return path && [STEP, ...path.map(stepTo)]
}

function stepTo(place: Place): AnyMove {
  return { do: 'place', place }
}

/** Steps to a place; the first of them is a legal move now. */
function route(moves: readonly AnyMove[], from: Place | undefined, to: Place, steps: number): AnyMove[] | undefined {
  if (from === undefined || steps < 2) return undefined
  const first = ADJACENT[from].filter((place) => isLegal(moves, stepTo(place)))
  return pathFrom(first, to, steps, from)?.map(stepTo)
}

/** The shortest way that begins with one of the first steps; undefined if it is longer than allowed. */
function pathFrom(first: readonly Place[], to: Place, steps: number, from: Place | undefined): Place[] | undefined {
  let ways: Place[][] = first.map((place) => [place])
  const seen = new Set<Place>(from === undefined ? first : [from, ...first])
  for (let n = 1; n <= steps; n++) {
    const there = ways.find((way) => way.at(-1) === to)
    if (there) return there
    ways = ways.flatMap((way) => {
      const last = way.at(-1)
      const on = last === undefined ? [] : ADJACENT[last].filter((place) => !seen.has(place))
      for (const place of on) seen.add(place)
      return on.map((place) => [...way, place])
    })
  }
  return undefined
}
