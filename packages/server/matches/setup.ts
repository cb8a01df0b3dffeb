import { drawLots, type Json, type Seat } from '@grimuar/kernel'
import type { Pace, Reveal } from '@grimuar/protocol'
import type { SeatedPerson } from '../store/contract.ts'

/** What is planned for a seat. People are named by id, because names can change. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly person: string; readonly luck: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'free'; readonly for?: string }

/** The choices that players made before play began. */
export interface Setup {
  readonly options: Json
  readonly seats: readonly SeatPlan[]
  readonly pace: Pace
  readonly lots?: boolean // true: seats are drawn by lot when play begins
  readonly places?: readonly Seat[] // after the draw: for each seat, the place its player had before
  readonly began?: number // time at which play began
  readonly previous?: string // id of the room whose rematch this is
  readonly next?: string // id of the rematch
}

export function setupOf(row: { readonly setup: Json }): Setup {
  return row.setup as unknown as Setup
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
  return { ...setup, seats: places.map((place) => setup.seats[place] as SeatPlan), places }
}

/** How the seats were drawn; null if they were not. */
export function lotsOf({ seats, places }: Setup): Reveal['lots'] {
  if (!places) return null
  const numbers: (string | null)[] = places.map(() => null)
  for (const [seat, place] of places.entries()) {
    const plan = seats[seat] as SeatPlan
    if (plan.kind === 'person') numbers[place] = plan.luck
  }
  return { places: [...places], numbers }
}

/** The seat of a person; null if they have none. */
export function seatOf(setup: Setup, person: string | null): Seat | null {
  const at = person === null ? -1 : setup.seats.findIndex((plan) => plan.kind === 'person' && plan.person === person)
  return at < 0 ? null : at
}
