import { Dealer, legal, openQuestion, play, quickDice } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { ADJACENT } from '../../hex.ts'
import { CELL, type Figure, type Place } from '../../ids.ts'
import type { AnyMove, BlackRoseQuestion } from '../../questions.ts'
import { game } from '../../rules.ts'
import { setup } from '../../table.ts'
import { scene } from '../../talk.ts'
import type { BlackRoseEvent } from '../../told.ts'
import { view } from '../../view.ts'
import { isThrough, meaningOfFigure, meaningOfPlace, type Pointing } from './pointing.ts'

const step = (place: Place): AnyMove => ({ do: 'place', place })

/** Nero of seat 0 in the middle of the Lodge, Tessa of seat 1 beside him in the same room; seat 0 is asked. */
function asked(question: BlackRoseQuestion, moves: readonly AnyMove[], at: Place | typeof CELL = 0): Pointing {
  const options = {
    setup: 'choose',
    life: '12',
    forTheCrown: false,
    overkill: false,
    overload: false,
    extraTurns: false,
  } as const
  const t = setup(options, 2, new Dealer(quickDice(1)))
  t.phase = 'action'
  t.figures[0].at = at
  t.figures[1].at = 0
  for (const [seat, mage] of (['nero', 'tessa'] as const).entries()) Object.assign(t.mages[seat] ?? {}, { mage, cell: seat })
  return { view: view(t, 0), seat: 0, moves, question: { question, mine: true } }
}

const walking = (steps: number, figure: Figure = 0) =>
  asked({ kind: 'walk', figure, steps, must: false, free: false, to: ADJACENT[0], by: null }, [
    { do: 'pass' },
    ...ADJACENT[0].map(step),
  ])
const acting = (moves: readonly AnyMove[], at?: Place | typeof CELL) =>
  asked({ kind: 'act', done: 0, standard: false, quick: false }, moves, at)

test('a room beside the figure is one step away', () => {
  expect(meaningOfPlace(walking(1), 3)).toEqual({ how: 'legal', moves: [step(3)] })
})

test('a far room means the steps that lead there, as far as they reach', () => {
  expect(meaningOfPlace(walking(2), 9)).toEqual({ how: 'legal', moves: [step(2), step(9)] })
  expect(meaningOfPlace(walking(1), 9)).toEqual({ how: 'dim', moves: [step(9)] })
})

test('before an action is chosen, a room means a physical action and the way there', () => {
  const now = acting([{ do: 'move' }, { do: 'cast', slot: 0 }])
  expect(meaningOfPlace(now, 9).moves).toEqual([{ do: 'move' }, step(2), step(9)])
  expect(meaningOfPlace(now, 0).moves).toEqual([{ do: 'move' }, { do: 'activate' }])
  expect(meaningOfPlace(acting([{ do: 'cast', slot: 0 }]), 9)).toEqual({ how: 'dim', moves: [step(9)] })
})

test('BR-7 out of the Cell the way begins at one of its two doors', () => {
  const now = acting([{ do: 'move' }], CELL)
  expect(meaningOfPlace(now, 12).moves).toEqual([{ do: 'move' }, step(12)])
  expect(meaningOfPlace(now, 3).how).toBe('legal')
  expect(meaningOfPlace(now, 0).how).toBe('dim')
})

test('an enemy in my room means an attack, where one is possible', () => {
  const now = acting([{ do: 'move' }, { do: 'attack' }])
  const moves = [{ do: 'attack' }, { do: 'attack' }, { do: 'figure', figure: 1 }]
  expect(meaningOfFigure(now, 1)).toEqual({ how: 'legal', moves })
  expect(meaningOfFigure(now, 0).how).toBe('dim')
  expect(meaningOfFigure(acting([{ do: 'move' }]), 1).how).toBe('dim')
})

test('a figure lets the pointer through where the room may be chosen and it may not', () => {
  const through = (moves: readonly AnyMove[]) => [0, 1].map((figure) => isThrough(acting(moves), figure === 0 ? 0 : 1))
  expect(through([step(3)]), 'no figure may be chosen').toEqual([true, true])
  expect(through([{ do: 'figure', figure: 1 }]), 'the room may not').toEqual([false, false])
  expect(through([{ do: 'move' }, { do: 'attack' }]), 'both may').toEqual([true, false])
  expect(through([]), 'nothing is asked').toEqual([false, false])
})

test('BR-6.4.12 the moves of an attack lead to it under the rules', () => {
  const { table } = scene({ people: [{ at: 'forge' }, { at: 'forge' }, { at: 'forge' }] })
  const now = { view: view(table, 0), seat: 0, moves: legal(game, table, 0), question: openQuestion(table, 0) }
  const told: string[] = []
  const dealer = new Dealer<BlackRoseEvent>(quickDice(1), ({ kind }) => told.push(kind))
  for (const move of meaningOfFigure(now, 2).moves) expect(play(game, table, 0, move, dealer)).toBeUndefined()
  expect(told).toEqual(['physical', 'attacked', 'hit'])
})
