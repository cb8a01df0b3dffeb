import { describe, expect, test } from 'vitest'
import { mageOf } from './board.ts'
import { result } from './score.ts'
import { positionNamed } from './talk.ts'

// The moments that pictures are taken of: each is where its position says.

describe('moments of Black Rose', () => {
  test('a trap next door: who enters the Laboratory is interrupted', () => {
    const t = positionNamed('a trap next door')
    t.says('move', 'laboratory')
    expect(t.asked).toBe('interrupt 1 2')
  })

  test('before the Second Moon: one activation brings it', () => {
    const t = positionNamed('before the Second Moon')
    t.says('move', 'activate')
    expect([t.table.moon, t.power(0)]).toEqual([2, 6])
  })

  test('a Mage about to fall: one spell sends her to her Cell', () => {
    const t = positionNamed('a Mage about to fall')
    t.says('cast quick', 'garden')
    expect([t.where(1), t.damage(1)]).toEqual(['cell', ''])
  })

  test('a room about to break: it falls at the end of the turn, and its token meets a quest', () => {
    const t = positionNamed('a room about to break')
    t.says('move', 'activate', 'pass', 'garden', 'end', 'pass')
    expect([mageOf(t.table, 0).tokens, t.asked, t.answers.includes('Q087')]).toEqual([['forge', 'garden'], 'declare 0', true])
  })

  test('rooms about to change places: they do, with all that is in them, and then a trap can be set', () => {
    const t = positionNamed('rooms about to change places')
    expect(t.asked).toMatch(/^swapTiles 0/)
    t.says('crypt', 'garden')
    expect([t.where(0), t.where(1), t.cubes('crypt')]).toEqual(['garden', 'crypt', '0:2 rose:1'])
    t.says('cast quick')
    expect(mageOf(t.table, 0).slots[0]?.token).toBe('trap')
  })

  test('the last Cleanup and the Rose has won: the match is over', () => {
    const results = ['the last Cleanup', 'the Rose has won'].map((name) => result(positionNamed(name).table))
    expect(results.map(({ ranks, rivals }) => [...ranks, rivals?.[0]?.rank])).toEqual([
      [1, 2, 3],
      [2, 3, 1],
    ])
  })
})
