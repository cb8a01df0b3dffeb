import { describe, expect, test } from 'vitest'
import { awardsFor } from './flow/damage.ts'
import { bonuses } from './score.ts'
import { scene } from './talk.ts'

// The printed examples and answers (rules §20), each as a table.

describe('printed examples', () => {
  test('BR-4.2 a Moon change in the middle of an action: the quest drawn later is of the new Moon', () => {
    const t = scene({
      people: [
        { at: 'blackRose', power: 5, ready: 'CON05.lower', aside: 2 },
        { at: 'crypt', evocations: 'cerberus:armory', aside: 2 },
      ],
    })
    t.says('cast quick', 'before')
    expect([t.where('0'), t.power(0), t.table.moon]).toEqual(['armory', 6, 2])
  })

  test('BR-13 a door quest that replaces the effect of its room', () => {
    const t = scene({ people: [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }] })
    t.says('move', 'activate', 'Q009')
    expect([t.damage(1), t.power(0), t.table.mages[0]?.done]).toEqual(['0:3', 1, ['Q009']])
    expect(t.told).not.toContain('questStopped')
  })

  test('BR-13 a Mage in his Cell is no choice for a door quest', () => {
    const t = scene({ people: [{ at: 'altar', quests: 'Q009' }, { at: 'cell' }] })
    t.says('move', 'activate', 'Q009')
    expect([t.damage(1), t.power(0)]).toEqual(['', 1])
  })

  test('BR-14 Sad Dance gives a point for each purple room, in the Action phase only', () => {
    const t = scene({ people: [{ at: 'armory' }, { at: 'garden' }], events: '- E010' })
    t.says('move', 'activate')
    expect(t.power(0)).toBe(1)
  })

  test('BR-6.1 events slide, then the new one pushes the others', () => {
    const t = scene({
      people: [{ hand: 'DES01' }, {}],
      phase: 'rose',
      events: 'E006 E009 E013',
      eventsOnTop: 'E001',
      frames: [{ op: 'slideEvents' }, { op: 'drawEvent' }, { op: 'prepare' }],
    })
    // E013 leaves with 0, E001 enters with 1 and pushes E006, which pushes E009 out with 1.
    expect([t.table.events, t.power('rose')]).toEqual([[null, 'E001', 'E006'], 2])
  })

  test('BR-6.1 quests discarded in the Black Rose phase give the Rose their Moon', () => {
    const t = scene({
      people: [{ quests: 'Q034 Q035' }, {}],
      phase: 'rose',
      moon: 2,
      frames: [
        { op: 'dropQuests', nth: 0 },
        { op: 'dealQuests', nth: 0 },
        { op: 'cleanup', step: 0 },
      ],
    })
    t.says('Q034', 'Q035')
    expect([t.power('rose'), t.table.mages[0]?.quests.length]).toEqual([4, 1])
  })

  test('BR-6.2 over the hand limit one comes down at once, to the Memories or by the ban', () => {
    const t = scene({
      people: [{ hand: 'DES01 DES02 DES03 DES04', grimoire: 'DES05 DES06' }, {}],
      phase: 'study',
      frames: [
        { op: 'study', nth: 0 },
        { op: 'library', nth: 0 },
      ],
    })
    t.says('destruction 3 transmutation 1')
    expect(t.asked).toBe('keep 0')
    t.says(t.answers[0] ?? '')
    expect(t.asked).toBe('handLimit 0')
    expect(t.answers).toContain('ban DES04')
    t.says('DES04')
    expect([t.asked, t.memories(0).includes('DES04')]).toEqual(['ban 0', true])
  })

  test('BR-9 a trap on the way in, then a protection that answers', () => {
    const t = scene({
      people: [
        { at: 'summoner', ready: 'DES10 CON01' },
        { at: 'cell', ready: 'DES02' },
      ],
    })
    t.says('cast 1', 'cast quick')
    expect(t.told.filter((kind) => kind === 'armed')).toHaveLength(2)
    expect(t.asked).toBe('act 1')
  })

  test('BR-8 a range is a straight line: only the figure in line and near enough is hit', () => {
    const t = scene({
      people: [
        { at: 'observatory', ready: 'DES08', mage: 'nero' },
        { at: 'sanctuary', evocations: 'malacoda:oracle' },
        { at: 'garden' },
      ],
    })
    t.says('cast quick')
    expect(t.asked).toBe('target 0')
  })

  test('BR-10 awards by places: dense, one less for a tie, five for everything', () => {
    const pay = (cubes: number[], victim: number) => awardsFor(cubes, victim).map(({ owner, n }) => `${owner}:${n}`)
    expect(pay([6, 3, 3, 0, 0], 3)).toEqual(['0:4', '1:1', '2:1'])
    expect(pay([5, 5, 2, 0, 0], 3)).toEqual(['0:3', '1:3', '2:2'])
    expect(pay([4, 4, 4, 0, 0], 3)).toEqual(['0:3', '1:3', '2:3'])
    expect(pay([12, 0, 0, 0, 0], 3)).toEqual(['0:5'])
    expect(pay([6, 3, 2, 0, 1], 3)).toEqual(['0:4', '1:2', '2:1', '4:1'])
  })

  test('BR-10 the victim’s own cubes take a place and earn nothing', () => {
    expect(awardsFor([6, 0, 0, 6, 0], 3)).toEqual([{ owner: 0, n: 3 }])
  })

  test('BR-15 bonuses of the final scoring', () => {
    expect(bonuses([2, 2, 3], 6, 3)).toEqual([2, 2, 6])
    expect(bonuses([4, 3, 1], 4, 2)).toEqual([4, 2, 1])
  })

  test('BR-11 Maelstrom: a cube at the caster, damage and two cubes at the target', () => {
    const t = scene({ people: [{ at: 'oracle', ready: 'DES07.lower' }, { at: 'throne' }] })
    t.says('cast quick', 'before', 'throne')
    expect([t.cubes('oracle'), t.damage(1), t.cubes('throne')]).toEqual(['0:1', '0:3', '0:2'])
  })

  test('BR-12 an Evocation is summoned into the first slot', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES01.lower' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect(t.figures('throne')).toBe('0:malacoda')
  })

  test('BR-6.4 nobody passes while something is left, and two standard spells are too many', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES03 DES08 DES11' }, { at: 'garden' }] })
    expect(t.refused('end')).toBe('BR-6.4.2')
    t.says('cast 1', 'blackRose')
    expect(t.refused('cast 2')).toBe('BR-6.4.4')
    expect(t.answers).toContain('cast 0')
  })

  test('BR-8 an own area spell spares its caster and his Evocations', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES11', evocations: 'malacoda:blackRose' },
        { at: 'garden', evocations: 'landsknecht:blackRose' },
      ],
    })
    t.says('cast quick', 'blackRose')
    expect([t.damage(0), t.damage('0:malacoda'), t.damage('1:landsknecht')]).toEqual(['', '', '0:2'])
  })

  test('BR-7 out of the Cell first: by a physical action or a discarded spell', () => {
    const t = scene({ people: [{ at: 'cell', ready: 'DES03' }, { at: 'garden' }] })
    expect(t.answers).toEqual(['move', 'shed 0'])
    t.says('shed quick')
    expect(t.asked).toBe('walk 0')
  })
})
