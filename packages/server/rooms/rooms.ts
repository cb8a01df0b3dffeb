import { randomBytes, randomInt } from 'node:crypto'
import { SEATED } from '@grimuar/bots'
import { at, begunElsewhere, type Game, type Json, readOptions, type Seat } from '@grimuar/kernel'
import type { Code } from '@grimuar/protocol'
import type { NewRoom, Rematch } from '@grimuar/protocol/api'
import type { CampaignError, Campaigns, Chapter } from '../campaigns/campaigns.ts'
import type { ServerContext } from '../context.ts'
import { KeyedQueue } from '../keyed-queue.ts'
import { MatchState } from '../matches/match-state.ts'
import { drawSeats, type SeatPlan, type Setup, seatedPeople, seatOf, setupOf } from '../matches/setup.ts'
import type { RoomRow } from '../store/contract.ts'
import { maySee } from './card.ts'
import type { Room } from './room.ts'
import type { RoomCache } from './room-cache.ts'
import { newSecret, Secrets } from './secrets.ts'

/** Why a room could not be created or changed. */
export interface RoomError {
  readonly code:
    | Code
    | 'no-game'
    | 'bad-options'
    | 'bad-seats'
    | 'taken'
    | 'not-host'
    | 'no-moment'
    | 'no-commitment'
    | 'nothing-to-follow'
    | 'kept-out'
    | CampaignError['code']
  readonly problem?: string
}

/** The plan of a new room. */
interface Plan extends Omit<NewRoom, 'seats' | 'campaign'> {
  readonly seats: SeatPlan[]
  readonly previous?: string
  readonly campaign?: Setup['campaign']
}

export interface RoomLimits {
  readonly open: number // open rooms one person may have at a time
  readonly running: number // running matches one person may have at a time
}

/** Letters and digits that cannot be confused with each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 8

/** Creates rooms, gives people seats in them and begins their matches. */
export class Rooms {
  private readonly context: ServerContext
  private readonly roomCache: RoomCache
  private readonly campaigns: Campaigns
  private readonly limits: RoomLimits
  private readonly secrets: Secrets
  /** The requests of one person are handled one after another: otherwise requests sent at once would all pass the limits. */
  private readonly queue = new KeyedQueue()

  constructor(context: ServerContext, roomCache: RoomCache, campaigns: Campaigns, limits: RoomLimits) {
    this.context = context
    this.campaigns = campaigns
    this.roomCache = roomCache
    this.limits = limits
    this.secrets = new Secrets(context.store)
  }

  /** Draws a commitment that this person can use for their next room. */
  commit(person: string): Promise<string> {
    return this.secrets.draw(person, this.context.now())
  }

  /** Creates a room. If no seat is free, its match begins at once. A request sent again with the same key creates nothing more. */
  create(person: string, request: NewRoom): Promise<RoomRow | RoomError> {
    return this.queue.run(person, () => this.createNow(person, request))
  }

  private async createNow(person: string, request: NewRoom): Promise<RoomRow | RoomError> {
    const key = request.key === undefined ? undefined : `${person}/${request.key}`
    const before = key === undefined ? undefined : await this.context.store.roomByKey(key)
    if (before) return before
    const seats = request.seats.map((seat): SeatPlan => (seat.kind === 'me' ? { kind: 'person', person, luck: seat.luck } : seat))
    const { follows, campaign, ...plan } = request
    const options = await this.optionsFor(person, request)
    if ('code' in options) return options
    const previous = follows === undefined ? {} : { previous: follows }
    const row = await this.draft(person, { ...plan, ...options, ...previous, seats })
    if (!('id' in row)) return row
    const seated = seatedPeople(setupOf(row))
    if (key === undefined) await this.context.store.addRoom(row, seated)
    else {
      const stored = await this.context.store.addRoomOnce(key, row, seated)
      if (stored !== row) return stored
    }
    await this.announce(row)
    return row
  }

  /** Gives a person a seat. The match begins when the last seat is taken. */
  claimSeat(id: string, person: string, luck: string, wanted: Seat | undefined, code?: string): Promise<RoomRow | RoomError> {
    return this.queue.run(person, () => this.claimSeatNow(id, person, luck, wanted, code))
  }

  private async claimSeatNow(
    id: string,
    person: string,
    luck: string,
    wanted: Seat | undefined,
    code?: string,
  ): Promise<RoomRow | RoomError> {
    const room = await this.open(id, person, code)
    if (!isRoom(room)) return room
    // A repeated request: the first answer may have been lost.
    if (seatOf(setupOf(room.row), person) !== null && room.row.state !== 'gone') return room.row
    const limit = await this.limitReached(person)
    if (limit) return limit
    const company = [room.row.host, ...seatedPeople(setupOf(room.row)).map((seated) => seated.person)]
    if (await this.context.store.moderation.isBlockedBy(person, company)) return { code: 'kept-out' }
    return this.edit(id, person, code, (row, setup, game) => {
      if (setup.keptOut?.includes(person)) return { code: 'kept-out' }
      if (seatOf(setup, person) !== null && row.state !== 'gone') return row
      if (row.state !== 'open') return 'not-now'
      const free = (plan: SeatPlan) => plan.kind === 'free' && (plan.for === undefined || plan.for === person)
      const reserved = setup.seats.findIndex((plan) => plan.kind === 'free' && plan.for === person)
      const seat = wanted ?? (reserved >= 0 ? reserved : setup.seats.findIndex(free))
      const plan = setup.seats[seat]
      if (!plan || !free(plan)) return { code: 'taken' }
      const seats = setup.seats.with(seat, { kind: 'person', person, luck })
      return beginIfFull(withSetup(row, { ...setup, seats }), game, this.context.now())
    })
  }

  /** Frees a person's seat before the match begins. If no person is left, the room is cancelled. */
  leave(id: string, person: string): Promise<RoomRow | RoomError> {
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

  /** Lets the host say whether spectators may write in the chat. */
  setQuiet(id: string, person: string, on: boolean): Promise<RoomRow | RoomError> {
    return this.edit(id, person, undefined, (row, setup) => {
      if (row.host !== person) return { code: 'not-host' }
      return withSetup(row, { ...setup, quiet: on })
    })
  }

  /** Lets the host free a seat or give it to a bot; with `keepOut` the person who had it cannot sit down again. */
  setSeat(
    id: string,
    person: string,
    seat: Seat,
    { keepOut, ...plan }: SeatPlan & { keepOut?: boolean },
  ): Promise<RoomRow | RoomError> {
    return this.edit(id, person, undefined, (row, setup, game) => {
      if (row.host !== person) return { code: 'not-host' }
      const there = setup.seats[seat]
      if (row.state !== 'open' || !there || (there.kind === 'person' && there.person === person)) return 'not-now'
      if (plan.kind === 'bot' && !SEATED.includes(plan.level)) return { code: 'bad-seats', problem: levels() }
      const out = keepOut && there.kind === 'person' ? { keptOut: [...(setup.keptOut ?? []), there.person] } : {}
      return beginIfFull(withSetup(row, { ...setup, ...out, seats: setup.seats.with(seat, plan) }), game, this.context.now())
    })
  }

  /** Lets the host fill the free seats with bots and begin. */
  start(id: string, person: string, level: string): Promise<RoomRow | RoomError> {
    return this.edit(id, person, undefined, (row, setup, game) => {
      if (row.host !== person) return { code: 'not-host' }
      if (row.state !== 'open') return 'not-now'
      if (!SEATED.includes(level)) return { code: 'bad-seats', problem: levels() }
      const seats = setup.seats.map((plan): SeatPlan => (plan.kind === 'free' ? { kind: 'bot', level } : plan))
      return beginIfFull(withSetup(row, { ...setup, seats }), game, this.context.now())
    })
  }

  /** Lets the host cancel the room. */
  cancel(id: string, person: string): Promise<RoomRow | RoomError> {
    return this.edit(id, person, undefined, (row) => {
      if (row.host !== person) return { code: 'not-host' }
      return row.state === 'open' ? { ...row, state: 'gone' } : 'not-now'
    })
  }

  /**
   * Creates the rematch with the same settings. Seats are reserved for the same people; unless they are drawn by lot,
   * everyone moves on by one seat. The second person who asks gets a seat in the first one's room.
   */
  rematch(id: string, person: string, request: Rematch): Promise<RoomRow | RoomError> {
    return this.queue.run(person, () => this.rematchNow(id, person, request))
  }

  private async rematchNow(id: string, person: string, { luck, commitment }: Rematch): Promise<RoomRow | RoomError> {
    const room = await this.open(id, person)
    if (!isRoom(room)) return room
    const { row } = room
    const setup = setupOf(row)
    if (row.state !== 'over') return { code: 'not-now' }
    if (seatOf(setup, person) === null) return { code: 'not-seated' }
    const after = setup.next === undefined ? undefined : await this.context.store.room(setup.next)
    if (after && after.state !== 'gone') return this.claimSeatNow(after.id, person, luck, undefined)
    const by = setup.lots ? 0 : 1
    const turned = setup.seats.map((_, seat) => at(setup.seats, (seat + by) % setup.seats.length))
    const seats = turned.map((plan): SeatPlan => {
      if (plan.kind !== 'person') return plan
      return plan.person === person ? { kind: 'person', person, luck } : { kind: 'free', for: plan.person }
    })
    const { options, pace, lots = false, askEveryone = false, agree = false, hints } = setup
    const campaign = setup.campaign && { campaign: { ...setup.campaign, attempt: setup.campaign.attempt + 1 } }
    const again = {
      game: row.game,
      options,
      seats,
      pace,
      listed: row.listed,
      lots,
      askEveryone,
      agree,
      ...(hints && { hints }),
      previous: id,
      ...campaign,
    }
    const next = await this.draft(person, { ...again, ...(commitment !== undefined && { commitment }) })
    if (!('id' in next)) return next
    const rematch = await room.addRematch(next, setup.next)
    if (rematch === null) return { code: 'try-again' }
    if (rematch !== next.id) return this.claimSeatNow(rematch, person, luck, undefined) // another player was quicker
    await this.announce(next)
    return next
  }

  /** The stored row of a room, if this person may see it. */
  async find(id: string, person: string | null, code?: string): Promise<RoomRow | RoomError> {
    const row = await this.context.store.room(id)
    return row && maySee(row, person, code) ? row : { code: 'no-room' }
  }

  /** The room in memory, if this person may see it. */
  async open(id: string, person: string | null, code?: string): Promise<Room | { readonly code: Code }> {
    const room = await this.roomCache.get(id)
    if (typeof room === 'string') return { code: room }
    await room.catchUp()
    return maySee(room.row, person, code) ? room : { code: 'no-room' }
  }

  /** The options of a new room, and the campaign whose chapter it plays. */
  private async optionsFor(person: string, request: NewRoom): Promise<{ options: unknown } | Chapter | RoomError> {
    if (request.follows !== undefined) return this.optionsAfter(request.follows, person, request)
    const own = await this.ownOptions(request)
    if ('code' in own || request.campaign === undefined) return own
    const game = await this.context.rules.newest(request.game)
    return game ? this.campaigns.chapter(person, game, request.campaign, request.options) : { code: 'no-game' }
  }

  /** The options that a person chose, without the carry of an earlier match: the server fills that in itself. */
  private async ownOptions({ game: id, options }: NewRoom): Promise<{ options: unknown } | RoomError> {
    const game = await this.context.rules.newest(id)
    const given = typeof options === 'object' && options !== null ? options : {}
    const [carried] = game ? begunElsewhere(game.options, given) : []
    if (carried === undefined) return { options }
    const problem = `option "${carried}" is what an earlier match left; name that match in "follows" instead`
    return { code: 'bad-options', problem }
  }

  /** The options of the match that continues a finished one of this person. */
  private async optionsAfter(id: string, person: string, request: NewRoom): Promise<{ options: Json } | Chapter | RoomError> {
    const nothing = (problem: string): RoomError => ({ code: 'nothing-to-follow', problem })
    if (request.options !== undefined) return { code: 'bad-options', problem: 'the match that is followed decides the options' }
    const room = await this.open(id, person)
    if (!isRoom(room)) return room
    if (seatOf(setupOf(room.row), person) === null) return { code: 'not-seated' }
    if (room.row.game !== request.game) return nothing(`that was a match of ${room.row.game}, not of ${request.game}`)
    const state = room.matchState
    if (state?.ended?.how !== 'played') return nothing('that match was not played to its end')
    const options = state.match.game.follow?.(state.table)
    if (options === undefined) return nothing('nothing follows that match')
    const { campaign } = setupOf(room.row)
    if (!campaign) return { options }
    return this.campaigns.chapter(person, state.match.game, { id: campaign.id, save: id }, options)
  }

  /** Makes the row of a new room without storing it. Its match has begun if no seat is free. */
  private async draft(person: string, plan: Plan): Promise<RoomRow | RoomError> {
    const game = await this.context.rules.newest(plan.game)
    if (!game) return { code: 'no-game' }
    const options = readOptions(game.options, plan.options)
    if (!options.ok) return { code: 'bad-options', problem: options.problem }
    const problem = badSeats(game, plan.seats, person)
    if (problem) return { code: 'bad-seats', problem }
    const limit = await this.limitReached(person)
    if (limit) return limit
    const now = this.context.now()
    const secret = plan.commitment === undefined ? newSecret() : await this.secrets.redeem(plan.commitment, person, now)
    if (secret === undefined) return { code: 'no-commitment' }
    const setup: Setup = {
      options: options.options as Json,
      seats: plan.seats,
      pace: plan.pace,
      ...(plan.lots && { lots: true }),
      ...(plan.askEveryone && { askEveryone: true }),
      ...(plan.hints && plan.hints !== 'bots' && { hints: plan.hints }),
      ...(plan.agree && { agree: true }),
      ...(plan.campaign && { campaign: plan.campaign }),
      ...(plan.previous !== undefined && { previous: plan.previous }),
    }
    const row: RoomRow = {
      id: randomBytes(9).toString('base64url'),
      code: Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
      state: 'open',
      game: plan.game,
      version: null,
      listed: plan.listed,
      host: person,
      setup,
      secret,
      rev: 0,
      created: now,
      changed: now,
      progress: { seq: 0, waiting: [], botTurn: false, deadline: null, result: null },
    }
    return beginIfFull(row, game, now)
  }

  /** Announces a new room. If its match has begun, its bots are started. */
  private async announce(row: RoomRow): Promise<void> {
    this.context.roomChanged(row)
    if (row.state !== 'running') return
    const room = await this.roomCache.get(row.id)
    this.context.began(row)
    if (typeof room !== 'string') await room.answer()
  }

  /** True if only nodes of a later release can play the match of a room. */
  async hasLaterRules(id: string): Promise<boolean> {
    const { nodes, store, rules } = this.context
    const row = nodes.alone ? undefined : await store.room(id)
    return typeof row?.version === 'number' && (await rules.isLater(row.game, row.version))
  }

  private async edit(
    id: string,
    person: string,
    code: string | undefined,
    work: (row: RoomRow, setup: Setup, game: Game) => RoomRow | Code | RoomError,
  ): Promise<RoomRow | RoomError> {
    const room = await this.open(id, person, code)
    if (!isRoom(room)) return room
    const game = await this.context.rules.newest(room.row.game)
    if (!game) return { code: 'no-game' }
    let error: RoomError | undefined
    const answer = await room.change((row) => {
      const next = work(row, setupOf(row), game)
      if (typeof next !== 'string' && 'id' in next) {
        error = undefined
        return next === row ? row : { ...next, changed: this.context.now() }
      }
      error = typeof next === 'string' ? { code: next } : next
      return 'not-now'
    })
    return error ?? (typeof answer === 'string' ? { code: answer } : answer)
  }

  private async limitReached(person: string): Promise<RoomError | undefined> {
    const { store } = this.context
    if ((await store.countRoomsOf(person, 'open')) >= this.limits.open) return { code: 'limit', problem: 'open rooms' }
    if ((await store.countRoomsOf(person, 'running')) >= this.limits.running) return { code: 'limit', problem: 'matches' }
    return undefined
  }
}

export function isRoom(x: Room | RoomError): x is Room {
  return 'row' in x
}

/** Begins the match of an open room if no seat is free. The match keeps the current version of the rules. */
function beginIfFull(row: RoomRow, game: Game, now: number): RoomRow {
  const setup = setupOf(row)
  if (row.state !== 'open' || setup.seats.some(({ kind }) => kind === 'free')) return row
  const seated = setup.lots ? drawSeats(setup, row.secret) : setup
  const running = { ...withSetup(row, { ...seated, began: now }), state: 'running' as const, version: game.version }
  return { ...running, progress: new MatchState(game, running, []).progress() }
}

function withSetup(row: RoomRow, setup: Setup): RoomRow {
  return { ...row, setup }
}

function badSeats(game: Game, seats: readonly SeatPlan[], person: string): string | undefined {
  if (!game.seats.includes(seats.length)) return `${game.id} can be played by ${game.seats.join(', ')} players`
  const mine = seats.filter((seat) => seat.kind === 'person' && seat.person === person)
  if (mine.length !== 1) return 'exactly one seat must be for the person who creates the room'
  return seats.some((seat) => seat.kind === 'bot' && !SEATED.includes(seat.level)) ? levels() : undefined
}

function levels(): string {
  return `bot levels are ${SEATED.join(', ')}`
}
