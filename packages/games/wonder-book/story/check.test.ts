import type { Json } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { faultsOf, tinyFile, troupe } from '../talk.ts'
import { check } from './check.ts'
import { compile } from './compile.ts'
import type { JsonObject } from './shape.ts'

const END = { kind: 'end' }
const both = (text: string) => [text, text]
const start = (...effects: JsonObject[]) => ({ kind: 'story', do: effects })
const cards = (...all: JsonObject[]) => faultsOf(tinyFile('A-B', [...all, END]))

test('a sound story has no faults', () => {
  expect(cards(start({ sparks: { A: 1 } }))).toEqual([])
})

describe('words that are not known', () => {
  test.each([
    ['an effect', { dance: 1 }, 'I-1 do.0.dance: there is no effect "dance"'],
    ['an area', { heroes_to: 'C' }, 'I-1 do.0.heroes_to: there is no area "C"'],
    ['a level', { unfold: 'attic' }, 'I-1 do.0.unfold: there is no level "attic"'],
    ['a card', { place: [9] }, 'I-1 do.0.place.0: there is no card "9"'],
    ['a unit', { unit_gone: 'nobody' }, 'I-1 do.0.unit_gone: there is no unit "nobody"'],
    ['a border', { edge: ['A', 'A', 'solid'] }, 'I-1 do.0.edge: there is no edge "A A"'],
    ['a password', { write: 'HELLO' }, 'I-1 do.0.write: there is no password "HELLO"'],
    ['a condition', { if: { moon: 1 }, then: [] }, 'I-1 do.0.if.moon: there is no condition "moon"'],
    ['a flag', { if: { flag: 'x' }, then: [] }, 'I-1 do.0.if.flag: the flag "x" is never made in chapter I'],
    ['a counter', { if: { count: { x: 1 } }, then: [] }, 'I-1 do.0.if.count: the counter "x" is never made in chapter I'],
    [
      'a group of heroes',
      { damage: { who: 'everyone', n: 1 } },
      'I-1 do.0.damage.who: "everyone" is none of actor, one, all, with_wyrm, alone, aura',
    ],
    ['a field', { gain: { who: 'all', gold: 1 } }, 'I-1 do.0.gain.gold: "gold" is unknown here'],
    ['a border kind', { edge: ['A', 'B', 'dotted'] }, 'I-1 do.0.edge.2: "dotted" is none of dashed, solid, oneway'],
  ])('%s', (_what, effect, fault) => {
    expect(cards(start(effect))).toContain(fault)
  })

  test('a modifier and a kind of card', () => {
    expect(cards({ kind: 'rule', mods: { fly: true } })).toContain('I-1 mods.fly: there is no modifier "fly"')
    expect(cards({ kind: 'poem' })).toContain('I-1 kind: there is no kind "poem"')
  })
})

describe('slips of the pen', () => {
  const file = tinyFile('A-B', [start(), END])

  test('sections and fields that nobody reads', () => {
    expect(faultsOf({ ...file, chapter: [] })).toEqual(['chapter: "chapter" is unknown here'])
    const [chapter] = file.chapters
    expect(faultsOf({ ...file, chapters: [{ ...chapter, name: 'x' }] })).toEqual(['I name: "name" is unknown here'])
  })

  test('a story without id or version', () => {
    const { id: _id, version: _version, ...meta } = file.meta
    expect(faultsOf({ ...file, meta })).toEqual(['meta id: a story needs an id', 'meta version: a story needs a version'])
  })
})

describe('wrong types', () => {
  test.each([
    ['a list of cards is no value by heroes', { spawn: [1, 2] }, 'I-1 do.0.spawn: 2 numbers stand where three must stand'],
    ['a value by heroes is no list of areas', { vortex: 3 }, 'I-1 do.0.vortex: 3 is not a list'],
    ['a text is no number', { fate: 'two' }, 'I-1 do.0.fate: "two" is not a whole number'],
    ['a field is missing', { damage: { who: 'all' } }, 'I-1 do.0.damage: "n" is missing'],
    ['two effects in one', { fate: 1, spawn: 1 }, 'I-1 do.0: one effect was expected'],
    ['no script', { test: { dice: 1, need: 1, pass: {}, fail: [] } }, 'I-1 do.0.test.pass: a script was expected'],
  ])('%s', (_what, effect, fault) => {
    expect(cards(start(effect))).toContain(fault)
  })

  test('all faults of a file are told, not only the first', () => {
    expect(cards(start({ dance: 1 }, { fate: 'x' }), start({ unfold: 'attic' }))).toHaveLength(3)
  })
})

describe('texts', () => {
  const withText = (text: Json) => cards({ ...start(), text })
  test.each([
    ['missing', null, 'I-1 text: a text is missing'],
    ['in one language only', ['Tylko polski'], 'I-1 text: a text has 1 languages, not 2'],
    ['empty', ['Coś', ' '], 'I-1 text.1: a text is empty or no text'],
    ['with other numbers', ['Macie 2 iskry', 'You have 3 sparks'], 'I-1 text: the languages name different numbers'],
  ])('%s', (_what, text, fault) => {
    expect(withText(text)).toContain(fault)
  })

  test('a goal says its values by heroes, and a password is named where it is written', () => {
    const objective = {
      kind: 'objective',
      goal: { defeated: [4, 5, 6] },
      goal_text: both('Defeat 4 / 5 / 7.'),
      back: { then: 'next' },
    }
    expect(cards(objective)).toContain('I-1 goal_text (en): "4 / 5 / 6" is not said')
    const file = { ...tinyFile('A-B', [start({ write: 'MOON' }), END]), passwords: { MOON: ['KSIĘŻYC', 'MOON'] } }
    expect(faultsOf(file)).toContain('I-1 text (pl): the password KSIĘŻYC is written but not named')
  })

  test('an effect for some numbers of heroes only is told only to those', () => {
    const enemies = (said: string) =>
      cards({ kind: 'objective', enemy: [{ spawn: [0, 1, 1] }], enemy_text: both(said), back: { then: 'next' } }).filter(
        (fault) => fault.includes('(en)'),
      )
    const alike = 'I-1 enemy_text (en): "0 / 1 / 1" is told alike to 2, 3 and 4 heroes'
    expect(enemies('Reveal a wyrm card. [3, 4: Add 1 wyrm.]')).toEqual([])
    expect(enemies('Reveal a wyrm card. With 3 or 4 heroes add 1 wyrm.')).toEqual([alike])
    expect(enemies('Reveal a wyrm card. [4: Add 1 wyrm.]')).toEqual([alike])
    expect(enemies('Reveal a wyrm card. [3 4: Add 1 wyrm.]')).toEqual([
      alike,
      'I-1 enemy_text (en): a part for some heroes cannot be read',
    ])
  })
})

describe('contradictions in a story', () => {
  test('cards nothing leads to, and those nothing brings into play', () => {
    expect(cards({ ...start(), then: { goto: 3 } }, start())).toEqual(['I-2: nothing leads to this card'])
    expect(cards(start(), { kind: 'item' })).toEqual(['I-2: nothing brings this item card into play'])
  })

  test('goto backwards', () => {
    expect(cards(start(), { ...start(), then: { goto: 1 } })).toContain('I-2: goto 1 goes backwards')
  })

  test('a choice that may have no open option', () => {
    const option = (when?: JsonObject) => ({ t: both('T'), out: both('O'), do: [], ...(when ? { if: when } : {}) })
    const closed = { kind: 'choice', options: [option({ pw: 'GLOW' }), option({ pw: 'OR' })] }
    expect(cards(closed)).toContain('I-1 options: it may happen that no option is open')
    expect(cards({ kind: 'choice', options: [option({ pw: 'GLOW' }), option({ not: { pw: 'GLOW' } })] })).toEqual([])
  })

  test('areas nobody can reach', () => {
    expect(faultsOf(tinyFile('A-B _C-A D', [start(), END]))).toEqual([
      'I board.areas._C: the level "hidden" is never unfolded',
      'I board.areas.D: no border leads there',
    ])
  })

  test('areas behind walls that nothing opens', () => {
    const placed = start({ heroes_to: 'A' })
    expect(faultsOf(tinyFile('A-B B|C', [placed, END]))).toEqual(['I board.areas.C: nobody can get there'])
    expect(faultsOf(tinyFile('A-B C>B', [placed, END]))).toEqual(['I board.areas.C: nobody can get there'])
    expect(faultsOf(tinyFile('A-B B|C', [start({ heroes_to: 'A' }, { edge: ['B', 'C', 'dashed'] }), END]))).toEqual([])
  })

  test('a vortex on an area that has left the board', () => {
    const objective = { kind: 'objective', vortex: ['A'], enemy: [{ spawn: 1 }], back: { then: 'next' } }
    expect(cards(start({ close: { area: 'A', push: 'B' } }), objective)).toEqual([
      'I-2 vortex: the vortex "A" is not on the board',
    ])
  })

  test('goals nothing can fulfil, and objectives where time costs nothing', () => {
    const goal = (what: JsonObject) => cards({ kind: 'objective', goal: what, enemy: [{ spawn: 1 }], back: { then: 'next' } })
    expect(goal({ unit_down: 'snip' })).toContain('I-1 goal: "snip" never comes into play')
    const quiet = { kind: 'objective', goal: { defeated: 3 }, enemy: [{ fate: -1 }], back: { then: 'next' } }
    expect(cards(quiet)).toEqual(['I-1 goal: no wyrm ever appears'])
    expect(cards({ kind: 'objective', back: { then: 'next' } })).toEqual(['I-1 enemy: time costs nothing here'])
  })

  test('a chapter without an end, or an end without an ending for one token', () => {
    expect(faultsOf(tinyFile('A-B', [{ ...start(), then: 'win' }]))).toEqual(['I-1: the chapter has no end card'])
    const late = { kind: 'end', endings: [{ min: 3, text: both('3'), do: [] }] }
    expect(faultsOf(tinyFile('A-B', [late]))).toEqual(['I-1 endings: with 1 token left there is no ending'])
  })

  test('passwords that are only written or only asked for', () => {
    const file = {
      ...tinyFile('A-B', [{ ...start({ write: 'MOON' }, { if: { pw: 'SUN' }, then: [] }), text: both('MOON') }, END]),
      passwords: { MOON: both('MOON'), SUN: both('SUN') },
    }
    const found = check(compile(file, troupe)).map(({ path, problem }) => `${path}: ${problem}`)
    expect(found).toContain('passwords MOON: it is written but nothing asks for it')
    expect(found).toContain('passwords SUN: it is asked for but never written')
  })
})
