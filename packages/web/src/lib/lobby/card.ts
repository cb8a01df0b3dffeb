import type { Person, RoomCard, SeatCard } from '@grimuar/protocol'

/** The seat of a person; null if they have none. */
export function seatOf(card: RoomCard, person: Person | null | undefined): number | null {
  const at = card.seats.findIndex((seat) => seat.kind === 'person' && seat.person.id === person?.id)
  return at < 0 ? null : at
}

/** The seat that is reserved for a person; null if there is none. */
export function reservedSeat(card: RoomCard, person: Person | null | undefined): number | null {
  const at = card.seats.findIndex((seat) => seat.kind === 'free' && seat.for !== undefined && seat.for.id === person?.id)
  return at < 0 ? null : at
}

/** True if a person plays in the room, or a seat is reserved for them. */
export function isOf(card: RoomCard, person: Person | null | undefined): boolean {
  if (card.state === 'running') return seatOf(card, person) !== null
  return card.state === 'open' && (seatOf(card, person) !== null || reservedSeat(card, person) !== null)
}

/** True if the match waits for this person's move. */
export function isTurnOf(card: RoomCard, person: Person | null | undefined): boolean {
  const seat = seatOf(card, person)
  return card.state === 'running' && seat !== null && card.waiting.includes(seat)
}

/** True if this person may claim the seat. */
export function mayClaim(seat: SeatCard, person: Person | null | undefined): boolean {
  return seat.kind === 'free' && (seat.for === undefined || seat.for.id === person?.id)
}

/** The number of free seats. */
export function freeSeats(card: RoomCard): number {
  return card.seats.filter(({ kind }) => kind === 'free').length
}

/** The person who set the room up, if they still have a seat. */
export function hostOf(card: RoomCard): Person | undefined {
  return card.seats.flatMap((seat) => (seat.kind === 'person' && seat.person.id === card.host ? [seat.person] : []))[0]
}

/** Sorts a person's rooms: first their turns by deadline, then offered rematches, open rooms and other players' turns. */
export function byUrgency(person: Person | null | undefined): (a: RoomCard, b: RoomCard) => number {
  const rank = (card: RoomCard) =>
    isTurnOf(card, person) ? 0 : card.state === 'open' ? (seatOf(card, person) === null ? 1 : 2) : 3
  return (a, b) => rank(a) - rank(b) || (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE) || byAge(a, b)
}

/** Sorts rooms by age, so that new ones are added at the end. */
export function byAge(a: RoomCard, b: RoomCard): number {
  return a.created - b.created || (a.id < b.id ? -1 : 1)
}

/** The story and the chapter that a room of a campaign plays; undefined for all other rooms. */
export function placeOf({ campaign, options }: RoomCard): { readonly story: string; readonly chapter: number } | undefined {
  if (!campaign || typeof options !== 'object' || options === null) return undefined
  for (const value of Object.values(options)) {
    if (isPlace(value)) return value
  }
  return undefined
}

export function isPlace(value: unknown): value is { readonly story: string; readonly chapter: number } {
  if (typeof value !== 'object' || value === null || !('story' in value) || !('chapter' in value)) return false
  return typeof value.story === 'string' && typeof value.chapter === 'number'
}
