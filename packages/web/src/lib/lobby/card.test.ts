import type { Person, RoomCard, SeatCard } from '@grimuar/protocol'
import { expect, test } from 'vitest'
import { byAge, byUrgency, freeSeats, hostOf, isOf, isTurnOf, mayClaim, reservedSeat, seatOf } from './card.ts'

const person = (id: string): Person => ({ id, name: id, avatar: 'owl', guest: true })
const [ala, ola, ela] = [person('ala'), person('ola'), person('ela')]
const sits = (who: Person): SeatCard => ({ kind: 'person', person: who })
const free: SeatCard = { kind: 'free' }
const reserved: SeatCard = { kind: 'free', for: ola }

const room = (changes: Partial<RoomCard>): RoomCard =>
  ({
    id: 't',
    state: 'open',
    seats: [sits(ala), free],
    host: 'ala',
    waiting: [],
    deadline: null,
    created: 0,
    ...changes,
  }) as RoomCard

test('a room is mine while I have a seat in it or a seat is reserved for me', () => {
  expect(seatOf(room({}), ala)).toBe(0)
  expect([ala, ola, null, undefined].map((who) => isOf(room({}), who))).toEqual([true, false, false, false])
  const rematch = room({ seats: [reserved, sits(ala)] })
  expect(reservedSeat(rematch, ola)).toBe(0)
  expect(isOf(rematch, ola)).toBe(true)
  expect(isOf({ ...rematch, state: 'running' }, ola)).toBe(false)
  expect(isOf(room({ state: 'over' }), ala)).toBe(false)
  expect(isOf(room({ state: 'gone' }), ala)).toBe(false)
})

test('it is the turn of the people for whom a running match waits', () => {
  const match = room({ state: 'running', seats: [sits(ala), sits(ola)], waiting: [1] })
  expect([ala, ola, ela, null].map((who) => isTurnOf(match, who))).toEqual([false, true, false, false])
  expect(isTurnOf({ ...match, state: 'over' }, ola)).toBe(false)
})

test('a reserved seat is for one person only', () => {
  expect([free, reserved, sits(ala)].map((seat) => mayClaim(seat, ola))).toEqual([true, true, false])
  expect([free, reserved].map((seat) => mayClaim(seat, ela))).toEqual([true, false])
  expect(freeSeats(room({ seats: [free, reserved, sits(ala)] }))).toBe(2)
  expect(hostOf(room({}))).toEqual(ala)
  expect(hostOf(room({ seats: [sits(ola), free] }))).toBeUndefined()
})

test('rooms that wait for me come first, sorted by deadline', () => {
  const match: Partial<RoomCard> = { state: 'running', seats: [sits(ala), sits(ola)] }
  const cards = [
    room({ id: 'theirs', ...match, waiting: [1], deadline: 1 }),
    room({ id: 'gathering' }),
    room({ id: 'later', ...match, waiting: [0], deadline: 9 }),
    room({ id: 'offered', host: 'ola', seats: [sits(ola), { kind: 'free', for: ala }] }),
    room({ id: 'no clock', ...match, waiting: [0] }),
    room({ id: 'soon', ...match, waiting: [0], deadline: 5 }),
  ]
  const order = cards.toSorted(byUrgency(ala)).map(({ id }) => id)
  expect(order).toEqual(['soon', 'later', 'no clock', 'offered', 'gathering', 'theirs'])
})

test('the oldest open room comes first', () => {
  const cards = [room({ id: 'new', created: 9 }), room({ id: 'b', created: 1 }), room({ id: 'a', created: 1 })]
  expect(cards.toSorted(byAge).map(({ id }) => id)).toEqual(['a', 'b', 'new'])
})
