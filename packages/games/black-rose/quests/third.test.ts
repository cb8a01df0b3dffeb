import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'
import { done, door, met, missed } from './quest-talk.ts'

const moon = { moon: 3 } as const

describe('quests of the Third Moon: doors', () => {
  test('BR-38.66 Receive the Power: a spell of my hand is cast', () => {
    const t = door('Q066', { hand: 'DES01 DES02 DES03 DES04 NEC06', ready: 'DES05' }, { ...moon, others: [{ at: 'throne' }] })
    t.says('DES01', 'DES02', 'DES03', 'DES04')
    t.says(t.table.mages[0]?.seen[0] ?? '')
    if (t.asked === 'order 0') t.says('0 1')
    t.says('lay 0 NEC06 upper')
    expect([t.damage(1), t.power(0)]).toEqual(['0:3', 4])
  })

  test('BR-38.67 Coronation: the Rose loses 2 points', () => {
    const t = door('Q067', {}, { ...moon, rose: 20 })
    expect([t.power('rose'), t.power(0)]).toEqual([18, 3])
  })

  test('BR-38.68 Great Sacrifice: 5 damage for an Evocation, otherwise 3', () => {
    const strike = (answer: 'yes' | 'no') => {
      const t = door('Q068', { evocations: 'landsknecht:crypt' }, moon)
      t.says(answer)
      return [t.damage(1), t.figures('crypt')]
    }
    expect([strike('yes'), strike('no')]).toEqual([
      ['0:5', ''],
      ['0:3', '0:landsknecht'],
    ])
  })

  test('BR-38.69 Last Duel: to another Mage, and 3 damage', () => {
    const t = door('Q069', {}, moon)
    expect([t.where(0), t.damage(1)]).toEqual(['garden', '0:3'])
  })

  test('BR-38.70 Abyssal Verdict: a Mage within 2 rooms to the Cell, with all damage', () => {
    const t = door('Q070', {}, { ...moon, others: [{ at: 'oracle', damage: '0:2' }, { at: 'garden' }] })
    expect([t.where(1), t.damage(1), t.where(2)]).toEqual(['cell', '0:2', 'garden'])
  })

  test('BR-38.71 Lich’s Study: any three Memories', () => {
    const t = door('Q071', { memories: 'DES01 DES02 DES03 DES04' }, moon)
    while (t.asked === 'card 0') t.says(['DES01', 'DES02', 'DES04'].find((card) => t.answers.includes(card)) ?? 'pass')
    if (t.asked === 'cards 0') t.says('DES01 DES02 DES04')
    expect(t.hand(0)).toBe('DES01 DES02 DES04')
  })

  test('BR-38.72 Army of Bone: a Bone Knight comes and acts', () => {
    const t = door('Q072', {}, { ...moon, others: [{ at: 'crypt' }] })
    t.says('crypt', 'pass', '1')
    expect([t.damage(1), t.figures('cemetery')]).toEqual(['0:4', '0'])
  })

  test('BR-38.73 Bloom of Ruin: three cubes near by', () => {
    const t = door('Q073', {}, { ...moon, others: [{ at: 'crypt' }] })
    t.says('oracle')
    expect(t.cubes('oracle')).toBe('0:3')
  })

  test('BR-38.74 Final Vision: one of three quests too', () => {
    const t = door('Q074', { grimoire: 'DES01 DES02' }, { ...moon, questsOnTop: 'Q066 Q067 Q068' })
    t.says('DES01', 'Q067')
    expect(t.table.mages[0]?.quests.includes('Q067')).toBe(true)
  })

  test('BR-38.75 Philosopher’s Stone: up to three cards, a point each', () => {
    const t = door('Q075', { hand: 'DES01 DES02', grimoire: 'DES03 DES04' }, moon)
    t.says('DES01', 'DES02', 'pass')
    expect([t.hand(0), t.power(0)]).toEqual(['DES03 DES04', 4])
  })

  test('BR-38.76 Endless Corridor: another room too', () => {
    const t = door('Q076', {}, { ...moon, used: 'treasure', others: [{ at: 'crypt' }] })
    expect(t.answers).not.toContain('throne')
    t.says('cemetery')
    expect([t.figures('cemetery'), t.power(0)]).toEqual(['0:landsknecht', 4])
  })

  test('BR-38.77 Masterpiece: two steps and an attack with 4', () => {
    const t = door('Q077', {}, { ...moon, others: [{ at: 'throne' }] })
    t.says('oracle', 'throne', '1')
    expect(t.damage(1)).toBe('0:4')
  })
})

describe('quests of the Third Moon: deeds', () => {
  test('BR-38.78 Storm Front: air and water, then 2 damage to a room', () => {
    const t = met('Q078', { ready: 'NEC06 CON12' }, ['cast quick'], moon)
    expect(t.answers).not.toContain('Q078')
    t.says('cast 1', 'pass', 'Q078', 'throne')
    expect([t.damage(1), t.power(0)]).toEqual(['0:5', 3])
  })

  test('BR-38.79 Volcano: earth and fire, then 2 cubes and 2 damage here', () => {
    const t = met('Q079', { at: 'throne', ready: 'DES04.lower TRA08.lower' }, ['cast quick', 'throne'], moon)
    expect(t.answers).not.toContain('Q079')
    t.says('cast 1', 'oracle', 'Q079')
    expect([t.cubes('throne'), t.damage(1), t.power(0)]).toEqual(['0:2', '0:3', 3])
  })

  test('BR-38.80 Twilight: holy and unholy, then 3 healed and up to 2 converted', () => {
    const t = met('Q080', { ready: 'DES11 DIV09.lower', damage: '1:4' }, ['cast quick', 'oracle'], {
      ...moon,
      others: [{ at: 'throne', damage: 'rose:3' }],
    })
    expect(t.answers).not.toContain('Q080')
    t.says('cast 1', 'Q080', '2')
    expect([t.damage(0), t.damage(1), t.power(0)]).toEqual(['1:1', '0:2 rose:1', 3])
  })

  test('BR-38.81 Triad: three elements, then two cards of the Library', () => {
    const t = met('Q081', { ready: 'NEC06 CON10 DES11', actions: 0 }, ['cast quick', 'cast 1', 'pass'], {
      ...moon,
      others: [{ at: 'throne', actions: 0 }],
    })
    expect(t.answers).not.toContain('Q081')
    t.says('cast 2', 'oracle')
    t.says('Q081', 'illusion', 'necromancy')
    expect([t.hand(0).replaceAll(/\d/g, ''), done(t)]).toEqual(['ILL NEC', 'Q081'])
  })

  test('BR-38.82 Crown of Elements: four elements, then the crown and two cards', () => {
    const t = met(
      'Q082',
      { ready: 'NEC06 CON10 DES11 DES09', actions: 0 },
      ['cast quick', 'cast 1', 'pass', 'cast 2', 'oracle', 'end', 'pass'],
      {
        ...moon,
        others: [{ at: 'throne', actions: 0 }],
      },
    )
    t.table.crown = 1
    expect(t.answers).not.toContain('Q082')
    t.says('cast 3', 'pass', 'Q082', 'illusion', 'necromancy')
    expect([t.table.crown, t.hand(0).replaceAll(/\d/g, ''), done(t)]).toEqual([0, 'ILL NEC', 'Q082'])
  })

  test('BR-38.83 Monolith: three spells of one element, then a spell of my hand', () => {
    const t = met('Q083', { ready: 'NEC06 NEC06 NEC09', hand: 'DES08', actions: 0 }, ['cast quick', 'cast 1', 'pass'], {
      ...moon,
      others: [{ at: 'throne', actions: 0 }],
    })
    expect(t.answers).not.toContain('Q083')
    t.says('cast 2', 'Q083')
    expect(t.asked).toBe('fromHand 0')
  })

  test('BR-38.84 Two Heads: trophies of two Mages, then 2 damage', () => {
    const trophies = (from: string) =>
      scene({
        people: [{ at: 'throne', quests: 'Q084', trophies: from }, { at: 'crypt' }, { at: 'cell' }],
        ...moon,
        frames: [{ op: 'cleanup', step: 0 }],
      })
    const t = trophies('1:1 2:1')
    t.says('Q084')
    expect([t.damage(1), t.power(0)]).toEqual(['0:2', 4])
    expect(trophies('1:2').answers).not.toContain('Q084')
  })

  test('BR-38.85 Sole Victor: only my cubes, then 2 points stolen', () => {
    const t = met('Q085', { ready: 'NEC06' }, ['cast quick', '1', 'Q085'], {
      ...moon,
      others: [
        { at: 'throne', damage: '0:9' },
        { at: 'oracle', power: 3 },
      ],
    })
    expect([t.power(2), done(t)]).toEqual([1, 'Q085'])
    expect(
      missed('Q085', { ready: 'NEC06' }, ['cast quick'], { ...moon, others: [{ at: 'throne', damage: '0:8 rose:1' }] }),
    ).toBe(true)
  })

  test('BR-38.86 Demolisher: the token of a room, then 2 cubes near by', () => {
    const t = met('Q086', { ready: 'FOR06' }, ['cast quick', 'blackRose', 'oracle', 'mirrors', 'Q086', 'abyss'], moon)
    expect([t.cubes('abyss'), t.power(0)]).toEqual(['0:2', 3])
    expect(missed('Q086', { ready: 'DES11' }, ['cast quick', 'oracle'], moon)).toBe(true)
  })

  test('BR-38.87 Lord of Ruins: two tokens, then up to 2 cubes claimed', () => {
    const ruins = (tokens: string) =>
      scene({
        people: [{ at: 'throne', quests: 'Q087', tokens }, { at: 'crypt' }],
        ...moon,
        cubes: { altar: '1:3' },
        frames: [{ op: 'cleanup', step: 0 }],
      })
    const t = ruins('oracle mirrors')
    t.says('Q087')
    if (t.asked === 'place 0') t.says('altar')
    t.says('2')
    expect([t.cubes('altar'), t.power(0)]).toEqual(['0:2 1:1', 4])
    expect(ruins('oracle').answers).not.toContain('Q087')
  })

  test('BR-38.88 Warlord: three Evocations, then each acts', () => {
    const t = met(
      'Q088',
      { ready: 'DES01.lower', evocations: 'landsknecht:throne cerberus:throne' },
      ['cast quick', 'oracle', 'Q088'],
      moon,
    )
    for (let n = 0; n < 20 && t.asked !== 'act 0'; n++)
      t.says(t.answers.includes('1') ? '1' : t.answers.includes('pass') ? 'pass' : (t.answers[0] ?? ''))
    expect([t.damage(1), t.power(0)]).toEqual(['0:4', 3])
    expect(missed('Q088', { ready: 'DES01.lower', evocations: 'landsknecht:throne' }, ['cast quick', 'oracle'], moon)).toBe(true)
  })

  test('BR-38.89 Slaughter: three Mages hurt at once, then 3 healed', () => {
    const others = [{ at: 'throne' }, { at: 'throne' }, { at: 'throne' }] as const
    const t = met('Q089', { ready: 'DES11', damage: '1:4' }, ['cast quick', 'throne', 'Q089'], { ...moon, others })
    expect([t.damage(0), t.power(0)]).toEqual(['1:1', 4])
    const two = [{ at: 'throne' }, { at: 'throne' }, { at: 'oracle' }] as const
    expect(missed('Q089', { ready: 'DES11' }, ['cast quick', 'throne'], { ...moon, others: two })).toBe(true)
  })

  test('BR-38.90 Cataclysm: 5 damage to a Mage at once, then 2 cubes there', () => {
    const t = met('Q090', { ready: 'FOR05' }, ['cast quick', 'Q090'], moon)
    expect([t.cubes('throne'), t.power(0)]).toEqual(['0:2', 3])
    expect(missed('Q090', { ready: 'DES08' }, ['cast quick', 'throne'], moon)).toBe(true)
  })

  test('BR-38.91 Spider’s Web: two traps in a turn, then a point of each Mage caught', () => {
    const me = { at: 'throne', quests: 'Q091', active: 'CON01 CON01' } as const
    const t = scene({ people: [me, { at: 'arena', power: 3 }], crown: 1, ...moon })
    t.says('move', 'summoner')
    t.play('0 slot 3')
    expect(t.answers).not.toContain('Q091')
    t.play('0 pass', '0 slot 2', '0 Q091')
    expect([t.power(1), done(t)]).toEqual([2, 'Q091'])
  })

  test('BR-38.92 Untouched: I have hurt a Mage and am unhurt, then two cards of the Library', () => {
    const end = (damage: string) =>
      met('Q092', { at: 'throne', actions: 1, damage }, ['attack', 'attack', 'end', 'pass'], {
        ...moon,
        others: [{ at: 'throne', actions: 0 }],
      })
    const t = end('')
    t.says('Q092', 'illusion', 'necromancy')
    expect([t.hand(0).replaceAll(/\d/g, '').includes('ILL NEC'), done(t)]).toEqual([true, 'Q092'])
    expect(end('1:1').answers).not.toContain('Q092')
  })

  test('BR-38.93 Three Banners: rooms of three colours in a turn, then an action is refreshed', () => {
    const t = met('Q093', { at: 'treasure', ready: 'CON08 CON08' }, ['move', 'activate', 'pass', 'end'], {
      ...moon,
      others: [{ at: 'crypt', actions: 0 }],
    })
    t.says('cast quick', 'air', 'before', 'sanctuary', 'yes', 'pass')
    expect([t.asked, t.answers]).toEqual(['declare 0', ['pass']])
    t.says('pass')
    expect(t.table.mages[0]?.actions).toBe(1)
    t.says('cast 1', 'air', 'before', 'cemetery', 'yes', 'pass', 'Q093')
    expect([t.table.mages[0]?.actions, done(t)]).toEqual([2, 'Q093'])
    const again = met('Q093', { at: 'treasure', ready: 'CON08 CON08' }, ['move', 'activate', 'pass', 'end'], {
      ...moon,
      others: [{ at: 'crypt', actions: 0 }],
    })
    again.says('cast quick', 'air', 'before', 'sanctuary', 'yes', 'pass', 'pass')
    again.says('cast 1', 'air', 'before', 'garden', 'yes', 'pass', 'garden')
    expect([again.asked, again.answers.includes('Q093')]).toEqual(['act 0', false])
  })

  test('BR-38.94 Seeker: four completed quests in Cleanup, then another one', () => {
    const end = (completed: string) =>
      scene({
        people: [{ at: 'throne', quests: 'Q094 Q001', done: completed }, { at: 'crypt' }],
        ...moon,
        questsOnTop: 'Q066',
        frames: [{ op: 'cleanup', step: 0 }],
      })
    const t = end('Q002 Q003 Q004 Q005')
    t.says('Q094')
    expect([t.table.mages[0]?.quests, t.power(0)]).toEqual([['Q001', 'Q066'], 3])
    expect(end('Q002 Q003 Q004').answers).not.toContain('Q094')
  })

  test('BR-38.95 Court of Enemies: my go ends beside three Mages, then 2 damage to each', () => {
    const others = [{ at: 'throne' }, { at: 'throne' }, { at: 'throne' }] as const
    const t = met('Q095', { at: 'throne', actions: 1 }, ['move', 'end', 'Q095'], { ...moon, others })
    expect([t.damage(1), t.damage(2), t.damage(3), t.power(0)]).toEqual(['0:2', '0:2', '0:2', 4])
    const few = met('Q095', { at: 'throne', actions: 1 }, ['move', 'end'], {
      ...moon,
      others: [{ at: 'throne' }, { at: 'throne' }, { at: 'oracle' }],
    })
    expect(few.answers).not.toContain('Q095')
  })
})
