import { expect, test } from 'vitest'
import { placeNamed } from '../../scene.ts'
import { scene } from '../../talk.ts'
import { view } from '../../view.ts'
import { outlookOf } from './outlook.ts'

test('an area spell: damage, who falls, power, trophy, the Moon', () => {
  const t = scene({
    people: [
      { at: 'blackRose', ready: 'DES03', power: 4 },
      { at: 'throne', damage: '0:7 1:3', evocations: 'landsknecht:throne' },
    ],
  })
  t.says('cast quick')
  const outlook = outlookOf(view(t.table, 0), 0, [{ do: 'place', place: placeNamed('throne') }])
  expect(outlook.figures).toEqual([
    { figure: 1, before: 10, after: 12, life: 12, falls: true },
    expect.objectContaining({ before: 0, falls: true }),
  ])
  expect(outlook.sums).toEqual([[{ n: 3, by: 'DES03.upper' }]])
  expect(outlook.trophies).toEqual([{ owner: 0, loser: 1 }])
  expect(outlook.moon).toBe(2)
  expect(outlook.power.find(({ owner }) => owner === 0)?.n).toBe(4)
  expect(outlook.answerable).toBe(false)
})

test('cracks: the cubes of the spell, and of its instability symbol where I stand', () => {
  const t = scene({ people: [{ at: 'blackRose', ready: 'DES03.lower' }, { at: 'throne' }], cubes: { throne: '1:2' } })
  t.says('cast quick', 'after')
  const throne = placeNamed('throne')
  const { rooms } = outlookOf(view(t.table, 0), 0, [{ do: 'place', place: throne }])
  const [mine, struck] = rooms
  expect(mine).toMatchObject({ place: placeNamed('blackRose'), before: 0, after: 1, ruin: false })
  expect(struck).toMatchObject({ place: throne, before: 2, after: 3, ruin: false })
  t.says('throne')
  expect([t.cubes('blackRose'), t.cubes('throne')]).toEqual(['0:1', '0:1 1:2'])
})

test('a step says nothing that is not seen anyway', () => {
  const t = scene({ people: [{ at: 'forge' }, { at: 'throne', active: 'CON01' }] })
  const outlook = outlookOf(view(t.table, 0), 0, [{ do: 'move' }, { do: 'place', place: placeNamed('garden') }])
  expect(outlook).toMatchObject({
    figures: [],
    sums: [],
    rooms: [],
    power: [],
    quests: [],
    more: [],
    next: null,
    answerable: true,
  })
})
