import { describe, expect, test } from 'vitest'
import { type Scene, scene } from './talk.ts'

// The printed examples, as the smallest positions that fit their words.

const P0: Scene = {
  book: 'L-N B-M M-S B|S',
  heroes: 'laser@L:0 silna@S byczek@B',
  wyrms: '1@N 2@L 3@L',
  sparks: 'L S',
  fate: 3,
  cards: [{ kind: 'interaction', area: 'B', back: { do: [{ gain: { who: 'actor', scraps: 1 } }] } }],
  placed: [2],
  then: 'round',
}

describe('the player phase', () => {
  test('WB-6.1 PP0 an unconscious hero stands up for a fate token, and nobody has used an action', () => {
    const t = scene(P0)
    expect(t.table.fate).toBe(2)
    expect(t.hero('laser')).toMatchObject({ out: false, hearts: 5, area: 'L', done: false })
    expect(t.asked()).toBe('turn: laser silna byczek')
  })

  test('WB-10.1 PP0 with the last token the chapter is lost before any turn', () => {
    const t = scene({ ...P0, fate: 1 })
    expect(t.table).toMatchObject({ fate: 0, end: 'lost', over: true })
    expect(t.hero('laser').out).toBe(true)
  })

  test('WB-6.2 WB-6.3 WB-7.4 WB-7.5 PP1 to PP8, as printed', () => {
    const t = scene({ ...P0, dice: 'x-- --- xx- -- xx 5' })
    t.play('silna laser', 'laser attack', 'laser none', 'laser w1')
    expect(t.wyrms()).toBe('1@N~ 2@L 3@L')
    expect(t.hero('laser').left).toBe(2)

    t.play('laser attack')
    expect(t.asked()).toBe('reroll: none heart')
    t.play('laser heart')
    expect(t.hero('laser')).toMatchObject({ hearts: 4, left: 1, rerolled: true })
    expect(t.asked()).toBe('attack: w1 w2')
    t.play('laser w1')
    expect(t.wyrms()).toBe('2@L~ 3@L')
    expect(t.table.pool).toBe(4)

    t.play('laser collect')
    expect(t.table.sparks).toEqual({ S: 1 })
    expect(t.hero('laser')).toMatchObject({ sparks: 1, done: true })

    t.play('silna silna', 'silna collect', 'silna skill baton', 'silna laser')
    expect(t.hero('silna')).toMatchObject({ sparks: 0, area: 'L', left: 1 })
    expect(t.hero('laser')).toMatchObject({ area: 'S', sparks: 1, hearts: 4 })
    expect(t.asked()).toBe('silna acts once more')
    t.play('silna attack', 'silna none')
    expect(t.hero('silna').left).toBe(1)
    expect(t.wyrms()).toBe('2@L~ 3@L')

    t.play('silna attack', 'silna w2')
    expect(t.wyrms()).toBe('3@L~')
    expect(t.table.pool).toBe(5)

    t.play('byczek interact 2')
    expect(t.hero('byczek').scraps).toEqual(['sc06'])
    t.play('byczek move M', 'byczek move S')
    expect(t.hero('byczek').area).toBe('S')
    expect(t.table.rounds).toBe(1)
  })
})

describe('what the examples do not allow', () => {
  test('WB-6.22 the last heart is not discarded for a reroll', () => {
    const t = scene({ ...P0, heroes: 'laser@L:1 silna@S byczek@B', dice: '---' })
    t.play('0 laser', 'laser attack')
    expect(t.asked()).toBe('laser has 2 actions')
  })

  test('WB-3.2 WB-6.6 a solid border is not crossed', () => {
    const t = scene(P0)
    t.play('0 byczek')
    expect(t.refuse('byczek move S')).toBe('WB-6.6')
    t.play('byczek move M')
    expect(t.hero('byczek').area).toBe('M')
  })

  test('WB-4.2 WB-7.7 two successes of Mighty hit different wyrms', () => {
    const t = scene({ ...P0, heroes: 'laser@N silna@L byczek@B', wyrms: '2@L~ 3@L', dice: 'xx' })
    t.play('0 silna', 'silna attack')
    expect(t.asked()).toBe('attack: w2 w3')
    t.play('silna w3')
    expect(t.wyrms()).toBe('3@L~')
  })

  test('WB-6.7 one spark is collected once', () => {
    const t = scene(P0)
    t.play('0 laser', 'laser collect')
    expect(t.refuse('laser collect')).toBe('WB-6.7')
  })

  test('WB-6.21 there is one reroll in a turn', () => {
    const t = scene({ ...P0, dice: '--- --- ---' })
    t.play('0 laser', 'laser attack', 'laser heart')
    expect(t.hero('laser').hearts).toBe(4)
    t.play('laser attack')
    expect(t.asked()).toBe('laser has 1 actions')
  })
})

const E0: Scene = {
  book: 'X-Y X-V Y-V X-Z Y-Z',
  heroes: 'byczek@X:4 laser@X:5 silna@Y:2',
  wyrms: '1@X 2@Z 3@Y 5@X~',
  vortex: 'V',
  pool: 2,
  objective: { vortex: ['V'], enemy: [{ draw_wyrm: 1 }] },
  wyrmDeck: 'W4 W5',
  dice: '00',
  then: 'enemies',
}

describe('the enemy phase', () => {
  test('WB-8.3 EP1 EP2 silver symbols count with three heroes, and a new wyrm acts, too', () => {
    const t = scene(E0)
    expect(t.wyrms()).toBe('1@X 2@Z 3@Y 5@X~ 6@V')
    expect(t.table.pool).toBe(1)
    expect(t.table.frames.filter((frame) => frame.op === 'wyrmDone')).toHaveLength(1)
    expect(t.asked()).toBe('order: w1 w2 w3 w5 w6 usual')
    const two = scene({ ...E0, heroes: 'byczek@X:1 silna@Y:1', players: 2, pool: 1 })
    expect(two.table.ask?.question).toMatchObject({ kind: 'pick', purpose: 'order' })
    two.play('0 w3')
    // One symbol only: the wyrm attacks once and does not go on.
    expect(two.hero('silna').out).toBe(true)
    expect(two.wyrms()).toContain('3@Y')
  })

  test('WB-8.2 WB-8.5 WB-8.6 WB-8.7 WB-8.8 WB-8.9 WB-8.11 WB-9.1 EP3 to EP11, as printed', () => {
    const t = scene(E0)
    t.play('0 w1')
    expect(t.asked()).toBe('prey: laser byczek usual')
    t.play('0 byczek', '1 laser')
    expect([t.hero('byczek').hearts, t.hero('laser').hearts]).toEqual([3, 4])

    t.play('2 w2')
    expect(t.asked()).toBe('path: X Y usual')
    t.play('2 Y')
    expect(t.hero('silna').hearts).toBe(1)

    t.play('0 w3')
    expect(t.hero('silna')).toMatchObject({ hearts: 0, out: true })
    // No other hero can fall now, so the order of the other two does not matter: the stunned wyrm stands up and attacks.
    expect(t.wyrms()).toBe('1@X 2@Y 3@X 5@X 6@V')
    expect(t.asked()).toBe('prey: laser byczek usual')
    t.play('0 byczek')
    expect(t.hero('byczek').hearts).toBe(2)

    // The new one ignores Mighty, moves and attacks. Card 2: one more wyrm, and an explosion where four are.
    t.play('0 byczek')
    expect(t.events.filter(({ kind }) => ['wyrmCard', 'blast', 'removed', 'fell', 'woke'].includes(kind))).toMatchObject([
      { kind: 'wyrmCard', card: 'W4' },
      { kind: 'fell', hero: 'silna' },
      { kind: 'wyrmCard', card: 'W5' },
      { kind: 'removed', area: 'X' },
      { kind: 'blast', area: 'X' },
      { kind: 'fell', hero: 'byczek' },
      { kind: 'woke', hero: 'byczek' },
      { kind: 'woke', hero: 'silna' },
    ])
    expect(t.wyrms()).toBe('2@Y 3@X 5@X 6@X 7@V')
    expect(t.table.pool).toBe(1)
    expect(t.hero('laser').hearts).toBe(2)
    expect([t.hero('byczek').hearts, t.hero('silna').hearts]).toEqual([6, 6])
    expect(t.table.fate).toBe(3)
  })
})
