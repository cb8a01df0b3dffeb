import { describe, expect, test } from 'vitest'
import { type SpellName, spellId, spellOf } from '../cards.ts'
import type { Colour, LevelNumber } from '../components.ts'
import { game } from '../rules.ts'
import { PRINTED } from '../rulings.ts'
import { ALL_LEVELS, scene } from '../talk.ts'
import { en } from '../text/en.ts'
import { effectText } from '../text/names.ts'
import { pl } from '../text/pl.ts'
import { preview } from './preview.ts'

const now = (said: ReturnType<typeof scene>, colour: Colour, level: LevelNumber, text = en) =>
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

test('for a spell that is not learned it tells whether it can be paid for', () => {
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
    const { colour } = spellOf(spellId(name))
    for (const text of [en, pl]) {
      const says = now(said, colour, level, text)
      const idle = /^(?:No effect|Brak efektu)/.test(effectText(text, spellId(name), level, PRINTED))
      const once = /^(?:At once|Od razu|Always: take|Stale: bierzesz|Always: when|Stale: ucząc)/.test(
        effectText(text, spellId(name), level, PRINTED),
      )
      expect(says === '', `${name} ${level}: "${says}"`).toBe(idle || once)
      expect(says).not.toMatch(/undefined|NaN|null|-1/)
    }
  }
})

describe('the preview is what then happens', () => {
  const says = (said: ReturnType<typeof scene>, spell: SpellName, level: LevelNumber, text = en) =>
    now(said, spellOf(spellId(spell)).colour, level, text)

  test('Sharing 3 draws nothing once the taken token fills the pool', () => {
    const players = [{ pool: '4 red circle, 4 blue circle', spells: { sharing: '3' } }, {}]
    const said = scene({ spells: ['sharing'], altar: '2 red square, white circle', players })
    expect(says(said, 'sharing', 3)).toBe(
      'takes 1 (3 to choose from), draws nothing: your pool is full, then each of the others draws 1',
    )
  })

  test('Divination 3 discards one of what it took, with an empty pool too', () => {
    const said = scene({ spells: 'set3', altar: 'red square', players: [{ spells: { divination: '3' } }, {}] })
    expect(says(said, 'divination', 3)).toBe('puts 2 on the altar, takes 2 (3 to choose from), discards 1')
  })

  test('Purification 5 swaps three times with a single token', () => {
    const players = [{ pool: 'red circle', spells: { purification: '5' } }, {}]
    const said = scene({ phase: 'midday', altar: '2 red square, blue circle', players })
    expect(says(said, 'purification', 5)).toBe('swaps 3')
  })

  test('Growth says why it cannot be cast', () => {
    const pool = '3 red circle'
    const empty = scene({ spells: 'set3', phase: 'evening', altar: '', players: [{ pool, spells: { growth: '5' } }, {}] })
    expect(says(empty, 'growth', 5)).toBe('the altar is empty')
    expect(says(empty, 'growth', 5, pl)).toBe('ołtarz jest pusty')
    expect(says(empty, 'growth', 3)).toBe('your familiar’s board is empty')
  })

  test('alone, Blaze and Sharing fill the opponent’s lower area', () => {
    const blaze = scene({ spells: 'set3', altar: '3 red square', players: [{ spells: { blaze: '5' } }] })
    expect(says(blaze, 'blaze', 5)).toBe('draws 4, then an altar token you choose goes to your opponent’s lower area')
    const sharing = scene({ spells: ['sharing'], altar: '3 red square', players: [{ spells: { sharing: '4' } }] })
    expect(says(sharing, 'sharing', 4)).toBe('takes 2 (3 to choose from), then 1 is drawn for your opponent’s lower area')
  })

  test('others without room are not counted', () => {
    const full = { pool: '5 blue triangle, 4 white triangle' }
    const said = scene({ spells: 'set3', altar: '3 red square', players: [{ spells: { blaze: '3' } }, full, {}] })
    expect(says(said, 'blaze', 3)).toBe('draws 4, then 1 of 2 others take 1 each')
  })

  test('if Mirage may wake, the range is told', () => {
    const pool = '4 red triangle, 3 black triangle'
    const players = [{ pool, spells: { sharing: '3', mirage: '3 circle' } }, {}]
    const said = scene({ spells: ['sharing', 'mirage'], altar: 'red circle, white square', players })
    expect(says(said, 'sharing', 3)).toBe('takes 1 (2 to choose from), draws 0 to 1, then each of the others draws 1')
    expect(says(said, 'sharing', 3, pl)).toContain('wylosujesz od 0 do 1')
  })
})
