import { describe, expect, test } from 'vitest'
import { conserved } from './conserved.ts'
import { lettersOf, prophecy } from './talk.ts'

type Game = ReturnType<typeof prophecy>
const net = (t: Game) => lettersOf(t.table.players[0]?.net ?? [])
const on = (at: string, net = '', more: object = {}) => prophecy({ players: [{ at, net, ...more }, {}, {}, {}], acting: true })

describe('spells', () => {
  test('PR-8.1 before the move, after it, and after using the card; as often as one can pay', () => {
    const t = prophecy({ players: [{ at: 'red', net: 'RYBG PCCC CC' }, {}, {}, {}] })
    t.play('0 cast rearrange', '0 pay n9', '0 swap n0', '0 swap n1')
    t.play('0 cast rearrange', '0 pay n8', '0 swap n0', '0 swap n1')
    expect(net(t)).toBe('RYBG PCCC ....')
    t.play('0 go W1', '0 cast rearrange', '0 pay n7', '0 swap n2', '0 swap n3')
    t.play('0 take')
    expect(t.refuse('0 cast rearrange')).toBe('PR-3.1')
    t.play('0 put C n7', '0 put C n8', '0 put C n9')
    t.play('0 cast exchange', '0 pay n5', '0 pay n6', '0 pay n7', '0 pay n8', '0 choose P', '0 put P n11', '0 end')
    expect(net(t)).toBe('RYGB P... .C.P')
    conserved(t.table)
    expect(t.refuse('0 cast rearrange')).toBe('not-asked')
  })

  test('PR-8.2 rearrange: one crystal for the places of two others', () => {
    const t = on('W1', 'RY.. C...')
    // Only two are left, so they are the ones.
    t.play('0 cast rearrange', '0 pay n4', '0 swap n0')
    expect(net(t)).toBe('YR.. .... ....')
    expect(on('W1', 'RY').refuse('0 cast rearrange')).toBe('PR-8.2')
  })

  test('PR-8.3 only two different crystals, no empty place', () => {
    const t = on('W1', 'RYB. C...')
    t.play('0 cast rearrange', '0 pay n4')
    expect(t.refuse('0 swap n4')).toBe('PR-8.3')
    t.play('0 swap n0')
    expect(t.refuse('0 swap n0')).toBe('PR-8.3')
    expect(t.refuse('0 swap n7')).toBe('PR-8.3')
    t.play('0 swap n2')
    expect(net(t)).toBe('BYR. .... ....')
  })

  test('PR-8.4 exchange: four crystals for one of any kind', () => {
    const t = on('W1', 'RYBG C...')
    t.play('0 cast exchange', '0 pay n0', '0 pay n1', '0 pay n2', '0 pay n3')
    expect((t.legal('0') as { crystal: number }[]).map((m) => m.crystal)).toEqual([0, 1, 2, 3, 4, 5])
    expect(t.refuse('0 decline')).toBe('PR-8.4')
    t.play('0 choose C', '0 put C n0')
    expect(net(t)).toBe('C... C... ....')
    expect(on('W1', 'RYB').refuse('0 cast exchange')).toBe('PR-8.4')
  })

  test('PR-8.5 paid from the net, back to the supply', () => {
    const t = on('W1', 'RYBG')
    t.play('0 cast rearrange')
    expect(t.refuse('0 pay n5')).toBe('PR-8.5')
    t.play('0 pay n3')
    expect(t.table.supply[4]).toBe(6)
    // All four have to go, so nobody is asked which.
    const all = on('W1', 'RYBG')
    all.play('0 cast exchange')
    expect(all.table.ask?.question.kind).toBe('choose')
    expect(net(all)).toBe('.... .... ....')
  })
})
