import type { Json } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { faultsOf, tinyFile, troupe } from '../talk.ts'
import { check } from './check.ts'
import { compile } from './compile.ts'
import type { JsonObject } from './shape.ts'

// Slips that would only show at the table: numbers out of bounds, cards of another kind, scripts that nobody can carry out.

const END = { kind: 'end' }
const both = (text: string) => [text, text]
const start = (...effects: JsonObject[]) => ({ kind: 'story', do: effects })
const cupboard = { kind: 'interaction', area: 'A' }
const goal = (what: JsonObject) => ({ kind: 'objective', goal: what, enemy: [{ spawn: 1 }], back: { then: 'next' } })
const cards = (...all: JsonObject[]) => faultsOf(tinyFile('A-B', [...all, END]))

/** A small story with another first chapter. */
function chapterWith(change: JsonObject): Json {
  const file = tinyFile('A-B', [start(), END])
  return { ...file, chapters: file.chapters.map((chapter) => ({ ...chapter, ...change })) }
}

describe('numbers out of bounds', () => {
  test.each([
    [{ damage: { who: 'all', n: -1 } }, 'I-1 do.0.damage.n: -1 is not between 0 and 999'],
    [{ gain: { who: 'all', sparks: -3 } }, 'I-1 do.0.gain.sparks: -3 is not between 0 and 999'],
    [{ draw_wyrm: 100_000 }, 'I-1 do.0.draw_wyrm: 100000 is not between 0 and 999'],
    [{ spawn: [1, 2, -3] }, 'I-1 do.0.spawn.2: -3 is not between 0 and 999'],
    [{ add: { n: -1000 } }, 'I-1 do.0.add.n: -1000 is not between -999 and 999'],
  ])('%j', (effect, fault) => {
    expect(cards(start(effect))).toContain(fault)
  })

  test('fate tokens and counters may go down', () => {
    const down = start({ fate: -1 }, { add: { n: 2 } }, { add: { n: [-1, -1, -2] } }, { if: { count: { n: 1 } }, then: [] })
    expect(cards(down)).toEqual([])
  })

  test('an area outside the page', () => {
    const board = { open: ['all'], areas: { A: { lvl: 'all', xy: [0, 101], t: both('A') } }, edges: [] }
    expect(faultsOf(chapterWith({ board }))).toEqual(['I-board areas.A.xy: the place 0, 101 is outside the page'])
  })
})

describe('a card of another kind', () => {
  test.each([
    [{ place: [2] }, { kind: 'item' }, 'I-1 do.0.place.0: there is no interaction card "2"'],
    [{ stack: { id: 's', cards: [2] } }, { kind: 'item' }, 'I-1 do.0.stack.cards.0: there is no interaction card "2"'],
    [{ item: 2 }, cupboard, 'I-1 do.0.item: there is no item card "2"'],
    [{ item: { n: 2, who: 'one' } }, cupboard, 'I-1 do.0.item.n: there is no item card "2"'],
    [{ rule: 2 }, cupboard, 'I-1 do.0.rule: there is no rule card "2"'],
    [{ end_rule: 2 }, cupboard, 'I-1 do.0.end_rule: there is no rule card "2"'],
    [{ if: { used: [2] }, then: [] }, { kind: 'item' }, 'I-1 do.0.if.used.0: there is no interaction card "2"'],
    [{ if: { item: 2 }, then: [] }, cupboard, 'I-1 do.0.if.item: there is no item card "2"'],
    [{ read: 2 }, cupboard, 'I-1: card 2 of kind interaction cannot be read'],
  ])('%j', (effect, card, fault) => {
    expect(cards(start(effect), card)).toContain(fault)
  })

  test('goto names a card of the deck', () => {
    expect(cards({ ...start(), then: { goto: 2 } }, cupboard)).toContain('I-1: goto 2 names a card of kind interaction')
    expect(cards({ ...start(), then: { goto: 2 } }, { kind: 'rule', optional: true })).toContain(
      'I-1: goto 2 names an optional rule',
    )
  })
})

describe('units and names of another kind', () => {
  test.each([
    [{ boss: { id: 'dot', at: 'A' } }, 'I-1 do.0.boss.id: there is no boss "dot"'],
    [{ ally: { id: 'snip', at: 'A' } }, 'I-1 do.0.ally.id: there is no ally "snip"'],
    [{ runner: { id: 'snip', at: 'A' } }, 'I-1 do.0.runner.id: there is no ally "snip"'],
    [{ unit_hit: { id: 'snip', dmg: 1, targets: 1, range: 'own' } }, 'I-1 do.0.unit_hit.id: there is no ally "snip"'],
    [{ boss_act: 'dot' }, 'I-1 do.0.boss_act: there is no boss "dot"'],
    [{ damage: { who: { hero: 'merlin' }, n: 1 } }, 'I-1 do.0.damage.who.hero: there is no hero "merlin"'],
    [{ if: { stack_empty: 's' }, then: [] }, 'I-1 do.0.if.stack_empty: the stack "s" is never made in chapter I'],
    [{ token_step: { id: 'x', ring: ['A'], n: 1 } }, 'I-1 do.0.token_step.id: the token "x" is never made in chapter I'],
    [{ wyrms: { '@moon': 1 } }, 'I-1 do.0.wyrms: the token "moon" is never made in chapter I'],
  ])('%j', (effect, fault) => {
    expect(cards(start(effect))).toContain(fault)
  })

  test.each([
    [{ kind: 'wyrm', ref: 'W99' }, 'I-1 ref: there is no wyrm card "W99"'],
    [{ kind: 'upgrade', ref: '9.laser' }, 'I-1 ref: there is no upgrade "9.laser"'],
    [{ kind: 'hero', ref: 'merlin' }, 'I-1 ref: there is no hero "merlin"'],
    [{ kind: 'boss', ref: 'dot' }, 'I-1 ref: there is no boss "dot"'],
    [{ kind: 'ally', ref: 'snip' }, 'I-1 ref: there is no ally "snip"'],
  ])('%j', (card, fault) => {
    expect(cards(card)).toContain(fault)
  })

  test('the wyrm deck of a campaign with its own cast', () => {
    const file = { ...tinyFile('A-B', [start(), END]), heroes: {}, wyrm_cards: {}, wyrm_deck_start: ['W1'] }
    expect(faultsOf(file)).toContain('wyrm_deck_start 0: there is no wyrm card "W1"')
  })
})

describe('scripts that nobody can carry out', () => {
  const nobody = (verb: string) => `"${verb}" is about the acting hero, and nobody acts here`

  test.each([
    ['hit', { hit: { dmg: 1, targets: 1, range: 'own' } }],
    ['hero_move', { hero_move: 'B' }],
    ['damage', { damage: { who: 'actor', n: 1 } }],
    ['gain', { gain: { who: { near: '@actor' }, hearts: 1 } }],
    ['wyrms', { wyrms: { '@actor': 1 } }],
    ['test', { test: { dice: 1, need: 1, pass: [], fail: [] } }],
    ['if', { if: { actor_sparks: 1 }, then: [] }],
  ])('%s on a story card', (verb, effect) => {
    expect(cards(start(effect))).toEqual([`I-1 do: ${nobody(verb)}`])
    expect(cards(start({ if: { fate: 3 }, then: [effect] }))).toEqual([`I-1 do: ${nobody(verb)}`])
  })

  test('in choices, orders of an objective, hooks without a hero and endings', () => {
    const hit = [{ damage: { who: 'actor', n: 1 } }]
    const objective = {
      ...goal({ rounds: 1 }),
      do: hit,
      enemy: hit,
      watch: [{ when: { fate: 9 }, do: hit, once: true }],
      hooks: { round_start: hit, hero_enters: { A: hit }, turn_end_in: { B: hit } },
      actions: [{ id: 'go', do: hit }],
      back: { do: hit, then: 'next' },
    }
    const option = { t: both('T'), out: both('O'), do: hit }
    const end = { kind: 'end', endings: [{ min: 1, text: both('E'), do: hit }] }
    const found = faultsOf(tinyFile('A-B', [objective, { kind: 'choice', options: [option] }, end]))
    const parts = ['I-1 do', 'I-1 enemy', 'I-1 back.do', 'I-1 watch.0.do', 'I-1 hooks.round_start', 'I-2 options.0.do']
    expect(found).toEqual([...parts, 'I-3 endings.0.do'].map((part) => `${part}: ${nobody('damage')}`))
  })

  test('a hero who interacts acts; and only there a card can be turned up again', () => {
    const back = { do: [{ gain: { who: 'actor', sparks: 1 } }, { recycle: true }] }
    expect(cards(start({ place: [2] }), { ...cupboard, back })).toEqual([])
    expect(cards(start({ recycle: true }))).toEqual(['I-1 do: no card is resolved here'])
  })

  test('in the table of a boss', () => {
    const row = (...effects: JsonObject[]) => ({ t: both('T'), text: both('…'), do: effects })
    const table = { 0: row(), 1: row({ swap: true }), 2: row() }
    const bosses = { ogre: { t: both('Ogre'), text: both('…'), hearts: 3, table } }
    const file = { ...tinyFile('A-B', [start(), END]), heroes: {}, bosses }
    expect(faultsOf(file)).toContain(`boss ogre table.1.do: ${nobody('swap')}`)
  })

  test('cards that read each other', () => {
    const loop = 'reading this card leads to reading it again'
    expect(cards(start({ read: 1 }))).toContain(`I-1: ${loop}`)
    expect(cards(start({ read: 2 }), start({ read: 3 }), start({ read: 2 }))).toEqual([`I-2: ${loop}`, `I-3: ${loop}`])
    expect(cards(start({ read: 2 }), start({ read: 3 }), start())).toEqual([])
  })

  test('an objective before heroes are picked and placed', () => {
    const found = (...all: JsonObject[]) =>
      check(compile(tinyFile('A-B', [...all, END]), troupe)).flatMap(({ path, problem }) => (path === 'I heroes' ? problem : []))
    const objective = goal({ rounds: 1 })
    expect(found(objective)).toEqual(['nobody picks a hero before the first objective'])
    expect(found(start({ hero_select: true }), objective)).toEqual(['no hero is on the board when the first objective begins'])
    expect(found(start({ hero_select: true }, { heroes_to: 'A' }), objective)).toEqual([])
  })

  test('two actions of one name', () => {
    const actions = [1, 2].map((fate) => ({ id: 'go', do: [{ fate }] }))
    expect(cards({ ...goal({ rounds: 1 }), actions })).toEqual(['I-1 actions.1.id: there are two actions "go"'])
  })
})

describe('goals and endings', () => {
  test.each([
    [{ fate: 11 }, 'fate: there are never more than 10'],
    [{ heroes: 5 }, 'heroes: there are never more than 4'],
    [{ team_sparks: [18, 19, 20] }, 'team_sparks: there are never more than 17'],
    [{ actor_sparks: 1 }, '"actor_sparks" asks for the acting hero, and a goal has none'],
    [{ item: 2 }, 'nobody ever gets item 2'],
    [{ used: [3] }, 'card 3 never comes into play'],
  ])('%j can never be met', (what, problem) => {
    expect(cards(goal(what), { kind: 'item' }, cupboard)).toContain(`I-1 goal: ${problem}`)
  })

  test.each([{ all_in: 'A' }, { any_in: 'A' }, { heroes_in: { area: 'A', n: 2 } }, { unit_in: ['dot', 'A'] }])(
    'nor %j in an area that has left the board',
    (what) => {
      const close = { close: { area: 'A', push: 'B' } }
      const begin = [{ ally: { id: 'dot', at: 'B' } }, close]
      expect(cards(start(...begin), goal(what))).toEqual(['I-2 goal: "A" has left the board'])
      expect(cards(start(...begin, { open: 'A' }), goal(what))).toEqual([])
    },
  )

  test('a goal of no conditions', () => {
    expect(cards(goal({ any: [] }))).toContain('I-1 goal.any: a list of conditions was expected')
  })

  test('an ending after one that needs fewer tokens', () => {
    const endings = [1, 3].map((min) => ({ min, text: both('E'), do: [] }))
    const epilogue = [0, 18].map((min) => ({ min, text: both('E') }))
    expect(faultsOf(tinyFile('A-B', [{ kind: 'end', endings, epilogue }]))).toEqual([
      'I-1 endings.1: it is never read',
      'I-1 epilogue.1: it is never read',
    ])
  })
})

describe('the board and the file', () => {
  test('a border that is there twice, or leads to itself', () => {
    expect(faultsOf(tinyFile('A-B B|A', [start(), END]))).toEqual([
      'I board.edges.1: the border between "B" and "A" is there twice',
    ])
    expect(faultsOf(tinyFile('A-B A-A', [start(), END]))).toEqual(['I board.edges.1: the border of "A" leads to itself'])
  })

  test('chapters that are numbered wrongly', () => {
    expect(faultsOf(chapterWith({ id: 2 }))).toEqual(['I id: the chapter has the number 2, not 1'])
    const file = tinyFile('A-B', [start(), END])
    const twice = { ...file, chapters: file.chapters.flatMap((chapter) => [chapter, { ...chapter, id: 2 }]) }
    expect(faultsOf(twice)).toEqual(['I roman: there are two chapters "I"'])
  })

  test('a file of a later format is refused as such, whatever else it says', () => {
    const { meta, ...file } = tinyFile('A-B', [start({ dance: 1 }), END])
    expect(faultsOf({ ...file, meta: { ...meta, format: 2 } })).toEqual([
      'meta format: the file has format 2; the newest known here is 1',
    ])
    expect(faultsOf({ ...tinyFile('A-B', [start(), END]), meta: { ...meta, format: 1 } })).toEqual([])
    expect(faultsOf({ ...tinyFile('A-B', [start(), END]), meta: { ...meta, format: 'new' } })).toEqual([
      'meta format: there is no format "new"',
    ])
  })
})

describe('words and scripts', () => {
  const said = (text: string, effect: JsonObject) => cards({ ...start(effect), text: both(text) })

  test('values by heroes that a script asks for are said', () => {
    const pay = { pay_team: [2, 3, 4] }
    expect(said('Pay 2 / 3 / 4 sparks.', pay)).toEqual([])
    expect(said('Pay some sparks.', pay)).toEqual([
      'I-1 text (pl): "2 / 3 / 4" of the script is not said',
      'I-1 text (en): "2 / 3 / 4" of the script is not said',
    ])
    expect(said('Somebody is hurt.', { damage: { who: 'all', n: [1, 1, 2] } })).toContain(
      'I-1 text (en): "1 / 1 / 2" of the script is not said',
    )
    // What the board shows need not be said.
    expect(said('Wyrms come.', { spawn: [1, 2, 3] })).toEqual([])
  })

  test('values by heroes that are said stand in the script', () => {
    expect(said('Pay 2 / 3 / 4 sparks (2 / 3 / 4 heroes).', { pay_team: [2, 3, 4] })).toEqual([])
    expect(said('Wyrms come: 1 / 2 / 4.', { spawn: [1, 2, 3] })).toEqual([
      'I-1 text (pl): "1 / 2 / 4" stands in no script of the card',
      'I-1 text (en): "1 / 2 / 4" stands in no script of the card',
    ])
  })

  test('a password is named in both languages or in none', () => {
    const file = (text: readonly [string, string]) => ({
      ...tinyFile('A-B', [{ ...start({ if: { pw: 'MOON' }, then: [{ fate: 1 }] }), text }, END]),
      passwords: { MOON: ['KSIĘŻYC', 'MOON'] },
    })
    expect(faultsOf(file(['Z hasłem KSIĘŻYC…', 'With MOON…']))).toEqual([])
    expect(faultsOf(file(['Z hasłem KSIĘŻYC…', 'With the word…']))).toEqual([
      'I-1 text (en): the password MOON is named in pl only',
    ])
    expect(faultsOf(file(['Z hasłem…', 'With MOON…']))).toEqual(['I-1 text (pl): the password KSIĘŻYC is named in en only'])
    expect(faultsOf(file(['Z hasłem…', 'By the MOONLIGHT…']))).toEqual([])
  })
})
