import { expect, test } from 'vitest'
import { spellId } from '../cards.ts'
import { tokenAt } from '../components.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import { altarGoals, altarMove, marksOf, pieces, poolGoals, poolMove } from './sight.ts'

test('runes are drawn instead of their words; the rune on the card too', () => {
  expect(pieces(en, 'Discard a triangle: draw 4', -1)).toEqual(['Discard ', { rune: 1, word: 'a triangle' }, ': draw 4'])
  expect(pieces(pl, 'Weź 2 kwadraty', -1)).toEqual(['Weź 2 ', { rune: 2, word: 'kwadraty' }])
  expect(pieces(pl, 'Weź 1 z runą tej karty', 0)).toEqual(['Weź 1 z ', { rune: 0, word: 'runą tej karty' }])
  expect(pieces(en, 'No action', -1)).toEqual(['No action'])
})

test('a token that the question is not about is named so that it is refused', () => {
  const give = { kind: 'give', left: 1, with: 'altar', by: spellId('purification') } as const
  const get = { kind: 'get', left: 1, with: 'altar', gives: 3, by: spellId('purification') } as const
  expect(altarMove(give, 4)).toEqual({ do: 'take', kind: 4 })
  expect(poolMove(give, 4)).toEqual({ do: 'token', kind: 4 })
  expect(altarMove(get, 4)).toEqual({ do: 'token', kind: 4 })
  expect(poolMove(get, 4)).toEqual({ do: 'store', kind: 4 })
})

test('tokens are carried to where the question wants them', () => {
  const act = { kind: 'act', phase: 0, left: 1, must: false } as const
  const take = { kind: 'take', left: 1, rune: -1, colour: -1, alike: false, stored: false, upTo: false } as const
  expect(altarGoals(act, 2)).toBe('[data-zone="pool:2"]')
  expect(altarGoals({ ...take, to: 'familiar', by: spellId('growth') }, 2)).toBe('[data-zone="familiar:2"]')
  expect(altarGoals({ kind: 'sweep', gone: 0, by: spellId('storm') }, 2)).toBe('[data-zone="tray"]')
  expect(altarGoals({ kind: 'tribute', to: 'lower', by: spellId('blaze') }, 0)).toBe('[data-zone="lower"]')
  expect(poolGoals(act, 2)).toBe('[data-zone="familiar:2"]')
  expect(poolGoals({ kind: 'discard', left: 1, rune: 0, by: spellId('sacrifice') }, 2)).toBe('[data-zone="tray"]')
  expect(poolGoals({ kind: 'give', left: 1, with: 'altar', by: spellId('purification') }, 2)).toBe('[data-zone="altar"]')
})

test('what came out of the tray is known to, and what was learned is marked', () => {
  const marks = marksOf([
    { kind: 'moved', seat: 0, tokens: [tokenAt(7)], from: 'tray', to: 'familiar', by: spellId('communion') },
    { kind: 'learned', seat: 1, spell: spellId('communion'), level: 5, card: tokenAt(95), spent: [] },
  ])
  expect(marks.origins.get(tokenAt(7))).toBe('tray')
  expect(marks.tokens).toEqual(new Set([7, 95]))
  expect(marks.pages).toEqual(new Set(['1:6']))
})
