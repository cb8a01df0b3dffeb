import { Match, publicOptions, quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { readPages, writePages } from './pages.ts'
import { taleAt } from './samples.ts'
import { setup } from './setup.ts'
import { story } from './stories/lost-name/index.ts'
import { registerStory } from './story/registry.ts'
import type { JsonObject } from './story/shape.ts'
import { firstTale, missingIn, readTale, type Tale } from './tale.ts'
import { begin, doing, type Play, type Scene, scene, tinyStory } from './talk.ts'
import { whole as game } from './whole.ts'

const both = (text: string) => [text, text]
const up = [{ fate: 1 }]

/** A chapter read from its first card by two players. */
function chapter(cards: readonly JsonObject[], more: Partial<Tale> = {}, players = 2): Play {
  const id = tinyStory('A-B B-C', cards)
  return begin(setup({ difficulty: 'normal', ties: 'ask', tale: { ...firstTale({ id, version: 1 }), ...more } }, players))
}

const END = { kind: 'end' }
const read = (t: Play) =>
  t.table.pages.map(({ card, side, ...more }) => `${card}${side[0]}${'at' in more ? more.at : ''}`).join(' ')

describe('the deck', () => {
  test('WB-1.2 WB-5.1 cards are read from the lowest on, from top to bottom', () => {
    const t = chapter([{ kind: 'story', do: up }, { kind: 'story', do: up }, END])
    expect(read(t)).toBe('1f 2f 3f 3e0')
    expect(t.table).toMatchObject({ end: 'won', fate: 7, over: true })
  })

  test('WB-5.2 cards that come by an order are put aside unread', () => {
    const cards = [
      { kind: 'story' },
      { kind: 'interaction', area: 'A' },
      { kind: 'item' },
      { kind: 'boss', ref: 'snip' },
      { kind: 'ally', ref: 'dot' },
      { kind: 'rule', optional: true },
      END,
    ]
    const t = chapter(cards)
    expect(read(t)).toBe('1f 7f 7e0')
    expect(t.table.aside).toEqual([2, 3, 4, 5, 6])
  })

  test('WB-5.3 a foot can name a card, and depend on a condition', () => {
    const then = { if: { pw: 'GLOW' }, then: { goto: 3 }, else: { goto: 4 } }
    const cards = [{ kind: 'story', then }, { kind: 'story' }, { kind: 'story', then: { goto: 5 } }, { kind: 'story' }, END]
    expect(read(chapter(cards))).toBe('1f 4f 5f 5e0')
    const t = chapter(cards, { passwords: [{ word: 'GLOW', chapter: 1 }] })
    expect(read(t)).toBe('1f 3f 5f 5e0')
    expect(t.table.aside).toEqual([2, 4])
  })

  test('WB-1.5 WB-5.4 WB-5.6 a choice is for all; only the chosen option is read, and closed ones cannot be chosen', () => {
    const option = (doing: JsonObject[], more: JsonObject = {}) => ({ t: both('T'), out: both('O'), do: doing, ...more })
    const options = [option(up), option([{ fate: -1 }], { if: { pw: 'GLOW' } }), option([{ fate: 2 }], { then: 'win' })]
    const t = chapter([{ kind: 'choice', options }, { kind: 'story' }, END])
    expect(t.table.ask).toMatchObject({ manner: 'any', to: [0, 1], question: { kind: 'option', card: 1 } })
    expect(t.refuse('1 option 1')).toBe('WB-5.6')
    t.play('1 option 2')
    expect(read(t)).toBe('1f 1o2')
    expect(t.table).toMatchObject({ fate: 7, end: 'won' })
    const one = chapter([{ kind: 'choice', options: options.slice(0, 1) }, END])
    expect(one.legal('0')).toEqual([{ option: 0 }])
    one.play('0 option 0')
    expect(read(one)).toBe('1f 1o0 2f 2e0')
  })

  test('WB-5.9 WB-5.10 of a stack the top card is used, then the next is read', () => {
    const cards = [
      { kind: 'interaction', area: 'A' },
      { kind: 'interaction', area: 'A' },
    ]
    const t = doing([{ stack: { id: 'blue', cards: [2, 3] } }], { book: 'A-B', heroes: 'laser@A silna@B', cards })
    t.play('laser special go')
    expect(read(t)).toBe('1f 2f')
    t.play('laser interact 2')
    expect(read(t)).toBe('1f 2f 2b 3f')
    expect(t.table.used).toEqual([2])
  })

  const O: Scene = { book: 'A-B B-C', heroes: 'laser@A silna@B', cards: [{ kind: 'story', do: [{ fate: 2 }] }, END] }

  test('WB-5.11 WB-5.13 once the goal is met the rest of the phase is dropped, and things stay as they are', () => {
    const t = scene({ ...O, wyrms: '1@C~', objective: { goal: { any_in: 'C' }, back: { do: up, then: 'next' } } })
    t.play('0 silna', 'silna move C')
    expect(read(t)).toBe('1f 1b 2f 3f 3e0')
    expect(t.table).toMatchObject({ fate: 8, end: 'won' })
    expect(t.hero('silna').left).toBe(2)
    expect(t.wyrms()).toBe('1@C~')
  })

  test('WB-5.11 a new objective begins with a fresh player phase', () => {
    const second = { kind: 'objective', do: [{ sparks: { A: 1 } }], goal: { rounds: 9 }, back: { do: [], then: 'win' } }
    const t = scene({
      ...O,
      heroes: 'laser@A silna@B:0',
      cards: [second],
      objective: { goal: { any_in: 'B' }, back: { do: [], then: 'next' } },
    })
    t.play('laser move B')
    expect(t.table).toMatchObject({ objective: 2, fate: 4, sparks: { A: 1 } })
    expect(t.asked()).toBe('turn: laser silna')
  })

  test('WB-5.12 goals are looked at after an action, not within its script', () => {
    const actions = [{ id: 'go', do: [{ hero_move: 'C' }, { hero_move: 'A' }] }]
    const t = scene({ ...O, objective: { goal: { any_in: 'C' }, actions, back: { do: [], then: 'next' } } })
    t.play('0 laser', 'laser special go')
    expect(t.table.objective).toBe(1)
    t.play('laser move B', 'laser move C')
    expect(t.table.end).toBe('won')
  })

  test('WB-5.12 goals are looked at after each order of the enemy phase and at the end of a round', () => {
    const enemy = [{ damage: { who: 'all', n: 1 } }, { wyrms: { C: 1 } }, { damage: { who: 'all', n: 1 } }]
    const t = scene({
      ...O,
      wyrms: '',
      objective: { enemy, goal: { not: { clear: 'board' } }, back: { do: [], then: 'next' } },
      then: 'enemies',
    })
    expect(t.table.end).toBe('won')
    expect(t.hero('laser').hearts).toBe(4)
    const rounds = scene({ ...O, objective: { goal: { rounds: 1 }, back: { do: [], then: 'next' } }, then: 'enemies' })
    expect(rounds.table.end).toBe('won')
  })

  test('WB-5.17 a watcher acts every time, or once', () => {
    const watch = (once: boolean) => [
      { when: { count: { n: 2 } }, do: [{ fate: 1 }, { add: { n: -2 } }], ...(once ? { once } : {}) },
    ]
    for (const [once, fate] of [
      [false, 7],
      [true, 6],
    ] as const) {
      const t = scene({ ...O, objective: { watch: watch(once), enemy: [{ add: { n: 4 } }] }, then: 'enemies' })
      expect(t.table.fate).toBe(fate)
    }
  })

  test('WB-5.8 a rule met in the deck is in force', () => {
    const t = chapter([{ kind: 'rule', mods: { actions: 2 } }, END])
    expect(t.table.rules).toEqual([1])
  })

  test('WB-5.14 a purple card is shuffled with deck and discard pile', () => {
    const t = chapter([{ kind: 'wyrm', ref: 'P1' }, END])
    expect(t.table.wyrmDeck.toSorted()).toEqual(['P1', 'W1', 'W2', 'W3', 'W4', 'W5', 'W6'])
    expect(game.leaves?.(t.table)).toMatchObject({ wyrmCards: ['P1'] })
  })

  test('WB-4.6 WB-5.15 an upgrade is learnt at once; one of a hero not in play waits', () => {
    const t = chapter([
      { kind: 'story', do: [{ hero_select: true }] },
      { kind: 'upgrade', ref: '1.byczek' },
      { kind: 'upgrade', ref: '1.silna' },
      END,
    ])
    t.play('0 byczek', '1 laser')
    expect(t.asked()).toBe('skill: b1a b1b')
    expect(t.table.ask?.to).toEqual([0])
    t.play('0 b1b')
    expect(t.hero('byczek')).toMatchObject({ hearts: 8, skills: ['b1b'] })
    expect(t.table.tiers).toEqual(['1'])
  })

  test('WB-10.4 the tokens decide the ending, and unconscious heroes cost none', () => {
    const endings = [5, 3, 1].map((min) => ({ min, text: both(`${min}`), do: [] }))
    const t = scene({
      ...O,
      fate: 4,
      heroes: 'laser@A silna@B:0',
      cards: [{ kind: 'end', endings }],
      objective: { goal: { any_in: 'B' }, back: { do: [], then: 'next' } },
    })
    t.play('laser move B')
    expect(t.table).toMatchObject({ end: 'won', fates: [4], ending: 1, fate: 4 })
    expect(game.result(t.table)).toMatchObject({ kind: 'shared', won: true, scores: [{ total: 4 }, { total: 4 }] })
  })

  test('WB-10.5 the sum of all chapters decides the epilogue', () => {
    const epilogue = [27, 18, 0].map((min) => ({ min, text: both(`${min}`) }))
    const t = chapter([{ ...END, epilogue }], { fates: [8, 8] })
    expect(read(t)).toBe('1f 1e0 1e1')
  })
})

describe('set-up', () => {
  const options = { difficulty: 'normal', ties: 'ask', tale: game.options.tale.default } as const

  test('WB-2.1 fate tokens by difficulty', () => {
    expect((['easy', 'normal', 'hard'] as const).map((difficulty) => setup({ ...options, difficulty }, 2).fate)).toEqual([
      6, 5, 4,
    ])
  })

  test('WB-2.2 two wyrms for each player, at least four', () => {
    expect([1, 2, 3, 4].map((players) => setup(options, players).pool)).toEqual([4, 4, 6, 8])
  })

  test('WB-2.3 17 sparks, 16 scraps, six wyrm cards', () => {
    const t = setup(options, 2)
    expect([t.supply, t.scrapDeck.length, t.wyrmDeck]).toEqual([17, 16, ['W1', 'W2', 'W3', 'W4', 'W5', 'W6']])
  })

  test('WB-2.4 WB-2.5 in chapter I heroes are chosen when a card says so; they begin with nothing but hearts', () => {
    const t = begin(setup(options, 3))
    expect(read(t)).toBe('1f 2f')
    t.play('0 laser', '1 slodka')
    expect(t.refuse('2 laser')).toBe('no-such-answer')
    t.play('2 byczek')
    expect(t.table.heroes).toMatchObject([
      { id: 'laser', seat: 0, hearts: 5, sparks: 0, items: [], scraps: [], area: 'gate' },
      { id: 'slodka', seat: 1, hearts: 5 },
      { id: 'byczek', seat: 2, hearts: 6 },
    ])
  })

  test('WB-2.6 one player chooses two heroes', () => {
    const t = begin(setup(options, 1))
    t.play('0 laser', '0 silna')
    expect(t.table.heroes.map(({ id, seat }) => `${id} ${seat}`)).toEqual(['laser 0', 'silna 0'])
  })

  test('WB-3.1 levels that are folded are not on the board', () => {
    const t = begin(setup(options, 2))
    t.play('0 laser', '1 silna', '0 laser')
    expect(t.refuse('0 move attic')).toBe('WB-6.6')
  })
})

describe('between chapters', () => {
  const tale: Tale = {
    ...taleAt(story, 4, 'poor', 2),
    heroes: [
      { id: 'laser', played: true, skills: ['l1a', 'l2b'], artefact: 'ar2' },
      { id: 'silna', played: true, skills: ['s1a', 's2a'], artefact: 'ar1' },
    ],
    passwords: [{ word: 'BLOT', chapter: 3 }],
    fates: [5, 5, 5],
  }
  const second = (players: number, more: Partial<Tale> = {}) =>
    begin(setup({ difficulty: 'hard', ties: 'ask', tale: { ...tale, ...more } }, players), '0000')

  test('WB-11.1 a player who keeps the hero keeps skills and artefact', () => {
    const t = second(2)
    expect(t.asked()).toBe('hero: laser silna byczek slodka')
    t.play('0 laser', '1 silna')
    expect(t.hero('laser')).toMatchObject({ skills: ['l1a', 'l2b', 'ar2'], hearts: 5, area: 'pier' })
    expect(t.hero('silna').hearts).toBe(7)
  })

  test('WB-11.2 a player who changes the hero takes every tier, chooses sides again, and takes an artefact that is left', () => {
    const t = second(2)
    t.play('0 byczek')
    expect(t.asked()).toBe('skill: b1a b1b')
    t.play('0 b1b', '0 b2b')
    expect(t.asked()).toBe('artefact: ar3 ar4 ar5')
    t.play('0 ar5', '1 silna')
    expect(t.hero('byczek')).toMatchObject({ skills: ['b1b', 'b2b', 'ar5'], hearts: 8 })
  })

  test('WB-11.3 others may join: the pool and the values follow', () => {
    const t = second(3)
    t.play('0 laser', '1 silna', '2 slodka', '2 k1a', '2 k2b', '2 ar4')
    expect(t.table.heroes).toHaveLength(3)
    expect(t.table.pool).toBe(6)
    const fewer = second(1, { heroes: [...tale.heroes, { id: 'byczek', played: true, skills: ['b1a', 'b2a'], artefact: 'ar3' }] })
    fewer.play('0 laser', '0 silna')
    expect(fewer.table.heroes).toHaveLength(2)
  })

  test('WB-1.3 people outside see the campaign, the chapter and the difficulty, not what was chosen', () => {
    const options = JSON.parse(JSON.stringify({ difficulty: 'hard', tale }))
    expect(publicOptions(game.options, options, 2)).toEqual({ difficulty: 'hard', tale: { story: 'lost-name', chapter: 4 } })
  })

  test('WB-12.2 a password of an earlier chapter is asked for later', () => {
    const t = second(2)
    t.play('0 laser', '1 silna')
    expect(t.table.heroes.map(({ sparks }) => sparks)).toEqual([1, 1])
  })

  test('WB-10.3 a lost chapter leaves nothing', () => {
    const t = scene({
      book: 'A',
      heroes: 'laser@A silna@A',
      fate: 1,
      objective: { enemy: [{ write: 'GLOW' }, { fate: -1 }] },
      then: 'enemies',
    })
    expect([game.leaves?.(t.table), game.follow?.(t.table)]).toEqual([undefined, undefined])
  })

  test('WB-11.1 WB-11.4 what a chapter leaves is what the next begins with', () => {
    const t = chapter([{ kind: 'story', do: [{ hero_select: true }, { write: 'OR' }] }, END])
    t.play('0 laser', '1 silna')
    const left = game.leaves?.(t.table)
    expect(left).toMatchObject({ chapter: 2, passwords: [{ word: 'OR', chapter: 1 }], fates: [5], difficulties: ['normal'] })
    expect(left).toMatchObject({ heroes: [{ id: 'laser' }, { id: 'silna' }] })
    expect(game.follow?.(t.table)).toBeUndefined()
    for (const sample of game.options.tale.samples) expect(readTale(JSON.parse(JSON.stringify(sample)))).toEqual(sample)
  })

  test.each([
    ['another story', { story: 'none' }],
    ['a chapter that does not exist', { chapter: 9 }],
    ['too few chapters won', { fates: [5] }],
    ['a word that is not in the story', { passwords: [{ word: 'HELLO', chapter: 1 }] }],
    ['a word from the future', { passwords: [{ word: 'OR', chapter: 5 }] }],
    [
      'a word twice',
      {
        passwords: [
          { word: 'OR', chapter: 1 },
          { word: 'OR', chapter: 2 },
        ],
      },
    ],
    ['a skill of another hero', { heroes: [{ id: 'laser', played: true, skills: ['s1a'], artefact: '' }, tale.heroes[1]] }],
    ['one artefact twice', { heroes: tale.heroes.map((hero) => ({ ...hero, artefact: 'ar1' })) }],
    ['one hero alone', { heroes: tale.heroes.slice(0, 1) }],
    ['a format of the future', { format: 3 }],
    ['a page that is not in the story', { read: ['', '999', ''] }],
    ['an option that a card does not have', { read: ['9o7', '', ''] }],
    ['pages that are none', { read: ['9x', '', ''] }],
    ['something more', { more: true }],
  ])('WB-11.4 %s is refused', (_what, change) => {
    expect(readTale(JSON.parse(JSON.stringify({ ...tale, ...change })))).toBeUndefined()
    const begins = () =>
      new Match(game, {
        seats: 2,
        options: JSON.parse(JSON.stringify({ tale: { ...tale, ...change } })),
        names: ['a', 'b'],
        luck: { kind: 'quick', seed: 1 },
      })
    expect(begins).toThrow('tale')
  })
})

describe('a tale of another version', () => {
  const now = taleAt(story, 3, 'rich', 2)
  const { read: _read, ...first } = { ...now, format: 1 }

  test('WB-11.4 one of format 1 is read as one that noted no pages', () => {
    expect(readTale(first)).toEqual({ ...now, read: ['', ''] })
  })

  test('WB-11.4 one of an earlier version of the story is read as long as all it names is there', () => {
    const newer = { ...story, id: 'newer', version: 2 }
    registerStory(newer)
    expect(readTale({ ...now, story: 'newer' })).toEqual({ ...now, story: 'newer', version: 2 })
    expect(missingIn({ ...now, story: 'newer' })).toEqual([])
  })

  test('WB-11.4 names that a story no longer has are reported', () => {
    const cast = { ...story.cast, passwords: story.cast.passwords.filter((word) => word !== 'MERCY'), artefacts: [] }
    registerStory({ ...story, id: 'changed', cast, chapters: story.chapters.slice(0, 1) })
    const given = { ...now, story: 'changed', heroes: now.heroes.map((hero) => ({ ...hero, skills: ['s9'], artefact: 'ar1' })) }
    expect(readTale(given)).toBeUndefined()
    expect(missingIn(given)).toEqual(['chapter 3', 'password MERCY', 'skill s9', 'skill s9', 'artefact ar1', 'artefact ar1'])
    expect([missingIn({ ...now, format: 9 }), missingIn({ ...now, story: 'gone' }), missingIn(now)]).toEqual([
      ['format 9'],
      ['story gone'],
      [],
    ])
  })

  test('WB-11.1 the pages of a chapter are noted and read again', () => {
    const pages = [
      { card: 1, side: 'front' },
      { card: 4, side: 'back' },
      { card: 9, side: 'option', at: 1 },
      { card: 32, side: 'ending', at: 0 },
      { card: 32, side: 'epilogue', at: 2 },
    ] as const
    expect(writePages(pages)).toBe('1 4b 9o1 32e0 32p2')
    expect(readPages(writePages(pages))).toEqual(pages)
    expect([readPages(''), readPages('0'), readPages('9o'), readPages('1  2')]).toEqual([[], undefined, undefined, undefined])
  })
})

describe('what has been read', () => {
  function play(seed: number) {
    const match = new Match(game, { seats: 2, options: {}, names: ['a', 'b'], luck: { kind: 'quick', seed } })
    for (const [seat, id] of ['laser', 'silna'].entries()) match.play(seat, { id })
    return match
  }

  test('WB-1.4 undo goes back through the team’s moves, but not behind a page that was read', () => {
    const match = play(1)
    const read = match.steps.length
    match.play(1, { hero: 0 })
    match.play(0, { do: 'move', to: 'hall' })
    match.play(0, { do: 'collect' })
    expect(match.undoReach(1)).toEqual({ steps: 3, stop: 'final' })
    expect(match.settled).toBe(read)
    match.play(0, { do: 'interact', card: 11 })
    expect(match.undoReach(1)).toEqual({ steps: 0, stop: 'final' })
    expect(match.canKeep(read)).toBe(false)
  })

  test('WB-1.3 an imagined table ends where an unread page would be read', () => {
    const match = play(2)
    match.play(1, { hero: 0 })
    match.play(0, { do: 'move', to: 'hall' })
    match.play(0, { do: 'collect' })
    const t = game.imagine(game.view(match.table, 0), 0, quickDice(1))
    const imagined = new Match(
      { ...game, setup: () => t },
      { seats: 2, options: {}, names: ['a', 'b'], luck: { kind: 'quick', seed: 1 } },
    )
    imagined.play(0, { do: 'interact', card: 11 })
    expect(imagined.table).toMatchObject({ over: true, end: 'unread' })
    expect(imagined.table.pages).toEqual(match.table.pages)
  })

  test('WB-1.1 all win or lose', () => {
    const t = start(game, { difficulty: 'normal', ties: 'ask', tale: game.options.tale.default }, 3, quickDice(1))
    expect(game.result({ ...t, end: 'lost' })).toMatchObject({ kind: 'shared', won: false })
  })
})
