import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { scene } from '../talk.ts'

// Rulings on cards (rules §23).

const LIBRARY = { op: 'library', nth: 0 } as const
const quests = (t: ReturnType<typeof scene>, seat: number) => mageOf(t.table, seat).quests

describe('Conspiracy and Destruction', () => {
  test('BR-23.2 Ring of Fire: the later damage comes once, and ends the physical action of who falls', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'SP-NER.lower', actions: 0 },
        { at: 'throne', damage: '0:8' },
      ],
    })
    t.says('cast quick', 'throne', 'move', 'laboratory')
    expect([t.where(1), t.power(0), mageOf(t.table, 1).actions]).toEqual(['cell', 5, 1])
    const once = scene({ people: [{ at: 'blackRose', ready: 'SP-NER.lower', actions: 0 }, { at: 'throne' }] })
    once.says('cast quick', 'throne', 'move', 'laboratory', 'throne', 'end', 'move', 'laboratory')
    expect(once.damage(1)).toBe('0:4')
  })

  test('BR-23.4 Blood Pact without a completed quest steals only points', () => {
    const t = scene({
      people: [
        { at: 'throne', power: 3 },
        { at: 'crypt', active: 'CON02' },
      ],
    })
    t.says('move', 'blackRose')
    t.play('1 slot 3')
    expect([t.power(0), t.power(1), mageOf(t.table, 1).done]).toEqual([1, 2, []])
  })

  test('BR-23.5 Dance of Death moves a Mage alone; the point comes without a move', () => {
    const dance = (to: string) => {
      const t = scene({ people: [{ at: 'oracle' }, { at: 'crypt', active: 'CON03.lower' }] })
      t.says('move', 'end')
      t.play('1 slot 3', `1 ${to}`)
      return [t.where(0), t.power(1)]
    }
    expect([dance('forge'), dance('pass')]).toEqual([
      ['forge', 1],
      ['oracle', 1],
    ])
  })

  test('BR-23.6 Deceiving Wind: neither the caster nor the caster’s Evocations, but perhaps one’s own', () => {
    const t = scene({
      people: [
        { at: 'oracle', ready: 'NEC06', evocations: 'malacoda:throne' },
        { at: 'throne', active: 'CON04.lower', evocations: 'boneKnight:throne' },
      ],
    })
    t.says('cast quick', '1')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage('0:malacoda'), t.damage(1), t.damage('1:boneKnight')]).toEqual(['', '', '', '0:3'])
  })

  test('BR-23.7 Extort Magic without a ready standard spell to take: only the point', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'CON06.lower', hand: 'DES01' },
        { at: 'throne', ready: 'NEC01' },
      ],
    })
    t.says('cast quick')
    expect([t.hand(0), t.power(0), mageOf(t.table, 1).slots[0]?.state]).toEqual(['', 1, 'ready'])
  })

  test('BR-23.8 BR-23.48 Magical Theft takes the points of the card, not those of events, which come after', () => {
    const t = scene({
      people: [
        { at: 'altar', quests: 'Q009' },
        { at: 'crypt', active: 'CON07.lower' },
      ],
      events: 'E016',
    })
    t.says('move', 'activate', 'pass', 'Q009')
    t.play('1 slot 3')
    const paid = t.events.flatMap((event) => (event.kind === 'power' ? [`${event['owner']}:${event['n']}`] : []))
    expect(paid).toEqual(['1:1', '0:1'])
  })

  test('BR-23.9 Obscure Intuition: the other cannot refuse; above two one goes, and the Rose scores', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'CON09' },
        { at: 'throne', quests: 'Q019 Q020' },
      ],
      questsOnTop: 'Q001 Q002',
    })
    t.says('cast quick', 'Q001', '1')
    expect([t.asked, t.answers]).toEqual(['questLimit 1', ['Q019', 'Q020', 'Q002']])
    t.says('Q002')
    expect([quests(t, 1), t.power('rose')]).toEqual([['Q019', 'Q020'], 1])
  })

  test('BR-23.11 a chain may be stopped; each target’s protections are asked on their own', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES02.lower' }, { at: 'throne' }, { at: 'throne', active: 'CON04' }] })
    t.says('cast quick', '1')
    expect(t.damage(1)).toBe('0:3')
    while (t.asked !== 'interrupt 2')
      t.says(t.answers.includes('2') ? '2' : (t.answers.find((answer) => answer !== 'pass') ?? 'pass'))
    t.until('damaged')
    t.play('2 slot 3')
    expect([t.damage(2), t.power(2)]).toEqual(['', 1])
    const stopped = scene({ people: [{ at: 'blackRose', ready: 'DES02.lower' }, { at: 'throne' }, { at: 'throne' }] })
    stopped.says('cast quick', '1')
    for (let n = 0; n < 5 && stopped.asked !== 'act 0'; n++) stopped.says(stopped.answers.includes('no') ? 'no' : 'pass')
    expect([stopped.damage(1), stopped.damage(2)]).toEqual(['0:3', ''])
  })

  test('BR-23.12 Maelstrom pulls neither own figures nor Mages held in their room', () => {
    const t = scene({
      people: [
        { at: 'oracle', ready: 'DES07 DES09.lower', evocations: 'malacoda:laboratory', actions: 0 },
        { at: 'throne' },
        { at: 'laboratory' },
      ],
    })
    t.says('cast 1', 'throne', 'cast quick')
    for (let n = 0; n < 9 && t.asked.endsWith(' 0'); n++) t.says(t.asked === 'target 0' ? 'treasure' : (t.answers[0] ?? ''))
    expect([t.figures('treasure'), t.figures('throne'), t.figures('laboratory')]).toEqual(['2', '1', '0:malacoda'])
    expect([t.damage(1), t.damage(2)]).toEqual(['', '0:2'])
  })

  test('BR-23.14 Mighty Whirlwind holds no one who discards to move', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES09.lower', actions: 0 },
        { at: 'throne', ready: 'NEC01' },
      ],
    })
    t.says('cast quick', 'throne', 'move')
    expect(t.answers).toEqual(['activate', 'end'])
    t.says('end', 'shed quick', 'oracle')
    expect(t.where(1)).toBe('oracle')
  })

  test('BR-23.15 Obscure Armor answers an Evocation, which takes the cube; not a trap, not the Rose', () => {
    const t = scene({
      people: [
        { at: 'crypt', evocations: 'malacoda:throne' },
        { at: 'throne', active: 'DES10' },
      ],
      phase: 'evocation',
      frames: [{ op: 'evocationPhase', nth: 0 }, LIBRARY],
    })
    t.says('0:malacoda', 'pass', '1')
    t.play('1 slot 3')
    expect([t.damage(1), t.damage('0:malacoda'), t.damage(0)]).toEqual(['', '0:1', ''])
    const trap = scene({
      people: [
        { at: 'armory', active: 'DES10' },
        { at: 'crypt', active: 'CON01' },
      ],
    })
    trap.says('move', 'summoner')
    trap.play('1 slot 3')
    trap.until('damaged')
    expect(trap.answers).toEqual(['pass'])
  })
})

describe('Divination and Illusion', () => {
  test('BR-23.16 Arcane Mark: spells already cast do not count; a trap counts when it is cast', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV01.lower', actions: 0 },
        { at: 'throne', ready: 'NEC01 CON01', active: 'CON07' },
      ],
    })
    t.says('cast quick')
    t.pass()
    t.says('trap')
    t.pass()
    expect(t.power(0)).toBe(0)
    t.says('cast 1')
    expect(t.power(0)).toBe(1)
  })

  test('BR-23.17 Autumn Rite pays for figures that lost a cube, Forget the Grief in any case', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV03 DIV07', evocations: 'divineAltar:crypt' },
        { at: 'crypt', damage: '0:1' },
        { at: 'crypt' },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.power(0)]).toEqual(['', 1])
    t.says('cast 1', 'throne')
    expect(t.power(0)).toBe(2)
  })

  test('BR-23.18 Change the Past and Future: in the Third Moon the current deck; a card kept brings nothing else', () => {
    const third = scene({ people: [{ at: 'crypt', ready: 'DIV04' }, { at: 'garden' }], moon: 3, questsOnTop: 'Q070' })
    third.says('cast quick')
    expect(quests(third, 0)).toEqual(['Q070'])
    const kept = scene({
      people: [
        { at: 'crypt', ready: 'DIV04.lower' },
        { at: 'garden', power: 2 },
      ],
      moon: 2,
      questsOnTop: 'Q007',
    })
    kept.says('cast quick')
    expect(mageOf(kept.table, 0).seenQuests).toEqual(['Q007'])
    kept.says('1')
    expect([mageOf(kept.table, 0).done, kept.power(0), kept.power(1)]).toEqual([['Q007'], 0, 2])
  })

  test('BR-23.19 Change the Plot uses up a token that is still face up, and always brings its point', () => {
    const t = scene({ people: [{ at: 'garden', ready: 'DIV05' }, { at: 'abyss' }] })
    t.says('cast quick', 'before', 'treasure')
    expect([t.power(0), t.table.tiles[10].used]).toEqual([2, true])
  })

  test('BR-23.20 Hourglass: above two quests one goes, and the Rose scores', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV08', quests: 'Q019 Q020' },
        { at: 'throne', quests: 'Q021' },
      ],
    })
    t.says('cast quick', 'fire', 'throne', 'yes')
    expect(t.asked).toBe('questLimit 0')
    t.says('Q019')
    expect([quests(t, 0).toSorted(), t.power('rose')]).toEqual([['Q020', 'Q021'], 1])
  })

  test('BR-23.22 the spell of Andromeda has range and cube in Andromeda’s room, this card in the Mage’s', () => {
    const t = scene({
      people: [{ at: 'crypt', ready: 'ILL01.lower DES01', hand: 'NEC06', evocations: 'andromeda:forge' }, { at: 'garden' }],
    })
    t.says('cast quick', 'before', 'lay 1 NEC06 upper')
    expect([t.damage(1), t.cubes('crypt'), t.cubes('forge')]).toEqual(['0:3', '0:1', '0:1'])
  })

  test('BR-23.23 a cancelled activation spends the action; the room may be tried again', () => {
    const t = scene({ people: [{ at: 'treasure' }, { at: 'crypt', active: 'ILL03' }] })
    t.says('move', 'activate')
    t.play('1 slot 3', '1 0')
    t.says('end', 'move')
    expect([mageOf(t.table, 0).actions, t.answers.includes('activate'), t.power(0)]).toEqual([0, true, 0])
  })

  test('BR-23.24 Ghost Assassin counts the Quick Spell as ready, and the spell just revealed as revealed', () => {
    const count = (active: string, way: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'DES01 NEC06 DES11', used: 'DES03' },
          { at: 'throne', active },
        ],
      })
      t.says('cast 1')
      t.until('affected')
      t.play('1 slot 3', `1 ${way}`)
      return [t.power(1), t.damage(0)]
    }
    expect([count('ILL04', '0'), count('ILL04.lower', '0'), count('ILL04', '1')]).toEqual([
      [2, ''],
      [2, ''],
      [0, '0:2'],
    ])
  })

  test('BR-23.25 Illusory Pain: half of one cube is no damage', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'ILL05' },
        { at: 'throne', damage: 'rose:1' },
      ],
    })
    t.says('cast quick')
    expect(t.damage(1)).toBe('rose:1')
  })

  test('BR-23.27 Illusory Tribute: the owner activates; the other Mage’s door quest is not met', () => {
    const t = scene({
      people: [
        { at: 'treasure', quests: 'Q007' },
        { at: 'crypt', active: 'ILL06' },
      ],
    })
    t.says('move', 'activate')
    t.play('1 slot 3')
    expect([t.power(1), t.power(0), t.asked, mageOf(t.table, 1).deeds.rooms.length]).toEqual([1, 0, 'physical 0', 1])
  })

  test('BR-23.28 Jester Hat at 0 damage: the point and the lost actions, and the move goes on', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'crypt', active: 'ILL08' }] })
    t.says('move', 'oracle')
    t.play('1 slot 3')
    expect([t.power(1), mageOf(t.table, 0).actions, t.asked]).toEqual([1, 0, 'physical 0'])
    const shown = scene({
      people: [
        { at: 'oracle', ready: 'DES01 NEC01' },
        { at: 'crypt', active: 'ILL08' },
      ],
    })
    shown.says('move', 'forge')
    shown.play('1 slot 3')
    expect([mageOf(shown.table, 0).slots[1]?.state, shown.told.includes('shown')]).toEqual(['used', true])
  })

  test('BR-23.29 Light Cape passes damage to any enemy figure near, the attacker included', () => {
    const t = scene({
      people: [{ at: 'throne' }, { at: 'throne', active: 'ILL09', evocations: 'malacoda:throne' }, { at: 'crypt' }],
    })
    t.says('attack', 'attack', '1')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(1), t.damage('1:malacoda')]).toEqual(['1:2', '', ''])
  })
})

describe('Necromancy, Transmutation and the rest', () => {
  test('BR-23.33 Obscurity’s Grip reaches one’s own Mage’s room, but no Cell', () => {
    const t = scene({
      people: [{ at: 'garden', ready: 'NEC08', evocations: 'landsknecht:crypt' }, { at: 'cell' }, { at: 'throne' }],
    })
    t.says('cast quick')
    expect(t.answers.toSorted()).toEqual(['garden', 'throne'])
  })

  test('BR-23.34 Traitor Mist: without a ready standard spell the other result follows', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC11' }, { at: 'throne', ready: 'NEC01' }, { at: 'crypt' }] })
    t.says('cast quick', 'throne')
    expect([t.asked, t.power(0)]).toEqual(['act 0', 1])
  })

  test('BR-23.37 a room that is a copy keeps its own token, cubes and holes', () => {
    const t = scene({
      people: [{ at: 'throne', ready: 'TRA08', evocations: 'mutatedAltar:throne' }, { at: 'crypt' }],
      used: 'treasure',
      cubes: { throne: '1:3' },
    })
    t.says('cast quick', 'treasure', 'yes')
    expect([t.power(0), t.table.tiles[3].used, t.cubes('throne'), t.table.tiles[3].colour]).toEqual([1, true, '1:3', 'green'])
  })

  test('BR-23.39 Eviscerate: an Evocation is just removed', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR05.lower' },
        { at: 'forge', evocations: 'boneKnight:throne:1' },
      ],
    })
    t.says('cast quick')
    expect([t.figures('throne'), t.power(0), t.table.supply[0]]).toEqual(['', 0, 25])
  })

  test('BR-23.42 Soul Entrapment: 6 points replace all awards, the trophy comes as usual', () => {
    const t = scene({ people: [{ at: 'blackRose', damage: '2:8' }, { at: 'crypt', active: 'FOR09' }, { at: 'garden' }] })
    t.says('move', 'bibliotheca')
    t.play('1 slot 3')
    expect([t.where(0), t.power(1), t.power(2), mageOf(t.table, 1).trophies[0]]).toEqual(['cell', 6, 0, 1])
  })

  test('BR-23.44 the Armory covers no active spell, and needs a protection in the hand', () => {
    const t = scene({ people: [{ at: 'armory', ready: 'DES03', active: 'CON01', hand: 'DES01 NEC02' }, { at: 'garden' }] })
    t.says('move', 'activate')
    expect([t.asked, t.answers, t.hand(0)]).toEqual(['fromHand 0', ['pass'], 'DES01 NEC02'])
    const covers = scene({ people: [{ at: 'armory', ready: 'DES03', active: 'CON01', hand: 'DES10' }, { at: 'garden' }] })
    covers.says('move', 'activate')
    for (let n = 0; n < 5 && covers.asked !== 'physical 0'; n++)
      covers.says(covers.answers.find((answer) => answer !== 'no' && answer !== 'pass') ?? 'pass')
    expect(mageOf(covers.table, 0).slots.map(({ card }) => card)).toEqual(['DES10', null, null, 'CON01'])
  })

  test('BR-23.45 Andromeda needs a usable token; Cerberus converts after the damage', () => {
    const t = scene({
      people: [
        { at: 'crypt', evocations: 'andromeda:treasure cerberus:throne' },
        { at: 'throne', damage: 'rose:1' },
      ],
      used: 'treasure',
      phase: 'evocation',
      frames: [{ op: 'evocationPhase', nth: 0 }, LIBRARY],
    })
    t.says('0:andromeda', 'pass')
    expect(t.answers ?? []).not.toContain('activate')
    while (t.asked !== 'evocation 0') t.says('pass')
    t.says('0:cerberus', 'pass', '1')
    expect(t.damage(1)).toBe('0:2 rose:1')
    for (let n = 0; n < 3 && t.asked.startsWith('cube'); n++) t.says(t.asked.startsWith('cubes') ? '1' : 'rose')
    expect(t.damage(1)).toBe('0:3')
  })

  test('BR-23.47 Restless Graves: everyone at the bottom summons, in turn order', () => {
    const t = scene({
      people: [{ at: 'garden' }, { at: 'crypt', power: 2 }, { at: 'throne', quests: 'Q001' }],
      crown: 2,
      phase: 'rose',
      eventsOnTop: 'E012',
      frames: [{ op: 'dropQuests', nth: 0 }, { op: 'drawEvent' }, LIBRARY],
    })
    t.says('pass')
    expect(t.events.flatMap((event) => (event.kind === 'summoned' ? [event['room']] : []))).toEqual(['throne', 'garden'])
  })

  test('BR-23.49 Crown of Thorns may defeat, and pays its point even so', () => {
    const t = scene({
      people: [{ at: 'garden', damage: '1:10' }, { at: 'crypt' }],
      moon: 3,
      phase: 'rose',
      events: '- E057',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }, LIBRARY],
    })
    expect([t.where(0), t.power(0), t.power(1), t.power('rose')]).toEqual(['cell', 1, 4, 2])
  })

  test('BR-23.50 Judgement: if all are level, both parts apply to everybody', () => {
    const t = scene({
      people: [{ power: 4 }, { power: 4 }],
      moon: 3,
      phase: 'rose',
      eventsOnTop: 'E072',
      frames: [{ op: 'drawEvent' }, LIBRARY],
    })
    expect([t.power(0), t.power(1)]).toEqual([5, 5])
  })

  test('BR-23.51 Unquiet Trophies concerns nobody without trophies; those tied each decide', () => {
    const trophies = (first: string, second: string) =>
      scene({
        people: [
          { power: 4, trophies: first },
          { power: 4, trophies: second },
        ],
        moon: 3,
        phase: 'rose',
        eventsOnTop: 'E060',
        frames: [{ op: 'drawEvent' }, LIBRARY],
      })
    expect(trophies('', '').asked).toBe('library 0')
    const t = trophies('1:1', '0:1')
    expect(t.asked).toBe('choose 0')
    t.says('1')
    expect([t.power(0), t.asked]).toEqual([2, 'choose 1'])
  })

  test('BR-23.52 a door quest’s "this room" is the room activated', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'DIV02', quests: 'Q006' }, { at: 'abyss' }] })
    t.says('cast quick', 'air', 'before', 'garden', 'Q006', 'oracle')
    expect([t.cubes('oracle'), t.cubes('garden'), t.cubes('crypt')]).toEqual(['0:1', '0:1', '0:1'])
  })

  test('BR-23.30 Multiple Images: a destroyed blue room will do; otherwise the damage is taken first', () => {
    const spring = (...lines: string[]) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'DES08' },
          { at: 'throne', active: 'ILL10.lower' },
        ],
        ruins: 'abyss',
      })
      t.says('cast quick', 'throne')
      t.play('1 slot 3', '1 before', ...lines)
      t.pass()
      return [t.where(1), t.events.flatMap((event) => (event.kind === 'hit' ? [event['figure']] : []))]
    }
    expect([spring('1 0', '1 abyss'), spring('1 1')]).toEqual([
      ['abyss', []],
      ['throne', [1, 0]],
    ])
  })

  test('BR-23.31 Suggestion: with the owner in the Cell the Evocation can only act', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'ILL12' },
        { at: 'cell', evocations: 'malacoda:throne' },
      ],
    })
    t.says('cast quick', 'before')
    expect([t.asked, t.answers.includes('pass')]).toEqual(['walk 0', true])
  })

  test('BR-23.35 BR-23.36 an Abomination acts once in the Evocation phase with 3; attack bonuses add up', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'TRA02.lower', actions: 0 },
        { at: 'throne', actions: 0 },
      ],
    })
    t.says('cast quick')
    while (t.asked !== 'evocation 0') t.says(t.answers.includes('pass') ? 'pass' : (t.answers[0] ?? ''))
    t.says('0', 'throne', 'pass', '1')
    expect([t.damage(1), t.where(0)]).toEqual(['0:3', 'throne'])
    const bonus = scene({
      people: [{ at: 'throne', ready: 'TRA10.lower' }, { at: 'throne' }],
      moon: 3,
      events: '- - E065',
    })
    bonus.says('cast quick')
    while (bonus.asked !== 'act 0') bonus.says(bonus.answers.includes('pass') ? 'pass' : (bonus.answers[0] ?? ''))
    expect(bonus.damage(1)).toBe('')
    bonus.says('attack', 'attack')
    expect(bonus.damage(1)).toBe('0:4')
  })

  test('BR-23.38 Echo of Revenge: where no Mage has cubes on the owner, the owner is only healed', () => {
    const t = scene({
      people: [{ at: 'garden', active: 'FOR04.lower', damage: 'rose:10' }, { at: 'crypt' }],
      moon: 3,
      phase: 'rose',
      events: 'E054',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }, LIBRARY],
    })
    t.until('defeated')
    t.play('0 slot 3')
    expect([t.where(0), t.damage(0), t.where(1), t.power(0), t.power('rose')]).toEqual(['garden', '', 'crypt', 0, 0])
  })

  test('BR-23.40 Infamy of Crete destroys what there is next to the room; figures are unharmed', () => {
    const t = scene({
      people: [{ at: 'crypt', ready: 'FOR06' }, { at: 'treasure' }],
      ruins: 'oracle forge',
    })
    t.says('cast quick', 'garden')
    expect([mageOf(t.table, 0).tokens, t.table.tiles[10].destroyed, t.damage(1), t.asked]).toEqual([
      ['treasure'],
      true,
      '',
      'act 0',
    ])
  })

  test('BR-23.41 BR-23.43 Intertwine Fate without an older quest, and Time Stop without anybody, bring their points', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR07.lower FOR10.lower' }, { at: 'cell' }] })
    t.says('cast quick')
    expect([t.power(0), mageOf(t.table, 0).done]).toEqual([2, []])
    t.says('cast 1')
    expect(t.power(0)).toBe(6)
  })

  test('BR-23.46 Gladiator: where nobody could be chosen for the Arena, no damage is dealt', () => {
    const arena = (ready: string) => {
      const t = scene({
        people: [
          { at: 'arena', quests: 'Q043' },
          { at: 'garden', ready },
        ],
        moon: 2,
      })
      t.says('move', 'activate', 'Q043')
      t.pass()
      return [t.damage(1), t.power(0)]
    }
    expect([arena(''), arena('DES10')]).toEqual([
      ['', 2],
      ['0:2', 2],
    ])
  })
})
