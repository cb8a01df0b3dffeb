import { answersOf, apply, Dealer, quickDice, start } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { bot } from '../../bot.ts'
import type { WonderEvent } from '../../events.ts'
import { taleAt } from '../../samples.ts'
import { story } from '../../stories/lost-name/index.ts'
import type { WonderView } from '../../view.ts'
import { whole as game } from '../../whole.ts'
import { beatsOf, summaryOf } from './playback.ts'

interface Step {
  readonly before: WonderView
  readonly events: readonly WonderEvent[]
  readonly after: WonderView
}

/** All steps of a chapter, as companions play it. */
function steps(chapter: number): Step[] {
  const dice = quickDice(chapter + 4)
  const t = start(game, { difficulty: 'easy', ties: 'ask', tale: taleAt(story, chapter, 'rich', 3) }, 3, dice)
  const all: Step[] = []
  for (let n = 0; !t.over && n < 250; n++) {
    const seat = t.ask?.to[0] ?? 0
    const before = game.view(game.copy(t), seat)
    const events: WonderEvent[] = []
    const move = bot.policy(before, seat, answersOf(game, t, seat), quickDice(n))
    apply(game, t, seat, move, new Dealer<WonderEvent>(dice, (event) => void events.push(event)))
    all.push({ before, events, after: game.view(game.copy(t), seat) })
  }
  return all
}

test('an enemy phase is played beat by beat, up to the book as it lies then', () => {
  for (const chapter of [1, 2, 3, 4, 5, 6]) {
    const phases = steps(chapter).filter(({ events }) =>
      events.some((event) => event.kind === 'spawned' || event.kind === 'bite'),
    )
    const played = phases.map(({ before, events, after }) => beatsOf(before, events, after))
    expect(phases.length).toBeGreaterThan(2)
    // If the story goes on in the middle of the phase, the book may change in ways that are shown only at its end.
    expect(played.filter((beats) => beats.length > 0).length).toBeGreaterThan(phases.length * 0.6)
    for (const [i, beats] of played.entries()) {
      const order = beats.map(({ event }) => phases[i]?.events.indexOf(event) ?? -1)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(Math.min(0, ...order)).toBe(0)
    }
  }
})

test('nothing is played for a step without enemies, or one that was taken back', () => {
  const [first] = steps(1).filter(({ events }) => events.some(({ kind }) => kind === 'moved'))
  const bites = steps(1).find(({ events }) => events.some(({ kind }) => kind === 'spawned'))
  if (!first || !bites) throw new Error('the chapter has neither')
  expect(beatsOf(first.before, first.events, first.after)).toEqual([])
  expect(beatsOf(bites.after, bites.events, bites.before)).toEqual([])
})

test('its summary says who was hit, what came and what it cost', () => {
  const at = { in: 'lost-name/1' }
  expect(
    summaryOf([
      { kind: 'wyrmCard', card: 'w1', ...at },
      { kind: 'spawned', wyrm: 1, area: 'well', ...at },
      { kind: 'spawned', wyrm: 2, area: 'well', ...at },
      { kind: 'hurt', hero: 'laser', n: 1, guarded: 0, ...at },
      { kind: 'hurt', hero: 'laser', n: 2, guarded: 0, ...at },
      { kind: 'hurt', hero: 'silna', n: 0, guarded: 1, ...at },
      { kind: 'fell', hero: 'laser', ...at },
      { kind: 'fate', n: -1, up: 4, ...at },
    ]),
  ).toEqual({ cards: ['w1'], spawned: 2, hurt: [{ hero: 'laser', hearts: 3 }], fell: ['laser'], fate: 1, units: [] })
})
