import { describe, expect, test } from 'vitest'
import { mageOf } from './board.ts'
import { QUEST_CARDS } from './decks.ts'
import { result, scoresOf } from './score.ts'
import { scene } from './talk.ts'

// The printed examples (rules §20), each as a table.

describe('printed examples', () => {
  test('BR-20.1 a Moon change in the middle of a go: the quest drawn later is of the new Moon', () => {
    const t = scene({
      people: [
        { mage: 'tessa', at: 'bibliotheca', power: 5, ready: 'CON05', aside: 2 },
        { at: 'crypt', evocations: 'cerberus:garden', aside: 2 },
      ],
    })
    t.says('cast quick', 'garden')
    expect([t.figures('garden'), t.power(0), t.table.moon, t.table.tiles[0].used]).toEqual(['', 6, 2, false])
    expect([t.hand(0), t.hand(1), t.table.mages.map(({ aside }) => aside)]).toEqual(['SP-TES', 'SP-REB', [1, 1]])
    t.says('move', 'pleasures', 'activate')
    expect(mageOf(t.table, 0).quests.map((quest) => QUEST_CARDS[quest].moon)).toEqual([2])
  })

  test('BR-20.1 BR-4.2 the change comes within one spell, too', () => {
    const t = scene({
      people: [
        { at: 'blackRose', power: 5, ready: 'CON05.lower', aside: 2 },
        { at: 'crypt', evocations: 'cerberus:pleasures', aside: 2 },
      ],
    })
    t.says('cast quick', 'before', 'yes')
    expect([t.where('0'), t.power(0), t.table.moon]).toEqual(['pleasures', 6, 2])
    expect(mageOf(t.table, 0).quests.map((quest) => QUEST_CARDS[quest].moon)).toEqual([2])
  })

  test('BR-20.2 Spilled Blood: 3 damage to another Mage, however far, instead of the room’s effect', () => {
    const t = scene({ people: [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }, { at: 'cell' }] })
    t.says('move', 'activate', 'Q009')
    expect([t.damage(1), t.damage(2), t.power(0), mageOf(t.table, 0).done, t.table.tiles[18].used]).toEqual([
      '0:3',
      '',
      1,
      ['Q009'],
      true,
    ])
    expect(t.told).not.toContain('questStopped')
    const cell = scene({ people: [{ at: 'altar', quests: 'Q009' }, { at: 'cell' }] })
    cell.says('move', 'activate', 'Q009')
    expect([cell.damage(1), cell.power(0)]).toEqual(['', 1])
  })

  test('BR-20.3 Sad Dance gives a point for each purple room, in the Action phase only', () => {
    const t = scene({ people: [{ at: 'armory' }, { at: 'throne' }], events: '- E010' })
    t.says('move', 'activate', 'end', 'end', 'move', 'activate')
    expect([t.power(0), t.power(1)]).toEqual([1, 1])
    const later = scene({
      people: [{ at: 'garden', evocations: 'andromeda:throne' }, { at: 'crypt' }],
      events: '- E010',
      phase: 'evocation',
      crown: 1,
      frames: [
        { op: 'evocationPhase', nth: 0 },
        { op: 'library', nth: 0 },
      ],
    })
    later.says('0:andromeda', 'pass', 'activate')
    expect([later.table.crown, later.power(0)]).toEqual([0, 0])
  })

  test('BR-20.4 events slide, then the new one pushes the others', () => {
    const t = scene({
      people: [{}, {}],
      phase: 'rose',
      events: 'E016 E009 E010',
      eventsOnTop: 'E001',
      frames: [{ op: 'slideEvents' }, { op: 'drawEvent' }, { op: 'library', nth: 0 }],
    })
    // E010 leaves with 1, E001 enters with 1 and pushes E016, which pushes E009 out with 1.
    expect([t.table.events, t.table.eventsGone, t.power('rose')]).toEqual([[null, 'E001', 'E016'], ['E010', 'E009'], 3])
  })

  test('BR-20.5 two quests of the Second Moon discarded: 4 points for the Rose, one quest drawn', () => {
    const t = scene({
      people: [{ quests: 'Q034 Q035' }, { quests: 'Q001' }],
      phase: 'rose',
      moon: 2,
      frames: [
        { op: 'dropQuests', nth: 0 },
        { op: 'dealQuests', nth: 0 },
        { op: 'library', nth: 0 },
      ],
    })
    t.says('Q034', 'Q035', 'pass')
    const { quests } = mageOf(t.table, 0)
    expect([t.power('rose'), quests.map((quest) => QUEST_CARDS[quest].moon)]).toEqual([4, [2]])
    expect(quests.some((quest) => quest === 'Q034' || quest === 'Q035')).toBe(false)
  })

  test('BR-20.6 two cards of Destruction, one of Necromancy and one of Transmutation', () => {
    const t = scene({ people: [{}, {}], phase: 'study', frames: [{ op: 'library', nth: 0 }] })
    t.says('destruction 2 necromancy 1 transmutation 1')
    const seen = mageOf(t.table, 0).seen.slice()
    expect(seen.map((card) => card.slice(0, 3)).sort()).toEqual(['DES', 'DES', 'NEC', 'TRA'])
    const kept = seen.filter((card) => card.startsWith('DES'))
    t.says(kept.join(' '))
    expect([t.hand(0), t.table.piles.necromancy.length, t.table.piles.transmutation.length]).toEqual([
      kept.toSorted().join(' '),
      1,
      1,
    ])
    expect(t.table.piles.destruction).toEqual([])
  })

  test('BR-20.7 with 8 cards Nero comes down to 7 at once, to the Memories or by the ban', () => {
    const study = () => {
      const t = scene({
        people: [{ mage: 'nero', hand: 'DES01 DES02 DES03 DES04', grimoire: 'DES05 DES06' }, {}],
        phase: 'study',
        frames: [
          { op: 'study', nth: 0 },
          { op: 'library', nth: 0 },
        ],
      })
      expect(mageOf(t.table, 0).hand).toHaveLength(6)
      t.says('destruction 3 transmutation 1')
      expect(t.asked).toBe('keep 0')
      t.says(t.answers[0] ?? '')
      expect([t.asked, mageOf(t.table, 0).hand.length, t.refused('pass')]).toEqual(['handLimit 0', 8, 'BR-6.2.6'])
      return t
    }
    const discards = study()
    expect(discards.answers).toContain('ban DES04')
    discards.says('DES04')
    expect([discards.asked, discards.memories(0).split(' ').at(-1)]).toEqual(['ban 0', 'DES04'])
    discards.says('DES03')
    expect([mageOf(discards.table, 0).hand.length, discards.table.piles.destruction.at(-1)]).toEqual([6, 'DES03'])
    const bans = study()
    bans.says('ban DES04')
    expect([bans.asked, mageOf(bans.table, 0).hand.length, bans.table.piles.destruction.at(-1)]).toEqual([
      'library 1',
      7,
      'DES04',
    ])
  })

  test('BR-20.8 the Quick Spell comes before, between or after the others, slot 2 never before slot 1', () => {
    const tessa = () =>
      scene({
        people: [
          { mage: 'tessa', at: 'blackRose', ready: 'TRA01 DES10 DES03 DES08', actions: 0 },
          { at: 'throne', actions: 2 },
        ],
      })
    const t = tessa()
    expect([t.refused('cast 2'), t.answers]).toEqual(['BR-6.4.7', ['cast 1', 'cast 0', 'shed 0', 'shed 1', 'shed 2', 'shed 3']])
    t.says('cast quick')
    expect([t.damage(1), t.refused('cast 2')]).toEqual(['0:1', 'BR-6.4.7'])
    t.says('cast 1')
    const between = tessa()
    between.says('cast 1', 'cast quick')
    expect(between.damage(1)).toBe('0:1')
    const after = tessa()
    after.says(
      'cast 1',
      'end',
      'move',
      'end',
      'end',
      'cast 2',
      'mirrors',
      'end',
      'move',
      'end',
      'cast 3',
      'mirrors',
      'cast quick',
    )
    expect(after.damage(1)).toBe('0:1')
  })

  test('BR-20.9 a Fireball, then a Landsknecht that is summoned and strikes back', () => {
    const t = scene({
      people: [
        { mage: 'nero', at: 'blackRose', ready: 'DES03' },
        { mage: 'rebecca', at: 'armory', ready: 'NEC10.lower NEC08', actions: 0, evocations: 'malacoda:crypt' },
        { at: 'armory', actions: 0 },
      ],
    })
    t.says('move', 'bibliotheca', 'pleasures', 'end', 'cast quick', 'armory')
    expect([mageOf(t.table, 0).actions, t.table.tiles[15].used, t.cubes('pleasures')]).toEqual([1, false, '0:1'])
    expect([t.damage(0), t.damage(1), t.damage(2), t.asked]).toEqual(['', '0:3', '0:3', 'act 1'])
    t.says('cast quick', 'garden', 'cast 1', 'pleasures', '0')
    expect([t.where('1:landsknecht'), t.damage(0), t.asked]).toEqual(['pleasures', '1:2', 'act 0'])
  })

  test('BR-20.10 two steps to the Bibliotheca, its activation and one card are a complete go', () => {
    const t = scene({ people: [{ mage: 'tessa', at: 'oracle', ready: 'DES03 DES08' }, { at: 'garden' }] })
    t.says('move', 'blackRose', 'bibliotheca', 'activate')
    expect(t.asked).toBe('deck 0')
    t.says('transmutation', 'end')
    expect([t.hand(0).slice(0, 3), mageOf(t.table, 0).hand.length, t.table.tiles[5].used, t.asked]).toEqual([
      'TRA',
      1,
      true,
      'act 1',
    ])
    expect(t.heard(1).some((event) => event.kind === 'cards')).toBe(false)
  })

  test('BR-20.11 the Throne Room gives the crown, to its holder too; the order of the turn stays', () => {
    const t = scene({
      people: [
        { at: 'garden', actions: 0 },
        { at: 'throne', actions: 1 },
      ],
    })
    t.says('move', 'activate')
    expect([t.table.crown, t.table.order, t.table.tiles[3].used]).toEqual([1, [0, 1], true])
  })

  test('BR-20.12 a trap on the way in, then a protection that answers', () => {
    const t = scene({
      people: [
        { at: 'summoner', ready: 'DES10 CON01', actions: 0 },
        { at: 'cell', ready: 'DES02' },
        { at: 'cell', actions: 0 },
      ],
    })
    t.says('cast 1', 'cast quick')
    expect([t.told.filter((kind) => kind === 'armed').length, t.cubes('summoner'), t.asked]).toEqual([2, '', 'act 1'])
    expect(mageOf(t.table, 0).slots.map(({ state }) => state)).toEqual(['active', 'active', 'empty', 'empty'])
    t.says('move', 'armory')
    t.pass()
    t.says('summoner')
    t.play('0 slot 1')
    expect([t.damage(1), t.damage(0), t.asked]).toEqual(['0:3', '', 'physical 1'])
    t.says('activate')
    t.pass()
    expect([t.figures('summoner'), t.table.tiles[13].used]).toEqual(['0 1 1:cerberus', true])
    t.says('cast quick', 'summoner')
    t.until('damaged')
    t.play('0 slot 0')
    t.pass()
    expect([t.damage(0), t.damage(1), t.cubes('summoner')]).toEqual(['', '0:3 1:1', '1:1'])
    expect(mageOf(t.table, 0).slots.map(({ state }) => state)).toEqual(['used', 'used', 'empty', 'empty'])
  })

  test('BR-20.13 a Mage who falls to a trap at the first step has neither a second step nor an activation', () => {
    const t = scene({
      people: [
        { mage: 'tessa', at: 'throne', damage: '1:9', ready: 'DES03' },
        { at: 'crypt', active: 'CON01' },
      ],
    })
    t.says('move', 'laboratory')
    t.play('1 slot 3')
    expect([t.where(0), t.damage(0), t.power(1), mageOf(t.table, 1).trophies[0], t.asked]).toEqual(['cell', '', 5, 1, 'act 1'])
    expect([mageOf(t.table, 0).actions, t.table.tiles[11].used]).toEqual([1, false])
    t.says('move', 'end', 'end')
    expect([t.asked, t.answers]).toEqual(['act 0', ['move', 'shed 0']])
  })

  test('BR-20.14 a range is a straight line: only the figure in line and near enough is hit', () => {
    const t = scene({
      people: [{ at: 'abyss', ready: 'DES08' }, { at: 'observatory', evocations: 'malacoda:mirrors' }, { at: 'sanctuary' }],
    })
    t.says('cast quick')
    expect([t.refused('observatory'), t.refused('sanctuary')]).toEqual(['BR-8.6', 'BR-8.6'])
    t.says('mirrors')
    expect([t.figures('mirrors'), t.damage(1), t.damage(2), t.power(0), t.table.supply[0]]).toEqual(['', '', '', 0, 25])
  })

  test('BR-20.15 a defeat with 6, 3 and 3 cubes: 4, 1 and 1 points, the trophy to the last', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'TRA01' }, { at: 'forge' }, { at: 'forge' }, { at: 'throne', damage: '0:5 1:3 2:3' }],
    })
    t.says('cast quick')
    expect([t.power(0), t.power(1), t.power(2), mageOf(t.table, 0).trophies]).toEqual([4, 1, 1, [0, 0, 0, 1]])
    expect([t.where(3), t.damage(3), t.table.supply]).toEqual(['cell', '', [25, 26, 26, 26, 26]])
  })

  test('BR-20.16 one short of Life, 4 damage: 1 counts, with Overkill all 4', () => {
    const awards = (overkill: boolean) => {
      const t = scene({
        people: [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne', damage: '2:2 3:9' }, { at: 'crypt' }, { at: 'crypt' }],
        options: { overkill },
      })
      t.says('cast quick', 'throne')
      return [t.power(0), t.power(2), t.power(3)]
    }
    expect([awards(false), awards(true)]).toEqual([
      [1, 2, 4],
      [2, 1, 4],
    ])
  })

  test('BR-20.17 Maelstrom: a cube at the caster, damage and two cubes at the target', () => {
    const t = scene({ people: [{ at: 'garden', ready: 'DES07.lower' }, { at: 'oracle' }] })
    t.says('cast quick', 'before', 'oracle')
    expect([t.cubes('garden'), t.damage(1), t.cubes('oracle')]).toEqual(['0:1', '0:3', '0:2'])
  })

  test('BR-20.18 the final scoring: 41, 38 and 37', () => {
    const t = scene({
      people: [
        { mage: 'nero', power: 34, done: 'Q001 Q002', trophies: '1:4' },
        { mage: 'tessa', power: 24, done: 'Q003 Q004', trophies: '0:3', tokens: 'garden mirrors oracle forge' },
        { mage: 'rebecca', power: 25, done: 'Q005 Q006 Q007', trophies: '0:1', tokens: 'abyss treasure' },
      ],
      moon: 3,
      rose: 20,
      frames: [{ op: 'cleanup', step: 0 }],
    })
    expect([t.asked, scoresOf(t.table).map(({ parts }) => parts.map(({ points }) => points))]).toEqual([
      'nothing',
      [
        [34, 2, 4, 0, 1],
        [24, 2, 2, 10, 0],
        [25, 6, 1, 5, 0],
      ],
    ])
    expect([scoresOf(t.table).map(({ total }) => total), result(t.table).ranks]).toEqual([
      [41, 38, 37],
      [1, 2, 3],
    ])
  })

  test('BR-20.19 level at the top with 5 quests each: more trophies win', () => {
    const t = scene({
      people: [
        { power: 31, done: 'Q001 Q002 Q003 Q004 Q005', trophies: '1:1' },
        { power: 30, done: 'Q006 Q007 Q008 Q009 Q010', trophies: '0:3' },
      ],
      moon: 3,
      frames: [{ op: 'cleanup', step: 0 }],
    })
    expect(scoresOf(t.table).map(({ total }) => total)).toEqual([39, 39])
    expect([t.asked, result(t.table).ranks, result(t.table).tieBreak]).toEqual(['nothing', [2, 1], 'trophies'])
  })

  test('BR-20.20 a Malacoda is summoned next door, into the first slot', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES01.lower' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect([t.figures('throne'), t.table.figures[4].kind]).toEqual(['0:malacoda', 'malacoda'])
  })

  test('BR-20.21 nobody passes while something is left', () => {
    const spell = scene({ people: [{ at: 'blackRose', ready: 'DES03', actions: 0 }, { at: 'garden' }] })
    const action = scene({ people: [{ at: 'blackRose', actions: 1 }, { at: 'garden' }] })
    expect([spell.refused('end'), action.refused('end')]).toEqual(['BR-6.4.2', 'BR-6.4.2'])
  })

  test('BR-20.22 two standard spells are too many, one and the Quick Spell are not', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES03 DES08 DES11' }, { at: 'garden' }] })
    t.says('cast 1', 'blackRose')
    expect([t.refused('cast 2'), t.answers.includes('cast 0')]).toEqual(['BR-6.4.4', true])
    t.says('cast quick', 'blackRose')
    expect(t.asked).toBe('act 1')
  })

  test('BR-20.23 one physical action: moving in and attacking is illegal, moving in and activating legal', () => {
    const t = scene({ people: [{ at: 'garden' }, { at: 'treasure' }] })
    t.says('move', 'treasure')
    expect(t.refused('attack')).toBe('BR-6.4.13')
    t.says('activate')
    expect(t.power(0)).toBe(1)
  })

  test('BR-20.24 an own area spell spares its caster and the caster’s Evocations', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES11', evocations: 'malacoda:blackRose' },
        { at: 'garden', evocations: 'landsknecht:blackRose' },
      ],
    })
    t.says('cast quick', 'blackRose')
    expect([t.damage(0), t.damage('0:malacoda'), t.damage('1:landsknecht')]).toEqual(['', '', '0:2'])
  })

  test('BR-20.25 out of the Cell by a physical action or a discarded spell; with neither one stays', () => {
    const both = scene({ people: [{ at: 'cell', ready: 'DES03', actions: 1 }, { at: 'garden' }] })
    expect([both.answers, both.refused('cast quick')]).toEqual([['move', 'shed 0'], 'BR-7.4'])
    both.says('shed quick')
    expect([both.asked, both.answers]).toEqual(['walk 0', ['arena', 'summoner']])
    const spell = scene({ people: [{ at: 'cell', ready: 'DES03', active: 'CON01', actions: 0 }, { at: 'garden' }] })
    expect(spell.answers).toEqual(['shed 0', 'shed 3'])
    const neither = scene({ people: [{ at: 'cell', actions: 0 }, { at: 'garden' }] })
    expect([neither.asked, neither.where(0)]).toEqual(['act 1', 'cell'])
  })
})
