import { expect, test } from 'vitest'
import { isTemple, type Place, type TempleId } from '../cards/index.ts'
import { chainsAfterRearrange } from '../chains.ts'
import { game } from '../rules.ts'
import { GHOST, type ProphecyEvent, type ProphecyMove, type ProphecyTable, playerOf } from '../table.ts'
import { netOf, prophecy } from '../talk.ts'
import { breaksThrough, cardMove, longest, marksOf, nextOfPlan, outlookOf, placeMove } from './derived.ts'
import { layRoad } from './path.ts'

const view = (t: ProphecyTable, seat = 0) => game.view(t, seat)

test('the card nearest to the viewer lies at the beginning of the road, the others clockwise after it', () => {
  const { table: t } = prophecy()
  const { along, near } = layRoad(t.ring, 4, 300, 160)
  expect([along[4], near[4]]).toEqual([0, 1])
  const order = t.ring.map((_, i) => along[(4 + i) % t.ring.length] as number)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order.at(-1)).toBeLessThan(1)
})

test('temples get more room on the road than wastelands', () => {
  const { table: t } = prophecy()
  const { along } = layRoad(t.ring, 0, 3000, 160)
  const room = (stop: number) => (along[stop + 1] as number) - (along[stop] as number)
  const pair = t.ring.findIndex((card, stop) => stop > 0 && !isTemple(card) && !isTemple(t.ring[stop + 1] ?? 0))
  expect(isTemple(t.ring[pair - 1] ?? 9)).toBe(true)
  expect(room(pair - 1)).toBeGreaterThan(room(pair))
})

test('the move of touching a card depends on the question', () => {
  const { table: t } = prophecy({ players: [{ at: 'W1' }, { at: 'W3' }] })
  const here = t.players[0]?.pawn ?? 0
  expect(cardMove(view(t), { kind: 'go' }, here)).toEqual({ do: 'go', stop: here })
  expect(cardMove(view(t), { kind: 'act' }, here)).toEqual({ do: 'take' })
  const temple = t.ring.findIndex(isTemple)
  expect(cardMove(view(t), { kind: 'rune', temple: -1 }, temple)).toEqual({ do: 'rune', temple: t.ring[temple] })
})

test('the move of touching a place of the net depends on the question', () => {
  expect(placeMove({ kind: 'place' }, 3, 2)).toEqual({ do: 'place', crystal: 2, place: 3 })
  expect(placeMove({ kind: 'pay', left: 1, price: 'speed', field: -1 }, 3, 2)).toEqual({ do: 'pay', place: 3 })
  expect(placeMove({ kind: 'give', crystal: 0, to: 1 }, 3, 2)).toEqual({ do: 'give', place: 3 })
  expect(placeMove({ kind: 'swap', first: -1 }, 3, 2)).toEqual({ do: 'swap', place: 3 })
})

test('touching crystals leaves the chains that go through all of them', () => {
  const chain = (...places: Place[]): ProphecyMove => ({ do: 'break', end: 'left', level: places.length, places })
  const moves: ProphecyMove[] = [chain(0, 1, 2), chain(0, 1, 5), { do: 'take' }]
  expect(breaksThrough(moves, [])).toHaveLength(2)
  expect(breaksThrough(moves, [1, 5])).toEqual([chain(0, 1, 5)])
  expect(breaksThrough(moves, [2, 5])).toEqual([])
})

test('a plan to rearrange shows which crystal to pay, then which two to touch', () => {
  const { table: t } = prophecy()
  const [plan] = chainsAfterRearrange(t, netOf('YBYC'), [1])
  expect(plan).toMatchObject({ temple: 1, pay: 3, swap: [0, 1] })
  expect(nextOfPlan({ kind: 'pay', left: 1, price: 'rearrange', field: -1 }, plan ?? null)).toEqual([3])
  expect(nextOfPlan({ kind: 'swap', first: 1 }, plan ?? null)).toEqual([0])
  expect(nextOfPlan({ kind: 'go' }, plan ?? null)).toEqual([])
})

test('crystals that change places fly from each other, and what is placed comes out of the hand', () => {
  const { table: t } = prophecy({ players: [{ net: 'YB' }, {}] })
  const swapped = marksOf({ view: view(t), last: [{ kind: 'swap', seat: 0, places: [0, 1], crystals: [1, 2] }] })
  expect([...swapped.origins]).toEqual([
    ['crystal:0:0:2', 'crystal:0:1:2'],
    ['crystal:0:1:3', 'crystal:0:0:3'],
  ])
  const placed = marksOf({ view: view(t), last: [{ kind: 'place', seat: 0, crystal: 2, place: 0 }] })
  expect([...placed.origins]).toEqual([['crystal:0:0:2', 'hand:2:0']])
})

test('the whole last turn is marked, and pieces come only from the places of the last step', () => {
  const { table: t } = prophecy({ players: [{ net: 'YB' }, {}] })
  const turn: ProphecyEvent[] = [
    { kind: 'go', seat: 0, from: 2, to: 5, card: t.ring[5] ?? 0 },
    { kind: 'place', seat: 0, crystal: 2, place: 0 },
    { kind: 'cover', seat: 0, card: 8, field: 3, place: 4 },
    { kind: 'break', seat: 0, temple: 1, space: 2, points: 1, level: 3 },
    { kind: 'rune', seat: 0, temple: 1, rune: 4 },
  ]
  const end = { kind: 'turn', seat: 1, round: 2 } as const
  const marks = marksOf({ view: view(t), last: [end], recent: [...turn, end] })
  expect([...marks.left, ...marks.stops]).toEqual([2, 5])
  expect([...marks.places]).toEqual(['0:0', '0:4'])
  expect([...marks.fields, ...marks.spaces, ...marks.runes]).toEqual(['8:3', '1:2', '0:4'])
  expect([...marks.ways, ...marks.origins]).toEqual([])
})

test('the longest of several chains from one end of a temple is told', () => {
  const chain = (temple: TempleId, end: 'left' | 'right', level: number) => ({ temple, end, level, places: [] })
  const found = [chain(0, 'left', 3), chain(0, 'left', 4), chain(0, 'right', 3), chain(1, 'left', 3)]
  expect(longest(found)).toEqual(found.slice(1))
})

test('the outlook of a net is what it can break now and after one rearrangement, looked for once', () => {
  const { table: t } = prophecy({ players: [{ at: 'blue', net: 'RYYG CCBR' }, {}, {}, {}] })
  const seen = view(t)
  const { ready, after } = outlookOf(seen, 0)
  expect(ready.map(({ temple, end, level }) => [temple, end, level])).toContainEqual([2, 'left', 4])
  expect(after).toEqual(chainsAfterRearrange(seen, playerOf(seen, 0).net))
  expect(outlookOf(seen, 0)).toBe(outlookOf(seen, 0))
  expect(outlookOf(view(t), 0)).toEqual({ ready, after })
})

test('a pawn walks along the ring past the cards between, and the ghost the other way round', () => {
  const { table: t } = prophecy()
  const [first, second, third, fourth] = t.ring
  const last = t.ring.length - 1
  const go = { kind: 'go', seat: 0, from: last, to: 3, card: fourth ?? 0 } as const
  expect(marksOf({ view: view(t), last: [go] }).ways.get(0)).toBe(`stop:${first} stop:${second} stop:${third}`)
  const ghost = { kind: 'ghost', from: 3, to: 0, card: first ?? 0 } as const
  expect(marksOf({ view: view(t), last: [ghost] }).ways.get(GHOST)).toBe(`stop:${third} stop:${second}`)
})
