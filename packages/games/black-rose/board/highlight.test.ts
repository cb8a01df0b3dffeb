import { answersOf, apply, Dealer, defaults, openQuestion, quickDice, start } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot.ts'
import { blackRose } from '../box.ts'
import { game } from '../index.ts'
import type { BlackRoseEvent } from '../told.ts'
import { highlight } from './highlight.ts'

/** The events of one game of two, played by the policy. */
function* gameOf(seed: number): Generator<BlackRoseEvent> {
  const dice = quickDice(seed)
  const t = start(game, defaults(game.options), 2, dice)
  for (let n = 0; !t.over; n++) {
    const seat = openQuestion(t, null)?.waiting[0] ?? 0
    const events: BlackRoseEvent[] = []
    const dealer = new Dealer<BlackRoseEvent>(dice, (event, to) => void (to === undefined && events.push(event)))
    apply(game, t, seat, bot.policy(game.view(t, seat), seat, answersOf(game, t, seat), quickDice(n)), dealer)
    yield* events
  }
}

test('what games of Black Rose are about is told over the table, at most every tenth event', async () => {
  const { words } = await blackRose.load('en')
  const told = new Set<string>()
  let [all, high] = [0, 0]
  for (let seed = 1; seed <= 6; seed++)
    for (const event of gameOf(seed)) {
      all++
      if (!highlight(event)) continue
      high++
      told.add(event.kind)
      const [headline] = words.event(event, ['Ada', 'Merlin'], 0)?.split(';') ?? []
      expect(headline, event.kind).toMatch(/\S/)
    }
  expect([...told].sort()).toEqual(['defeated', 'destroyed', 'moon', 'questDone', 'turn'])
  expect(high).toBeLessThan(all / 10)
})
