import { at, by } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { BLUE, COLOURS, type Colour, cardCalled, GREEN, PURPLE, RED, YELLOW } from './cards.ts'
import { secretsCalled } from './lay.ts'
import { chestPoints, chests, ingredients, result, stoneBecomes, symbols, towerWinners } from './score.ts'
import type { Area } from './table.ts'
import { cards, codes, towers } from './talk.ts'

const area = (gained: string, used = ''): Area => ({ gained: cards(gained), used: cards(used), hidden: [] })
const becomes = (row: string, code: string) => {
  const used = cards(row)
  return stoneBecomes(used, used.indexOf(cardCalled(code)))
}
/** A finished table: what each has, what lies under blue, green, purple, yellow, red, and the guess. */
const end = (knight: Area, mage: Area, secrets = 'feather toad book stone princess', guess: Colour = BLUE) =>
  result({ areas: [knight, mage], secrets: by(COLOURS, (tower) => at(secretsCalled(secrets), tower)), guess })
const points = (r: ReturnType<typeof end>, seat: number, name: string) =>
  r.scores[seat]?.parts.filter((p) => p.name === name).reduce((n, p) => n + p.points, 0)

describe('the used row and the stones', () => {
  test('TW-9.1 a card joins at an end, never in between', () => {
    const t = towers({ knight: 'yellow', gaps: '- ? S1 - - -', knightHas: { used: 'E3 M3' } })
    t.play('knight go green', 'knight take S1')
    expect(t.legal('knight')).toEqual([
      { do: 'put', side: 'left' },
      { do: 'put', side: 'right' },
    ])
    expect(t.refuse('knight put middle')).toBe('TW-9.1')
  })
  test('TW-9.2 the row keeps its order', () => {
    const t = towers({ knight: 'yellow', gaps: '- ? S1 - - -', knightHas: { used: 'E3 M3 F1' } })
    t.play('knight go green', 'knight take S1', 'knight put left')
    expect(codes(t.table.areas[0]?.used ?? [])).toBe('S1 E3 M3 F1')
  })
  test('TW-9.3 the printed example: two stones put left of elixir and toadstool count as two elixirs', () => {
    expect(becomes('S1 E3 M3', 'S1')).toBe(YELLOW)
    expect(ingredients(area('', 'S1 E3 M3'))).toEqual([0, 0, 0, 3, 1])
    expect(ingredients(area('', 'S1 E1'))).toEqual([0, 0, 0, 4, 0])
    expect(ingredients(area('', 'F1 S5'))).toEqual([3, 0, 0, 0, 0])
  })
  test('TW-9.4 the printed example: put right, and a feather comes later: two feathers', () => {
    expect(becomes('E3 M3 S1', 'S1')).toBe(null)
    expect(becomes('E3 M3 S1 F3', 'S1')).toBe(BLUE)
    expect(ingredients(area('', 'E3 M3 S1 F3'))).toEqual([3, 0, 0, 1, 1])
  })
  test('TW-9.5 a stone that points to a stone follows its arrow', () => {
    expect(becomes('S1 S2 B1', 'S1')).toBe(PURPLE)
    expect(becomes('T1 S3 S4', 'S4')).toBe(GREEN)
    expect(becomes('T1 S7 S8 M1', 'S7')).toBe(RED)
  })
  test('TW-9.6 off the row, or round in a loop: nothing', () => {
    expect(becomes('B1 S1', 'S1')).toBe(null)
    expect(becomes('S3 B1', 'S3')).toBe(null)
    expect(becomes('B1 S1 S3 B2', 'S1')).toBe(null)
    expect(becomes('B1 S1 S3 B2', 'S3')).toBe(null)
    expect(ingredients(area('', 'B1 S1 S3 B2'))).toEqual([0, 0, 4, 0, 0])
  })
  test('TW-9.7 after a card is gone the row closes up', () => {
    const t = towers({ knight: 'red', gaps: '- - - - - -', knightHas: { gained: 'F1' }, mageHas: { used: 'S1 E3 T1' } })
    t.play('knight go blue', 'knight card F1', 'mage card E3')
    expect(codes(t.table.areas[1]?.used ?? [])).toBe('S1 T1')
    expect(becomes('S1 T1', 'S1')).toBe(GREEN)
  })
})

describe('final scoring', () => {
  test('TW-11.1 guess, towers, secret cards and chests, in this order', () => {
    const r = end(area('F1 F5'), area(''))
    expect([...new Set(r.scores[0]?.parts.map((p) => p.name))]).toEqual(['guess', 'tower', 'secret', 'chests'])
  })
  test('TW-11.3 the princess found gives 3, a wrong guess nothing', () => {
    expect(points(end(area(''), area(''), 'feather toad book stone princess', RED), 0, 'guess')).toBe(3)
    expect(points(end(area(''), area(''), 'feather toad book stone princess', BLUE), 0, 'guess')).toBe(0)
    expect(points(end(area(''), area(''), 'feather toad book stone princess', RED), 1, 'guess')).toBe(0)
  })
  test('TW-11.4 the card that was shown is still won with its tower', () => {
    const r = end(area(''), area('M1 E1'), 'feather toad book stone princess', RED)
    expect(points(r, 1, 'secret')).toBe(2) // the princess card shows an elixir, and the mage has two
  })
  test('TW-11.6 a hidden stone joins the gained cards: no ingredient, but a stone and its chest', () => {
    expect(ingredients(area('S4 F1'))).toEqual([2, 0, 0, 0, 0])
    expect(symbols(area('S4 F1'))).toEqual([2, 0, 0, 0, 0, 1])
    expect(chests(area('S4 F1'))).toBe(1)
  })
  test('TW-11.7 the printed majority: red and yellow to the knight, green and blue to the mage', () => {
    const knight = area('M1 M3 T1 B1 E1')
    const mage = area('F1 F2 T2 T3 T4 T5 B2 E3')
    expect([ingredients(knight), ingredients(mage)]).toEqual([
      [0, 2, 2, 2, 3],
      [4, 5, 2, 1, 0],
    ])
    expect(towerWinners([knight, mage])).toEqual([1, 1, null, 0, 0])
    const r = end(knight, mage)
    expect([points(r, 0, 'tower'), points(r, 1, 'tower')]).toEqual([13, 10])
  })
  test('TW-11.8 blue 5, green 5, purple 6, yellow 6, red 7', () => {
    const each = (code: string) => points(end(area(code), area('')), 0, 'tower')
    expect(['F1', 'T1', 'B1', 'E1', 'M1'].map(each)).toEqual([5, 5, 6, 6, 7])
  })
  test('TW-11.9 a tie gives nobody the tower or its secret card, at 2 : 2 as at 0 : 0', () => {
    const r = end(area('B1'), area('B2'), 'feather toad book stone princess')
    expect(r.scores.map((s) => s.total)).toEqual([0, 0])
  })
  test('TW-11.10 the printed example: stone and feather cards with 5 stones and 1 feather give 6', () => {
    // Stones 2+1+2 in the row copy nothing that wins a third tower; toads win green for the second secret card.
    const mage = area('F3 T1', 'S3 S5 S1')
    expect(symbols(mage)).toEqual([1, 2, 0, 0, 0, 5])
    const r = end(area(''), mage, 'stone feather toad book princess')
    expect(towerWinners([area(''), mage])).toEqual([1, 1, null, null, null])
    expect(points(r, 1, 'secret')).toBe(6)
  })
  test('TW-11.11 for secret cards a stone stays a stone', () => {
    const own = area('', 'S1 E3 M3')
    expect(symbols(own)).toEqual([0, 0, 0, 1, 1, 2])
    const r = end(own, area(''), 'feather toad book princess stone')
    expect(points(r, 0, 'secret')).toBe(1 + 2) // the elixir card: only the printed one; the stone card under red: two stones
  })
  test('TW-11.12 chests: 1, 2, 4, 7, 10, and 10 again for six', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(chestPoints)).toEqual([0, 1, 2, 4, 7, 10, 10])
    expect(chests(area('F5 T5 B6', 'E6 M7 S4'))).toBe(6)
  })
  test('TW-11.13 all is added up and the higher total wins', () => {
    const r = end(area('M1'), area('F1'), 'stone toad book princess feather', YELLOW)
    expect(r.scores.map((s) => s.total)).toEqual([3 + 7 + 0, 5 + 0])
    expect([r.ranks, r.tieBreak]).toEqual([[1, 2], undefined])
  })
})

describe('ties', () => {
  test('TW-12.1 the winner of the princess card, not the guess', () => {
    // Knight: blue 5 + feather card 2 = 7; mage: red 7 with the princess under it, no elixirs.
    const r = end(area('F1'), area('M1'), 'feather toad book toadstool princess', GREEN)
    expect(r.scores.map((s) => s.total)).toEqual([7, 7])
    expect([r.ranks, r.tieBreak]).toEqual([[2, 1], 'princess'])
  })
  test('TW-12.2 then more towers', () => {
    // Knight: red 7 + stone card with 3 stones = 10; mage: blue and green 10. The princess is under purple, which nobody wins.
    const r = end(area('M3', 'S4 S1'), area('F3 T3'), 'book toadstool princess toadstool stone', BLUE)
    expect(r.scores.map((s) => s.total)).toEqual([11, 10])
    const even = end(area('M3', 'S5 S1'), area('F3 T3'), 'book toadstool princess toad stone', BLUE)
    expect(even.scores.map((s) => s.total)).toEqual([10, 10])
    expect([even.ranks, even.tieBreak]).toEqual([[2, 1], 'towers'])
  })
  test('TW-12.3 then the red tower', () => {
    // One tower each: red 7 against yellow 6 with one chest.
    const r = end(area('M3'), area('E6'), 'feather toad princess book stone', BLUE)
    expect(r.scores.map((s) => s.total)).toEqual([7, 7])
    expect([r.ranks, r.tieBreak]).toEqual([[1, 2], 'red'])
  })
  test('TW-12.4 and then it is a draw', () => {
    const r = end(area(''), area(''), 'feather toad book stone princess', BLUE)
    expect([r.ranks, r.tieBreak]).toEqual([[1, 1], 'draw'])
  })
})
