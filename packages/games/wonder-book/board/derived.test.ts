import { answersOf, apply, Dealer, listed, quickDice, type Seat, start } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import type { AnyMove } from '../asks/questions.ts'
import { areasOnBoard } from '../board.ts'
import { bot } from '../bot.ts'
import { taleAt } from '../samples.ts'
import { story } from '../stories/lost-name/index.ts'
import { registerStory } from '../story/registry.ts'
import type { WonderTable } from '../table.ts'
import { whole as game } from '../whole.ts'
import { placeOf, spotsOf } from './book/layout.ts'
import { SPOTS } from './book/spots.ts'
import { goalCount, movesAt, movesInto } from './derived.ts'

/** Plays a chapter as companions do, and looks at every table on the way. */
function play(chapter: number, look: (t: WonderTable, seat: Seat, moves: readonly AnyMove[]) => void): void {
  const dice = quickDice(7)
  const dealer = new Dealer(dice)
  const t = start(game, { difficulty: 'easy', ties: 'ask', tale: taleAt(story, chapter, 'rich', 2) }, 2, dice)
  for (let n = 0; !t.over && n < 250; n++) {
    const seat = t.ask?.to[0] ?? 0
    const answers = answersOf(game, t, seat)
    look(t, seat, listed(answers))
    apply(game, t, seat, bot.policy(game.view(t, seat), seat, answers, quickDice(n)), dealer)
  }
}

test('every area of every chapter has its place on the scenery', () => {
  for (const { id, areas } of story.chapters)
    expect(Object.keys(SPOTS[`lost-name/${id}`] ?? {}).sort()).toEqual(Object.keys(areas).sort())
})

test('everybody on the board is drawn once, where they stand', () => {
  for (const chapter of [1, 2, 3, 4, 5, 6])
    play(chapter, (t, seat) => {
      const view = game.view(t, seat)
      const spots = spotsOf(view)
      expect(spots.map(({ area }) => area).sort()).toEqual([...areasOnBoard(view)].sort())
      const drawn = spots.flatMap(({ area, figures }) => figures.map(({ key }) => `${key} ${area}`))
      expect(new Set(drawn).size).toBe(drawn.length)
      const placed = view.heroes.filter(({ area }) => areasOnBoard(view).includes(area))
      expect(drawn).toEqual(expect.arrayContaining(placed.map(({ id, area }) => `hero:${id} ${area}`)))
      expect(drawn).toEqual(expect.arrayContaining(view.wyrms.map(({ id, area }) => `wyrm:${id} ${area}`)))
    })
})

test('every hero, enemy and area of a question can be pointed at', () => {
  play(1, (t, seat, moves) => {
    const spots = spotsOf(game.view(t, seat))
    const pointed = new Set(
      spots.flatMap((spot) => [...movesInto(moves, spot), ...spot.figures.flatMap(({ being }) => movesAt(moves, being))]),
    )
    const missing = moves.filter((move) => {
      if ('do' in move) return move.do === 'move' && !pointed.has(move)
      return ('area' in move || 'wyrm' in move || 'unit' in move) && !pointed.has(move)
    })
    expect(missing).toEqual([])
  })
})

test('a goal with a number is counted', () => {
  const counts: string[] = []
  play(1, (t, seat) => {
    const count = goalCount(game.view(t, seat))
    if (count) counts.push(`${t.objective}: ${count.join(' of ')}`)
  })
  expect(counts).toEqual(expect.arrayContaining(['8: 0 of 3', '8: 1 of 3', '8: 2 of 3', '15: 0 of 5', '15: 1 of 5']))
})

test('a story without scenery is drawn by the places its file gives', () => {
  registerStory({ ...story, id: 'plain' })
  const [gate, stairs] = ['gate', 'stairs'].map((area) => placeOf({ story: 'plain', chapter: 1 }, area))
  expect(gate?.[0]).toBeCloseTo(60 + 8.8 * 8)
  expect(gate?.[1]).toBeCloseTo(90 + 4.8 * 74)
  expect(stairs?.[0]).toBeGreaterThan(gate?.[0] ?? 0)
})
