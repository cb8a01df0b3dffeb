import { richParts } from '@grimuar/contract'
import { expect, test } from 'vitest'
import { levelOf, RUNES, spellId } from '../cards.ts'
import { game } from '../rules.ts'
import { ALL_LEVELS, scene } from '../talk.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import { CARD_RUNE, effectText, isManner, markedEffect } from '../text/words.ts'
import { preview } from './preview.ts'
import { altarGoals, altarMove, marksOf, poolGoals, poolMove } from './sight.ts'

const now = (said: ReturnType<typeof scene>, colour: number, level: number, text = en) =>
  preview(text, game.view(said.table, 0), 0, colour, level)

test('a preview counts with the limit of the pool', () => {
  const said = scene({
    players: [{ pool: '5 red circle, blue triangle', spells: { sacrifice: '4' } }, {}],
  })
  expect(now(said, 0, 3)).toBe('costs a circle (you have 5), draws 4')
  expect(now(said, 0, 4)).toBe('costs a triangle (you have 1), draws 4')
  const full = scene({ players: [{ pool: '5 red circle, 3 blue circle', spells: { sacrifice: '3' } }, {}] })
  expect(now(full, 0, 3)).toBe('costs a circle (you have 8), draws 2 (pool limit 9)')
  expect(now(full, 0, 3, pl)).toBe('odrzucisz koło (masz 8), wylosujesz 2 (limit puli 9)')
})

test('a preview tells how many altar tokens fit', () => {
  const said = scene({ altar: '3 red circle, blue square', players: [{ spells: { levitation: '5' } }, {}] })
  expect(now(said, 1, 3)).toBe('takes 2 (3 to choose from)')
  expect(now(said, 1, 4)).toBe('no such token on the altar')
  expect(now(said, 1, 5)).toBe('takes 1 (1 to choose from)')
})

test('of a spell not learned it tells whether it can be paid for', () => {
  const said = scene({ players: [{ pool: '3 red circle, green square, 3 blue triangle' }, {}] })
  expect(now(said, 0, 3)).toBe('you can pay with tokens of this colour')
  expect(now(said, 0, 4)).toBe('you can pay with the help of wilds')
  expect(now(said, 0, 5)).toBe('you have 3 of 5')
  expect(now(said, 3, 3)).toBe('you have no token of this colour')
})

test('every level of every spell has a preview in both languages, wherever its token lies', () => {
  for (const [name, level] of ALL_LEVELS) {
    const pool = 'red circle, red triangle, red square, black circle, black square'
    const said = scene({
      spells: [name],
      altar: 'green circle, green square',
      players: [{ pool, familiar: 'red circle', spells: { [name]: `${level} circle` } }, {}],
    })
    const colour = Math.floor(spellId(name) / 3)
    for (const text of [en, pl]) {
      const says = now(said, colour, level, text)
      const idle = /^(?:No action|Brak akcji)/.test(effectText(text, spellId(name), level))
      const once = /^(?:At once|Od razu|Always: take|Stale: bierzesz|Always: when|Stale: ucząc)/.test(
        effectText(text, spellId(name), level),
      )
      expect(says === '', `${name} ${level}: "${says}"`).toBe(idle || once)
      expect(says).not.toMatch(/undefined|NaN|null|-1/)
    }
  }
})

test('effects mark every rune, and how a level works, the same in both languages', () => {
  const marksIn = (text: typeof en, id: number, level: number) =>
    richParts(markedEffect(text, id, level)).flatMap((part) => (typeof part === 'string' ? [] : part.mark))
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
      const unmarked = richParts(markedEffect(text, id, level)).filter((part) => typeof part === 'string')
      expect(unmarked.join(), `${name} ${level}`).not.toMatch(
        /[{}|]|circle|triangle|square|this card|koł|trójkąt|kwadrat|tej karty/,
      )
    }
  }
})

test('effects are read aloud without marks', () => {
  expect(effectText(en, spellId('sacrifice'), 4)).toBe('Discard a triangle: draw 4')
  expect(effectText(pl, spellId('levitation'), 5)).toBe('Weź 2 kwadraty')
  expect(effectText(en, spellId('focus'), 4)).toBe('Store 2 of this card’s rune or Take 1 of this card’s rune')
  expect(effectText(pl, spellId('abundance'), 3)).toBe('Od razu: wylosuj 2')
})

test('a token that the question is not about is named so that it is refused', () => {
  const give = { kind: 'give', left: 1, with: 'altar', by: 6 } as const
  const get = { kind: 'get', left: 1, with: 'altar', gives: 3, by: 6 } as const
  expect(altarMove(give, 4)).toEqual({ do: 'take', kind: 4 })
  expect(poolMove(give, 4)).toEqual({ do: 'token', kind: 4 })
  expect(altarMove(get, 4)).toEqual({ do: 'token', kind: 4 })
  expect(poolMove(get, 4)).toEqual({ do: 'store', kind: 4 })
})

test('tokens are carried to where the question wants them', () => {
  const act = { kind: 'act', phase: 0, left: 1, must: false } as const
  const take = { kind: 'take', left: 1, rune: -1, colour: -1, alike: false, stored: false, upTo: false, by: 8 } as const
  expect(altarGoals(act, 2)).toBe('[data-zone="pool:2"]')
  expect(altarGoals({ ...take, to: 'familiar' }, 2)).toBe('[data-zone="familiar:2"]')
  expect(altarGoals({ kind: 'sweep', gone: 0, by: 13 }, 2)).toBe('[data-zone="tray"]')
  expect(altarGoals({ kind: 'tribute', to: 'lower', by: 2 }, 0)).toBe('[data-zone="lower"]')
  expect(poolGoals(act, 2)).toBe('[data-zone="familiar:2"]')
  expect(poolGoals({ kind: 'discard', left: 1, rune: 0, by: 0 }, 2)).toBe('[data-zone="tray"]')
  expect(poolGoals({ kind: 'give', left: 1, with: 'altar', by: 6 }, 2)).toBe('[data-zone="altar"]')
})

test('what came out of the tray is known to, and what was learned is marked', () => {
  const marks = marksOf([
    { kind: 'moved', seat: 0, tokens: [7], from: 'tray', to: 'familiar', by: 20 },
    { kind: 'learned', seat: 1, spell: 20, level: 5, card: 95, spent: [] },
  ])
  expect(marks.origins.get(7)).toBe('tray')
  expect(marks.tokens).toEqual(new Set([7, 95]))
  expect(marks.pages).toEqual(new Set(['1:6']))
})
