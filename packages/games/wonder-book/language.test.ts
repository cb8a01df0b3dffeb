import { describe, expect, test } from 'vitest'
import { holds } from './conditions.ts'
import { type CONDITIONS, type Condition, condition } from './story/language/conditions.ts'
import { EFFECTS } from './story/language/effects.ts'
import type { HOOKS, MODS } from './story/language/mods.ts'
import type { At, JsonObject } from './story/shape.ts'
import { doing, type Play, type Scene, scene } from './talk.ts'

const S: Scene = { book: 'A-B B-C C-D A|X _H-A', heroes: 'laser@A silna@B byczek@D' }
const TWO: Scene = { ...S, heroes: 'laser@A silna@B' }

/** Laser does this script as an action. */
function go(script: readonly JsonObject[], more: Partial<Scene> = {}, ...answers: string[]): Play {
  const t = doing(script, { ...S, ...more })
  t.play('laser special go', ...answers)
  return t
}

/** The enemy phase consists of this script. */
function enemy(script: readonly JsonObject[], more: Partial<Scene> = {}, ...answers: string[]): Play {
  const t = scene({ ...TWO, ...more, objective: { ...more.objective, enemy: script }, then: 'enemies' })
  t.play(...answers)
  return t
}

const up = [{ fate: 1 }]
const down = [{ fate: -1 }]
const both = (text: string) => [text, text]
const item = { kind: 'item' }
const cupboard = { kind: 'interaction', area: 'A' }

const effects: { readonly [V in keyof typeof EFFECTS | 'if']: () => void } = {
  if() {
    expect(enemy([{ if: { pw: 'GLOW' }, then: up, else: down }]).table.fate).toBe(4)
    expect(enemy([{ if: { pw: 'GLOW' }, then: up, else: down }], { passwords: ['GLOW'] }).table.fate).toBe(6)
    expect(enemy([{ if: { pw: 'GLOW' }, then: up }]).table.fate).toBe(5)
  },
  choose() {
    const options = [
      { t: both('Up'), do: up },
      { t: both('Down'), do: down },
      { t: both('Shut'), if: { pw: 'GLOW' }, do: down },
    ]
    const t = enemy([{ choose: options }])
    expect(t.asked()).toBe('choose: option 0 option 1')
    t.play('1 option 1')
    expect(t.table.fate).toBe(4)
  },
  test() {
    const script = [{ test: { dice: 3, need: 2, pass: up, fail: down } }]
    expect(go(script, { dice: 'xx-' }, 'laser none').table.fate).toBe(6)
    expect(go(script, { dice: '---' }, 'laser none').table.fate).toBe(4)
  },
  roll_add() {
    const t = go(
      [{ roll_add: { dice: 3, counter: 'n' } }],
      { dice: 'xx-', objective: { goal: { count: { n: 9 } } } },
      'laser none',
    )
    expect(t.table.counters).toEqual({ n: 2 })
  },
  read() {
    const t = go([{ read: 2 }, ...up], { cards: [{ kind: 'story', do: [{ fate: 2 }] }] })
    expect(t.table.fate).toBe(8)
    expect(t.table.pages.at(-1)).toEqual({ card: 2, side: 'front' })
  },
  unfold() {
    const t = go([{ unfold: 'hidden' }])
    t.play('laser move _H')
    expect(t.hero('laser').area).toBe('_H')
  },
  fold() {
    const t = go([{ unfold: 'hidden' }, { hero_move: '_H' }, { fold: { level: 'hidden', push: 'D' } }])
    expect(t.hero('laser').area).toBe('D')
    expect(t.table.board.levels).toEqual(['all'])
  },
  hero_move() {
    expect(go([{ hero_move: 'C' }]).hero('laser').area).toBe('C')
  },
  edge() {
    const t = go([{ edge: ['A', 'X', 'dashed'] }, { edge: ['B', 'A', 'solid'] }])
    expect(t.refuse('laser move B')).toBe('WB-6.6')
    t.play('laser move X')
  },
  toggle() {
    const script = [
      {
        toggle: [
          ['A', 'X'],
          ['A', 'B'],
        ],
      },
    ]
    const t = go(script)
    expect(t.legal('laser')).toContainEqual({ do: 'move', to: 'X' })
    t.play('laser special go')
    expect(t.legal('laser')).toContainEqual({ do: 'move', to: 'B' })
  },
  close() {
    const t = go([{ close: { area: 'B', push: 'D' } }], { wyrms: '1@B', sparks: 'B', units: 'ally dot@B:3', vortex: 'B' })
    expect([t.hero('silna').area, t.wyrms(), t.table.units[0]?.area]).toEqual(['D', '1@D', 'D'])
    expect([t.table.sparks, t.table.vortices]).toEqual([{ D: 1 }, []])
  },
  open() {
    const t = go([{ close: { area: 'B', push: 'D' } }, { open: 'B' }])
    expect(t.legal('laser')).toContainEqual({ do: 'move', to: 'B' })
  },
  vortex() {
    expect(go([{ vortex: ['C'] }, { spawn: 1 }]).wyrms()).toBe('1@C')
  },
  heroes_to() {
    const t = go([{ heroes_to: 'C' }], { heroes: 'laser@A silna@B:0 byczek@D' })
    expect(t.table.heroes.map(({ area }) => area)).toEqual(['C', 'C', 'C'])
    const each = go([{ heroes_to: ['A', 'B'] }], {}, 'laser B', 'silna A', 'byczek A')
    expect(each.table.heroes.map(({ area }) => area)).toEqual(['B', 'A', 'A'])
  },
  sparks() {
    expect(go([{ sparks: { B: [1, 2, 3], C: 1 } }]).table.sparks).toEqual({ B: 2, C: 1 })
  },
  wyrms() {
    expect(go([{ wyrms: { '@actor': 1, C: 2 } }]).wyrms()).toBe('1@A 2@C 3@C')
  },
  spawn() {
    expect(go([{ spawn: [1, 2, 3] }], { vortex: 'C D' }).wyrms()).toBe('1@C 2@D')
  },
  remove_wyrms() {
    expect(go([{ remove_wyrms: { board: true, n: 'all' } }], { wyrms: '1@A 2@B' }).wyrms()).toBe('')
    const t = go([{ remove_wyrms: { board: true, n: 1 } }], { wyrms: '1@A 2@A 3@B~' }, '1 w3')
    expect([t.wyrms(), t.table.defeated]).toEqual(['1@A 2@A', 0])
    expect(go([{ remove_wyrms: { area: '@actor', n: 'all' } }], { wyrms: '1@A 2@B' }).wyrms()).toBe('2@B')
  },
  aura() {
    const t = go([{ aura: { hero: { near: '@actor' } } }], {}, 'laser laser')
    expect(t.table.aura).toEqual({ hero: 0 })
    t.play('laser special go')
    expect(t.table.aura).toEqual({ hero: 1 })
    expect(go([{ aura: { area: 'C' } }, { aura: 'none' }]).table.aura).toBe(null)
    expect(
      go([{ aura: { area: 'C' } }, { damage: { who: { in: '@aura' }, n: 1 } }], { heroes: 'laser@A silna@C' }).hero('silna')
        .hearts,
    ).toBe(5)
  },
  token() {
    expect(go([{ token: { id: 'hand', at: 'C' } }]).table.tokens).toEqual([{ id: 'hand', area: 'C' }])
  },
  token_step() {
    const t = go([{ token: { id: 'hand', at: 'C' } }, { token_step: { id: 'hand', ring: ['A', 'B', 'C'], n: 2 } }])
    expect(t.table.tokens).toEqual([{ id: 'hand', area: 'B' }])
  },
  hero_select() {
    const t = scene({ ...S, then: [{ op: 'enlist', nth: 0, picked: null }] })
    expect(t.asked()).toBe('hero: slodka')
  },
  place() {
    const t = go([{ place: [2] }], { cards: [cupboard] })
    expect(t.table.placed).toEqual([2])
    t.play('laser interact 2')
  },
  stack() {
    const t = go([{ stack: { id: 'blue', cards: [2, 3] } }], { cards: [cupboard, cupboard] })
    expect(t.refuse('laser interact 3')).toBe('WB-6.9')
    t.play('laser interact 2', 'laser interact 3')
    expect(t.table.stacks).toEqual([{ id: 'blue', cards: [] }])
  },
  discard() {
    expect(go([{ discard: [2] }], { cards: [cupboard], placed: [2] }).table.placed).toEqual([])
  },
  recycle() {
    const t = scene({
      ...S,
      heroes: 'laser@A*3 silna@B',
      cards: [{ ...cupboard, cost: { sparks: 1 }, back: { do: [{ recycle: true }] } }],
      placed: [2],
    })
    t.play('0 laser', 'laser interact 2', 'laser interact 2')
    expect([t.table.placed, t.table.used, t.hero('laser').sparks]).toEqual([[2], [], 1])
  },
  item() {
    expect(go([{ item: 2 }], { cards: [item] }).hero('laser').items).toEqual([2])
    expect(go([{ item: { n: 2, who: 'one' } }], { cards: [item] }, 'laser byczek').hero('byczek').items).toEqual([2])
  },
  drop_item() {
    expect(go([{ drop_item: 2 }, ...up], { cards: [item], heroes: 'laser@A silna@B+2' }).hero('silna').items).toEqual([])
  },
  rule() {
    const t = go([{ rule: 2 }], { cards: [{ kind: 'rule', optional: true, mods: { actions: 1 } }] })
    expect(t.table.rules).toEqual([2])
  },
  end_rule() {
    expect(go([{ end_rule: 2 }], { cards: [{ kind: 'rule' }], rules: [2] }).table.rules).toEqual([])
  },
  envelope() {
    const t = go([{ envelope: true }], {}, 'laser ar3', 'silna ar1', 'byczek ar5')
    expect(t.table.artefacts).toEqual({ laser: 'ar3', silna: 'ar1', byczek: 'ar5' })
    expect(t.hero('silna').hearts).toBe(7)
  },
  gain() {
    const t = go([{ gain: { who: 'all', hearts: 1, sparks: 1, scraps: 1 } }], {
      heroes: 'laser@A:1 silna@B:0 byczek@D:2',
      dice: '00',
    })
    expect(t.table.heroes.map((h) => [h.hearts, h.sparks, h.scraps.length])).toEqual([
      [2, 1, 1],
      [0, 0, 0],
      [3, 1, 1],
    ])
    const some = go(
      [{ gain: { who: 'all', hearts: 1, pick: 2 } }],
      { heroes: 'laser@A:1 silna@B:1 byczek@D:1' },
      'laser silna',
      'laser laser',
    )
    expect(some.table.heroes.map(({ hearts }) => hearts)).toEqual([2, 2, 1])
  },
  lose() {
    const t = go([{ lose: { who: 'all', sparks: 2, scraps: 1 } }], { heroes: 'laser@A*1+sc01+sc02 silna@B*5' }, 'laser sc01')
    expect(t.table.heroes.map(({ sparks }) => sparks)).toEqual([0, 3])
    expect(t.hero('laser').scraps).toEqual(['sc02'])
  },
  pay_team() {
    expect(go([{ pay_team: 2 }, ...up], { heroes: 'laser@A*5 silna@B' }).hero('laser').sparks).toBe(3)
  },
  damage() {
    const t = go([{ damage: { who: { near: '@actor' }, n: [1, 2, 3] } }])
    expect(t.table.heroes.map(({ hearts }) => hearts)).toEqual([3, 4, 6])
    expect(enemy([{ damage: { who: 'one', n: 1 } }], {}, '0 silna').hero('silna').hearts).toBe(5)
  },
  heal_full() {
    expect(
      go([{ heal_full: 'all' }], { heroes: 'laser@A:1 silna@B:0 byczek@D:2' }).table.heroes.map(({ hearts }) => hearts),
    ).toEqual([5, 0, 6])
  },
  fate() {
    expect(go([{ fate: 2 }, { fate: -1 }]).table.fate).toBe(6)
  },
  write() {
    const t = go([{ write: 'GLOW' }, { write: 'GLOW' }])
    expect(t.table.passwords).toEqual([{ word: 'GLOW', chapter: 1 }])
  },
  erase() {
    expect(
      go([{ erase: 'GLOW' }, { erase: 'OR' }], { passwords: ['GLOW', 'ME'] }).table.passwords.map(({ word }) => word),
    ).toEqual(['ME'])
  },
  set() {
    expect(go([{ set: 'f' }, { if: { flag: 'f' }, then: up }]).table.fate).toBe(6)
  },
  clear_flag() {
    expect(go([{ set: 'f' }, { clear_flag: 'f' }, { if: { flag: 'f' }, then: up }]).table.fate).toBe(5)
  },
  add() {
    const t = go([{ add: { n: [1, 2, 3] } }, { add: { m: -4 } }], { objective: { goal: { count: { n: 9, m: 9 } } } })
    expect(t.table.counters).toEqual({ n: 2, m: 0 })
  },
  reset() {
    expect(go([{ add: { n: 3 } }, { reset: 'n' }], { objective: { goal: { count: { n: 9 } } } }).table.counters).toEqual({ n: 0 })
  },
  ally() {
    const t = go([{ ally: { id: 'dot', at: 'C' } }], { cards: [{ kind: 'ally', ref: 'dot' }] })
    expect(t.table.units).toEqual([{ id: 'dot', kind: 'ally', area: 'C', hearts: 3, max: 3 }])
    expect(t.table.pages).toContainEqual({ card: 2, side: 'front' })
  },
  boss() {
    expect(go([{ boss: { id: 'muncher', at: 'C' } }]).table.units).toMatchObject([{ kind: 'boss', hearts: 19 }])
  },
  runner() {
    expect(go([{ runner: { id: 'kite', at: 'C' } }]).table.units).toMatchObject([{ kind: 'runner', hearts: 1 }])
  },
  unit_gone() {
    expect(go([{ unit_gone: 'dot' }], { units: 'ally dot@C:3' }).table.units).toEqual([])
  },
  unit_to() {
    expect(go([{ unit_to: { id: 'dot', to: '@actor' } }], { units: 'ally dot@C:3' }).table.units[0]?.area).toBe('A')
  },
  unit_heal() {
    expect(go([{ unit_heal: { id: 'dot', n: 9 } }], { units: 'ally dot@C:1' }).table.units[0]?.hearts).toBe(3)
    expect(go([{ unit_heal: { id: 'snip', n: 9 } }], { units: 'boss snip@C:0' }).table.units[0]?.hearts).toBe(0)
  },
  unit_damage() {
    expect(go([{ unit_damage: { id: 'snip', n: 2 } }], { units: 'boss snip@C:5' }).table.units[0]?.hearts).toBe(3)
  },
  boss_step() {
    expect(enemy([{ boss_step: { id: 'snip', n: 1 } }], { units: 'boss snip@D:5' }).table.units[0]?.area).toBe('C')
  },
  unit_hit() {
    const t = enemy(
      [{ unit_hit: { id: 'ticka', dmg: 1, targets: 1, range: 'near' } }],
      { units: 'ally ticka@C:3', wyrms: '1@C 2@D~ 3@A' },
      '0 w2',
    )
    expect(t.wyrms()).toBe('1@C 3@A')
  },
  boss_act() {
    expect(enemy([{ boss_act: 'snip' }], { units: 'boss snip@C:5', dice: 'x-' }).hero('silna').hearts).toBe(4)
  },
  runner_flee() {
    expect(enemy([{ runner_flee: 'kite' }], { units: 'runner kite@C:1' }).table.units[0]?.area).toBe('D')
  },
  draw_wyrm() {
    expect(enemy([{ draw_wyrm: 2 }], { wyrmDeck: 'W1 W3', vortex: 'D', dice: '00' }).table.wyrmDiscard).toHaveLength(2)
  },
  activate() {
    expect(enemy([{ activate: 1 }], { wyrms: '1@D' }).wyrms()).toBe('1@C')
  },
  advance() {
    expect(enemy([{ advance: true }], { wyrms: '1@D 2@A 3@D~' }).wyrms()).toBe('1@C 2@A 3@D~')
  },
  recover() {
    expect(enemy([{ recover: true }], { wyrms: '1@D~' }).wyrms()).toBe('1@D')
  },
  explode() {
    const t = enemy([{ explode: { min: 2, in: 2, near: 1 } }], { wyrms: '1@A 2@A~ 3@D', units: 'ally dot@B:3' }, '0 w2')
    expect([t.wyrms(), t.hero('laser').hearts, t.hero('silna').hearts, t.table.units[0]?.hearts]).toEqual(['1@A 3@D', 3, 5, 2])
  },
  attack() {
    const attack = { dice: 4, range: 'any', mode: 'spread', on_hit: up }
    const t = go([{ attack }], { wyrms: '1@D~ 2@C~', dice: 'xx--' }, 'laser none', 'laser w1')
    expect([t.wyrms(), t.table.fate]).toEqual(['', 6])
  },
  hero_attack() {
    expect(go([{ hero_attack: true }], { wyrms: '1@B', dice: 'xxx' }).wyrms()).toBe('')
  },
  hit() {
    expect(go([{ hit: { dmg: 2, targets: 'all', range: 'any' } }], { wyrms: '1@B 2@D' }).wyrms()).toBe('')
  },
  push() {
    const t = go([{ push: { targets: 1, range: 'own', steps: 2 } }], { wyrms: '1@A' }, 'laser w1', 'laser C')
    expect(t.wyrms()).toBe('1@C')
  },
  step() {
    expect(go([{ step: { who: 'actor', n: 2 } }], {}, 'laser B', 'laser none').hero('laser').area).toBe('B')
  },
  jump() {
    const t = go([{ jump: { who: 'actor', range: 1 } }])
    expect(t.asked()).toBe('jump: B X none')
    t.play('laser X')
    expect(t.hero('laser').area).toBe('X')
  },
  swap() {
    const t = go([{ swap: true }], {}, 'laser byczek')
    expect([t.hero('laser').area, t.hero('byczek').area]).toEqual(['D', 'A'])
  },
  extra_action() {
    const t = go([{ extra_action: { who: 'actor', n: 2 } }], {}, 'laser move B', 'laser move C')
    expect(t.asked()).toBe('laser has 2 actions')
  },
}

describe('WB-5.16 WB-5.5 WB-2.7 WB-3.3 WB-3.5 WB-12.1 effects', () => {
  test('there is a test for every effect', () => {
    expect(Object.keys(effects).sort()).toEqual([...Object.keys(EFFECTS), 'if'].sort())
  })
  test.each(Object.entries(effects))('%s', (_verb, check) => check())
})

const reading: At = {
  path: '',
  within: () => reading,
  use: () => {},
  keep: () => '',
  script: () => 0,
  fail(problem) {
    throw new Error(problem)
  },
  attempt: (read) => read(),
}

/** Whether a condition holds where Laser acts: heroes, units and counters as below. */
function isTrue(json: JsonObject, more: Partial<Scene> = {}): boolean {
  const t = scene({
    ...S,
    heroes: 'laser@A*2+3 silna@A*1 byczek@D:0*1',
    units: 'ally dot@C:3,boss snip@D:0',
    wyrms: '1@B',
    passwords: ['GLOW'],
    cards: [cupboard, item],
    ...more,
  })
  const table = t.table
  table.flags.push('f')
  table.counters['n'] = 2
  table.aura = { hero: 0 }
  table.used = [2]
  table.stacks = [
    { id: 'blue', cards: [] },
    { id: 'red', cards: [9] },
  ]
  table.fates = [4]
  table.chapter = 1
  table.rounds = 2
  table.defeated = 3
  return holds({ ...table, chapter: 2 }, condition.read(json, reading), 0)
}

const conditions: { readonly [K in keyof typeof CONDITIONS]: readonly [holds: JsonObject, fails: JsonObject] } = {
  pw: [{ pw: 'GLOW' }, { pw: 'OR' }],
  flag: [{ flag: 'f' }, { flag: 'g' }],
  count: [{ count: { n: 2 } }, { count: { n: [2, 3, 4] } }],
  item: [{ item: 3 }, { item: 4 }],
  actor_item: [{ actor_item: 3 }, { actor_item: 4 }],
  actor_sparks: [{ actor_sparks: 2 }, { actor_sparks: 3 }],
  actor_aura: [{ actor_aura: true }, { not: { actor_aura: true } }],
  team_sparks: [{ team_sparks: 4 }, { team_sparks: 5 }],
  aura_on: [{ aura_on: true }, { not: { aura_on: true } }],
  all_in: [{ not: { all_in: 'A' } }, { all_in: 'A' }],
  any_in: [{ any_in: 'A' }, { any_in: 'D' }],
  heroes_in: [{ heroes_in: { area: 'A', n: 2 } }, { heroes_in: { area: 'D', n: 1 } }],
  clear: [{ clear: 'A' }, { clear: 'board' }],
  defeated: [{ defeated: [1, 3, 9] }, { defeated: 4 }],
  unit_in: [{ unit_in: ['dot', 'C'] }, { unit_in: ['dot', 'A'] }],
  unit_down: [{ unit_down: 'snip' }, { unit_down: 'dot' }],
  unit_hearts: [{ unit_hearts: ['dot', 3] }, { unit_hearts: ['dot', 2] }],
  used: [{ used: [2] }, { used: [2, 3] }],
  stack_empty: [{ stack_empty: 'blue' }, { stack_empty: 'red' }],
  hero: [{ hero: 'silna' }, { hero: 'slodka' }],
  heroes: [{ heroes: 3 }, { heroes: 4 }],
  fate: [{ fate: 5 }, { fate: 6 }],
  last_fate: [{ last_fate: 4 }, { last_fate: 5 }],
  fate_total: [{ fate_total: 4 }, { fate_total: 5 }],
  rounds: [{ rounds: 2 }, { rounds: 3 }],
}

describe('WB-5.16 conditions', () => {
  test.each(Object.entries(conditions))('%s', (_name, [yes, no]) => {
    expect([isTrue(yes), isTrue(no)]).toEqual([true, false])
  })

  test('all, any, not', () => {
    const [yes, no]: readonly [JsonObject, JsonObject] = [{ fate: 5 }, { fate: 6 }]
    expect(
      [{ all: [yes, yes] }, { all: [yes, no] }, { any: [no, yes] }, { any: [no, no] }, { not: no }].map((one) => isTrue(one)),
    ).toEqual([true, false, true, false, true])
  })

  test('all_in wants everyone conscious', () => {
    const all: Condition = { is: 'all_in', of: 'A' }
    expect(holds(scene({ ...S, heroes: 'laser@A silna@A' }).table, all, 0)).toBe(true)
  })
})

const whos: readonly (readonly [who: string | JsonObject, hurt: string])[] = [
  ['actor', ''],
  ['all', 'laser silna byczek'],
  ['with_wyrm', 'byczek'],
  ['alone', 'byczek'],
  [{ in: 'B' }, 'silna'],
  [{ near: 'A' }, 'laser silna'],
  [{ hero: 'silna' }, 'silna'],
  [{ nearest: 'dot' }, 'byczek'],
  [{ in: '@dot' }, ''],
]

test.each(whos)('WB-5.16 whom %j means', (who, hurt) => {
  const t = enemy([{ damage: { who, n: 1 } }], {
    heroes: S.heroes,
    wyrms: '1@D~',
    units: 'ally dot@C:3',
    book: 'A-B B-C C-D B|D A|X',
  })
  // The players choose between two that are equally near.
  if (t.asked().startsWith('harm')) t.play('0 byczek')
  expect(t.events.flatMap((event) => ('hero' in event && event.kind === 'hurt' ? [event.hero] : [])).join(' ')).toBe(hurt)
})

const modifiers: { readonly [M in keyof typeof MODS]: () => void } = {
  actions() {
    const t = scene({ ...TWO, cards: [{ kind: 'rule', mods: { actions: 2 } }], rules: [2] })
    t.play('0 laser')
    expect(t.hero('laser').left).toBe(2)
  },
  dark() {
    const cards = [{ kind: 'rule', mods: { dark: { n: 1, light: [3], radius: 1 } } }, item]
    const dice = (heroes: string) => {
      const t = scene({ ...TWO, heroes, cards, rules: [2], wyrms: '1@A', dice: '---' })
      if (t.asked().startsWith('turn')) t.play('0 laser')
      t.play('laser attack')
      return t.table.roll?.dice.length
    }
    expect([dice('laser@A silna@B'), dice('laser@A silna@B+3'), dice('laser@A silna@C+3'), dice('laser@A silna@B:0+3')]).toEqual([
      2, 3, 2, 2,
    ])
  },
  escort() {
    const t = scene({ ...TWO, objective: { mods: { escort: 'dot' } }, units: 'ally dot@A:3' })
    t.play('0 laser', 'laser move B with dot')
    expect(t.table.units[0]?.area).toBe('B')
  },
  no_give() {
    const t = scene({ ...TWO, heroes: 'laser@A+sc01 silna@A', objective: { mods: { no_give: true } } })
    t.play('0 laser')
    expect(t.refuse('laser give sc01')).toBe('WB-6.12')
  },
  cheap_give() {
    const t = scene({ ...TWO, heroes: 'laser@A+sc01 silna@D', objective: { mods: { cheap_give: true } } })
    t.play('0 laser', 'laser give sc01')
    expect(t.hero('silna').scraps).toEqual(['sc01'])
  },
  attack_dice: () => expect(withItem({ attack_dice: 1 }, '----').table.roll?.dice).toHaveLength(4),
  attack_range: () => expect(withItem({ attack_range: 'any' }, 'xxx', '1@D').wyrms()).toBe(''),
  attack_mode: () => expect(withItem({ attack_mode: 'single' }, 'xxx').wyrms()).toBe('1@A~'),
  max_hearts() {
    const t = scene({ ...TWO, heroes: 'laser@A+2 silna@B', cards: [{ ...item, mods: { max_hearts: 2 } }] })
    expect(t.hero('laser').hearts).toBe(7)
    t.play('0 laser', 'laser give 2')
    expect([t.hero('laser').hearts, t.hero('silna').hearts]).toEqual([5, 8])
  },
  guard() {
    const t = enemy([{ damage: { who: 'all', n: 2 } }], { heroes: 'laser@A+2 silna@B', cards: [{ ...item, mods: { guard: 1 } }] })
    expect([t.hero('laser').hearts, t.hero('silna').hearts]).toEqual([4, 4])
  },
  free_reroll() {
    const t = withItem({ free_reroll: true }, '--- xxx')
    t.play('laser heart')
    expect(t.hero('laser').hearts).toBe(5)
  },
  free_moves() {
    const t = holding({ free_moves: 1 })
    t.play('laser move B')
    expect(t.hero('laser').left).toBe(3)
  },
  collect_all() {
    const t = holding({ collect_all: true }, { sparks: 'A A' })
    t.play('laser collect')
    expect(t.hero('laser').sparks).toBe(2)
  },
  on_defeat: () => expect(withItem({ on_defeat: up }, 'xxx').table.fate).toBe(6),
  turn_start: () => expect(holding({ turn_start: up }).table.fate).toBe(6),
  free_scrap() {
    const t = holding({ free_scrap: true }, { heroes: 'laser@A+2+sc09 silna@B' })
    t.play('laser scrap sc09')
    expect(t.hero('laser').left).toBe(3)
  },
  skill_hearts() {
    const t = holding({ skill_hearts: 1 }, { heroes: 'slodka@A*1+2 silna@B:1' }, 'slodka')
    t.play('slodka skill treat', 'slodka silna')
    expect(t.hero('silna').hearts).toBe(4)
  },
  skill_targets() {
    const t = holding({ skill_targets: 'all' }, { heroes: 'laser@A*1+2 silna@B', wyrms: '1@A 2@A 3@A 4@A' })
    t.play('laser skill spray')
    expect(t.wyrms()).toBe('1@A~ 2@A~ 3@A~ 4@A~')
  },
  second_wind() {
    const t = enemy([{ damage: { who: 'all', n: 5 } }], {
      heroes: 'laser@A:3+2 silna@B:6',
      cards: [{ ...item, mods: { second_wind: true } }],
    })
    expect(t.asked()).toBe('wind: laser none')
  },
  charge() {
    const t = holding({ charge: { moved: 1, dice: 2 } }, { wyrms: '1@B', dice: '-----' })
    t.play('laser move B', 'laser attack')
    expect(t.table.roll?.dice).toHaveLength(5)
  },
}

/** Laser's turn, who holds an item with these modifiers. */
function holding(mods: JsonObject, more: Partial<Scene> = {}, hero = 'laser'): Play {
  const t = scene({ ...TWO, heroes: 'laser@A+2 silna@B', cards: [{ ...item, mods }], ...more })
  t.play(`0 ${hero}`)
  return t
}

function withItem(mods: JsonObject, dice: string, wyrms = '1@A'): Play {
  const t = holding(mods, { wyrms, dice })
  t.play('laser attack')
  return t
}

describe('WB-5.7 WB-5.8 WB-5.16 modifiers', () => {
  test.each(Object.entries(modifiers))('%s', (_name, check) => check())
})

/** What happens at each hook: a token is turned up. */
const hooks: { readonly [H in keyof typeof HOOKS]: () => number } = {
  round_start: () => hooked({ round_start: up }, 'round').table.fate,
  player_end() {
    const t = hooked({ player_end: up }, 'turns')
    t.play('0 laser', 'laser pass', 'silna pass')
    return t.table.fate
  },
  enemy_start: () => hooked({ enemy_start: up }, 'enemies').table.fate,
  enemy_end: () => hooked({ enemy_end: up }, 'enemies').table.fate,
  wyrm_defeated() {
    const t = hooked({ wyrm_defeated: up }, 'turns', { wyrms: '1@A~', dice: 'x--' })
    t.play('0 laser', 'laser attack', 'laser none')
    return t.table.fate
  },
  hero_enters() {
    const t = hooked({ hero_enters: { B: up } }, 'turns')
    t.play('0 laser', 'laser move B')
    return t.table.fate
  },
  turn_end_in() {
    const t = hooked({ turn_end_in: { A: up } }, 'turns')
    t.play('0 laser', 'laser pass')
    return t.table.fate
  },
}

function hooked(hooks: JsonObject, then: 'round' | 'turns' | 'enemies', more: Partial<Scene> = {}): Play {
  return scene({ ...TWO, cards: [{ kind: 'rule', hooks }], rules: [2], then, ...more })
}

describe('WB-5.8 WB-5.16 hooks', () => {
  test.each(Object.entries(hooks))('%s', (_name, fate) => expect(fate()).toBe(6))

  test('entering is by Move and hero_move, not by steps, jumps and swaps', () => {
    const t = scene({ ...TWO, heroes: 'laser@A+sc07 silna@C', objective: { hooks: { hero_enters: { B: up } } } })
    t.play('0 laser', 'laser scrap sc07', 'laser B', 'laser none')
    expect(t.table.fate).toBe(5)
  })
})

describe('what an action costs', () => {
  test('WB-6.10 hearts but the last one, and items', () => {
    const actions = [
      { id: 'blood', cost: { hearts: 2 }, do: up },
      { id: 'sell', cost: { item: 2 }, do: up },
    ]
    const t = scene({ ...TWO, heroes: 'laser@A:3+2 silna@B', cards: [item], objective: { actions } })
    t.play('0 laser', 'laser special blood', 'laser special sell')
    expect(t.hero('laser')).toMatchObject({ hearts: 1, items: [] })
    expect(t.table.fate).toBe(7)
    expect(t.refuse('laser special blood')).toBe('WB-6.10')
    expect(t.refuse('laser special sell')).toBe('WB-6.10')
  })
})
