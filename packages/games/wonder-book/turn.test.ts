import { describe, expect, test } from 'vitest'
import { doing, type Scene, scene } from './talk.ts'

const BOOK = 'A-B B-C C-D A|X'
const S: Scene = { book: BOOK, heroes: 'laser@A silna@B' }

describe('the turn', () => {
  test('WB-6.5 three actions in any order; passing ends the turn', () => {
    const t = scene(S)
    t.play('0 laser', 'laser move B', 'laser move A', 'laser move B')
    expect(t.hero('laser').done).toBe(true)
    expect(t.asked()).toBe('silna has 3 actions')
    t.play('silna pass')
    expect(t.table.rounds).toBe(1)
  })

  test('WB-1.5 WB-6.2 anyone says whose turn it is, also for a companion; its player acts', () => {
    const t = scene(S)
    expect(t.table.ask).toMatchObject({ manner: 'any', to: [0, 1] })
    t.play('silna laser')
    expect(t.table.ask?.to).toEqual([0])
    expect(t.refuse('silna move A')).toBe('not-asked')
  })

  test('WB-6.2 WB-6.4 who is unconscious has no turn; if all are, the enemies come at once', () => {
    const t = scene({ ...S, heroes: 'laser@A silna@B:0', then: 'turns' })
    expect(t.asked()).toBe('laser has 3 actions')
    const none = scene({ ...S, heroes: 'laser@A:0 silna@B:0', then: 'turns', fate: 3 })
    expect(none.table).toMatchObject({ rounds: 1, fate: 1 })
  })

  test('WB-2.6 alone one seat runs two heroes, with the pool and the values for two', () => {
    const t = doing([{ gain: { who: 'actor', sparks: 1 } }, { spawn: [1, 2, 3] }], { ...S, players: 1, vortex: 'D' })
    t.play('0 special go')
    expect(t.wyrms()).toBe('1@D')
    expect(t.table.pool).toBe(3)
    expect(t.table.ask?.to).toEqual([0])
  })

  test('WB-6.5 nothing is possible without actions', () => {
    const t = scene({
      ...S,
      heroes: 'laser@A*1+sc07 silna@B',
      wyrms: '1@A',
      sparks: 'A',
      dice: 'xxx',
      cards: [{ kind: 'interaction', area: 'B' }],
      placed: [2],
    })
    t.play('0 laser', 'laser collect', 'laser attack', 'laser move B')
    expect(t.asked()).toBe('laser has 0 actions')
    for (const line of ['move A', 'collect', 'attack', 'skill spray', 'interact 2', 'give sc07'])
      expect(t.refuse(`laser ${line}`)).toBe('WB-6.5')
    t.play('laser scrap sc07', 'laser none')
    expect(t.asked()).toBe('silna has 3 actions')
  })

  test('WB-6.9 WB-6.10 WB-6.11 interacting: in the area, the top card, cost and condition met', () => {
    const cards = [
      { kind: 'interaction', area: 'B' },
      { kind: 'interaction', area: 'A', cost: { sparks: 1 } },
      { kind: 'interaction', area: 'A', needs: { actor_item: 5 } },
      { kind: 'item' },
    ]
    const t = scene({ ...S, cards, placed: [2, 3, 4] })
    t.play('0 laser')
    expect(['interact 2', 'interact 3', 'interact 4', 'interact 5'].map((line) => t.refuse(`laser ${line}`))).toEqual([
      'WB-6.9',
      'WB-6.10',
      'WB-6.11',
      'WB-6.9',
    ])
    const rich = scene({ ...S, heroes: 'laser@A*1+5 silna@B', cards, placed: [2, 3, 4] })
    rich.play('0 laser', 'laser interact 3', 'laser interact 4')
    expect(rich.table.used).toEqual([3, 4])
    expect(rich.hero('laser').sparks).toBe(0)
  })

  test('WB-6.12 giving and taking: near, conscious, with consent', () => {
    const t = scene({ ...S, heroes: 'laser@A+sc01+2 silna@B+sc02 byczek@B:0+sc03 slodka@D+sc04', cards: [{ kind: 'item' }] })
    t.play('0 laser', 'laser give 2')
    expect(t.hero('silna').items).toEqual([2])
    t.play('laser take sc02 from silna')
    expect(t.asked()).toBe('consent: laser none')
    expect(t.table.ask?.to).toEqual([1])
    t.play('silna none')
    expect(t.hero('silna').scraps).toEqual(['sc02'])
    t.play('laser take sc02 from silna', 'silna laser')
    expect(t.hero('laser').scraps).toEqual(['sc01', 'sc02'])
  })

  test('WB-6.12 WB-6.26 nothing goes to or from those far away or unconscious', () => {
    const t = scene({ ...S, heroes: 'laser@A+sc01 byczek@B:0+sc03 slodka@D+sc04' })
    t.play('0 laser')
    expect(t.refuse('laser give sc01')).toBe('WB-6.12')
    expect(t.refuse('laser take sc03 from byczek')).toBe('WB-6.12')
    expect(t.refuse('laser take sc04 from slodka')).toBe('WB-6.12')
  })

  test('WB-6.26 nobody trades places with the unconscious or heals them', () => {
    const t = scene({ ...S, heroes: 'slodka@A*1 laser@B:0 silna@B:5', wyrms: '1@A', dice: 'xx' })
    t.play('0 slodka', 'slodka attack')
    expect(t.asked()).toBe('gain: slodka silna none')
  })

  test('WB-6.14 WB-6.17 special actions: place, condition and use', () => {
    const t = scene({
      ...S,
      objective: {
        actions: [
          { id: 'far', at: 'C', do: [{ fate: 1 }] },
          { id: 'wants', needs: { flag: 'no' }, do: [{ fate: 1 }, { set: 'no' }] },
          { id: 'idle', do: [{ hit: { dmg: 1, targets: 1, range: 'own' } }] },
          { id: 'dear', cost: { sparks: 1 }, do: [{ fate: 1 }] },
        ],
      },
    })
    t.play('0 laser')
    expect(['far', 'wants', 'idle', 'dear', 'none'].map((id) => t.refuse(`laser special ${id}`))).toEqual([
      'WB-6.14',
      'WB-6.14',
      'WB-6.17',
      'WB-6.10',
      'WB-6.14',
    ])
  })

  test('WB-6.18 WB-6.19 an additional action is counted once, and never a free one', () => {
    const t = scene({ ...S, heroes: 'silna@A*1 laser@B+sc07+ar2', wyrms: '1@B' })
    t.play('0 silna', 'silna skill baton')
    expect(t.asked()).toBe('silna acts once more')
    t.play('silna pass')
    const other = scene({ ...S, heroes: 'slodka@A*1+k3b laser@B+sc07+ar2' })
    other.play('0 slodka', 'slodka skill k3b')
    expect(other.refuse('laser scrap sc07')).toBe('WB-6.19')
    expect(other.refuse('laser special compass artefact ar2')).toBe('WB-6.19')
    other.play('laser move C')
    expect(other.hero('laser')).toMatchObject({ area: 'C', left: 0, moved: 0 })
  })

  test('WB-6.25 a hero who falls in the own turn ends it', () => {
    const t = doing([{ damage: { who: 'actor', n: 9 } }], { ...S, heroes: 'laser@A:2 silna@B' })
    t.play('laser special go')
    expect(t.hero('laser')).toMatchObject({ out: true, done: true, hearts: 0 })
    expect(t.asked()).toBe('silna has 3 actions')
  })

  test('WB-6.20 allies are taken along where a rule says so; of two either or both', () => {
    const cards = [
      { kind: 'rule', mods: { escort: 'dot' } },
      { kind: 'rule', mods: { escort: 'ticka' } },
    ]
    const t = scene({ ...S, cards, rules: [2, 3], units: 'ally dot@A:3,ally ticka@A:3' })
    t.play('0 laser')
    expect(t.legal('laser').filter((act) => JSON.stringify(act).includes('move'))).toHaveLength(4)
    t.play('laser move B with dot')
    expect(t.table.units.map(({ area }) => area)).toEqual(['B', 'A'])
    expect(t.refuse('laser move C with ticka')).toBe('WB-6.20')
  })

  test('WB-6.10 WB-6.27 a team pays from whom it likes, the unconscious included', () => {
    const t = doing([{ pay_team: [3, 3, 3] }, { fate: 1 }], { ...S, heroes: 'laser@A*1 silna@B:0*2 byczek@D*3' })
    t.play('laser special go')
    expect(t.asked()).toBe('payer: laser silna byczek')
    t.play('0 silna', '1 silna', '2 byczek')
    expect(t.table.heroes.map(({ sparks }) => sparks)).toEqual([1, 0, 2])
    expect(t.table.supply).toBe(14)
  })

  test('WB-6.23 a test of a card in the own turn can be rerolled, elsewhere not', () => {
    const test2 = { test: { dice: 2, need: 1, pass: [{ fate: 1 }], fail: [{ fate: -1 }] } }
    const t = doing([test2], { ...S, dice: '-- x-' })
    t.play('laser special go', 'laser heart')
    expect(t.table.fate).toBe(6)
    const story = scene({ ...S, objective: { enemy: [{ test: { ...test2.test, who: 'one' } }] }, dice: '--', then: 'enemies' })
    story.play('0 silna')
    expect(story.table.fate).toBe(4)
  })

  test('WB-3.4 the spring gives a spark at the start of a player phase if it has none', async () => {
    const { begin } = await import('./talk.ts')
    const { setup } = await import('./setup.ts')
    const { game } = await import('./rules.ts')
    const { firstTale } = await import('./tale.ts')
    const t = setup({ difficulty: 'normal', ties: 'ask', tale: game.options.tale.default }, 2)
    expect(firstTale({ id: 'lost-name', version: 1 })).toEqual(game.options.tale.default)
    const play = begin(t)
    play.play('0 laser', '1 silna')
    expect(play.table.sparks).toEqual({ hall: 1, kitchen: 1, library: 1 })
    play.play('0 laser', '0 move hall', '0 move library', '0 collect', '1 pass')
    expect(play.table.sparks).toEqual({ hall: 1, kitchen: 1, library: 1 })
    expect(play.table.supply).toBe(13)
  })
})

describe('attacks', () => {
  test('WB-7.1 the target is chosen after the roll', () => {
    const t = scene({ ...S, wyrms: '1@A 2@B', dice: 'x--' })
    t.play('0 laser', 'laser attack')
    expect(t.table.roll?.dice).toEqual([true, false, false])
    t.play('laser none', 'laser w2')
    expect(t.wyrms()).toBe('1@A 2@B~')
  })

  test('WB-7.2 there is no attack without an enemy in range', () => {
    const t = scene({ ...S, wyrms: '1@C' })
    t.play('0 laser')
    expect(t.refuse('laser attack')).toBe('WB-7.2')
  })

  test('WB-7.3 five dice at most, one at least', () => {
    const many = doing([{ roll_add: { dice: 9, counter: 'x' } }], {
      ...S,
      dice: 'xxxxx',
      objective: { goal: { count: { x: 99 } } },
    })
    many.play('laser special go')
    expect(many.table.counters).toEqual({ x: 5 })
    const few = doing([{ roll_add: { dice: 0, counter: 'x' } }], { ...S, dice: 'x', objective: { goal: { count: { x: 99 } } } })
    few.play('laser special go')
    expect(few.table.counters).toEqual({ x: 1 })
  })

  test('WB-7.5 surplus damage passes on only from a defeated target', () => {
    const t = scene({ ...S, wyrms: '1@A~ 2@A 3@B', dice: 'xxx' })
    t.play('0 laser', 'laser attack', 'laser w1')
    expect(t.asked()).toBe('attack: w2 w3')
    t.play('laser w2')
    expect(t.wyrms()).toBe('3@B')
  })

  test('WB-7.6 without a success nothing follows', () => {
    const t = scene({ ...S, heroes: 'slodka@A laser@B:1', wyrms: '1@A', dice: '--' })
    t.play('0 slodka', 'slodka attack', 'slodka none')
    expect(t.asked()).toBe('slodka has 2 actions')
    expect(t.hero('laser').hearts).toBe(1)
  })

  test('WB-7.8 a boss takes everything that is left', () => {
    const t = scene({ ...S, wyrms: '1@A~', units: 'boss muncher@A:9', dice: 'xxx' })
    t.play('0 laser', 'laser attack', 'laser w1')
    expect(t.table.units[0]?.hearts).toBe(7)
  })

  test('WB-7.9 damage at once, and nothing beyond the last heart', () => {
    const t = scene({
      ...S,
      heroes: 'laser@A:1 silna@A:5',
      objective: { enemy: [{ damage: { who: 'all', n: 3 } }] },
      then: 'enemies',
    })
    expect(t.events.filter(({ kind }) => kind === 'hurt')).toMatchObject([{ n: 1 }, { n: 3 }])
    expect(t.hero('silna').hearts).toBe(2)
  })

  test('WB-7.10 a hit reaches different enemies, in one area where it says so', () => {
    const t = doing([{ hit: { dmg: 1, targets: 2, range: 'near', together: true } }], { ...S, wyrms: '1@A 2@B 3@B 4@B' })
    t.play('laser special go', 'laser B')
    expect(t.wyrms()).toBe('1@A 2@B~ 3@B~ 4@B')
  })

  test('WB-7.12 wyrms that look alike are one answer', () => {
    const t = scene({ ...S, wyrms: '1@A 2@A 3@A~ 4@B', dice: 'x--' })
    t.play('0 laser', 'laser attack', 'laser none')
    expect(t.asked()).toBe('attack: w1 w3 w4')
  })
})

describe('the enemy phase', () => {
  const E: Scene = { book: 'A-B B-C C-D A|X', heroes: 'laser@A silna@D', then: 'enemies' }

  test('WB-8.1 the orders of the objective are carried out in order', () => {
    const t = scene({ ...E, objective: { enemy: [{ fate: 1 }, { damage: { who: 'all', n: 1 } }] } })
    expect(t.table.fate).toBe(6)
    expect(t.hero('laser').hearts).toBe(4)
  })

  test('WB-8.4 wyrms appear on the vortices in turn, as long as there are any', () => {
    const t = scene({ ...E, vortex: 'B C', objective: { enemy: [{ spawn: 3 }, { spawn: 3 }] } })
    expect(t.wyrms()).toBe('1@B 2@C 3@B 4@B')
    expect(scene({ ...E, objective: { enemy: [{ spawn: 3 }] } }).wyrms()).toBe('')
  })

  test('WB-8.9 a wyrm does not cross solid borders; one way counts in its direction', () => {
    const t = scene({
      ...E,
      book: 'A-B X|A Y>A',
      heroes: 'laser@A silna@B',
      wyrms: '1@X 2@Y',
      objective: { enemy: [{ activate: 1 }] },
    })
    expect(t.wyrms()).toBe('1@X 2@A')
  })

  test('WB-8.10 without a conscious hero a wyrm only stands up', () => {
    const t = scene({ ...E, heroes: 'laser@A:0 silna@D:0', wyrms: '1@A~ 2@B', objective: { enemy: [{ activate: 2 }] } })
    expect(t.wyrms()).toBe('1@A 2@B')
  })

  test('WB-8.12 the usual way spares the weakest, for the rest of the phase or as a setting', () => {
    const at = { ...E, heroes: 'laser@A:5 silna@A:2 byczek@A:6', wyrms: '1@A 2@A', objective: { enemy: [{ activate: 2 }] } }
    const asked = scene(at)
    expect(asked.asked()).toBe('prey: byczek laser silna usual')
    asked.play('0 silna', '0 usual')
    expect(['laser', 'silna', 'byczek'].map((id) => asked.hero(id).hearts)).toEqual([4, 1, 4])
    const usual = scene({ ...at, ties: 'usual' })
    expect(['laser', 'silna', 'byczek'].map((id) => usual.hero(id).hearts)).toEqual([3, 2, 4])
  })

  test('WB-8.12 the order of wyrms is asked only if somebody can fall', () => {
    const objective = { enemy: [{ activate: 1 }] }
    expect(scene({ ...E, heroes: 'laser@A silna@D', wyrms: '1@A 2@A~ 3@C', objective }).table.rounds).toBe(1)
    expect(scene({ ...E, heroes: 'laser@A:1 silna@D', wyrms: '1@A 2@A~ 3@B', objective }).asked()).toBe('order: w1 w2 w3 usual')
  })

  test('WB-8.13 an ally is attacked like a hero; without hearts it does what its card says', () => {
    const objective = { enemy: [{ activate: 1 }] }
    const t = scene({ ...E, heroes: 'laser@A silna@A', units: 'ally dot@C:1', wyrms: '1@C', objective })
    expect(t.table.fate).toBe(4)
    expect(t.table.units[0]?.hearts).toBe(3)
    const beetle = scene({ ...E, heroes: 'laser@A silna@A', units: 'ally ticka@C:1', wyrms: '1@C', objective })
    expect(beetle.table.units).toEqual([])
  })

  test('WB-8.15 a boss goes to the nearest hero, not to allies, and stops there', () => {
    const t = scene({
      ...E,
      units: 'boss snip@C:5,ally dot@C:3',
      heroes: 'laser@A silna@D:0',
      objective: { enemy: [{ boss_step: { id: 'snip', n: 5 } }] },
    })
    expect(t.table.units[0]?.area).toBe('A')
  })

  test('WB-8.16 a runner flees as far as it can, and else stays', () => {
    const objective = { enemy: [{ runner_flee: 'kite' }] }
    const t = scene({ ...E, heroes: 'laser@A silna@A', units: 'runner kite@B:1', objective })
    expect(t.table.units[0]?.area).toBe('C')
    const stays = scene({ ...E, heroes: 'laser@A silna@A', units: 'runner kite@D:1', objective })
    expect(stays.table.units[0]?.area).toBe('D')
  })

  test('WB-9.2 WB-9.4 an unconscious hero keeps things and aura, and takes nothing from it', () => {
    const t = scene({
      ...E,
      heroes: 'laser@A:1*2+sc01 silna@D',
      objective: { enemy: [{ aura: { hero: 'one' } }, { damage: { who: 'aura', n: 1 } }, { damage: { who: 'aura', n: 1 } }] },
    })
    t.play('0 laser')
    expect(t.events.filter(({ kind }) => kind === 'hurt')).toHaveLength(1)
    expect(t.hero('laser')).toMatchObject({ sparks: 2, scraps: ['sc01'], area: 'A' })
    expect(t.table.aura).toEqual({ hero: 0 })
  })

  test('WB-10.1 the last token ends everything, in the middle of a script', () => {
    const t = scene({ ...E, fate: 1, objective: { enemy: [{ fate: -1 }, { damage: { who: 'all', n: 1 } }] } })
    expect(t.table).toMatchObject({ over: true, end: 'lost', fate: 0 })
    expect(t.hero('laser').hearts).toBe(5)
  })

  test('WB-10.2 an eleventh token does not exist', () => {
    expect(scene({ ...E, fate: 10, objective: { enemy: [{ fate: 3 }] } }).table.fate).toBe(10)
  })

  test('WB-13.1 an effect that needs more than there is happens as far as possible', () => {
    const t = scene({ ...E, vortex: 'C', objective: { enemy: [{ sparks: { B: 12, C: 12 } }, { spawn: 20 }] } })
    expect(t.table.sparks).toEqual({ B: 12, C: 5 })
    expect(t.table).toMatchObject({ supply: 0, pool: 0 })
  })

  test('WB-13.1 hearts are no limit: a boss can have more than the game has tokens', () => {
    const heroes = 'laser@A silna@A byczek@D slodka@D'
    const t = scene({ ...E, heroes, objective: { enemy: [{ boss: { id: 'nameless', at: 'C' } }] } })
    expect(t.table.units).toMatchObject([{ id: 'nameless', hearts: 52, max: 52 }])
    expect(t.table.heroes.map(({ hearts }) => hearts)).toEqual([5, 6, 6, 5])
  })

  test('WB-8.18 an ally without a card in the chapter is the one of the campaign’s list', () => {
    const t = scene({ ...E, heroes: 'laser@A silna@A byczek@D', objective: { enemy: [{ ally: { id: 'dogear', at: 'C' } }] } })
    expect(t.table.units).toEqual([{ id: 'dogear', kind: 'ally', area: 'C', hearts: 5, max: 5 }])
    expect(t.table.pages).toEqual([{ card: 1, side: 'front' }])
  })

  test('WB-13.2 the players decide who gets the last sparks', () => {
    const t = scene({
      ...E,
      heroes: 'laser@A*8 silna@D*8',
      objective: { enemy: [{ gain: { who: 'all', sparks: 1, hearts: 1 } }] },
    })
    expect(t.asked()).toBe('gain: laser silna')
    t.play('1 silna')
    expect([t.hero('laser').sparks, t.hero('silna').sparks]).toEqual([8, 9])
  })

  test('WB-13.3 discarded scraps are shuffled when the deck is empty', () => {
    const t = doing([{ gain: { who: 'actor', scraps: 2 } }], { ...S, heroes: 'laser@A+sc09 silna@B', scrapDeck: '', dice: '0' })
    t.play('laser scrap sc09', 'laser special go')
    expect(t.hero('laser').scraps).toEqual(['sc09'])
    expect(t.refuse('laser special go')).toBe('WB-6.17')
  })
})
