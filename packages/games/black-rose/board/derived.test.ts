import { answersOf, apply, Dealer, defaults, openQuestion, quickDice, start } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot.ts'
import { OWNERS } from '../ids.ts'
import { game } from '../index.ts'
import type { BlackRoseEvent } from '../told.ts'
import { markOf, marksOf, ownerStyle } from './derived.ts'

test('BR-2.11 every colour has a mark of its own, the Rose a blossom', () => {
  expect(OWNERS.map(markOf)).toEqual(['diamond', 'circle', 'square', 'triangle', 'blossom'])
  expect(new Set(OWNERS.map(ownerStyle)).size).toBe(5)
})

test('things are touched in the order of the rules, each at its first time', () => {
  const { order, broken, hits } = marksOf(
    [
      { kind: 'moved', figure: 2, is: null, from: 0, to: 3, room: 'forge', how: 'step' },
      { kind: 'hit', figure: 1, is: null, n: 2, by: 0 },
      { kind: 'instability', place: 3, room: 'forge', n: 1, by: 0 },
      { kind: 'hit', figure: 1, is: null, n: 1, by: 0 },
      { kind: 'destroyed', place: 3, room: 'forge', by: 0 },
    ],
    undefined,
  )
  expect([...order]).toEqual([
    ['figure:2', 1],
    ['figure:1', 2],
    ['room:3', 3],
  ])
  expect([...broken]).toEqual([3])
  expect([...hits]).toEqual([[1, 3]])
})

test('rooms that change places are marked, and known to have come from each other', () => {
  const { places, swapped } = marksOf([{ kind: 'tilesSwapped', places: [2, 7], rooms: ['forge', 'garden'] }], undefined)
  expect([...places]).toEqual([2, 7])
  expect([...swapped]).toEqual([
    [2, 7],
    [7, 2],
  ])
})

/** What concerns the whole table: the bar and the track say it. */
const TOLD_ELSEWHERE: readonly string[] = ['turn', 'phase', 'moon', 'extraTurn']

test('every step leaves a mark on the table until the next one', () => {
  const dice = quickDice(5)
  const t = start(game, defaults(game.options), 3, dice)
  let marked = 0
  for (let n = 0; n < 500 && !t.over; n++) {
    const seat = openQuestion(t, null)?.waiting[0] ?? 0
    const events: BlackRoseEvent[] = []
    const dealer = new Dealer<BlackRoseEvent>(dice, (event, to) => void (to === undefined && events.push(event)))
    apply(game, t, seat, bot.policy(game.view(t, seat), seat, answersOf(game, t, seat), quickDice(n)), dealer)
    if (events.every(({ kind }) => TOLD_ELSEWHERE.includes(kind))) continue
    const { places, figures, seats, order } = marksOf(events, undefined)
    expect(places.size + figures.size + seats.size + order.size, JSON.stringify(events)).toBeGreaterThan(0)
    marked++
  }
  expect(marked).toBeGreaterThan(200)
})
