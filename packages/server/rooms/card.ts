import { hash } from 'node:crypto'
import type { Person, SeatCard, TableCard } from '@grimuar/protocol'
import { numbersOf, type SeatPlan, seatOf, setupOf } from '../matches/setup.ts'
import type { TableRow } from '../store/contract.ts'

/** Finds people by id. */
export type Faces = (id: string) => Promise<Person | undefined>

/** Someone who has left for good. */
function nobody(id: string): Person {
  return { id, name: '—', avatar: '', guest: true }
}

/** A table as `person` (null: a stranger) may see it. */
export async function cardOf(row: TableRow, person: string | null, faces: Faces): Promise<TableCard> {
  const setup = setupOf(row)
  const face = async (id: string) => (await faces(id)) ?? nobody(id)
  const seatCard = async (plan: SeatPlan): Promise<SeatCard> => {
    if (plan.kind === 'bot') return plan
    if (plan.kind === 'person') return { kind: 'person', person: await face(plan.person) }
    return plan.for === undefined ? { kind: 'free' } : { kind: 'free', for: await face(plan.for) }
  }
  const invited = person !== null && (person === row.host || seatOf(setup, person) !== null)
  const { seq, waiting, deadline, result } = row.mark
  return {
    id: row.id,
    state: row.state,
    game: row.game,
    version: row.version,
    options: setup.options,
    seats: await Promise.all(setup.seats.map(seatCard)),
    pace: setup.pace,
    listed: row.listed,
    lots: setup.lots ?? false,
    ...(setup.places && { places: [...setup.places] }),
    host: row.host,
    created: row.created,
    changed: row.changed,
    seq,
    waiting: [...waiting],
    deadline,
    result,
    commitment: hash('sha256', Buffer.from(row.secret, 'hex')), // the kernel's `commitment`, ten times as fast: lists have hundreds
    numbers: row.state === 'open' ? [] : numbersOf(setup),
    ...(invited && { code: row.code }),
    ...(setup.previous !== undefined && { previous: setup.previous }),
    ...(setup.next !== undefined && { next: setup.next }),
  }
}

/** Whether someone may look at a table: listed ones are for all, others for those who sit there or were invited. */
export function maySee(row: TableRow, person: string | null, code: string | undefined): boolean {
  if (row.listed || (code !== undefined && code === row.code)) return true
  if (person === null) return false
  return person === row.host || setupOf(row).seats.some((plan) => personOf(plan) === person)
}

function personOf(plan: SeatPlan): string | undefined {
  return plan.kind === 'person' ? plan.person : plan.kind === 'free' ? plan.for : undefined
}
