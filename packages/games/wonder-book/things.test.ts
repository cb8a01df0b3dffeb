import { describe, expect, test } from 'vitest'
import { story } from './stories/lost-name/index.ts'
import { type Play, type Scene, scene } from './talk.ts'

const BOOK = 'A-B B-C C-D A|X'

function turnOf(heroes: string, more: Partial<Scene> = {}): Play {
  const t = scene({ book: BOOK, heroes, ...more })
  if (t.asked().startsWith('turn:')) t.play(`0 ${heroes.split('@')[0]}`)
  return t
}

/** What each scrap does: the first hero has it and uses it, then answers. */
const scraps: { readonly [scrap: string]: () => void } = {
  sc01: () => plaster('sc01'),
  sc02: () => plaster('sc02'),
  sc03() {
    const t = turnOf('laser@A:1+sc03 silna@D')
    t.play('laser scrap sc03')
    expect(t.hero('laser').hearts).toBe(4)
  },
  sc04: () => cracker('sc04'),
  sc05: () => cracker('sc05'),
  sc06() {
    const t = turnOf('laser@A+sc06 silna@D', { wyrms: '1@C 2@D' })
    t.play('laser scrap sc06')
    expect(t.wyrms()).toBe('2@D')
  },
  sc07: () => skate('sc07'),
  sc08: () => skate('sc08'),
  sc09() {
    const t = turnOf('laser@A+sc09 silna@D')
    t.play('laser scrap sc09')
    expect(t.hero('laser')).toMatchObject({ sparks: 2, left: 2 })
  },
  sc10() {
    const t = turnOf('laser@A+sc10 silna@D')
    t.play('laser scrap sc10', 'laser silna')
    expect(t.hero('silna').sparks).toBe(1)
    expect(t.hero('laser').left).toBe(3)
  },
  sc11() {
    const t = turnOf('laser@B+sc11 silna@D', { wyrms: '1@A 2@B 3@C' })
    t.play('laser scrap sc11', 'laser w2', 'laser C', 'laser w1', 'laser none')
    expect(t.wyrms()).toBe('1@B 2@C 3@C')
  },
  sc12() {
    const t = turnOf('laser@A+sc12 silna@D', { wyrms: '1@A 2@B 3@B' })
    t.play('laser scrap sc12', 'laser w1')
    expect(t.wyrms()).toBe('1@A~ 2@B~ 3@B')
  },
  sc13() {
    const t = turnOf('laser@A+sc13 silna@D')
    t.play('laser scrap sc13')
    expect([t.hero('laser').area, t.hero('silna').area, t.hero('laser').left]).toEqual(['D', 'A', 3])
  },
  sc14() {
    const t = turnOf('laser@A+sc14 silna@D')
    t.play('laser scrap sc14')
    expect(t.asked()).toBe('silna acts once more')
    t.play('silna move C')
    expect(t.asked()).toBe('laser has 2 actions')
  },
  sc15() {
    const t = turnOf('laser@A:1+sc15 silna@D', { wyrms: '1@A', dice: '--- xxx' })
    expect(t.refuse('laser scrap sc15')).toBe('WB-6.24')
    t.play('laser attack')
    expect(t.asked()).toBe('reroll: none sc15')
    t.play('laser sc15')
    expect(t.wyrms()).toBe('')
    expect(t.hero('laser')).toMatchObject({ hearts: 1, rerolled: false, scraps: [] })
  },
  sc16() {
    const t = turnOf('laser@A:1+sc16 silna@A:1 byczek@B:1')
    t.play('laser scrap sc16')
    expect(['laser', 'silna', 'byczek'].map((id) => t.hero(id).hearts)).toEqual([3, 2, 1])
  },
}

function plaster(id: string): void {
  const t = turnOf(`laser@A:1+${id} silna@B:2 byczek@D:1`)
  t.play(`laser scrap ${id}`)
  expect(t.asked()).toBe('gain: laser silna')
  t.play('laser silna')
  expect(t.hero('silna').hearts).toBe(4)
  expect(t.hero('laser').left).toBe(2)
}

function cracker(id: string): void {
  const t = turnOf(`laser@A+${id} silna@D`, { wyrms: '1@B 2@B~ 3@A' })
  t.play(`laser scrap ${id}`, 'laser B')
  expect(t.wyrms()).toBe('1@B~ 3@A')
}

function skate(id: string): void {
  const t = turnOf(`laser@A+${id} silna@D`)
  t.play(`laser scrap ${id}`, 'laser B', 'laser C')
  expect(t.hero('laser')).toMatchObject({ area: 'C', left: 3, moved: 0 })
}

describe('WB-4.7 WB-6.13 WB-6.16 scraps', () => {
  test('there is a test for every scrap', () => {
    expect(Object.keys(scraps)).toEqual(story.cast.scraps.map(({ id }) => id))
  })
  test.each(Object.entries(scraps))('%s does what it says and is discarded', (_id, check) => check())

  test('WB-6.13 a used scrap is discarded; one that is not held cannot be used', () => {
    const t = turnOf('laser@A+sc09 silna@D')
    expect(t.refuse('laser scrap sc03')).toBe('WB-6.13')
    t.play('laser scrap sc09')
    expect(t.table.scrapDiscard).toEqual(['sc09'])
  })
})

describe('WB-4.7 WB-6.14 WB-6.15 artefacts', () => {
  const source = (id: string) => `artefact ${id}`

  test('ar1 Dragon Scale: one heart more', () => {
    expect(turnOf('laser@A+ar1 silna@D').hero('laser').hearts).toBe(6)
  })

  test('ar2 Echo Compass: one area, once per turn, not an action', () => {
    const t = turnOf('laser@A+ar2 silna@D')
    t.play(`laser special compass ${source('ar2')}`, 'laser B')
    expect(t.hero('laser')).toMatchObject({ area: 'B', left: 3 })
    expect(t.refuse(`laser special compass ${source('ar2')}`)).toBe('WB-6.15')
  })

  test('ar3 Sun Glass: two damage to one enemy near', () => {
    const t = turnOf('laser@A*1+ar3 silna@D', { wyrms: '1@B' })
    t.play(`laser special sunglass ${source('ar3')}`)
    expect(t.wyrms()).toBe('')
    expect(t.hero('laser')).toMatchObject({ sparks: 0, left: 2 })
  })

  test('ar4 Drop of the Spring: one heart for a spark, once per turn', () => {
    const t = turnOf('laser@A:1*2+ar4 silna@B:1 byczek@D:1')
    t.play(`laser special drop ${source('ar4')}`, 'laser silna')
    expect(t.hero('silna').hearts).toBe(2)
    expect(t.hero('laser')).toMatchObject({ sparks: 1, left: 3 })
    expect(t.refuse(`laser special drop ${source('ar4')}`)).toBe('WB-6.15')
  })

  test('ar5 Horn of Friendship: another hero acts once', () => {
    const t = turnOf('laser@A*1+ar5 silna@B')
    t.play(`laser special horn ${source('ar5')}`)
    expect(t.asked()).toBe('silna acts once more')
  })

  test('WB-11.5 artefacts cannot be given away', () => {
    const t = turnOf('laser@A+ar1 silna@A')
    expect(t.legal('laser').some((act) => JSON.stringify(act).includes('give'))).toBe(false)
  })
})

/** Wyrm cards: two and four heroes far from everything, one vortex. */
function drawn(card: string, heroes: string, more: Partial<Scene> = {}): Play {
  const objective = { vortex: ['V'], enemy: [{ draw_wyrm: 1 }] }
  const book = 'V-A A-B B-C C-D D-E E-F F-G'
  return scene({ book, heroes, vortex: 'V', objective, wyrmDeck: card, dice: '0', then: 'enemies', ties: 'usual', ...more })
}

describe('WB-4.7 WB-8.2 WB-8.3 wyrm cards', () => {
  const two = 'laser@G silna@G'
  const three = 'laser@G silna@G byczek@G'
  test.each([
    ['W1', '1@B', '1@B 2@B'],
    ['W2', '1@A 2@A', '1@A 2@A 3@A'],
    ['W3', '1@B', '1@B 2@B'],
    ['P1', '1@B 2@B', '1@B 2@B'],
    ['P3', '1@B 2@B', '1@B 2@B'],
    ['P8', '1@C 2@C', '1@C 2@C'],
  ])('%s: as many appear and act as there are symbols, silver ones with three heroes', (card, few, many) => {
    expect(drawn(card, two).wyrms()).toBe(few)
    expect(drawn(card, three).wyrms()).toBe(many)
  })

  test('WB-8.5 W4 and P5 reveal another card', () => {
    expect(drawn('W4 W1', two, { dice: '00' }).wyrms()).toBe('1@C 2@B')
    expect(drawn('P5 W1', two, { dice: '00' }).wyrms()).toBe('1@C 2@C 3@B')
    expect(drawn('P5', two, { dice: '00', wyrmDeck: 'P5 W3' }).table.wyrmDiscard).toEqual(['P5', 'W3'])
  })

  test('WB-8.11 W5 and P7: an area with three wyrms explodes', () => {
    for (const card of ['W5', 'P7']) {
      const t = drawn(card, 'laser@V silna@A', { wyrms: '1@V~ 2@V~ 3@V~', fate: 9 })
      const hurt = t.events.filter((event) => event.kind === 'hurt')
      expect(hurt.slice(-2)).toMatchObject([
        { hero: 'laser', n: 2 },
        { hero: 'silna', n: 1 },
      ])
      expect(t.events.some(({ kind }) => kind === 'blast')).toBe(true)
    }
  })

  test('W6: whoever shares an area with a wyrm loses a spark', () => {
    const t = drawn('W6', 'laser@A*2 silna@G*2')
    expect([t.hero('laser').sparks, t.hero('silna').sparks]).toEqual([1, 2])
  })

  test('P2: standing wyrms without a hero leap on', () => {
    expect(drawn('P2', two, { wyrms: '7@C~' }).wyrms()).toBe('7@E 8@C')
  })

  test('P4: stunned wyrms stand up first', () => {
    expect(drawn('P4', two, { wyrms: '7@A~' }).wyrms()).toBe('7@C 8@B')
  })

  test('P6: the dark aura hurts its bearer', () => {
    const t = drawn('P6', two)
    expect(t.events.filter(({ kind }) => kind === 'hurt')).toEqual([])
    const cursed = scene({
      book: 'V-A A-B B-C C-D D-E E-F F-G',
      heroes: two,
      vortex: 'V',
      objective: { enemy: [{ aura: { hero: 'one' } }, { draw_wyrm: 1 }] },
      wyrmDeck: 'P6',
      dice: '0',
      then: 'enemies',
    })
    cursed.play('0 silna')
    expect([cursed.hero('silna').hearts, cursed.hero('laser').hearts]).toEqual([5, 5])
  })

  test('there is a test for every wyrm card', () => {
    const named = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']
    expect(named).toEqual(Object.keys(story.cast.wyrmCards))
  })
})

describe('WB-8.14 WB-8.15 bosses', () => {
  /** A boss acts once with a number of successes; Laser is beside it, Mighty two areas away, Bull far. */
  function acts(boss: string, row: 0 | 1 | 2): Play {
    return scene({
      book: 'A-B B-C C-D D-E',
      heroes: 'laser@B:5*1 silna@C:6*1 byczek@E:6*1',
      units: `boss ${boss}@A:5`,
      vortex: 'E',
      objective: { vortex: ['E'], enemy: [{ unit_damage: { id: boss, n: 1 } }, { boss_act: boss }] },
      dice: ['--', 'x-', 'xx'][row] ?? '',
      then: 'enemies',
    })
  }
  const state = (t: Play, boss: string) => {
    const unit = t.table.units.find(({ id }) => id === boss)
    return `${unit?.area}${unit?.hearts} ${['laser', 'silna', 'byczek'].map((id) => t.hero(id).hearts).join('')} ${t.wyrms()}`.trim()
  }

  test.each([
    ['muncher', 0, 'A5 566 1@A'],
    ['muncher', 1, 'B4 366'],
    ['muncher', 2, 'A4 466'],
    ['blot', 0, 'A4 566 1@A'],
    ['blot', 1, 'B4 466'],
    ['blot', 2, 'A4 466'],
    ['snip', 0, 'B4 566'],
    ['snip', 1, 'B4 366'],
    ['snip', 2, 'A4 466 1@A'],
    ['warden', 0, 'B5 566'],
    ['warden', 1, 'B4 466'],
    ['warden', 2, 'A4 466'],
    ['nameless', 0, 'B4 466'],
    ['nameless', 1, 'B4 366'],
    ['nameless', 2, 'A4 455 1@E'],
  ] as const)('%s, row %i', (boss, row, then) => {
    expect(state(acts(boss, row), boss)).toBe(then)
  })

  test('a wave of ink takes a spark', () => {
    expect(acts('blot', 2).hero('laser').sparks).toBe(0)
    expect(acts('blot', 2).hero('silna').sparks).toBe(1)
  })

  test('WB-7.8 a boss without hearts neither acts nor is attacked, and cannot be pushed or stunned', () => {
    const t = scene({
      book: 'A-B',
      heroes: 'byczek@A laser@B',
      units: 'boss muncher@A:1',
      objective: { enemy: [{ boss_act: 'muncher' }] },
      dice: 'x--',
    })
    t.play('0 byczek', 'byczek attack', 'byczek none')
    expect(t.table.units[0]).toMatchObject({ hearts: 0, area: 'A' })
    expect(t.asked()).toBe('byczek has 2 actions')
    expect(t.refuse('byczek attack')).toBe('WB-7.2')
    t.play('byczek pass', 'laser pass')
    expect(t.hero('byczek').hearts).toBe(6)
  })
})
