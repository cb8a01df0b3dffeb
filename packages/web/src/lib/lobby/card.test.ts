import type { Person, SeatCard, TableCard } from '@grimuar/protocol'
import { expect, test } from 'vitest'
import { byAge, byUrgency, freeSeats, hostOf, isOf, isTurnOf, keptFor, mayTake, seatOf } from './card.ts'

const person = (id: string): Person => ({ id, name: id, avatar: 'owl', guest: true })
const [ala, ola, ela] = [person('ala'), person('ola'), person('ela')]
const sits = (who: Person): SeatCard => ({ kind: 'person', person: who })
const free: SeatCard = { kind: 'free' }
const kept: SeatCard = { kind: 'free', for: ola }

const table = (changes: Partial<TableCard>): TableCard =>
  ({
    id: 't',
    state: 'open',
    seats: [sits(ala), free],
    host: 'ala',
    waiting: [],
    deadline: null,
    created: 0,
    ...changes,
  }) as TableCard

test('mine are those I sit at or am asked to, while they last', () => {
  expect(seatOf(table({}), ala)).toBe(0)
  expect([ala, ola, null, undefined].map((who) => isOf(table({}), who))).toEqual([true, false, false, false])
  const rematch = table({ seats: [kept, sits(ala)] })
  expect(keptFor(rematch, ola)).toBe(0)
  expect(isOf(rematch, ola)).toBe(true)
  expect(isOf({ ...rematch, state: 'running' }, ola)).toBe(false)
  expect(isOf(table({ state: 'over' }), ala)).toBe(false)
  expect(isOf(table({ state: 'gone' }), ala)).toBe(false)
})

test('it is the turn of those a running match waits for', () => {
  const match = table({ state: 'running', seats: [sits(ala), sits(ola)], waiting: [1] })
  expect([ala, ola, ela, null].map((who) => isTurnOf(match, who))).toEqual([false, true, false, false])
  expect(isTurnOf({ ...match, state: 'over' }, ola)).toBe(false)
})

test('a kept seat is for one person only', () => {
  expect([free, kept, sits(ala)].map((seat) => mayTake(seat, ola))).toEqual([true, true, false])
  expect([free, kept].map((seat) => mayTake(seat, ela))).toEqual([true, false])
  expect(freeSeats(table({ seats: [free, kept, sits(ala)] }))).toBe(2)
  expect(hostOf(table({}))).toEqual(ala)
  expect(hostOf(table({ seats: [sits(ola), free] }))).toBeUndefined()
})

test('what waits for me comes first, the nearest deadline before all', () => {
  const match: Partial<TableCard> = { state: 'running', seats: [sits(ala), sits(ola)] }
  const cards = [
    table({ id: 'theirs', ...match, waiting: [1], deadline: 1 }),
    table({ id: 'gathering' }),
    table({ id: 'later', ...match, waiting: [0], deadline: 9 }),
    table({ id: 'offered', host: 'ola', seats: [sits(ola), { kind: 'free', for: ala }] }),
    table({ id: 'no clock', ...match, waiting: [0] }),
    table({ id: 'soon', ...match, waiting: [0], deadline: 5 }),
  ]
  const order = cards.toSorted(byUrgency(ala)).map(({ id }) => id)
  expect(order).toEqual(['soon', 'later', 'no clock', 'offered', 'gathering', 'theirs'])
})

test('of open tables the one that waits longest comes first', () => {
  const cards = [table({ id: 'new', created: 9 }), table({ id: 'b', created: 1 }), table({ id: 'a', created: 1 })]
  expect(cards.toSorted(byAge).map(({ id }) => id)).toEqual(['a', 'b', 'new'])
})
