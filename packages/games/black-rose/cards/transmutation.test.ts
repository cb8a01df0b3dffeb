import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

describe('Transmutation', () => {
  test('BR-33.1.1 Acid Explosion deals 1, or 3 for a card of my hand', () => {
    const people = [{ at: 'blackRose', ready: 'TRA01', hand: 'DES01' }, { at: 'throne' }] as const
    const plain = scene({ people })
    plain.says('cast quick', '0')
    expect([plain.damage(1), plain.hand(0)]).toEqual(['0:1', 'DES01'])
    const paid = scene({ people })
    paid.says('cast quick', '1')
    expect([paid.damage(1), paid.hand(0), paid.memories(0).endsWith('DES01')]).toEqual(['0:3', '', true])
  })

  test('BR-33.1.1 without a card in hand Acid Explosion deals 1', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA01' }, { at: 'throne' }] })
    t.says('cast quick')
    expect(t.damage(1)).toBe('0:1')
  })

  test('BR-33.1.2 Acid Explosion deals 1 to a room, or places 2 cubes there for a card', () => {
    const people = [{ at: 'blackRose', ready: 'TRA01.lower', hand: 'DES01' }, { at: 'throne' }] as const
    const plain = scene({ people })
    plain.says('cast quick', 'before', 'throne', '0')
    expect([plain.damage(1), plain.cubes('throne')]).toEqual(['0:1', ''])
    const paid = scene({ people })
    paid.says('cast quick', 'before', 'throne', '1')
    expect([paid.damage(1), paid.cubes('throne'), paid.hand(0)]).toEqual(['', '0:2', ''])
  })

  test('BR-33.2.1 Disfiguring Mutation lets a physical action move and attack', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA02' }, { at: 'throne' }] })
    t.says('cast quick', 'move', 'throne', 'attack')
    expect([t.where(0), t.damage(1), t.table.mages[0]?.actions]).toEqual(['throne', '0:2', 1])
  })

  test('BR-33.2.2 Disfiguring Mutation: an Abomination attacks with 3 and acts in the Evocation phase', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'TRA02.lower', actions: 0 },
        { at: 'throne', actions: 0 },
      ],
    })
    t.says('cast quick', 'before', 'throne', '1')
    expect([t.damage(1), t.asked, t.answers]).toEqual(['0:3', 'evocation 0', ['pass', '0']])
  })

  test('BR-33.3.1 Implosion Rite makes 4 cubes of a Mutated Altar, anyone’s', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'TRA03' },
        { at: 'garden', evocations: 'mutatedAltar:throne' },
      ],
    })
    t.says('cast quick')
    expect([t.figures('throne'), t.cubes('throne')]).toEqual(['', '0:4'])
  })

  test('BR-33.3.2 Implosion Rite summons a Mutated Altar with 1 cube', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA03.lower' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect([t.figures('throne'), t.cubes('throne')]).toEqual(['0:mutatedAltar', '0:1'])
  })

  test('BR-33.4.1 Magic Eruption places a cube for each damage taken', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', active: 'TRA04' }] })
    t.says('attack', 'attack')
    t.play('1 slot 3')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['0:2', '1:2'])
  })

  test('BR-33.4.2 Magic Eruption swallows the damage and places 1 cube', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', active: 'TRA04.lower' }] })
    t.says('attack', 'attack')
    t.play('1 slot 3')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['', '1:1'])
  })

  test('BR-33.5.1 Mutation Rite: an altar for 2 points and 2 cubes', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA05', evocations: 'mutatedAltar:throne' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.figures('throne'), t.cubes('throne'), t.power(0)]).toEqual(['', '0:2', 2])
  })

  test('BR-33.5.2 Mutation Rite summons an altar and gives a point', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA05.lower' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect([t.figures('throne'), t.power(0)]).toEqual(['0:mutatedAltar', 1])
  })

  test('BR-33.6.1 Overload removes up to 2 cubes, a point each', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA06' }, { at: 'garden' }], cubes: { crypt: '1:3' } })
    t.says('cast quick', 'before', 'crypt', '2')
    expect([t.cubes('crypt'), t.power(0)]).toEqual(['1:1', 2])
  })

  test('BR-33.6.2 Overload places 2 cubes in a room with an altar', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'TRA06.lower' },
        { at: 'garden', evocations: 'divineAltar:crypt' },
      ],
    })
    t.says('cast quick', 'before')
    expect([t.cubes('crypt'), t.cubes('blackRose')]).toEqual(['0:2', '0:1'])
  })

  test('BR-33.7.1 Putrefying Poison: each attack places a cube, this one too', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA07' }, { at: 'throne' }] })
    t.says('cast quick', 'throne', '1')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['0:2', '0:1'])
    t.says('attack', 'attack')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['0:4', '0:2'])
  })

  test('BR-33.7.2 Putrefying Poison places half the damage as cubes, at most 3', () => {
    const rooms = (damage: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'TRA07.lower' },
          { at: 'throne', damage },
        ],
      })
      t.says('cast quick')
      return t.cubes('throne')
    }
    expect([rooms('rose:1'), rooms('rose:5'), rooms('rose:8')]).toEqual(['', '0:2', '0:3'])
  })

  test('BR-33.8.1 Rite of Change makes a room a copy of another, which I may activate', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA08', evocations: 'mutatedAltar:crypt' }, { at: 'garden' }] })
    t.says('cast quick')
    expect(t.answers).not.toContain('blackRose')
    t.says('treasure', 'yes')
    expect([t.power(0), t.table.tiles[17].colour, t.table.tiles[17].used]).toEqual([1, 'green', true])
  })

  test('BR-33.8.2 Rite of Change summons an altar and places a cube for each Mutated Altar', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'TRA08.lower' },
        { at: 'garden', evocations: 'mutatedAltar:crypt' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.figures('throne'), t.cubes('throne')]).toEqual(['0:mutatedAltar', '0:2'])
  })

  test('BR-33.9.1 Rite of Control: points and cubes for each Mutated Altar', () => {
    const t = scene({
      people: [
        { at: 'throne', ready: 'TRA09', evocations: 'mutatedAltar:garden' },
        { at: 'garden', evocations: 'mutatedAltar:crypt divineAltar:crypt' },
      ],
    })
    t.says('cast quick')
    expect([t.power(0), t.cubes('throne')]).toEqual([2, '0:2'])
  })

  test('BR-33.9.2 Rite of Control summons an altar and gives a point for each Mutated Altar', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'TRA09.lower' },
        { at: 'garden', evocations: 'mutatedAltar:crypt' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.figures('throne'), t.power(0)]).toEqual(['0:mutatedAltar', 2])
  })

  test('BR-33.10.1 Stone Claws: attacks hit everyone in the room', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'TRA10' }, { at: 'throne', evocations: 'boneKnight:throne' }, { at: 'garden' }],
    })
    t.says('cast quick', 'before', 'throne', '1')
    expect([t.damage(1), t.damage('1:boneKnight'), t.damage(2)]).toEqual(['0:2', '0:2', ''])
  })

  test('BR-33.10.2 Stone Claws: Attack 3 for the rest of the turn', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA10.lower' }, { at: 'throne' }] })
    t.says('cast quick', 'before', 'throne', '1', 'attack', 'attack')
    expect(t.damage(1)).toBe('0:6')
  })

  test('BR-33.11.1 Unstable Bind removes up to 3 of at least 3 cubes and heals 2', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'TRA11', damage: '1:3' }, { at: 'garden' }],
      cubes: { crypt: '1:4', altar: '1:2' },
    })
    t.says('cast quick', 'before', '3')
    expect([t.cubes('crypt'), t.cubes('altar'), t.damage(0)]).toEqual(['1:1', '1:2', '1:1'])
  })

  test('BR-33.11.2 Unstable Bind removes up to 3 of at least 3 cubes and summons an altar there', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA11.lower' }, { at: 'garden' }], cubes: { crypt: '1:4' } })
    t.says('cast quick', 'before', '3')
    expect([t.cubes('crypt'), t.figures('crypt')]).toEqual(['1:1', '0:mutatedAltar'])
  })

  test('BR-33.12.1 Unstable Flames: a cube of the room makes an attack stronger by 1', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA12' }, { at: 'throne' }], cubes: { throne: '1:1' } })
    t.says('cast quick', 'throne', '1', 'burn figure')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['0:3', ''])
    t.says('attack', 'attack')
    expect(t.damage(1)).toBe('0:5')
  })

  test('BR-33.12.2 Unstable Flames: 2 cubes in the room instead of the damage', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'TRA12.lower' }, { at: 'throne' }] })
    t.says('cast quick', 'throne', '1', 'burn room')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['', '0:2'])
    t.says('attack', 'attack', 'pass')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['0:2', '0:2'])
  })

  test('BR-33.12.1 BR-33.12.2 with both Unstable Flames every attack may burn, build or do neither', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'TRA12 TRA12.lower' }, { at: 'throne' }],
      cubes: { throne: '1:1' },
    })
    t.says('cast quick', 'throne', '1', 'pass', 'cast 1', 'pass', '1')
    expect(t.answers).toEqual(['pass', 'burn figure', 'burn room'])
    t.says('burn room')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['0:2', '0:2 1:1'])
  })
})
