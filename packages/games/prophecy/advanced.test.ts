import { at, defaults, quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { NETS } from './cards/index.ts'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'
import { result, runeGoalPoints, scores } from './score.ts'
import { breaks, lettersOf, prophecy, say, targets } from './talk.ts'

type Game = ReturnType<typeof prophecy>
const begin = (nets: 'a' | 'b' | 'mixed', seats = 4, sides = ['B', 'A', 'A', 'B']) =>
  say(start(game, { ...defaults(game.options), nets, sides }, seats, quickDice(3)), quickDice(3))
const codes = (ids: readonly number[]) => ids.map((id) => NETS[id]?.code).join(' ')
const net = (t: Game, seat = 0) => lettersOf(t.table.players[seat]?.net ?? [])
/** Seat 0 has a net of the advanced game and stands on a card. */
const having = (side: string, at: string, more: object = {}, table: object = {}) =>
  prophecy({ players: [{ at, side, ...more }, {}, {}, {}], advanced: true, acting: true, ...table })

describe('the draft', () => {
  test('PR-13.1 all A, all B or any mixture; all four are laid out with fewer players too', () => {
    expect(codes(begin('a').table.nets)).toBe('1A 2A 3A 4A')
    expect(codes(begin('b', 2).table.nets)).toBe('1B 2B 3B 4B')
    expect(codes(begin('mixed', 3).table.nets)).toBe('1B 2A 3A 4B')
  })

  test('PR-13.2 PR-13.3 from the last player back to the first, then everyone’s two crystals', () => {
    const t = begin('b')
    expect(t.refuse('0 net 1B')).toBe('not-asked')
    t.play('3 net 2B')
    expect(t.refuse('2 net 2B')).toBe('PR-13.2')
    expect(t.refuse('2 net 1A')).toBe('PR-13.2')
    t.play('2 net 3B', '1 net 4B')
    // The first player gets what is left.
    expect(t.table.players.map(({ side }) => at(NETS, side).code)).toEqual(['1B', '4B', '3B', '2B'])
    expect(t.table.ask).toMatchObject({ to: [0], question: { kind: 'place' } })
    t.play('0 put C n0', '0 put C n1')
    expect(net(t)).toBe('CC.. .... ....')
    conserved(t.table)
  })

  test('PR-13.3 in the basic game no net has an effect', () => {
    const t = prophecy({ players: [{ at: 'W1', side: '1A' }, {}, {}, {}], acting: true })
    t.play('0 take')
    expect(t.table.hand[0]).toBe(3)
  })
})

describe('net 1A', () => {
  test('PR-13.4 one colourless crystal more for each card and rune that gives some, none at setup', () => {
    const t = having('1A', 'W3', { runes: 'dune dune' })
    t.play('0 take')
    // W3 gives one and one more, each rune two and one more.
    expect(t.table.hand).toEqual([8, 1, 0, 0, 0, 0])
    const red = having('1A', 'red')
    red.play('0 take')
    expect(red.table.hand).toEqual([0, 1, 0, 0, 0, 0])
    const draft = begin('a')
    draft.play('3 net 1A', '2 net 3A', '1 net 4A')
    expect(draft.table.ask?.question.kind).toBe('rune')
    draft.play(`0 rune red`)
    for (const seat of [0, 1, 2, 3]) draft.play(`${seat} put C n0`, `${seat} put C n1`)
    expect(net(draft, 3)).toBe('CC.. .... ....')
  })

  test('PR-13.4 a spell that takes a colourless crystal takes two; PR-13.5 it costs three, with the Key as well', () => {
    for (const runes of ['', 'key']) {
      const t = having('1A', 'W1', { net: 'RYBG', ...(runes ? { runes } : {}) })
      t.play('0 cast exchange', '0 pay n0', '0 pay n1', '0 pay n2', '0 choose C')
      expect(t.table.hand[0]).toBe(2)
    }
    expect(having('1A', 'W1', { net: 'RY' }).refuse('0 cast exchange')).toBe('PR-8.4')
  })
})

describe('net 1B', () => {
  test('PR-13.6 three colourless crystals on special places when it is chosen', () => {
    const t = begin('b')
    t.play('3 net 1B')
    expect([t.table.players[3]?.reserve, t.table.supply[0]]).toEqual([3, 21])
    expect(net(t, 3)).toBe('.... .... ....')
    conserved(t.table)
  })

  test('PR-13.7 once a turn any number of them for crystals of any kind', () => {
    const t = having('1B', 'W1', { reserve: 3 })
    t.play('0 tap 2', '0 choose P', '0 choose C', '0 put P n0', '0 put C n1')
    expect([t.table.players[0]?.reserve, net(t)]).toEqual([1, 'PC.. .... ....'])
    // The only other thing to do here, taking, has happened by itself.
    t.play('0 put C n2', '0 put C n3', '0 put C n4')
    expect(t.refuse('0 tap 1')).toBe('PR-13.7')
  })

  test('PR-13.7 each crystal may be left; before the move as well', () => {
    const t = prophecy({ players: [{ at: 'W1', side: '1B', reserve: 3 }, {}, {}, {}], advanced: true })
    expect(t.refuse('0 tap 4')).toBe('PR-13.7')
    t.play('0 tap 3', '0 choose G', '0 decline', '0 decline', '0 put G n5')
    expect([t.table.players[0]?.reserve, net(t), t.table.supply[0]]).toEqual([0, '.... .G.. ....', 24])
    expect(t.refuse('0 tap 1')).toBe('PR-13.7')
    t.play('0 go W2')
  })

  test('PR-13.8 they pay for nothing, nobody takes them, but they count in a tie', () => {
    expect(having('1B', 'W6', { reserve: 3 }).refuse('0 trade')).toBe('PR-5.3')
    expect(having('1B', 'W1', { reserve: 3, net: 'R' }).refuse('0 cast exchange')).toBe('PR-8.4')
    const t = prophecy({
      players: [{ at: 'W3' }, { side: '1B', reserve: 3, net: 'CCCC CCCC C' }, { net: 'CCCC CCCC CC' }, { net: 'CC' }],
      advanced: true,
      acting: true,
    })
    t.play('0 take')
    expect(t.table.ask).toMatchObject({ to: [2], question: { kind: 'give' } })
    const tie = prophecy({ players: [{ side: '1B', reserve: 2 }, { net: 'C' }], advanced: true }).table
    expect(result(tie)).toMatchObject({ ranks: [1, 2], tieBreak: 'clear' })
  })
})

describe('net 2A', () => {
  test('PR-13.9 a face-up rune when it is chosen, and the next is turned up', () => {
    const t = begin('a')
    const [red] = t.table.faceUp
    t.play('3 net 2A')
    expect(t.refuse('3 net 1A')).toBe('PR-13.9')
    expect(t.legal('3')).toHaveLength(5)
    t.play('3 rune red')
    expect(t.table.players[3]?.runes[red as number]).toBe(1)
    expect(t.table.players[3]?.muted).toBe(red)
    expect(t.table.piles[0]).toBe(2)
    conserved(t.table)
  })

  test('PR-13.10 its kind never counts for the goal, but resonates', () => {
    const t = having('2A', 'W3', { runes: 'dune dune wind', muted: 'dune' })
    expect(runeGoalPoints(t.table)[0]).toBe(1)
    t.play('0 take')
    expect(t.table.hand[0]).toBe(5)
  })
})

describe('net 2B', () => {
  test('PR-13.11 every marker brings its reward', () => {
    const breakWith = (markers: number, spaces: string) =>
      having('2B', 'blue', { net: 'BRR', markers }, { spaces: { red: spaces }, dice: [0] })
    const first = breakWith(5, '.....')
    first.play('0 break right n0 n1 n2')
    expect(first.table.hand[0]).toBe(2)
    first.play('0 put C n0', '0 put C n1')
    expect(first.table.players[0]?.runes[2]).toBe(1)
    const second = breakWith(4, '0....')
    second.play('0 break right n0 n1 n2')
    expect(second.refuse('0 decline')).toBe('PR-13.11')
    second.play('0 choose P', '0 put P n0')
    expect(net(second)).toBe('P... .... ....')
    const third = breakWith(3, '00...')
    third.play('0 break right n0 n1 n2')
    expect([third.table.players[0]?.curses, third.table.players[0]?.rewards]).toEqual([3, 2])
    const fourth = breakWith(2, '000..')
    fourth.play('0 break right n0 n1 n2', '0 choose G', '0 choose G', '0 put G n0', '0 put G n1')
    expect(net(fourth)).toBe('GG.. .... ....')
    const fifth = breakWith(1, '0000.')
    fifth.play('0 break right n0 n1 n2')
    expect(scores(fifth.table)[0]?.parts).toContainEqual({ name: 'rewards', points: 3 })
  })
})

describe('net 3A', () => {
  test('PR-13.12 take and break in either order, with resonance', () => {
    const take = having('3A', 'blue', { net: 'BRR', runes: 'wind' }, { dice: [0] })
    take.play('0 take', '0 put B n4', '0 put C n5', '0 put C n6')
    expect(take.refuse('0 take')).toBe('PR-4.1')
    take.play('0 break right n0 n1 n2')
    expect(take.table.players[0]?.curses).toBe(3)
    const first = having('3A', 'blue', { net: 'BRR' }, { dice: [0] })
    first.play('0 break right n0 n1 n2')
    // The rune just gained is the blue temple's own, so it resonates in the same turn.
    first.play('0 take')
    expect(first.table.hand).toEqual([2, 0, 0, 1, 0, 0])
    expect(first.table.broke).toBe(true)
  })

  test('PR-13.12 one of the two is enough', () => {
    const t = having('3A', 'blue', { net: 'BRR' })
    expect(t.refuse('0 end')).toBe('PR-4.1')
    t.play('0 take', '0 put B n4', '0 end')
    expect(t.table.turn).toBe(1)
  })
})

describe('net 3B', () => {
  test('PR-13.13 two or three crystals more raise a curse one or two levels', () => {
    const t = having('3B', 'blue', { net: 'BRR. CCC.' }, { dice: [0] })
    expect(breaks(t)).toEqual(['right 0-1-2', 'right 0-1-2 to 4', 'right 0-1-2 to 5'])
    t.play('0 break right n0 n1 n2 to 4', '0 pay n4')
    expect(t.refuse('0 pay n0')).toBe('PR-13.13')
    t.play('0 pay n6')
    expect([t.table.players[0]?.curses, net(t)]).toEqual([5, '.... .C.. ....'])
    expect(t.table.spaces[2]).toEqual([-1, -1, -1, 0, -1])
    const two = having('3B', 'blue', { net: 'BRR. CCC.' }, { dice: [0] })
    two.play('0 break right n0 n1 n2 to 5')
    expect([two.table.players[0]?.curses, net(two)]).toEqual([8, '.... .... ....'])
  })

  test('PR-13.13 a chain of four is raised to five; the space must be free and the price there', () => {
    const four = having('3B', 'blue', { net: 'BRRP C...' })
    expect(breaks(four)).toEqual(['right 0-1-2', 'right 0-1-2 to 4', 'right 0-1-2-3'])
    expect(four.refuse('0 break right n0 n1 n2 n3 to 5')).toBe('PR-13.13')
    const rich = having('3B', 'blue', { net: 'BRRP CC..' }, { spaces: { blue: '..1..' } })
    expect(rich.refuse('0 break right n0 n1 n2 n3 to 5')).toBe('PR-7.6')
    expect(breaks(having('3B', 'blue', { net: 'BRRP CC..' }))).toContain('right 0-1-2-3 to 5')
    expect(having('3A', 'blue', { net: 'BRRP CC..' }).refuse('0 break right n0 n1 n2 to 4')).toBe('PR-7.6')
  })
})

describe('net 4A', () => {
  test('PR-13.14 any card without a pawn but one’s own, free of charge', () => {
    const t = prophecy({ players: [{ at: 'W1', side: '4A' }, { at: 'W9' }, {}, {}], advanced: true })
    expect(targets(t).split(' ')).toHaveLength(13)
    expect(t.refuse('0 go W1')).toBe('PR-4.6')
    expect(t.refuse('0 go W9')).toBe('PR-4.5')
    t.play('0 go red')
  })
})

describe('net 4B', () => {
  const at = (temple: string, net: string, table: object = {}) => having('4B', temple, { net }, table)

  test('PR-13.15 the rune may come from a neighbouring temple', () => {
    const t = at('blue', 'BRR', { dice: [0] })
    t.play('0 break right n0 n1 n2')
    expect(t.legal('0')).toEqual([
      { do: 'rune', temple: 2 },
      { do: 'rune', temple: 1 },
      { do: 'rune', temple: 3 },
    ])
    expect(t.refuse('0 rune red')).toBe('PR-13.15')
    t.play('0 rune green')
    expect(t.table.players[0]?.runes).toEqual([0, 0, 0, 1, 0])
    expect(t.table.piles).toEqual([3, 3, 3, 2, 3])
    conserved(t.table)
  })

  test('PR-13.15 the ring has no end, and an empty temple is passed over', () => {
    const t = at('red', 'YRR', { faceUp: '- dune wind scales key', piles: [0, 4, 4, 4, 4], dice: [0] })
    t.play('0 break left n0 n1 n2')
    expect(t.legal('0')).toEqual([
      { do: 'rune', temple: 4 },
      { do: 'rune', temple: 1 },
    ])
    t.play('0 rune purple')
    expect(t.table.players[0]?.runes[4]).toBe(1)
  })

  test('PR-13.16 one kind more for the rune goal: five kinds count as six', () => {
    const points = (runes?: string) =>
      runeGoalPoints(prophecy({ players: [{ side: '4B', ...(runes ? { runes } : {}) }, {}, {}, {}], advanced: true }).table)[0]
    expect([points('dawn dune wind scales key'), points('dawn'), points()]).toEqual([16, 2, 1])
  })
})
