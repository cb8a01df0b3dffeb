import { answersOf, apply, Dealer, listed, quickDice, start } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import type { AnyMove } from './asks/questions.ts'
import { bot } from './bot.ts'
import { chanceOf, foresee } from './foresee.ts'
import { taleAt } from './samples.ts'
import { story } from './stories/lost-name/index.ts'
import { doing, type Play, type Scene, scene } from './talk.ts'
import { whole as game } from './whole.ts'

const S: Scene = { book: 'A-B B-C', heroes: 'laser@A*2 silna@B' }

const seen = ({ table }: Play, move: AnyMove) => foresee(game.view(table, 0), 0, move)
const kinds = ({ events }: { readonly events: readonly { readonly kind: string }[] }) => events.map(({ kind }) => kind)

test('a move and a spark are seen before they are done, and nothing has happened', () => {
  const t = scene({ ...S, sparks: 'A' })
  t.play('0 laser')
  expect(seen(t, { do: 'move', to: 'B' }).events).toMatchObject([{ kind: 'moved', from: 'A', to: 'B' }])
  expect(seen(t, { do: 'collect' }).events).toMatchObject([{ kind: 'collected', sparks: 1 }])
  expect([t.hero('laser').area, t.table.sparks['A']]).toEqual(['A', 1])
})

test('an attack tells its dice and what they could do at best', () => {
  const t = scene({ ...S, wyrms: '1@A~ 2@A' })
  t.play('0 laser')
  expect(seen(t, { do: 'attack' })).toMatchObject({ dice: 3, need: 0, best: { stunned: 0, defeated: 2, hearts: 0 }, page: false })
})

test('a test tells the successes it needs', () => {
  const t = doing([{ test: { who: 'actor', dice: 3, need: 2, pass: [], fail: [] } }], S)
  expect(seen(t, { do: 'special', source: 'card 1', id: 'go' })).toMatchObject({ dice: 3, need: 2 })
  expect(chanceOf(3, 2)).toBe(0.5)
})

test('the next question is told, and an unread card stays unread', () => {
  const t = scene({
    ...S,
    wyrms: '1@A 2@A 3@A 4@B',
    cards: [{ kind: 'interaction', area: 'A', cost: { sparks: 1 } }],
    placed: [2],
  })
  t.play('0 laser')
  expect(seen(t, { do: 'skill', id: 'spray' })).toMatchObject({ asks: { kind: 'pick', purpose: 'hitArea' }, dice: 0 })
  const card = seen(t, { do: 'interact', card: 2 })
  expect(card.page).toBe(true)
  expect(kinds(card)).toEqual(['paid'])
})

test('nothing after the turn is foretold', () => {
  const t = scene({ ...S, heroes: 'laser@A', players: 1, objective: { enemy: [{ draw_wyrm: 1 }] } })
  expect(seen(t, { do: 'pass' })).toEqual({
    events: [],
    dice: 0,
    need: 0,
    best: { stunned: 0, defeated: 0, hearts: 0 },
    page: false,
    asks: null,
  })
})

test('every legal move of every chapter can be foreseen, and what is certain then happens', () => {
  for (const chapter of [1, 2, 3, 4, 5, 6]) {
    const dice = quickDice(chapter)
    const t = start(game, { difficulty: 'easy', ties: 'ask', tale: taleAt(story, chapter, 'rich', 2) }, 2, dice)
    for (let n = 0; !t.over && n < 90; n++) {
      const seat = t.ask?.to[0] ?? 0
      const view = game.view(t, seat)
      const answers = answersOf(game, t, seat)
      for (const move of listed(answers).slice(0, 6)) foresee(view, seat, move)
      const chosen = bot.policy(view, seat, answers, quickDice(n))
      const { events } = foresee(view, seat, chosen)
      const told: unknown[] = []
      apply(game, t, seat, chosen, new Dealer(dice, (event) => void told.push(event)))
      expect(told.slice(0, events.length)).toEqual(events)
    }
  }
})
