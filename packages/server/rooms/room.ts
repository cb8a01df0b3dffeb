import { randomInt } from 'node:crypto'
import { answersOf, isForm, type Json, type Refusal, refusal, type Seat, sampleForm } from '@grimuar/kernel'
import type { Code } from '@grimuar/protocol'
import { wonChapter } from '../campaigns/won.ts'
import type { ServerContext } from '../context.ts'
import { decide, entriesForLeaving, type PlayCommand } from '../matches/decide.ts'
import type { ServerLogEntry } from '../matches/log-entry.ts'
import { MatchState } from '../matches/match-state.ts'
import { seatedPeople, seatOf, setupOf } from '../matches/setup.ts'
import { nextPiece } from '../slices.ts'
import type { LogRow, Progress, RoomRow } from '../store/contract.ts'
import { Agreement } from './agreement.ts'
import { Audience, type RoomClient } from './audience.ts'

export type Answer = { readonly seq: number } | Refused
export interface Refused {
  readonly code: Code
  readonly refusal?: Refusal
  readonly seq?: number
}

/** How often a write is tried again after another writer was first. */
const ATTEMPTS = 5
/** Log entries that are read at once. */
const LOG_PAGE = 200
/** Presence changes within this time are sent together. */
const PRESENCE_MS = 100
/** Timers may fire this much earlier than a clock shows. */
const TIMER_MS = 50
/** The wait before a bot whose move could not be written is asked again. */
const BOT_RETRY_MS = 1000

/**
 * A room in memory: its row, the state of its match once that runs, and its clients. All work runs one after another.
 * A change is sent only after it is durable, so nobody ever sees something that a crash could undo.
 */
export class Room {
  readonly id: string
  row: RoomRow
  matchState: MatchState | null = null
  private readonly context: ServerContext
  readonly audience: Audience
  private sentSeq = 0 // the last log entry the clients know
  private last: Promise<unknown> = Promise.resolve()
  private queued = 0
  private readonly botsAtWork = new Map<Seat, number>() // for each seat: the entry that opened its question
  private readonly ordersAtWork = new Map<Seat, { readonly askedAt: number; readonly timer: NodeJS.Timeout }>()
  private readonly agreement = new Agreement()
  private readonly leftAt = new Map<Seat, number>() // when each player was last here; players who are here may be in it too
  private awayTimer: NodeJS.Timeout | undefined
  private presenceTimer: NodeJS.Timeout | undefined
  closed = false

  private constructor(context: ServerContext, row: RoomRow) {
    this.context = context
    this.id = row.id
    this.row = row
    this.audience = new Audience(row.id)
  }

  /** Loads a room into memory; returns a code if that is not possible. */
  static async load(context: ServerContext, id: string): Promise<Room | Code> {
    const row = await context.store.room(id)
    if (!row) return 'no-room'
    const room = new Room(context, row)
    const problem = await room.replay()
    if (problem) return problem
    room.sentSeq = room.matchState?.seq ?? 0
    room.answerForSeats()
    return room
  }

  get idle(): boolean {
    return this.audience.size === 0 && this.queued === 0 && this.botsAtWork.size === 0 && this.ordersAtWork.size === 0
  }

  /** Adds a client: it gets everything after log entry `since`, then every change. */
  watch(client: RoomClient, since: number): Promise<void> {
    return this.enqueue(async () => {
      const seat = seatOf(setupOf(this.row), client.person)
      this.audience.seat(client, seat)
      client.sendText(await this.cardFor(client))
      if (this.matchState) client.sendText(this.audience.snapshot(this.matchState, seat, since))
      this.schedulePresence()
      this.sendProposal()
    })
  }

  unwatch(client: RoomClient): void {
    if (!this.audience.leave(client)) return
    this.schedulePresence()
    const seat = seatOf(setupOf(this.row), client.person)
    if (seat === null || (client.person !== null && this.audience.has(client.person))) return
    this.leftAt.set(seat, this.context.now())
    if (this.matchState?.agree) this.waitForReturn()
  }

  /** Carries out a player's command. A command sent again with the same key is answered again but carried out once. */
  act(person: string, command: PlayCommand): Promise<Answer> {
    return this.enqueue(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { matchState } = this
        if (!matchState) return { code: 'not-running' }
        const seat = seatOf(setupOf(this.row), person)
        if (seat === null) return { code: 'not-seated' }
        const key = `${seat}/${command.key}`
        const before = matchState.keys.get(key)
        if (before !== undefined) return { seq: matchState.seqFor(seat, before) }
        const entries = decide(matchState, seat, command, (other) => this.isHere(other))
        if (typeof entries === 'string') return { code: entries, seq: matchState.seqFor(seat) }
        if (command.type === 'move' && Agreement.needed(matchState)) {
          const answer = await this.propose(matchState, seat, command.move, key)
          if (answer) return answer
          continue
        }
        const answer = await this.append(entries, key, seat)
        if (answer) return answer
      }
      return { code: 'try-again' }
    })
  }

  /** Notes a proposal, and carries it out once all who are here agree. Undefined: another writer was first. */
  private async propose(state: MatchState, seat: Seat, move: Json, key: string): Promise<Answer | undefined> {
    const refusal = state.match.refusal(seat, move)
    if (refusal) return { code: 'refused', refusal, seq: state.seqFor(seat) }
    this.agreement.propose(state, seat, move)
    const agreed = this.agreement.agreed(state, [...new Set([...this.peopleHere(state), seat])])
    if (agreed) return this.append([{ do: 'move', seat: agreed.seat, move: agreed.move }], key, seat)
    this.sendProposal()
    return { seq: state.seqFor(seat) }
  }

  /** Carries out a proposal that only people who have left did not agree to. */
  private settleProposal(): Promise<void> {
    return this.appendOwn((state) => {
      const agreed = Agreement.needed(state) ? this.agreement.agreed(state, this.peopleHere(state)) : undefined
      if (!agreed) this.sendProposal()
      return agreed ? [{ do: 'move', seat: agreed.seat, move: agreed.move }] : []
    })
  }

  private sendProposal(): void {
    const { matchState } = this
    if (!matchState?.agree) return
    const proposal = this.agreement.view(matchState, this.peopleHere(matchState))
    this.audience.sendToSeats(JSON.stringify({ type: 'proposal', room: this.id, proposal }), (seat) => seat !== null)
  }

  /** Shows the others who are asked a joint question which answer a player points at. */
  point(person: string, move: unknown): Promise<void> {
    return this.enqueue(async () => {
      const { matchState: state } = this
      const seat = seatOf(setupOf(this.row), person)
      if (!state || seat === null || !state.isJoint() || state.seats[seat]?.bot) return
      const asked = state.waiting()
      if (!asked.includes(seat) || (move !== null && refusal(state.match.game, state.table, seat, move))) return
      const text = JSON.stringify({ type: 'pointing', room: this.id, seat, move })
      this.audience.sendToSeats(text, (other) => other !== null && other !== seat && asked.includes(other))
    })
  }

  /** True if the player of a seat is in the room, or left it only a moment ago: a page that is reloaded is not gone. */
  private isHere(seat: Seat): boolean {
    const plan = setupOf(this.row).seats[seat]
    if (plan?.kind !== 'person') return false
    return this.audience.has(plan.person) || this.context.now() - (this.leftAt.get(seat) ?? 0) < this.context.settings.awayMs
  }

  private peopleHere(state: MatchState): Seat[] {
    return state.people().filter((seat) => this.isHere(seat))
  }

  /** Appends entries that the server itself makes. `work` computes them from the state of the match at that moment. */
  appendOwn(work: (state: MatchState) => readonly ServerLogEntry[]): Promise<void> {
    return this.enqueue(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const entries = this.matchState && !this.matchState.ended ? work(this.matchState) : []
        if (entries.length === 0 || (await this.append(entries, null, null))) return
      }
    })
  }

  /** Marks the seats whose clock has run out as late. */
  checkClocks(): Promise<void> {
    return this.appendOwn((state) => state.overdue(this.context.now()).map((seat): ServerLogEntry => ({ do: 'late', seat })))
  }

  /** Gives the seat of a deleted person to a bot. */
  removePerson(person: string): Promise<void> {
    return this.appendOwn((state) => {
      const seat = seatOf(setupOf(this.row), person)
      return seat === null || state.seats[seat]?.bot ? [] : entriesForLeaving(state, seat, null)
    })
  }

  /** Changes the row of the room. `edit` may be called again if another writer was first. */
  change(edit: (row: RoomRow) => RoomRow | Code): Promise<RoomRow | Code> {
    return this.enqueue(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const next = edit(this.row)
        if (typeof next === 'string' || next === this.row) return next
        const outcome = await this.context.store.changeRoom(next, seatedPeople(setupOf(next)))
        if (outcome === 'done') {
          const began = this.row.state === 'open' && next.state === 'running'
          this.row = { ...next, rev: next.rev + 1 }
          this.updateSeats()
          if (began) await this.begin()
          await this.sendCards()
          return this.row
        }
        this.row = (await this.context.store.room(this.id)) ?? this.row
      }
      return 'try-again'
    })
  }

  /**
   * Adds the rematch and links this room to it in one transaction. Returns the id of the rematch, which may be one that
   * was added earlier; `cancelled` is the id of an earlier rematch that does not count. Null: the write failed.
   */
  addRematch(next: RoomRow, cancelled: string | undefined): Promise<string | null> {
    return this.enqueue(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const setup = setupOf(this.row)
        if (setup.next !== undefined && setup.next !== cancelled) return setup.next
        const linked = { ...this.row, setup: { ...setup, next: next.id } }
        if ((await this.context.store.addRoom(next, seatedPeople(setupOf(next)), linked)) === 'done') {
          this.row = { ...linked, rev: linked.rev + 1 }
          await this.sendCards()
          return next.id
        }
        this.row = (await this.context.store.room(this.id)) ?? this.row
      }
      return null
    })
  }

  /** Reads something from the match while all of it is durable; `state` is null before the match has begun. */
  read<T>(work: (state: MatchState | null) => T): Promise<T> {
    return this.enqueue(async () => work(this.matchState))
  }

  /** Cancels an open room. A turn-by-turn room is cancelled only if it has not changed since `slowSince`. */
  async cancelAbandoned(slowSince: number): Promise<void> {
    await this.change((row) => {
      const slow = setupOf(row).pace.kind === 'days'
      return row.state !== 'open' || (slow && row.changed > slowSince) ? 'not-now' : { ...row, state: 'gone' }
    })
  }

  /** Reads everything from the store again: another writer has changed it. */
  refresh(): Promise<void> {
    return this.enqueue(() => this.reload())
  }

  /** Waits for the current work; later work is refused. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.presenceTimer)
    clearTimeout(this.awayTimer)
    for (const { timer } of this.ordersAtWork.values()) clearTimeout(timer)
    await this.last
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.queued++
    const done = this.last.then(() => {
      if (this.closed) throw new Error('the room is closed')
      return work()
    })
    this.last = done.then(
      () => void this.queued--,
      () => void this.queued--,
    )
    return done
  }

  /**
   * Applies entries, makes them durable, then sends them. Returns undefined if another writer was first: decide again.
   * Sequence numbers of the answer are those that seat `by` (null: nobody) counts.
   */
  private async append(entries: readonly ServerLogEntry[], key: string | null, by: Seat | null): Promise<Answer | undefined> {
    const state = this.matchState
    if (!state) return { code: 'not-running' }
    const waiting = state.waiting()
    const at = Math.max(this.context.now(), state.entries.at(-1)?.at ?? 0)
    const rows: LogRow[] = []
    const updates: (() => void)[] = []
    let progress: Progress
    // The time of an entry that only one seat is told of is not for others to know.
    // A holiday is no sign of life: a match in which nothing else happens ends.
    const changed = () =>
      state.entries.findLast(({ only, entry }) => only === null && entry.do !== 'rest')?.at ?? this.row.changed
    try {
      for (const entry of entries) {
        const row = { seq: state.seq + 1, at, key: rows.length === 0 ? key : null, entry }
        const refusal = state.apply(row)
        if (refusal) return { code: 'refused', refusal, seq: state.seqFor(by) }
        rows.push(row)
        updates.push(this.audience.prepareUpdate(state))
      }
      progress = state.progress()
      const outcome = await this.context.store.append(
        this.id,
        rows,
        progress,
        state.ended !== null,
        changed(),
        wonChapter(this.row, state, at),
      )
      if (outcome !== 'done') {
        await this.reload()
        return undefined
      }
    } catch (error) {
      this.context.log.error({ err: error, room: this.id }, 'a log entry could not be appended')
      await this.reload()
      return { code: rows.length === entries.length ? 'try-again' : 'broken', seq: this.matchState?.seqFor(by) ?? 0 }
    }
    this.sentSeq = state.seq
    this.row = { ...this.row, state: state.ended ? 'over' : 'running', changed: changed(), progress }
    for (const sendUpdate of updates) sendUpdate()
    for (const entry of entries) this.context.metrics.entry(entry.do)
    const ordered = state.standingAnswers().map(({ seat }) => seat)
    this.context.turnChanged(this.row, waiting, ordered, state.isJoint())
    this.sendProposal()
    if (state.ended) await this.sendCards()
    else this.answerForSeats()
    return { seq: state.seqFor(by, rows[0]?.seq) }
  }

  private async begin(): Promise<void> {
    const problem = await this.replay()
    if (problem) throw new Error(`a match that has just begun cannot be played: ${problem}`)
    this.sendSnapshots(0)
    this.context.began(this.row)
    this.answerForSeats()
  }

  private async reload(): Promise<void> {
    try {
      this.row = (await this.context.store.room(this.id)) ?? this.row
      await this.replay()
    } catch (error) {
      // The state in memory may be ahead of the store, so nobody may see it. The room cache loads the room again.
      this.closed = true
      this.audience.broadcast(JSON.stringify({ type: 'refused', code: 'try-again', room: this.id }))
      throw error
    }
    this.sendSnapshots(this.sentSeq)
    await this.sendCards()
    this.answerForSeats()
  }

  /** Sends everything after log entry `since`. */
  private sendSnapshots(since: number): void {
    const { matchState } = this
    this.audience.forget()
    if (!matchState) return
    for (const [client, seat] of this.updateSeats())
      client.sendText(this.audience.snapshot(matchState, seat, matchState.seqFor(seat, since)))
    this.sentSeq = matchState.seq
  }

  /** Gives every client the seat that its person has now. */
  private updateSeats(): [RoomClient, Seat | null][] {
    const setup = setupOf(this.row)
    const seated = [...this.audience].map((client): [RoomClient, Seat | null] => [client, seatOf(setup, client.person)])
    for (const [client, seat] of seated) this.audience.seat(client, seat)
    this.schedulePresence()
    return seated
  }

  /** Computes the state of the match from its log, in pieces: a log may be long. */
  private async replay(): Promise<Code | undefined> {
    const { row, context } = this
    if (row.state === 'open' || row.state === 'gone' || row.version === null) return undefined
    const game = await context.rules.rules(row.game, row.version)
    if (!game) return 'rules-gone'
    await nextPiece()
    const state = new MatchState(game, row, context.outages)
    for (;;) {
      const page = await context.store.log(this.id, state.seq, LOG_PAGE)
      for (const entry of page) {
        const refused = state.apply(entry)
        if (refused) throw new Error(`log entry ${entry.seq} of room ${this.id} is not legal: ${JSON.stringify(refused)}`)
        await nextPiece()
      }
      if (page.length < LOG_PAGE) break
    }
    this.matchState = state
    return undefined
  }

  /** Sends the card of the room to its clients and to the lobby. */
  private async sendCards(): Promise<void> {
    for (const client of [...this.audience]) client.sendText(await this.cardFor(client))
    this.context.roomChanged(this.row)
  }

  private async cardFor(client: RoomClient): Promise<string> {
    return JSON.stringify({ type: 'room', card: await this.context.cardOf(this.row, client.person) })
  }

  /** Decides what the others agree to, unless somebody who has left comes back soon. */
  private waitForReturn(): void {
    clearTimeout(this.awayTimer)
    this.awayTimer = setTimeout(() => {
      if (!this.closed) this.settleProposal().catch((err) => this.context.log.error({ err, room: this.id }, 'a proposal failed'))
    }, this.context.settings.awayMs + TIMER_MS)
    this.awayTimer.unref()
  }

  private schedulePresence(): void {
    this.presenceTimer ??= setTimeout(() => {
      this.presenceTimer = undefined
      const seats = setupOf(this.row).seats.map((plan) => plan.kind === 'person' && this.audience.has(plan.person))
      const { spectators } = this.audience
      this.audience.broadcast(JSON.stringify({ type: 'presence', room: this.id, seats, spectators }))
    }, PRESENCE_MS)
  }

  /** Starts what answers for seats: bots, and standing orders. */
  private answerForSeats(): void {
    const { matchState } = this
    if (!matchState || matchState.ended || this.closed) return
    this.startBots(matchState)
    this.startOrders(matchState)
  }

  /** A random time before an answer in a window. Bots and standing orders have the same, so that it does not tell them apart. */
  private standingDelay(): number {
    const { min, max } = this.context.settings.standingMs
    return randomInt(min, max + 1)
  }

  /** Answers for the seats whose standing order does, after a random delay. */
  private startOrders(matchState: MatchState): void {
    const { askedAt } = matchState
    for (const { seat } of matchState.standingAnswers()) {
      const atWork = this.ordersAtWork.get(seat)
      if (atWork?.askedAt === askedAt) continue
      clearTimeout(atWork?.timer)
      const timer = setTimeout(() => {
        this.playOrder(seat, askedAt)
          .catch((error) => this.context.log.error({ err: error, room: this.id }, 'a standing order could not be carried out'))
          .finally(() => {
            if (this.ordersAtWork.get(seat)?.timer === timer) this.ordersAtWork.delete(seat)
          })
      }, this.standingDelay())
      this.ordersAtWork.set(seat, { askedAt, timer })
    }
  }

  private async playOrder(seat: Seat, askedAt: number): Promise<void> {
    if (this.closed) return
    await this.appendOwn((state) => {
      const found = state.askedAt === askedAt ? state.standingAnswers().find((answer) => answer.seat === seat) : undefined
      return found ? [{ do: 'move', seat, move: found.move }] : []
    })
  }

  /** Asks every bot that must answer for its move. The bots run in other threads. */
  private startBots(matchState: MatchState): void {
    const { version } = this.row
    if (version === null) return
    for (const seat of matchState.botTurns()) {
      const level = matchState.seats[seat]?.bot
      if (level == null || this.botsAtWork.get(seat) === matchState.askedAt) continue
      const { askedAt } = matchState
      this.botsAtWork.set(seat, askedAt)
      const { game } = matchState.match
      const view = game.view(matchState.table, seat)
      const answers = answersOf(game, matchState.table, seat)
      const goesOn = matchState.match.steps.at(-1)?.seat === seat
      const pause = matchState.table.ask?.window === undefined ? { goesOn } : { pauseMs: this.standingDelay() }
      void this.context.bots
        .decide({ game: this.row.game, version, level, seat, view, answers, ...pause })
        .then((move) => this.playBotMove(seat, askedAt, move))
        .catch((error) => this.context.log.error({ err: error, room: this.id }, 'a bot could not move'))
        .finally(() => this.botDone(seat, askedAt))
    }
  }

  private botDone(seat: Seat, askedAt: number): void {
    if (this.botsAtWork.get(seat) !== askedAt) return
    this.botsAtWork.delete(seat)
    // If its move could not be written, ask the bot again: otherwise the match would stop.
    if (this.matchState?.askedAt === askedAt && this.matchState.botTurns().includes(seat))
      setTimeout(() => this.answerForSeats(), BOT_RETRY_MS).unref()
  }

  private async playBotMove(seat: Seat, askedAt: number, move: Json): Promise<void> {
    if (this.closed) return
    await this.appendOwn((state) => {
      if (state.askedAt !== askedAt || !state.botTurns().includes(seat)) return []
      const refused = state.match.refusal(seat, move)
      if (refused) this.context.log.error({ room: this.id, seat, refused }, 'a bot chose an illegal move')
      return [{ do: 'move', seat, move: refused ? anyAnswer(state, seat) : move, bot: true }]
    })
  }
}

/** Any legal answer of a seat, for a bot that chose an illegal one. */
function anyAnswer({ match, table }: MatchState, seat: Seat): Json {
  const answers = answersOf(match.game, table, seat)
  return isForm(answers) ? (sampleForm(answers, (sides) => randomInt(sides)) as Json[]) : answers[0]
}
