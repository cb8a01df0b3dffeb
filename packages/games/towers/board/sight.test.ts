import { expect, test } from 'vitest'
import { CARDS, KNIGHT, MAGE } from '../cards.ts'
import { changes, laying, majorities, marksOf, standing } from './sight.ts'

const id = (code: string): number => CARDS.findIndex((card) => card.code === code)
const ids = (codes: string): number[] => codes.split(' ').map(id)
const [FEATHER, TOADSTOOL, ELIXIR] = [0, 4, 3]

test('TW-9.3 a stone about to be laid shows what each end would make of it', () => {
  const row = ids('E3 M3')
  expect(changes(row, id('S1'), 'left')).toEqual([{ card: id('S1'), to: ELIXIR }])
  expect(changes(row, id('S1'), 'right')).toEqual([{ card: id('S1'), to: -1 }])
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

test('a thing is legal, dim, or calm where nothing is asked', () => {
  const moves = [{ do: 'go', place: 2 }] as const
  expect(standing({ moves }, { do: 'go', place: 2 })).toBe('legal')
  expect(standing({ moves }, { do: 'go', place: 3 })).toBe('dim')
  expect(standing({ moves: [] }, { do: 'go', place: 2 })).toBe('calm')
})

test('only the question which end names a card being laid', () => {
  const question = { kind: 'side', card: 7, of: MAGE } as const
  expect(laying({ question: { question, waiting: [KNIGHT], mine: true, joint: false, answered: false } })).toEqual({
    card: 7,
    of: MAGE,
  })
  expect(
    laying({ question: { question: { kind: 'go' }, waiting: [KNIGHT], mine: true, joint: false, answered: false } }),
  ).toBeNull()
  expect(laying({ question: null })).toBeNull()
})

test('the last step marks where one went, what one took and where a card unknown before came from', () => {
  const marks = marksOf([
    { kind: 'go', seat: KNIGHT, from: 3, to: 2, tower: 1, how: 'step' },
    { kind: 'take', seat: KNIGHT, gap: 1, card: 9, faceDown: true },
    { kind: 'take', seat: KNIGHT, gap: 2, card: 10, faceDown: false },
    { kind: 'look', seat: MAGE, towers: [0, 4] },
    { kind: 'uncover', seat: MAGE, cards: [12] },
  ])
  expect([...marks.left, ...marks.places]).toEqual([3, 2])
  expect([...marks.gaps]).toEqual([1, 2])
  expect([...marks.cards]).toEqual([9, 10])
  expect([...marks.towers]).toEqual([0, 4])
  expect([...marks.origins]).toEqual([
    [9, 'back:1'],
    [12, `hidden:${MAGE}`],
  ])
})

test('TW-11.7 a tower shows how many of its symbols each has, stones turned, and who has more', () => {
  const area = (gained: string, used: string) => ({ gained: ids(gained), used: ids(used), hidden: [] })
  const towers = majorities([area('F1', 'S1 E3'), area('F3 F4', 'M3')])
  expect(towers[FEATHER]).toEqual({ counts: [2, 2], leader: -1 })
  expect(towers[ELIXIR]).toEqual({ counts: [3, 0], leader: KNIGHT })
  expect(towers[TOADSTOOL]).toEqual({ counts: [0, 1], leader: MAGE })
})
