import { at } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { BLUE, type Card, GREEN, cardCalled as id, KNIGHT, MAGE, PLACES, RED, YELLOW } from '../cards.ts'
import { changes, laying, majorities, marksOf } from './derived.ts'

const ids = (codes: string): Card[] => codes.split(' ').map(id)
const place = (n: number) => at(PLACES, n)
const [FEATHER, TOADSTOOL, ELIXIR] = [BLUE, RED, YELLOW] as const

test('TW-9.3 a stone about to be laid shows what each end would make of it', () => {
  const row = ids('E3 M3')
  expect(changes(row, id('S1'), 'left')).toEqual([{ card: id('S1'), to: ELIXIR }])
  expect(changes(row, id('S1'), 'right')).toEqual([{ card: id('S1'), to: null }])
  expect(changes(row, id('S3'), 'right')).toEqual([{ card: id('S3'), to: TOADSTOOL }])
})

test('TW-9.4 a card laid later shows which stones it would change, and only those', () => {
  const row = ids('E3 S3 M3 S1')
  expect(changes(row, id('F1'), 'right')).toEqual([{ card: id('S1'), to: FEATHER }])
  expect(changes(row, id('F1'), 'left')).toEqual([])
})

test('TW-9.5 a chain of stones changes together', () => {
  expect(changes(ids('S1 S2'), id('M3'), 'right')).toEqual([
    { card: id('S1'), to: TOADSTOOL },
    { card: id('S2'), to: TOADSTOOL },
  ])
})

test('only the question which end names a card being laid', () => {
  const question = { kind: 'side', card: id('T3'), of: MAGE } as const
  const rest = { waiting: [KNIGHT], mine: true, joint: false, answered: false }
  expect(laying({ question: { question, ...rest } })).toEqual({ card: id('T3'), of: MAGE })
  expect(laying({ question: { question: { kind: 'go' }, ...rest } })).toBeNull()
  expect(laying({ question: null })).toBeNull()
})

test('the last step marks the way, the taken card, and the place where an unknown card came from', () => {
  const marks = marksOf({
    last: [
      { kind: 'go', seat: KNIGHT, from: place(3), to: place(2), tower: GREEN, how: 'step' },
      { kind: 'take', seat: KNIGHT, gap: place(1), card: id('T5'), faceDown: true },
      { kind: 'take', seat: KNIGHT, gap: place(2), card: id('B1'), faceDown: false },
      { kind: 'look', seat: MAGE, towers: [BLUE, RED] },
      { kind: 'uncover', seat: MAGE, cards: [id('B3')] },
    ],
  })
  expect([...marks.left, ...marks.places]).toEqual([3, 2])
  expect([...marks.gaps]).toEqual([1, 2])
  expect([...marks.cards]).toEqual(ids('T5 B1'))
  expect([...marks.towers]).toEqual([0, 4])
  expect([...marks.origins]).toEqual([
    [id('T5'), 'back:1'],
    [id('B3'), `hidden:${MAGE}`],
  ])
})

test('TW-11.7 a tower shows how many of its symbols each has, stones turned, and who has more', () => {
  const area = (gained: string, used: string) => ({ gained: ids(gained), used: ids(used), hidden: [] })
  const towers = majorities({ areas: [area('F1', 'S1 E3'), area('F3 F4', 'M3')] })
  expect(towers[FEATHER]).toEqual({ tower: BLUE, counts: [2, 2], leader: null })
  expect(towers[ELIXIR]).toEqual({ tower: YELLOW, counts: [3, 0], leader: KNIGHT })
  expect(towers[TOADSTOOL]).toEqual({ tower: RED, counts: [0, 1], leader: MAGE })
})
