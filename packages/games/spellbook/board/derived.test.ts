import { richParts } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { type LevelNumber, levelOf, RUNES, type SpellId, spellId } from '../cards.ts'
import { tokenAt } from '../components.ts'
import { PRINTED } from '../rulings.ts'
import { ALL_LEVELS } from '../talk.ts'
import { en } from '../text/en.ts'
import { CARD_RUNE, effectText, isManner, markedEffect } from '../text/names.ts'
import { pl } from '../text/pl.ts'
import { altarGoals, altarMove, marksOf, poolGoals, poolMove } from './derived.ts'

test('effects mark every rune, and how a level works, the same in both languages', () => {
  const marksIn = (text: typeof en, id: SpellId, level: LevelNumber) =>
    richParts(markedEffect(text, id, level, PRINTED)).flatMap((part) => (typeof part === 'string' ? [] : part.mark))
  expect(marksIn(en, spellId('sacrifice'), 4)).toEqual(['triangle'])
  expect(marksIn(pl, spellId('mirage'), 3)).toEqual(['lasting', CARD_RUNE])
  for (const [name, level] of ALL_LEVELS) {
    const id = spellId(name)
    const marks = marksIn(en, id, level)
    expect(marks, `${name} ${level}`).toEqual(marksIn(pl, id, level))
    const { instant, lasting, points } = levelOf(id, level)
    const manner = instant ? ['instant'] : lasting ? ['lasting'] : typeof points === 'number' ? [] : ['end']
    expect(marks.filter(isManner), `${name} ${level}`).toEqual(manner)
    for (const mark of marks) expect([...RUNES, CARD_RUNE, 'instant', 'lasting', 'end']).toContain(mark)
    for (const text of [en, pl]) {
      const unmarked = richParts(markedEffect(text, id, level, PRINTED)).filter((part) => typeof part === 'string')
      expect(unmarked.join(), `${name} ${level}`).not.toMatch(
        /[{}|]|circle|triangle|square|this card|koł|trójkąt|kwadrat|tej karty/,
      )
    }
  }
})

test('effects are read aloud without marks', () => {
  expect(effectText(en, spellId('sacrifice'), 4, PRINTED)).toBe('Discard a triangle: draw 4')
  expect(effectText(pl, spellId('levitation'), 5, PRINTED)).toBe('Weź 2 kwadraty')
  expect(effectText(en, spellId('focus'), 4, PRINTED)).toBe('Store 2 of this card’s rune or Take 1 of this card’s rune')
  expect(effectText(pl, spellId('abundance'), 3, PRINTED)).toBe('Od razu: wylosuj 2')
  // A page says what its level does at this very table.
  const elsewhere = { communionPoints: 'rune', communionStores: 'spent', mirage: 'pool' } as const
  expect(effectText(en, spellId('communion'), 4, elsewhere)).toBe('At the end: 1 point per stored token of this card’s rune')
  expect(effectText(en, spellId('communion'), 5, elsewhere)).toBe('Always: when you learn, store 2 of the tokens spent')
  expect(effectText(pl, spellId('mirage'), 3, elsewhere)).toBe('Stale: bierzesz do puli żeton z runą tej karty, losujesz 1')
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

test('tokens out of the tray are known, and learned spells are marked', () => {
  const marks = marksOf({
    last: [
      { kind: 'moved', seat: 0, tokens: [tokenAt(7)], from: 'tray', to: 'familiar', by: spellId('communion') },
      { kind: 'learned', seat: 1, spell: spellId('communion'), level: 5, card: tokenAt(95), spent: [] },
    ],
  })
  expect(marks.origins.get(tokenAt(7))).toBe('tray')
  expect(marks.tokens).toEqual(new Set([7, 95]))
  expect(marks.pages).toEqual(new Set(['1:6']))
})
