import { describe, expect, test } from 'vitest'
import { type Scene, scene } from './talk.ts'

const BOOK: Scene = { book: 'A-B B-C C-D A|X', heroes: 'laser@A*3 silna@A', fate: 5 }

/** The first hero's turn, with these dice. */
function turnOf(heroes: string, more: Partial<Scene> = {}) {
  const t = scene({ ...BOOK, heroes, ...more })
  const [first = ''] = heroes.split('@')
  if (t.asked().startsWith('turn:')) t.play(`0 ${first}`)
  return t
}

describe('the four heroes', () => {
  test('WB-4.1 Laser shoots one enemy beside, and sprays up to three in one area', () => {
    const t = turnOf('laser@A*1 silna@D', { wyrms: '1@B 2@B 3@B 4@C', dice: 'xx-' })
    t.play('laser attack', 'laser none')
    expect(t.wyrms()).toBe('2@B 3@B 4@C')
    t.play('laser skill spray')
    expect(t.wyrms()).toBe('2@B~ 3@B~ 4@C')
    expect(t.hero('laser').sparks).toBe(0)
    expect(t.refuse('laser skill spray')).toBe('WB-6.10')
  })

  test('WB-4.1 three of four wyrms in one area are sprayed', () => {
    const t = turnOf('laser@A*1 silna@D', { wyrms: '1@A 2@A 3@A~ 4@A' })
    t.play('laser skill spray', 'laser w3')
    expect(t.wyrms()).toBe('1@A~ 2@A~ 4@A')
  })

  test('WB-4.3 Sugar stuns and heals whom she likes, or nobody', () => {
    const t = turnOf('slodka@A laser@D:2', { wyrms: '1@B 2@B', dice: 'xx x-' })
    t.play('slodka attack')
    expect(t.asked()).toBe('gain: slodka laser none')
    t.play('slodka laser')
    expect(t.hero('laser').hearts).toBe(3)
    expect(t.wyrms()).toBe('1@B~ 2@B')
    t.play('slodka attack', 'slodka none', 'slodka w1', 'slodka none')
    expect(t.hero('laser').hearts).toBe(3)
    expect(t.wyrms()).toBe('2@B')
  })

  test('WB-4.3 WB-6.8 a treat heals two hearts, anywhere', () => {
    const t = turnOf('slodka@A*1 laser@D:2')
    t.play('slodka skill treat', 'slodka laser')
    expect(t.hero('laser').hearts).toBe(4)
    expect(t.refuse('slodka skill baton')).toBe('WB-6.8')
  })

  test('WB-4.4 WB-7.11 Bull hits one enemy and may push one out of his area', () => {
    const t = turnOf('byczek@A laser@D', { wyrms: '1@A 2@A', dice: 'xx- x--' })
    t.play('byczek attack', 'byczek none')
    expect(t.asked()).toBe('push: w2 none')
    t.play('byczek w2')
    expect(t.wyrms()).toBe('2@B')
  })

  test('WB-4.4 a charge is up to two steps and an attack', () => {
    const t = turnOf('byczek@A*1 laser@D', { wyrms: '1@C', dice: 'xxx' })
    t.play('byczek skill charge', 'byczek B', 'byczek C')
    expect(t.hero('byczek').area).toBe('C')
    expect(t.wyrms()).toBe('')
    expect(t.hero('byczek').left).toBe(2)
  })

  test('WB-4.5 hearts are never more than a hero has', () => {
    const t = turnOf('slodka@A*1 laser@D:4')
    t.play('slodka skill treat', 'slodka laser')
    expect(t.hero('laser').hearts).toBe(5)
    expect([t.hero('slodka').hearts, scene({ ...BOOK, heroes: 'silna@A byczek@A' }).hero('byczek').hearts]).toEqual([5, 6])
  })

  test('WB-6.17 a skill that would change nothing is refused', () => {
    const t = turnOf('slodka@A*1 laser@D')
    expect(t.refuse('slodka skill treat')).toBe('WB-6.17')
  })
})

describe('WB-4.7 skills', () => {
  test('s1a Third Fist, l3a Hail of Drops, k4b Handful of Sweets: one die more', () => {
    for (const [heroes, dice] of [
      ['silna@A+s1a laser@D', '---'],
      ['laser@A+l3a silna@D', '----'],
      ['slodka@A+k4b laser@D', '---'],
    ] as const) {
      const t = turnOf(heroes, { wyrms: '1@A', dice })
      const [id = ''] = heroes.split('@')
      t.play(`${id} attack`)
      expect(t.table.roll?.dice).toHaveLength(dice.length)
    }
  })

  test('s1b Hard Guard, b4b Rock, l4b Camouflage: the first damage of an enemy phase is ignored', () => {
    for (const hero of ['silna@A:3+s1b', 'byczek@A:3+b4b', 'laser@A:3+l4b']) {
      const [id = ''] = hero.split('@')
      const t = scene({
        ...BOOK,
        heroes: `${hero} slodka@D:0`,
        wyrms: '1@A 2@A',
        objective: { enemy: [{ activate: 1 }] },
        then: 'enemies',
      })
      expect(t.hero(id).hearts).toBe(2)
    }
  })

  test('WB-8.17 guard works against any damage, and again in the next enemy phase', () => {
    const t = scene({
      ...BOOK,
      heroes: 'silna@A:3+s1b laser@D:5',
      objective: { enemy: [{ damage: { who: 'all', n: 2 } }] },
      then: 'enemies',
    })
    expect([t.hero('silna').hearts, t.hero('laser').hearts]).toEqual([2, 3])
    t.play('0 silna', 'silna pass', 'laser pass')
    expect([t.hero('silna').hearts, t.hero('laser').hearts]).toEqual([1, 1])
  })

  test('b1a Long Bat: Bull attacks beside, too', () => {
    const t = turnOf('byczek@A+b1a laser@D', { wyrms: '1@B', dice: 'xxx' })
    t.play('byczek attack')
    expect(t.wyrms()).toBe('')
  })

  test('b1b Thick Skin, s4b Heart of the Team: two hearts more', () => {
    expect(turnOf('byczek@A+b1b laser@D').hero('byczek').hearts).toBe(8)
    expect(turnOf('silna@A+s4b laser@D').hero('silna').hearts).toBe(8)
  })

  test('l1a Sharp Eye: the reroll costs no heart, even with one left', () => {
    const t = turnOf('laser@A:1+l1a silna@D', { wyrms: '1@A', dice: '--- xx-' })
    t.play('laser attack', 'laser heart')
    expect(t.hero('laser').hearts).toBe(1)
    expect(t.wyrms()).toBe('')
  })

  test('l1b Paint Supply: all sparks of an area at once', () => {
    const t = turnOf('laser@A+l1b silna@D', { sparks: 'A A A' })
    t.play('laser collect')
    expect(t.hero('laser')).toMatchObject({ sparks: 3, left: 2 })
    expect(t.table.sparks).toEqual({})
  })

  test('k1a Hard Candy: one damage per success, and still one heart', () => {
    const t = turnOf('slodka@A+k1a laser@D:2', { wyrms: '1@A 2@A~', dice: 'xx' })
    t.play('slodka attack', 'slodka w1', 'slodka laser')
    expect(t.wyrms()).toBe('2@A~')
    expect(t.hero('laser').hearts).toBe(3)
  })

  test('k1b Double Portion: a treat heals three', () => {
    const t = turnOf('slodka@A*1+k1b laser@D:1')
    t.play('slodka skill treat', 'slodka laser')
    expect(t.hero('laser').hearts).toBe(4)
  })

  test('s2a Sidestep, b2b Quick Legs: the first Move of a turn is not counted', () => {
    for (const id of ['silna', 'byczek']) {
      const t = turnOf(`${id}@A+${id === 'silna' ? 's2a' : 'b2b'} laser@D`)
      t.play(`${id} move B`)
      expect(t.hero(id).left).toBe(3)
      t.play(`${id} move C`)
      expect(t.hero(id).left).toBe(2)
    }
  })

  test('s2b War Cry: every enemy in the area', () => {
    const t = turnOf('silna@A*1+s2b laser@D', { wyrms: '1@A 2@A~ 3@B', units: 'boss muncher@A:9' })
    t.play('silna skill s2b')
    expect(t.wyrms()).toBe('1@A~ 3@B')
    expect(t.table.units[0]?.hearts).toBe(8)
  })

  test('b2a Momentum: after two Moves one die more', () => {
    const t = turnOf('byczek@A+b2a laser@D', { wyrms: '1@C', dice: '----' })
    t.play('byczek move B', 'byczek move C', 'byczek attack')
    expect(t.table.roll?.dice).toHaveLength(4)
  })

  test('l2a Long Shot: two areas away', () => {
    const t = turnOf('laser@A+l2a silna@D', { wyrms: '1@C', dice: 'xxx' })
    t.play('laser attack')
    expect(t.wyrms()).toBe('')
  })

  test('WB-7.11 l2b Slippery Paint: up to three wyrms are pushed, none twice', () => {
    const t = turnOf('laser@B*1+l2b silna@D', { wyrms: '1@A~ 2@B 3@B' })
    t.play('laser skill l2b', 'laser w1')
    expect(t.wyrms()).toBe('1@B~ 2@B 3@B')
    expect(t.asked()).toBe('push: w2 none')
    t.play('laser w2', 'laser C', 'laser none')
    expect(t.wyrms()).toBe('1@B~ 2@C 3@B')
  })

  test('k2a One for the Road: at the start of a turn someone near recovers a heart, or nobody', () => {
    const t = turnOf('slodka@A:3+k2a laser@B:1 silna@D:1')
    expect(t.asked()).toBe('gain: slodka laser none')
    t.play('slodka laser')
    expect(t.hero('laser').hearts).toBe(2)
    expect(turnOf('slodka@A+k2a laser@B silna@D:1').asked()).toBe('slodka has 3 actions')
  })

  test('k2b Bottomless Pockets: the first scrap of a turn is not counted', () => {
    const t = turnOf('slodka@A*0+k2b+sc09+sc03 laser@D')
    t.play('slodka scrap sc09')
    expect(t.hero('slodka')).toMatchObject({ left: 3, sparks: 2 })
    const hurt = turnOf('slodka@A:1+k2b+sc09+sc03 laser@D')
    hurt.play('slodka scrap sc09', 'slodka scrap sc03')
    expect(hurt.hero('slodka')).toMatchObject({ left: 2, hearts: 4 })
  })

  test('s3a Combo: after a defeat one step, once per turn', () => {
    const t = turnOf('silna@A+s3a laser@D', { wyrms: '1@A~ 2@B~', dice: 'x- x-' })
    t.play('silna attack', 'silna none')
    expect(t.asked()).toBe('step: B none')
    t.play('silna B', 'silna attack')
    t.play('silna none')
    expect(t.asked()).toBe('silna has 1 actions')
    expect(t.wyrms()).toBe('')
  })

  test('WB-4.8 WB-6.18 WB-6.23 s3b Relay, k3b Sugar Rush: another hero acts once, without a reroll', () => {
    for (const [heroes, id, skill] of [
      ['silna@A*1+s3b laser@B', 'silna', 's3b'],
      ['slodka@A*1+k3b laser@B', 'slodka', 'k3b'],
    ] as const) {
      const t = turnOf(heroes, { wyrms: '1@B', dice: '---' })
      t.play(`${id} skill ${skill}`)
      expect(t.asked()).toBe('laser acts once more')
      t.play('laser attack')
      expect(t.asked()).toBe(`${id} has 2 actions`)
    }
  })

  test('WB-4.8 WB-6.18 in another’s turn there is no gift for a defeat, no free Move and no free reroll', () => {
    const bull = turnOf('slodka@A*1+k3b byczek@B+b4a', { wyrms: '1@B~ 2@B', dice: 'x--' })
    bull.play('slodka skill k3b', 'byczek attack', 'byczek w1', 'byczek none')
    expect(bull.asked()).toBe('slodka has 2 actions')
    expect(bull.hero('byczek')).toMatchObject({ defeats: false, done: false })
    const mighty = turnOf('slodka@A*1+k3b silna@B+s2a')
    mighty.play('slodka skill k3b', 'silna move C')
    expect(mighty.asked()).toBe('slodka has 2 actions')
    const laser = turnOf('slodka@A*1+k3b laser@B+l1a', { wyrms: '1@B', dice: '---' })
    laser.play('slodka skill k3b', 'laser attack')
    expect(laser.asked()).toBe('slodka has 2 actions')
  })

  test('b3a Home Run: two damage to one enemy', () => {
    const t = turnOf('byczek@A*1+b3a laser@D', { wyrms: '1@A 2@A~' })
    t.play('byczek skill b3a', 'byczek w1')
    expect(t.wyrms()).toBe('2@A~')
  })

  test('b3b Broom: all wyrms of the area can be pushed', () => {
    const t = turnOf('byczek@A*1+b3b laser@D', { wyrms: '1@A 2@A 3@A~' })
    t.play('byczek skill b3b', 'byczek w1', 'byczek w2', 'byczek w3')
    expect(t.wyrms()).toBe('1@B 2@B 3@B~')
  })

  test('l3b Rainbow Bridge: any hero moves up to three areas', () => {
    const t = turnOf('laser@A*1+l3b silna@A')
    t.play('laser skill l3b', 'laser silna', 'laser B', 'laser C', 'laser none')
    expect(t.hero('silna').area).toBe('C')
  })

  test('k3a Picnic: every hero near recovers a heart', () => {
    const t = turnOf('slodka@A:2*1+k3a laser@B:2 silna@D:2')
    t.play('slodka skill k3a')
    expect(['slodka', 'laser', 'silna'].map((id) => t.hero(id).hearts)).toEqual([3, 3, 2])
  })

  test('WB-7.7 s4a Knockout: damage is divided freely', () => {
    const t = turnOf('silna@A+s4a laser@D', { wyrms: '1@A 2@A', dice: 'xx' })
    t.play('silna attack')
    expect(t.asked()).toBe('attack: w1 w2')
    t.play('silna w1')
    expect(t.wyrms()).toBe('2@A')
  })

  test('b4a Raging Bull: a defeat gives an additional action, once per turn', () => {
    const t = turnOf('byczek@A+b4a laser@D', { wyrms: '1@A~ 2@A~', dice: 'x-- x--' })
    t.play('byczek attack', 'byczek none', 'byczek none')
    expect(t.asked()).toBe('byczek acts once more')
    t.play('byczek attack', 'byczek none')
    expect(t.asked()).toBe('byczek has 2 actions')
  })

  test('l4a Grand Finale: the spray hits all of an area', () => {
    const t = turnOf('laser@A*1+l4a silna@D', { wyrms: '1@A 2@A 3@A 4@A' })
    t.play('laser skill spray')
    expect(t.wyrms()).toBe('1@A~ 2@A~ 3@A~ 4@A~')
  })

  test('WB-9.3 k4a Second Wind: offered at each fall until used, one of several', () => {
    const enemy = [{ damage: { who: 'all', n: 1 } }]
    const t = scene({ ...BOOK, heroes: 'slodka@A:1+k4a laser@B:1 silna@D:3', objective: { enemy }, then: 'enemies' })
    expect(t.asked()).toBe('wind: slodka laser none')
    t.play('1 laser')
    expect(t.hero('laser')).toMatchObject({ hearts: 1, out: false })
    expect(t.table.windUsed).toBe(true)
    t.play('0 laser', 'laser pass')
    const none = scene({ ...BOOK, heroes: 'slodka@A:0+k4a laser@B:1 silna@D:3', objective: { enemy }, then: 'enemies' })
    none.play('0 none')
    expect(none.table.windUsed).toBe(false)
    const again = scene({ ...BOOK, heroes: 'slodka@A:2+k4a laser@B:1 silna@D:6', objective: { enemy }, then: 'enemies' })
    again.play('0 none', '0 slodka', 'slodka pass', '0 laser', 'laser pass', 'silna pass')
    expect(again.asked()).toBe('wind: slodka none')
    again.play('0 slodka', '0 slodka', 'slodka pass', '0 laser', 'laser pass', 'silna pass')
    expect(again.hero('slodka').out).toBe(false)
    expect(again.table).toMatchObject({ windUsed: true, rounds: 3 })
  })
})
