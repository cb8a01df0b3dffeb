import { guiding } from '@grimuar/contract'
import { beginningOf, lineOf } from '@grimuar/contract/tutorial'
import { at, type Heard, heardBy, type Json, Match, openQuestion } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { tableAtLesson } from '../testkit/tutorials.ts'
import {
  BLUE,
  CLOCK,
  cardCalled,
  faceOf,
  GREEN,
  KNIGHT,
  MAGE,
  PLACES,
  PRINCESS,
  PURPLE,
  RED,
  ROUNDS,
  STONE,
  TURNS_PER_ROUND,
  YELLOW,
} from './cards.ts'
import { game } from './rules.ts'
import { chests, ingredients, result, stoneBecomes } from './score.ts'
import { areaOf, EMPTY, FACE_DOWN, gapsAt, standsAt, type TowersEvent, type TowersTable, towerOf } from './table.ts'
import { cards, codes } from './talk.ts'
import { en } from './text/tutorial.en.ts'
import { pl } from './text/tutorial.pl.ts'
import { plan } from './tutorial.ts'

const tutorial = await guiding(async () => plan, { pl: async () => pl, en: async () => en })('en')
const tableAt = (words: string) => tableAtLesson(game, tutorial, words)

const asked = (t: TowersTable) => openQuestion(t, KNIGHT)?.question.kind
test('it teaches by doing: every kind of move, and a spell of every colour', () => {
  expect(tutorial.lessons.length).toBeLessThanOrEqual(26)
  const done = new Set(tutorial.lessons.flatMap((lesson) => lesson.move?.do ?? []))
  expect([...done].sort()).toEqual(['card', 'exchange', 'go', 'put', 'take', 'tower', 'trade'])
  const match = new Match(game, beginningOf(tutorial))
  for (const { seat, move } of lineOf(tutorial).line) match.play(seat, move as Json)
  const told = match.steps.flatMap((step) => heardBy<TowersEvent>(step.events as readonly Heard<TowersEvent>[], KNIGHT))
  const cast = told.flatMap((e) => (e.kind === 'cast' && e.seat === KNIGHT ? [e.tower] : []))
  expect(cast).toEqual([YELLOW, PURPLE, GREEN, BLUE])
  expect(told.filter((e) => e.kind === 'cast' && e.at === RED)).toHaveLength(1)
  // Nobody but the learner ever looks under a tower, so that what is remembered stays true.
  expect(told.filter((e) => e.kind === 'look')).toMatchObject([{ seat: KNIGHT, towers: [YELLOW, RED] }])
})

test('every statement of the tutorial is true', () => {
  const of = (t: TowersTable, seat: number) => {
    const { gained, used, hidden } = areaOf(t, seat)
    return [codes(gained), codes(used), codes(hidden.map((h) => h.card))].join(' | ')
  }

  const first = tableAt('Welcome')
  expect([towerOf(first, KNIGHT), towerOf(first, MAGE)]).toEqual([YELLOW, CLOCK])
  const choice = tableAt('Take the two elixirs')
  expect(gapsAt(standsAt(choice, KNIGHT)).map((gap) => choice.gaps[gap])).toEqual([FACE_DOWN, cardCalled('E2')])
  expect(faceOf(cardCalled('E2'))).toMatchObject({ symbol: YELLOW, count: 2 })
  expect(ingredients(areaOf(tableAt('2 to 0'), KNIGHT))[YELLOW]).toBe(2)

  const stones = tableAt('took itself')
  expect([of(stones, KNIGHT), asked(stones)]).toEqual(['E2 | S1 | ', 'spell'])
  expect(faceOf(cardCalled('S1'))).toMatchObject({ symbol: STONE, arrow: 'right', count: 2 })
  expect(ingredients(areaOf(tableAt('a look under two towers'), KNIGHT))[YELLOW]).toBe(4)
  expect(tableAt('There is the princess').secrets[RED]).toBe(PRINCESS)
  expect(tableAt('The table remembers').secrets[YELLOW]).toBe(PRINCESS)

  const second = tableAt('After two turns each')
  expect([second.round, openQuestion(second, MAGE)?.waiting]).toEqual([2, [MAGE]])
  const left = tableAt('Merlin has left the book')
  expect(gapsAt(standsAt(left, MAGE)).map((gap) => left.gaps[gap])).toEqual([cardCalled('B3'), EMPTY])
  expect(of(tableAt('The book is yours'), KNIGHT)).toBe('B3 | S1 E2 | ')
  expect(of(tableAt('Two toadstools on a hidden card'), KNIGHT)).toBe(' | S1 E2 B3 | M2')

  expect(of(tableAt('Pay with the toads'), KNIGHT)).toBe('T1 | S1 E2 B3 | M2')
  const rival = tableAt('You choose the end of his row')
  expect([of(rival, MAGE), towerOf(rival, MAGE)]).toEqual(['F4 E5 T4 | S2 | ', RED])
  expect([stoneBecomes(cards('F4 S2'), 1), stoneBecomes(cards('S2 F4'), 0)]).toEqual([null, BLUE])

  const hit = tableAt('Merlin cast the blue spell')
  expect([of(hit, KNIGHT), asked(hit)]).toEqual(['M1 | M4 S1 E2 B3 T1 | M2', 'lose'])
  const last = tableAt('Your last turn')
  expect(last.turn).toBe(ROUNDS * TURNS_PER_ROUND)
  expect(gapsAt(at(PLACES, last.ring.indexOf(RED))).map((gap) => last.gaps[gap])).toEqual([EMPTY, EMPTY])
  expect(codes(areaOf(last, KNIGHT).gained)).toBe('F5 M7 M3 E1')
  expect(asked(tableAt('Do you remember'))).toBe('guess')
})

test('the princess decides it, and the points are those it names', () => {
  const t = tableAt('You win 26 to 25')
  const { scores, ranks } = result(t)
  const points = (name: string) => scores[KNIGHT]?.parts.reduce((sum, part) => sum + (part.name === name ? part.points : 0), 0)
  expect([ranks, scores.map(({ total }) => total)]).toEqual([
    [1, 2],
    [26, 25],
  ])
  expect(['guess', 'tower', 'secret', 'chests'].map(points)).toEqual([3, 13, 6, 4])
  expect(chests(areaOf(t, KNIGHT))).toBe(3)
})
