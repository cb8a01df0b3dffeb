import { at, defaults, quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import {
  CARDS,
  CRYSTALS,
  GIVES,
  isTemple,
  KIND_OF,
  LETTERS,
  LINES,
  NEIGHBOURS,
  NETS,
  RUNES,
  SPACE_POINTS,
  spaceFor,
  TABLETS,
  TEMPLES,
  wastelandNumber,
} from './cards/index.ts'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'
import { BARRED, countOf, FREE, NONE } from './table.ts'
import { cardCalled, lettersOf, nameOf, say } from './talk.ts'

const begin = (seats: number, seed = 1) => start(game, defaults(game.options), seats, quickDice(seed))
const letters = (kinds: readonly number[]) => kinds.map((kind) => LETTERS[kind]).join('')

describe('components', () => {
  test('PR-1.1 five temples and ten wastelands make the ring of four players', () => {
    const ring = begin(4).ring
    expect(ring.filter(isTemple).toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(ring.filter((card) => !isTemple(card)).map(wastelandNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('PR-1.2 60 crystals by kind', () => {
    expect(CRYSTALS).toEqual([24, 8, 8, 8, 6, 6])
    expect(CRYSTALS.reduce((a, b) => a + b)).toBe(60)
  })

  test('PR-1.3 the use of each wasteland', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => cardCalled(`W${n}`))
    expect(all.map((card) => KIND_OF[card])).toEqual(
      'direct upgrade direct upgrade direct exchange direct upgrade direct exchange'.split(' '),
    )
    expect(all.map((card) => letters(GIVES[card] ?? []))).toEqual(['CCC', '', 'RC', '', 'YC', '', 'CCC', '', 'BC', ''])
  })

  test('PR-1.4 the spaces above an arc, and which chain leads to which', () => {
    expect(SPACE_POINTS).toEqual([3, 5, 8, 5, 3])
    expect([3, 4, 5].map((level) => spaceFor('left', level))).toEqual([0, 1, 2])
    expect([3, 4, 5].map((level) => spaceFor('right', level))).toEqual([4, 3, 2])
    for (const { arc } of TEMPLES) expect(arc).toHaveLength(9)
  })

  test('PR-1.5 the arcs, with as many of each colour as there are crystals in proportion', () => {
    expect(TEMPLES.map(({ arc }) => letters(arc))).toEqual(['YRRGRPYYB', 'YYBPYGBRR', 'RYYGBPRRB', 'YBBPGPBBR', 'BBRGPGRYY'])
    const all = TEMPLES.flatMap(({ arc }) => arc)
    expect([1, 2, 3, 4, 5].map((kind) => countOf(all, kind))).toEqual([11, 11, 11, 6, 6])
  })

  test('PR-1.6 twenty rune cards', () => {
    expect(RUNES.map(({ count }) => count)).toEqual([5, 5, 4, 3, 3])
  })

  test('PR-1.7 the tablets', () => {
    const shown = RUNES.map((_, rune) =>
      CARDS.filter((card) => TABLETS[card] === rune)
        .map(nameOf)
        .join(' '),
    )
    expect(shown).toEqual(['red W1 W7', 'yellow W3 W5 W9', 'blue W2 W4 W8', 'green W6 W10', 'purple'])
  })

  test('PR-1.8 twelve places in three rows of four, seventeen lines', () => {
    expect(LINES).toHaveLength(17)
    expect(NEIGHBOURS.map((n) => n.length)).toEqual([2, 3, 3, 2, 3, 4, 4, 3, 2, 3, 3, 2])
    expect(NEIGHBOURS[5]?.toSorted((a, b) => a - b)).toEqual([1, 4, 6, 9])
  })

  test('PR-1.9 a pawn and five markers for everyone', () => {
    for (const { pawn, markers } of begin(3).players) expect([pawn, markers]).toEqual([NONE, 5])
  })
})

describe('setup', () => {
  test('PR-2.1 temples in random order, two wastelands between each and the next', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { ring } = begin(4, seed)
      expect(ring.map(isTemple)).toEqual(Array.from({ length: 15 }, (_, i) => i % 3 === 0))
      orders.add(ring.filter(isTemple).join(''))
    }
    expect(orders.size).toBeGreaterThan(40)
  })

  test('PR-2.2 one space of every temple is barred with two or three players, none with four', () => {
    expect(begin(3).spaces.map((spaces) => spaces.indexOf(BARRED))).toEqual([0, 4, 0, 4, 0])
    expect(
      begin(3)
        .spaces.flat()
        .filter((by) => by === FREE),
    ).toHaveLength(20)
    expect(
      begin(2)
        .spaces.flat()
        .filter((by) => by === FREE),
    ).toHaveLength(15)
    expect(
      begin(4)
        .spaces.flat()
        .every((by) => by === FREE),
    ).toBe(true)
  })

  test('PR-2.3 wastelands 4 and 7 leave with two or three players', () => {
    for (const seats of [2, 3]) {
      const numbers = begin(seats)
        .ring.filter((card) => !isTemple(card))
        .map(wastelandNumber)
      expect(numbers).toEqual([1, 2, 3, 5, 6, 8, 9, 10])
    }
    expect(begin(2).ring.filter(isTemple)).toHaveLength(5)
  })

  test('PR-2.4 four rune cards on each temple, one of them face up', () => {
    const t = begin(4)
    expect(t.piles).toEqual([3, 3, 3, 3, 3])
    expect(t.faceUp.every((rune) => rune >= 0)).toBe(true)
    expect(t.unseen.reduce((a, b) => a + b)).toBe(15)
    conserved(t)
  })

  test('PR-2.5 three temple goals, two with two or three players', () => {
    expect([2, 3, 4].map((seats) => new Set(begin(seats).goals).size)).toEqual([2, 2, 3])
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => begin(4, seed).goals.join('')))
    expect(seen.size).toBe(10)
  })

  test('PR-2.6 nets 1A to 4A in turn order, without effects', () => {
    const t = begin(4)
    expect(t.players.map(({ side }) => at(NETS, side).code)).toEqual(['1A', '2A', '3A', '4A'])
    expect(t.advanced).toBe(false)
  })

  test('PR-2.7 PR-2.8 everyone puts two colourless crystals in turn order, then the first seat begins', () => {
    const game = say(begin(2))
    expect(game.refuse('1 put C n0')).toBe('not-asked')
    game.play('0 put C n0')
    expect(game.refuse('0 put C n0')).toBe('PR-3.1')
    game.play('0 put C n5', '1 put C n11', '1 put C n10')
    expect(game.table.players.map(({ net }) => lettersOf(net))).toEqual(['C... .C.. ....', '.... .... ..CC'])
    expect(game.table.ask).toMatchObject({ to: [0], question: { kind: 'go' } })
    expect([game.table.round, game.table.supply[0]]).toEqual([1, 20])
  })
})
