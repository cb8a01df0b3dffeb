import { answersOf, apply, Dealer, quickDice, start } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { bot } from '../../bot.ts'
import type { WonderEvent } from '../../events.ts'
import { taleAt } from '../../samples.ts'
import { story } from '../../stories/lost-name/index.ts'
import { whole as game } from '../../whole.ts'
import { touchedBy } from './signs.ts'

const at = { in: 'lost-name/1' }

test('the actor, the target area and the victims of a move stay marked', () => {
  expect([...touchedBy([{ kind: 'moved', hero: 'silna', from: 'gate', to: 'hall', with: [], ...at }])]).toEqual([
    'hero:silna',
    'area:hall',
  ])
  expect([...touchedBy([{ kind: 'damaged', enemy: 3, n: 1, outcome: 'stunned', ...at }])]).toEqual(['wyrm:3'])
  expect([...touchedBy([{ kind: 'damaged', enemy: 'golem', n: 1, outcome: 'hurt', ...at }])]).toEqual(['unit:golem'])
})

/** Moves about the story, the plan and the bar: they touch nothing in the book. */
const TOLD_ELSEWHERE: readonly WonderEvent['kind'][] = [
  'phase',
  'fate',
  'password',
  'counter',
  'page',
  'rule',
  'wyrmCard',
  'unfolded',
  'folded',
  'chest',
  'won',
  'lostChapter',
  'rolled',
  'aura',
]

test('every action of heroes and enemies leaves a mark in the book', () => {
  let marked = 0
  for (const chapter of [1, 3, 5]) {
    const options = { difficulty: 'easy', ties: 'ask', tale: taleAt(story, chapter, 'rich', 2) } as const
    const dice = quickDice(3)
    const t = start(game, options, 2, dice)
    for (let n = 0; n < 120 && !t.over; n++) {
      const seat = t.ask?.to[0] ?? 0
      const told: WonderEvent[] = []
      const dealer = new Dealer<WonderEvent>(dice, (event) => void told.push(event))
      apply(game, t, seat, bot.policy(game.view(t, seat), seat, answersOf(game, t, seat), quickDice(n)), dealer)
      const events = told.filter(({ kind }) => !TOLD_ELSEWHERE.includes(kind))
      if (events.length === 0) continue
      expect(touchedBy(events).size, JSON.stringify(events)).toBeGreaterThan(0)
      marked++
    }
  }
  expect(marked).toBeGreaterThan(60)
})
