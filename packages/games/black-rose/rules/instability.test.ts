import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { scoresOf } from '../score.ts'
import { scene } from '../talk.ts'

// Instability and Evocations (rules §11 and §12).

const frames = [{ op: 'cleanup', step: 0 }] as const
const grimoire = 'TRA01 TRA02 TRA03 TRA04'

describe('instability', () => {
  test('BR-11.1 a full room takes no more', () => {
    const t = scene({ people: [{ at: 'oracle', ready: 'FOR03.lower' }, { at: 'crypt' }], cubes: { garden: '1:3' } })
    t.says('cast quick', 'before', 'garden')
    expect(t.cubes('garden')).toBe('0:1 1:3')
  })

  test('BR-11.2 converting exchanges colours as far as the supply goes; it never defeats', () => {
    const t = scene({ people: [{ at: 'oracle', ready: 'DES11' }, { at: 'crypt' }], cubes: { garden: '1:3' } })
    t.says('cast quick', 'garden')
    if (t.asked === 'cubes 0') t.says('3')
    expect([t.cubes('garden'), t.table.supply.slice(0, 2)]).toEqual(['0:3', [23, 26]])
    const short = scene({
      people: [
        { at: 'oracle', ready: 'NEC02' },
        { at: 'throne', damage: 'rose:11' },
      ],
      cubes: { mirrors: '0:6', oracle: '0:6', abyss: '0:6', throne: '0:6' },
    })
    short.says('cast quick')
    while (short.asked !== 'act 0') short.says(short.asked === 'symbol 0' ? 'after' : '2')
    expect([short.damage(1), short.where(1), short.table.supply[0]]).toEqual(['0:2 rose:9', 'throne', 0])
  })

  test('BR-11.3 in Cleanup a full room falls to whoever has most cubes; figures are unharmed', () => {
    const t = scene({
      people: [
        { at: 'garden', grimoire },
        { at: 'garden', grimoire },
      ],
      cubes: { garden: '0:1 1:2 rose:1', forge: '0:3' },
      eventsOnTop: 'E019',
      frames,
    })
    expect([mageOf(t.table, 1).tokens, t.cubes('garden'), t.figures('garden'), t.damage(0)]).toEqual([['garden'], '', '0 1', ''])
    expect([t.table.tiles[9].destroyed, t.table.tiles[8].destroyed, t.table.supply]).toEqual([true, false, [23, 26, 26, 26, 26]])
  })

  test('BR-11.4 BR-11.5 a tie gives the token to the Rose; it counts at the end for a Mage only', () => {
    const t = scene({
      people: [{ grimoire, power: 30 }, { grimoire }],
      moon: 3,
      cubes: { garden: '0:2 1:2', mirrors: '0:6' },
      frames,
    })
    expect([t.table.rose.tokens, mageOf(t.table, 0).tokens, t.power('rose')]).toEqual([['garden'], ['mirrors'], 0])
    expect(scoresOf(t.table)[0]?.parts.find(({ name }) => name === 'rooms')?.points).toBe(3)
  })

  test('BR-11.6 a destroyed room is not activated and takes no instability', () => {
    const t = scene({ people: [{ at: 'garden', ready: 'FOR03.lower', actions: 1 }, { at: 'crypt' }], ruins: 'garden' })
    t.says('move')
    expect(t.refused('activate')).toBe('BR-6.4.18')
    t.says('end', 'cast quick', 'before', 'garden')
    expect([t.cubes('garden'), t.table.supply[0]]).toEqual(['', 26])
  })

  test('BR-11.7 the colour of a destroyed room still counts for traps', () => {
    const t = scene({ people: [{ at: 'armory' }, { at: 'crypt', active: 'CON01' }], ruins: 'summoner' })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    expect(t.damage(0)).toBe('1:3')
  })

  test('BR-11.8 the Black Rose Room falls like any other, before the Second Moon too', () => {
    const t = scene({
      people: [{ grimoire }, { grimoire }],
      cubes: { blackRose: '0:6 1:4' },
      eventsOnTop: 'E019',
      frames,
    })
    expect([mageOf(t.table, 0).tokens, t.table.tiles[0].destroyed, t.table.moon]).toEqual([['blackRose'], true, 1])
    expect(scoresOf(t.table)[0]?.parts.find(({ name }) => name === 'rooms')?.points).toBe(6)
    const late = scene({ people: [{ at: 'treasure', power: 5, tokens: 'blackRose' }, { at: 'garden' }] })
    late.says('move', 'activate')
    expect([late.table.moon, late.table.tiles[0].used]).toEqual([2, true])
  })
})

describe('Evocations', () => {
  const three = 'cerberus:crypt:1 malacoda:crypt landsknecht:crypt'

  test('BR-12.1 none is left in the pool: nothing is summoned', () => {
    const t = scene({
      people: [{ at: 'summoner' }, { at: 'garden', evocations: 'cerberus:crypt cerberus:crypt cerberus:crypt' }],
    })
    t.says('move', 'activate')
    expect([t.figures('summoner'), t.table.tiles[13].used]).toEqual(['0', true])
  })

  test('BR-12.2 BR-12.3 with three, one is dismissed for the new one, or it is declined', () => {
    const swaps = scene({ people: [{ at: 'cemetery', evocations: three }, { at: 'garden' }] })
    swaps.says('move', 'activate')
    expect([swaps.asked, swaps.answers, swaps.damage('0:cerberus')]).toEqual([
      'dismiss 0',
      ['pass', '0:cerberus', '0:malacoda', '0:landsknecht'],
      '1:1',
    ])
    swaps.says('0:cerberus')
    expect([swaps.figures('cemetery'), swaps.figures('crypt'), swaps.table.supply[1], swaps.power(0), swaps.power(1)]).toEqual([
      '0 0:landsknecht',
      '0:malacoda 0:landsknecht',
      26,
      0,
      0,
    ])
    const declines = scene({ people: [{ at: 'cemetery', evocations: three }, { at: 'garden' }] })
    declines.says('move', 'activate', 'pass')
    expect([declines.figures('cemetery'), declines.figures('crypt')]).toEqual(['0', '0:cerberus 0:malacoda 0:landsknecht'])
  })

  test('BR-12.4 the Infamy of Crete is a figure for every effect', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'forge', evocations: 'infamy:throne' },
      ],
    })
    t.says('cast quick')
    expect(t.damage('1:infamy')).toBe('0:3')
  })

  test('BR-12.5 it appears in the room activated, or in the summoner’s room', () => {
    const room = scene({ people: [{ at: 'garden', ready: 'DIV02' }, { at: 'crypt' }] })
    room.says('cast quick', 'air', 'before', 'summoner')
    expect(room.figures('summoner')).toBe('0:cerberus')
    const event = scene({
      people: [{ at: 'garden' }, { at: 'crypt', power: 1 }],
      phase: 'rose',
      eventsOnTop: 'E012',
      frames: [{ op: 'drawEvent' }, { op: 'library', nth: 0 }],
    })
    expect(event.figures('garden')).toBe('0 0:landsknecht')
  })

  test('BR-12.6 summoning is entering', () => {
    const t = scene({ people: [{ at: 'summoner' }, { at: 'garden', active: 'CON01' }] })
    t.says('move', 'activate')
    t.until('entered')
    expect([t.asked, t.figures('summoner'), t.answers]).toEqual(['interrupt 1', '0 0:cerberus', ['pass', 'slot 3']])
  })

  test('BR-12.7 Altars never move and never attack', () => {
    const t = scene({
      people: [
        { at: 'garden', evocations: 'divineAltar:throne mutatedAltar:throne' },
        { at: 'throne', evocations: 'landsknecht:crypt' },
      ],
      phase: 'evocation',
      frames: [{ op: 'evocationPhase', nth: 0 }, ...frames],
    })
    expect(t.asked).toBe('evocation 1')
    const pushed = scene({
      people: [
        { at: 'oracle', ready: 'DES07' },
        { at: 'crypt', evocations: 'divineAltar:throne malacoda:throne' },
      ],
    })
    pushed.says('cast quick')
    while (pushed.asked !== 'act 0') pushed.says(pushed.asked === 'target 0' ? 'treasure' : (pushed.answers[0] ?? ''))
    expect([pushed.figures('throne'), pushed.figures('treasure')]).toEqual(['1:divineAltar', '1:malacoda'])
  })
})
