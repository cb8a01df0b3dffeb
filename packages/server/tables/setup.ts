import type { Json, Seat } from '@grimuar/kernel'
import type { Pace } from '@grimuar/protocol'
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

/** The players' parts of the dice, in seat order. */
export function numbersOf(setup: Setup): string[] {
  return setup.seats.flatMap((plan) => (plan.kind === 'person' ? [plan.luck] : []))
}

/** Where a person sits, or null. */
export function seatOf(setup: Setup, person: string | null): Seat | null {
  const at = person === null ? -1 : setup.seats.findIndex((plan) => plan.kind === 'person' && plan.person === person)
  return at < 0 ? null : at
}
