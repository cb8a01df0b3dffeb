import { describe, expect, test } from 'vitest'
import { KINDS } from './cards/index.ts'
import { foreseeVisit } from './foresee.ts'
import type { Who } from './lay.ts'
import { game } from './rules.ts'
import { cardCalled, prophecy } from './talk.ts'

/** What seat 0 would get on a card: crystals, those of its choice, those without a place, and the points of a curse. */
function visit(card: string, who: Who, acting = false): string | undefined {
  const { table } = prophecy({ players: [who, {}, {}, {}], acting, advanced: who.side !== undefined })
  const found = foreseeVisit(game.view(table, 0), 0, table.ring.indexOf(cardCalled(card)))
  if (!found) return undefined
  const got = KINDS.map((kind) => 'CRYBGP'.charAt(kind).repeat(found.gains[kind])).join('')
  return [got, `any ${found.any}`, `lost ${found.surplus}`, `curse ${found.curse}`].join(', ')
}

describe('a visit promises what the rules will give', () => {
  test('what the card gives', () => {
    expect(visit('W1', { at: 'W10', net: 'RY' })).toBe('CCC, any 0, lost 0, curse 0')
    expect(visit('W3', { at: 'W1', net: 'RY' })).toBe('CR, any 0, lost 0, curse 0')
  })

  test('what runes of its tablet add', () => {
    expect(visit('W3', { at: 'W1', net: 'RY', runes: 'dune dune' })).toBe('CCCCCR, any 0, lost 0, curse 0')
    expect(visit('W1', { at: 'W10', net: 'RY', runes: 'dawn' })).toBe('CCC, any 1, lost 0, curse 0')
  })

  test('what the net adds', () => {
    expect(visit('W1', { at: 'W10', net: 'RY', side: '1A' })).toBe('CCCC, any 0, lost 0, curse 0')
  })

  test('what an exchange brings, with the rune for it', () => {
    expect(visit('W6', { at: 'W6', net: 'CCC' }, true)).toBe(', any 2, lost 0, curse 0')
    expect(visit('W6', { at: 'W6', net: 'CCC', runes: 'scales' }, true)).toBe(', any 3, lost 0, curse 0')
  })

  test('what finds no place', () => {
    expect(visit('W1', { at: 'W1', net: 'RYBG RYBG RY' }, true)).toBe('CCC, any 0, lost 1, curse 0')
    expect(visit('W1', { at: 'W1', net: 'RYBG RYBG RYBG' }, true)).toBe('CCC, any 0, lost 3, curse 0')
  })

  test('the best curse whose chain is there', () => {
    expect(visit('blue', { at: 'blue', net: 'BRR' }, true)).toBe('B, any 0, lost 0, curse 3')
  })
})

test('nothing is foreseen for cards out of reach, and for players who do not decide', () => {
  expect(visit('W1', { at: 'W1', net: 'RY' })).toBeUndefined()
  const { table } = prophecy({ players: [{ at: 'W1' }, { at: 'W3' }, {}, {}] })
  expect(foreseeVisit(game.view(table, 1), 1, 4)).toBeUndefined()
})
