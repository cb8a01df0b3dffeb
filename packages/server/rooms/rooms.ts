import { randomBytes, randomInt } from 'node:crypto'
import { PLAYERS } from '@grimuar/bots'
import { type Game, type Json, readOptions, type Seat } from '@grimuar/kernel'
import type { Code } from '@grimuar/protocol'
import type { NewTable, Rematch } from '@grimuar/protocol/api'
import type { House } from '../context.ts'
import { Course } from '../matches/match-state.ts'
import { drawn, type SeatPlan, type Setup, seatOf, setupOf, sittingOf } from '../matches/setup.ts'
import type { TableRow } from '../store/contract.ts'
import { maySee } from './card.ts'
import type { Room } from './room.ts'
import type { Host } from './room-cache.ts'
import { newSecret, Secrets } from './secrets.ts'

/** Why a table could not be made or changed. */
export interface Trouble {
  readonly code: Code | 'no-game' | 'bad-options' | 'bad-seats' | 'taken' | 'not-host' | 'no-moment' | 'no-commitment'
  readonly problem?: string
}

/** What a table is to be. */
interface Plan extends Omit<NewTable, 'seats'> {
  readonly seats: readonly SeatPlan[]
  readonly previous?: string
}

export interface TableLimits {
  readonly open: number // tables one person may gather players for at a time
  readonly running: number // matches one person may be in at a time
}

/** Letters that are not taken for one another when read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 8

/** Setting tables up, sitting down at them and getting them to begin. */
export class Tables {
  private readonly house: House
  private readonly host: Host
  private readonly limits: TableLimits
  private readonly secrets = new Secrets()

  constructor(house: House, host: Host, limits: TableLimits) {
    this.house = house
    this.host = host
    this.limits = limits
  }

  /** What the next table this person sets up is bound to, if they say so. */
  commit(person: string): string {
    return this.secrets.draw(person, this.house.now())
  }

  /** Sets a table up; with every seat filled it begins at once. */
  async create(person: string, wish: NewTable): Promise<TableRow | Trouble> {
    const seats = wish.seats.map((seat): SeatPlan => (seat.kind === 'me' ? { kind: 'person', person, luck: seat.luck } : seat))
    const row = await this.draft(person, { ...wish, seats })
    if (!('id' in row)) return row
    await this.house.store.addTable(row, sittingOf(setupOf(row)))
    await this.opened(row)
    return row
  }

  /** Sits down; the last to do so begins the match. */
  async take(id: string, person: string, luck: string, wanted: Seat | undefined, code?: string): Promise<TableRow | Trouble> {
    const room = await this.open(id, person, code)
    if (!isRoom(room)) return room
    // Asked again, perhaps because the answer was lost.
    if (seatOf(setupOf(room.row), person) !== null && room.row.state !== 'gone') return room.row
    const full = await this.isFull(person)
    if (full) return full
    return this.edit(id, person, code, (row, setup, game) => {
      if (seatOf(setup, person) !== null && row.state !== 'gone') return row
      if (row.state !== 'open') return 'not-now'
      const free = (plan: SeatPlan) => plan.kind === 'free' && (plan.for === undefined || plan.for === person)
      const own = setup.seats.findIndex((plan) => plan.kind === 'free' && plan.for === person)
      const seat = wanted ?? (own >= 0 ? own : setup.seats.findIndex(free))
      const plan = setup.seats[seat]
      if (!plan || !free(plan)) return { code: 'taken' }
      const seats = setup.seats.with(seat, { kind: 'person', person, luck })
      return begun(withSetup(row, { ...setup, seats }), game, this.house.now())
    })
  }

  /** Gets up again before it has begun. With nobody left the table is called off. */
  leave(id: string, person: string): Promise<TableRow | Trouble> {
    return this.edit(id, person, undefined, (row, setup) => {
      const seat = seatOf(setup, person)
      if (row.state !== 'open') return 'not-now'
      if (seat === null && row.host !== person) return 'not-seated'
      const seats = seat === null ? setup.seats : setup.seats.with(seat, { kind: 'free' })
      const heir = seats.find((plan) => plan.kind === 'person')
      const left = withSetup(row, { ...setup, seats })
      if (!heir) return { ...left, state: 'gone' }
      return row.host === person ? { ...left, host: heir.person } : left
    })
  }

  /** The host frees a seat, or gives it to a bot. */
  setSeat(id: string, person: string, seat: Seat, plan: SeatPlan): Promise<TableRow | Trouble> {
    return this.edit(id, person, undefined, (row, setup, game) => {
      if (row.host !== person) return { code: 'not-host' }
      const there = setup.seats[seat]
      if (row.state !== 'open' || !there || (there.kind === 'person' && there.person === person)) return 'not-now'
      if (plan.kind === 'bot' && !PLAYERS.includes(plan.level)) return { code: 'bad-seats', problem: levels() }
      return begun(withSetup(row, { ...setup, seats: setup.seats.with(seat, plan) }), game, this.house.now())
    })
  }

  /** The host begins with bots in the free seats. */
  start(id: string, person: string, level: string): Promise<TableRow | Trouble> {
    return this.edit(id, person, undefined, (row, setup, game) => {
      if (row.host !== person) return { code: 'not-host' }
      if (row.state !== 'open') return 'not-now'
      if (!PLAYERS.includes(level)) return { code: 'bad-seats', problem: levels() }
      const seats = setup.seats.map((plan): SeatPlan => (plan.kind === 'free' ? { kind: 'bot', level } : plan))
      return begun(withSetup(row, { ...setup, seats }), game, this.house.now())
    })
  }

  /** The host calls it off. */
  cancel(id: string, person: string): Promise<TableRow | Trouble> {
    return this.edit(id, person, undefined, (row) => {
      if (row.host !== person) return { code: 'not-host' }
      return row.state === 'open' ? { ...row, state: 'gone' } : 'not-now'
    })
  }

  /** The same again: everyone's seat moves on by one, unless it is drawn by lot, and is kept for them. Who asks second sits down at the first one's. */
  async rematch(id: string, person: string, { luck, commitment }: Rematch): Promise<TableRow | Trouble> {
    const room = await this.open(id, person)
    if (!isRoom(room)) return room
    const { row } = room
    const setup = setupOf(row)
    if (row.state !== 'over') return { code: 'not-now' }
    if (seatOf(setup, person) === null) return { code: 'not-seated' }
    const after = setup.next === undefined ? undefined : await this.house.store.table(setup.next)
    if (after && after.state !== 'gone') return this.take(after.id, person, luck, undefined)
    const by = setup.lots ? 0 : 1
    const turned = setup.seats.map((_, seat) => setup.seats[(seat + by) % setup.seats.length] as SeatPlan)
    const seats = turned.map((plan): SeatPlan => {
      if (plan.kind !== 'person') return plan
      return plan.person === person ? { kind: 'person', person, luck } : { kind: 'free', for: plan.person }
    })
    const { options, pace, lots = false } = setup
    const again = { game: row.game, options, seats, pace, listed: row.listed, lots, previous: id }
    const next = await this.draft(person, { ...again, ...(commitment !== undefined && { commitment }) })
    if (!('id' in next)) return next
    const followed = await room.follow(next, setup.next)
    if (followed === null) return { code: 'try-again' }
    if (followed !== next.id) return this.take(followed, person, luck, undefined) // the other was a moment quicker
    await this.opened(next)
    return next
  }

  /** The table as it is written down, if this person may see it. */
  async look(id: string, person: string | null, code?: string): Promise<TableRow | Trouble> {
    const row = await this.house.store.table(id)
    return row && maySee(row, person, code) ? row : { code: 'no-table' }
  }

  /** The table in memory, if this person may see it. */
  async open(id: string, person: string | null, code?: string): Promise<Room | Trouble> {
    const room = await this.host.room(id)
    if (typeof room === 'string') return { code: room }
    return maySee(room.row, person, code) ? room : { code: 'no-table' }
  }

  /** A table as it would be, begun where no seat is free. */
  private async draft(person: string, plan: Plan): Promise<TableRow | Trouble> {
    const door = await this.house.shelf.newest(plan.game)
    if (!door) return { code: 'no-game' }
    const options = readOptions(door.game.options, plan.options)
    if (!options.ok) return { code: 'bad-options', problem: options.problem }
    const problem = badSeats(door.game, plan.seats, person)
    if (problem) return { code: 'bad-seats', problem }
    const full = await this.isFull(person)
    if (full) return full
    const now = this.house.now()
    const secret = plan.commitment === undefined ? newSecret() : this.secrets.take(plan.commitment, person, now)
    if (secret === undefined) return { code: 'no-commitment' }
    const setup: Setup = {
      options: options.options as Json,
      seats: plan.seats,
      pace: plan.pace,
      ...(plan.lots && { lots: true }),
      ...(plan.previous !== undefined && { previous: plan.previous }),
    }
    const row: TableRow = {
      id: randomBytes(9).toString('base64url'),
      code: Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
      state: 'open',
      game: plan.game,
      version: null,
      listed: plan.listed,
      host: person,
      setup: setup as unknown as Json,
      secret,
      rev: 0,
      created: now,
      changed: now,
      mark: { seq: 0, waiting: [], botTurn: false, deadline: null, result: null },
    }
    return begun(row, door.game, now)
  }

  /** A table is there: everyone hears of it, and if it has begun its bots wake. */
  private async opened(row: TableRow): Promise<void> {
    this.house.tableChanged(row)
    if (row.state !== 'running') return
    await this.host.room(row.id)
    this.house.began(row)
  }

  private async edit(
    id: string,
    person: string,
    code: string | undefined,
    work: (row: TableRow, setup: Setup, game: Game) => TableRow | Code | Trouble,
  ): Promise<TableRow | Trouble> {
    const room = await this.open(id, person, code)
    if (!isRoom(room)) return room
    const door = await this.house.shelf.newest(room.row.game)
    if (!door) return { code: 'no-game' }
    let trouble: Trouble | undefined
    const answer = await room.change((row) => {
      const next = work(row, setupOf(row), door.game)
      if (typeof next !== 'string' && 'id' in next) {
        trouble = undefined
        return next === row ? row : { ...next, changed: this.house.now() }
      }
      trouble = typeof next === 'string' ? { code: next } : next
      return 'not-now'
    })
    return trouble ?? (typeof answer === 'string' ? { code: answer } : answer)
  }

  private async isFull(person: string): Promise<Trouble | undefined> {
    const { store } = this.house
    if ((await store.countTablesOf(person, 'open')) >= this.limits.open) return { code: 'limit', problem: 'open tables' }
    if ((await store.countTablesOf(person, 'running')) >= this.limits.running) return { code: 'limit', problem: 'matches' }
    return undefined
  }
}

export function isRoom(x: Room | Trouble): x is Room {
  return 'row' in x
}

/** The table with its match begun, if no seat is free any more. The rules of this moment are the match's for good. */
function begun(row: TableRow, game: Game, now: number): TableRow {
  const setup = setupOf(row)
  if (row.state !== 'open' || setup.seats.some(({ kind }) => kind === 'free')) return row
  const seated = setup.lots ? drawn(setup, row.secret) : setup
  const running = { ...withSetup(row, { ...seated, began: now }), state: 'running' as const, version: game.version }
  return { ...running, mark: new Course(game, running, []).mark() }
}

function withSetup(row: TableRow, setup: Setup): TableRow {
  return { ...row, setup: setup as unknown as Json }
}

function badSeats(game: Game, seats: readonly SeatPlan[], person: string): string | undefined {
  if (!game.seats.includes(seats.length)) return `${game.id} is for ${game.seats.join(', ')} players`
  const mine = seats.filter((seat) => seat.kind === 'person' && seat.person === person)
  if (mine.length !== 1) return 'one seat is for whoever sets the table up'
  return seats.some((seat) => seat.kind === 'bot' && !PLAYERS.includes(seat.level)) ? levels() : undefined
}

function levels(): string {
  return `bots are ${PLAYERS.join(', ')}`
}
