import { commitment, mixSeed, recordLines } from '@grimuar/kernel'
import type { Reveal, RoomCard } from '@grimuar/protocol'
import type { Room } from '../rooms/room.ts'
import { joinInPieces } from '../slices.ts'
import { lotsOf, numbersOf, setupOf } from './setup.ts'

/** Everything about a finished match: the parts of its dice seed, and the record that anyone can replay. */
export async function revealOf({ row, matchState }: Room, { seats }: RoomCard): Promise<Reveal> {
  if (!matchState) throw new Error('a match that never began has nothing to reveal')
  const setup = setupOf(row)
  const numbers = numbersOf(setup)
  const names = seats.map((seat, at) => (seat.kind === 'person' ? seat.person.name : `Bot ${at + 1}`))
  const record = await joinInPieces(recordLines({ ...matchState.match.record, names }))
  const seed = mixSeed(row.secret, numbers)
  return { commitment: commitment(row.secret), secret: row.secret, numbers, lots: lotsOf(setup), seed, record }
}
