import { answersOf, apply, Dealer, legal, quickDice, same, start } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { bot } from '../bot.ts'
import { taleAt } from '../samples.ts'
import { story } from '../stories/lost-name/index.ts'
import type { WonderTable } from '../table.ts'
import { scene } from '../talk.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import { whole as game } from '../whole.ts'
import { type Counsel, counselFor } from './counsel.ts'

const counsel = (t: WonderTable, seat = 0): Counsel => counselFor(game.view(t, seat), seat)

test('hints and companions use one policy: the move is legal, has a reason in both languages, and story choices are left to people', async () => {
  const said = await Promise.all([pl, en].map((text) => text.board.notes()))
  const given = new Set<string>()
  for (const chapter of [1, 2, 3, 4, 5, 6]) {
    const dice = quickDice(chapter)
    const t = start(game, { difficulty: 'easy', ties: 'ask', tale: taleAt(story, chapter, 'rich', 3) }, 3, dice)
    for (let n = 0; !t.over && n < 200; n++) {
      const seat = t.ask?.to[0] ?? 0
      const { move, reason } = counsel(t, seat)
      const question = t.ask?.question
      const isOurs =
        question?.kind === 'option' || (question?.kind === 'pick' && ['hero', 'skill', 'artefact'].includes(question.purpose))
      expect(move === null).toBe(isOurs)
      if (move !== null) expect(legal(game, t, seat).some((one) => same(one, move))).toBe(true)
      for (const notes of said) expect(notes.counsel.why[reason.why]('x').length).toBeGreaterThan(10)
      given.add(reason.why)
      apply(game, t, seat, bot.policy(game.view(t, seat), seat, answersOf(game, t, seat), quickDice(n)), new Dealer(dice))
    }
  }
  for (const why of ['goal', 'counts', 'finish', 'thin', 'poor', 'usual', 'yours']) expect([...given]).toContain(why)
})

test('the reason is what is seen: a card of the goal, a spark that is missing, a wyrm that lies', () => {
  const cards = [{ kind: 'interaction', area: 'C', cost: { sparks: 1 } }]
  const t = scene({
    book: 'A-B B-C',
    heroes: 'laser@A',
    players: 1,
    sparks: 'B',
    cards,
    placed: [2],
    objective: { goal: { used: [2] } },
  })
  expect(counsel(t.table)).toEqual({ move: { do: 'move', to: 'B' }, reason: { why: 'price', area: 'B' } })
  t.play('laser move B', 'laser collect')
  expect(counsel(t.table)).toEqual({ move: { do: 'move', to: 'C' }, reason: { why: 'goal', area: 'C' } })
  t.play('laser move C')
  const fight = scene({ book: 'A-B', heroes: 'laser@A', players: 1, wyrms: '1@A~ 2@A', objective: { goal: { defeated: 5 } } })
  expect(counsel(fight.table)).toEqual({ move: { do: 'attack' }, reason: { why: 'finish' } })
  const hurt = scene({ book: 'A-B', heroes: 'laser@A:1+sc03', players: 1 })
  expect(counsel(hurt.table)).toEqual({ move: { do: 'scrap', id: 'sc03' }, reason: { why: 'heal', hero: 'laser' } })
})

test('with the last action a companion hands an item to a hero who can still use it', () => {
  const cards = [
    { kind: 'item', actions: [] },
    { kind: 'interaction', area: 'C', needs: { actor_item: 2 } },
  ]
  const t = scene({ book: 'A-B B-C', heroes: 'laser@A+2 silna@B', cards, placed: [3], objective: { goal: { used: [3] } } })
  t.play('0 laser', 'laser move B', 'laser move A')
  expect(counsel(t.table)).toEqual({ move: { do: 'give', what: 2 }, reason: { why: 'nearer' } })
  t.play('laser give 2', 'silna move C', 'silna interact 3')
  expect(t.table.end).toBe('won')
})
