import { hash } from 'node:crypto'
import { publicOptions, type Schema } from '@grimuar/kernel'
import type { Person, RoomCard, SeatCard } from '@grimuar/protocol'
import type { RulesCatalog } from '../matches/rules-catalog.ts'
import { numbersOf, type SeatPlan, seatOf, setupOf } from '../matches/setup.ts'
import type { RoomRow } from '../store/contract.ts'

/** Finds people by id. */
export type FindPerson = (id: string) => Promise<Person | undefined>

/** Makes the card of a room as a person may see it; `person` null: a visitor who is not signed in. */
export type CardOf = (row: RoomRow, person: string | null) => Promise<RoomCard>

export function cardMaker(rules: RulesCatalog, people: { person: FindPerson }): CardOf {
  return async (row, person) => {
    const game = await (row.version === null ? rules.newest(row.game) : rules.rules(row.game, row.version))
    return cardOf(row, person, (id) => people.person(id), game?.options)
  }
}

/** Stands for a deleted person. */
function deletedPerson(id: string): Person {
  return { id, name: '—', avatar: '', guest: true }
}

/** The card of a room of a game with these options, as `person` (null: a visitor who is not signed in) may see it. */
export async function cardOf(
  row: RoomRow,
  person: string | null,
  findPerson: FindPerson,
  schema: Schema = {},
): Promise<RoomCard> {
  const setup = setupOf(row)
  const personOrDeleted = async (id: string) => (await findPerson(id)) ?? deletedPerson(id)
  const seatCard = async (plan: SeatPlan): Promise<SeatCard> => {
    if (plan.kind === 'bot') return plan
    if (plan.kind === 'person') return { kind: 'person', person: await personOrDeleted(plan.person) }
    return plan.for === undefined ? { kind: 'free' } : { kind: 'free', for: await personOrDeleted(plan.for) }
  }
  const invited = person !== null && (person === row.host || seatOf(setup, person) !== null)
  const { seq, waiting, deadline, result } = row.progress
  return {
    id: row.id,
    state: row.state,
    game: row.game,
    version: row.version,
    options: publicOptions(schema, setup.options, setup.seats.length),
    seats: await Promise.all(setup.seats.map(seatCard)),
    pace: setup.pace,
    listed: row.listed,
    lots: setup.lots ?? false,
    ...(setup.places && { places: [...setup.places] }),
    askEveryone: setup.askEveryone ?? false,
    ...(setup.hints && { hints: setup.hints }),
    ...(setup.agree && { agree: true }),
    ...(setup.campaign && { campaign: { name: setup.campaign.name, ...(invited && { id: setup.campaign.id }) } }),
    ...(setup.quiet && { quiet: true }),
    host: row.host,
    created: row.created,
    changed: row.changed,
    seq,
    waiting: [...waiting],
    deadline,
    result,
    commitment: hash('sha256', Buffer.from(row.secret, 'hex')), // same as the kernel's `commitment` but ten times as fast: lists have hundreds of rooms
    numbers: row.state === 'open' ? [] : numbersOf(setup),
    ...(invited && { code: row.code }),
    ...(setup.previous !== undefined && { previous: setup.previous }),
    ...(setup.next !== undefined && { next: setup.next }),
  }
}

/** The ids of everyone whom the card of a room names. */
export function peopleOn(row: RoomRow): string[] {
  return setupOf(row).seats.flatMap((plan) => personOf(plan) ?? [])
}

/** True if a person may see a room: everyone sees listed rooms; other rooms are for the host, seated and invited people. */
export function maySee(row: RoomRow, person: string | null, code: string | undefined): boolean {
  if (row.listed || (code !== undefined && code === row.code)) return true
  if (person === null) return false
  return person === row.host || setupOf(row).seats.some((plan) => personOf(plan) === person)
}

function personOf(plan: SeatPlan): string | undefined {
  return plan.kind === 'person' ? plan.person : plan.kind === 'free' ? plan.for : undefined
}
