import type { Person, SeatCard, TableCard } from '@grimuar/protocol'

/** Where a person sits, or null. */
export function seatOf(card: TableCard, person: Person | null | undefined): number | null {
  const at = card.seats.findIndex((seat) => seat.kind === 'person' && seat.person.id === person?.id)
  return at < 0 ? null : at
}

/** The seat that is kept for a person, or null. */
export function keptFor(card: TableCard, person: Person | null | undefined): number | null {
  const at = card.seats.findIndex((seat) => seat.kind === 'free' && seat.for !== undefined && seat.for.id === person?.id)
  return at < 0 ? null : at
}

/** Whether a person plays there, or is asked to. */
export function isOf(card: TableCard, person: Person | null | undefined): boolean {
  if (card.state === 'running') return seatOf(card, person) !== null
  return card.state === 'open' && (seatOf(card, person) !== null || keptFor(card, person) !== null)
}

/** Whether a match waits for this person's move. */
export function isTurnOf(card: TableCard, person: Person | null | undefined): boolean {
  const seat = seatOf(card, person)
  return card.state === 'running' && seat !== null && card.waiting.includes(seat)
}

/** Whether this person may sit down there. */
export function mayTake(seat: SeatCard, person: Person | null | undefined): boolean {
  return seat.kind === 'free' && (seat.for === undefined || seat.for.id === person?.id)
}

/** How many seats are still free. */
export function freeSeats(card: TableCard): number {
  return card.seats.filter(({ kind }) => kind === 'free').length
}

/** Who set the table up, if they still sit there. */
export function hostOf(card: TableCard): Person | undefined {
  return card.seats.flatMap((seat) => (seat.kind === 'person' && seat.person.id === card.host ? [seat.person] : []))[0]
}

/** Whose games come first: my turn by the nearest deadline, then offers, gathering tables, and others' turns. */
export function byUrgency(person: Person | null | undefined): (a: TableCard, b: TableCard) => number {
  const rank = (card: TableCard) =>
    isTurnOf(card, person) ? 0 : card.state === 'open' ? (seatOf(card, person) === null ? 1 : 2) : 3
  return (a, b) => rank(a) - rank(b) || (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE) || byAge(a, b)
}

/** The table that waits longest comes first, so that new ones are added at the end. */
export function byAge(a: TableCard, b: TableCard): number {
  return a.created - b.created || (a.id < b.id ? -1 : 1)
}
