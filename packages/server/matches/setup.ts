import { drawLots, type Json, type Seat } from '@grimuar/kernel'
import type { Pace, Reveal } from '@grimuar/protocol'
import type { Sitting } from '../store/contract.ts'

/** Who is to sit where. People stand here by id: names are theirs to change. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly person: string; readonly luck: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'free'; readonly for?: string }

/** What players chose before play began. */
export interface Setup {
  readonly options: Json
  readonly seats: readonly SeatPlan[]
  readonly pace: Pace
  readonly lots?: boolean // seats are drawn by lot when play begins
  readonly places?: readonly Seat[] // once they are: for each seat, the place its player had before
  readonly began?: number // when play began
  readonly previous?: string // the table this is the rematch of
  readonly next?: string // the rematch of this one
}

export function setupOf(row: { readonly setup: Json }): Setup {
  return row.setup as unknown as Setup
}

const sittings = new WeakMap<Setup, readonly Sitting[]>()

/** Which people sit where. A setup is never changed once made, so this is worked out once. */
export function sittingOf(setup: Setup): readonly Sitting[] {
  let sitting = sittings.get(setup)
  if (!sitting) {
    sitting = setup.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [{ seat, person: plan.person }] : []))
    sittings.set(setup, sitting)
  }
  return sitting
}

/** Those for whom a seat is kept. */
export function keptOf(setup: Setup): string[] {
  return setup.seats.flatMap((plan) => (plan.kind === 'free' && plan.for !== undefined ? [plan.for] : []))
}

/** The players' parts of the dice, in seat order. */
export function numbersOf(setup: Setup): string[] {
  return setup.seats.flatMap((plan) => (plan.kind === 'person' ? [plan.luck] : []))
}

/** Seats drawn by lot from the places people took: the dice of the draw are as fair as the match's. */
export function drawn(setup: Setup, secret: string): Setup {
  const places = drawLots(secret, numbersOf(setup), setup.seats.length)
  return { ...setup, seats: places.map((place) => setup.seats[place] as SeatPlan), places }
}

/** How the seats were drawn; null where they were not. */
export function lotsOf({ seats, places }: Setup): Reveal['lots'] {
  if (!places) return null
  const numbers: (string | null)[] = places.map(() => null)
  for (const [seat, place] of places.entries()) {
    const plan = seats[seat] as SeatPlan
    if (plan.kind === 'person') numbers[place] = plan.luck
  }
  return { places: [...places], numbers }
}

/** Where a person sits, or null. */
export function seatOf(setup: Setup, person: string | null): Seat | null {
  const at = person === null ? -1 : setup.seats.findIndex((plan) => plan.kind === 'person' && plan.person === person)
  return at < 0 ? null : at
}
