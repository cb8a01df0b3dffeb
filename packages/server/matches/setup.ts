import { at, drawLots, type Seat } from '@grimuar/kernel'
import type { Reveal } from '@grimuar/protocol'
import { HintRule, JsonValue, Pace } from '@grimuar/protocol/nouns'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { SeatedPerson } from '../store/contract.ts'

const SeatPlan = Type.Union([
  Type.Object({ kind: Type.Literal('person'), person: Type.String(), luck: Type.String() }),
  Type.Object({ kind: Type.Literal('bot'), level: Type.String() }),
  Type.Object({ kind: Type.Literal('free'), for: Type.Optional(Type.String()) }),
])
/** The plan for a seat. People are named by id, because names can change. */
export type SeatPlan = Static<typeof SeatPlan>

const Setup = Type.Object({
  options: JsonValue,
  seats: Type.Array(SeatPlan),
  pace: Pace,
  lots: Type.Optional(Type.Boolean()), // true: seats are drawn by lot when play begins
  places: Type.Optional(Type.Array(Type.Integer())), // after the draw: for each seat, the place its player had before
  askEveryone: Type.Optional(Type.Boolean()), // true: no standing order answers an interrupt
  hints: Type.Optional(HintRule), // default: players without human rivals may ask for hints
  quiet: Type.Optional(Type.Boolean()), // true: spectators may not write in the chat
  keptOut: Type.Optional(Type.Array(Type.String())), // people who cannot sit down here
  began: Type.Optional(Type.Integer()), // time at which play began
  previous: Type.Optional(Type.String()), // id of the room whose rematch or continuation this is
  campaign: Type.Optional(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      save: Type.Union([Type.String(), Type.Null()]), // the chapter begins with what this save left; null: with the beginning
      attempt: Type.Integer(),
    }),
  ),
  agree: Type.Optional(Type.Boolean()), // true: a weighty joint question is decided once all who are here agree
  next: Type.Optional(Type.String()), // id of the rematch
})
/** The choices that players made before play began. */
export type Setup = Static<typeof Setup>

const stored = Compile(Setup)
const checked = new WeakSet<object>()

/** The setup of a room, as the store has it. A setup never changes, so each is checked once. */
export function setupOf({ setup }: { readonly setup: unknown }): Setup {
  if (!isSetup(setup)) throw new Error(`this is no setup of a room: ${JSON.stringify(setup)}`)
  return setup
}

function isSetup(json: unknown): json is Setup {
  if (typeof json !== 'object' || json === null) return false
  if (!checked.has(json)) {
    if (!stored.Check(json)) return false
    checked.add(json)
  }
  return true
}

const cache = new WeakMap<Setup, readonly SeatedPerson[]>()

/** The people who have seats. A setup object never changes, so the list is cached. */
export function seatedPeople(setup: Setup): readonly SeatedPerson[] {
  let seated = cache.get(setup)
  if (!seated) {
    seated = setup.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [{ seat, person: plan.person }] : []))
    cache.set(setup, seated)
  }
  return seated
}

/** The people for whom a seat is reserved. */
export function reservedFor(setup: Setup): string[] {
  return setup.seats.flatMap((plan) => (plan.kind === 'free' && plan.for !== undefined ? [plan.for] : []))
}

/** The players' parts of the dice seed, in seat order. */
export function numbersOf(setup: Setup): string[] {
  return setup.seats.flatMap((plan) => (plan.kind === 'person' ? [plan.luck] : []))
}

/** Draws the seats by lot. The draw is as fair as the dice of the match: nobody can steer it. */
export function drawSeats(setup: Setup, secret: string): Setup {
  const places = drawLots(secret, numbersOf(setup), setup.seats.length)
  return { ...setup, seats: places.map((place) => at(setup.seats, place)), places }
}

/** How the seats were drawn; null if they were not. */
export function lotsOf({ seats, places }: Setup): Reveal['lots'] {
  if (!places) return null
  const numbers: (string | null)[] = places.map(() => null)
  for (const [seat, place] of places.entries()) {
    const plan = at(seats, seat)
    if (plan.kind === 'person') numbers[place] = plan.luck
  }
  return { places: [...places], numbers }
}

/** The seat of a person; null if they have none. */
export function seatOf(setup: Setup, person: string | null): Seat | null {
  const seat = person === null ? -1 : setup.seats.findIndex((plan) => plan.kind === 'person' && plan.person === person)
  return seat < 0 ? null : seat
}
