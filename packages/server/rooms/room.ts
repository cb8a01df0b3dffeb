import type { Json, Refusal, Seat } from '@grimuar/kernel'
import type { Code } from '@grimuar/protocol'
import { wonChapter } from '../campaigns/won.ts'
import type { ServerContext } from '../context.ts'
import { decide, entriesForLeaving, type PlayCommand } from '../matches/decide.ts'
import type { ServerLogEntry } from '../matches/log-entry.ts'
import type { MatchState } from '../matches/match-state.ts'
import { seatedPeople, seatOf, setupOf } from '../matches/setup.ts'
import type { SharedProposal } from '../nodes/hints.ts'
import { nextPiece } from '../slices.ts'
import type { LogRow, Progress, RoomRow } from '../store/contract.ts'
import { StoreFailed } from '../store/failures.ts'
import { Agreement } from './agreement.ts'
import { Audience, type RoomClient } from './audience.ts'
import { JointAnswers } from './joint-answers.ts'
import { replay } from './replay.ts'
import { RoomPresence } from './room-presence.ts'
import { SeatAnswers } from './seat-answers.ts'

export type Answer = { readonly seq: number } | Refused
export interface Refused {
  readonly code: Code
  readonly refusal?: Refusal
  readonly seq?: number
}

/** How often a write is tried again after another writer was first. */
const ATTEMPTS = 5

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
  private readonly answers: SeatAnswers
  private readonly presence: RoomPresence
  private readonly joint: JointAnswers
  private catchingUp: Promise<void> | undefined // waits for its turn
  closed = false

  private constructor(context: ServerContext, row: RoomRow) {
    this.context = context
    this.id = row.id
    this.row = row
    this.audience = new Audience(row.id, context.rules.box(row.game)?.staged === true)
    this.answers = new SeatAnswers(context, this)
    this.presence = new RoomPresence(context, this)
    this.joint = new JointAnswers(context, this, this.presence)
  }

  /** Loads a room into memory; returns a code if that is not possible. */
  static async load(context: ServerContext, id: string): Promise<Room | Code> {
    const row = await context.store.room(id)
    if (!row) return 'no-room'
    const room = new Room(context, row)
    const problem = await room.replay()
    if (problem) return problem
    room.sentSeq = room.matchState?.seq ?? 0
    if (context.nodes.alone) room.answers.start()
    return room
  }

  get idle(): boolean {
    return this.audience.size === 0 && this.queued === 0 && !this.answers.busy
  }

  /** True if somebody watches and nobody of them has a seat. */
  get onlySpectated(): boolean {
    return this.audience.size > 0 && this.audience.spectators === this.audience.size
  }

  /** Tells the spectators that the room is given up to save memory. */
  dismiss(): void {
    this.audience.broadcast(JSON.stringify({ type: 'refused', code: 'limit', room: this.id }))
    for (const client of [...this.audience]) client.stopWatching(this.id)
  }

  /** Adds a client: it gets everything after log entry `since`, then every change. */
  watch(client: RoomClient, since: number): Promise<void> {
    return this.enqueue(async () => {
      const seat = seatOf(setupOf(this.row), client.person)
      this.audience.seat(client, seat)
      client.sendText(await this.cardFor(client))
      if (this.matchState) await this.audience.sendSnapshot(this.matchState, client, since)
      this.presence.schedule()
      this.joint.sendProposal()
    })
  }

  unwatch(client: RoomClient): void {
    if (!this.audience.leave(client)) return
    this.presence.schedule()
    this.noteLeft(client.person)
  }

  private noteLeft(person: string | null): void {
    if (this.presence.noteLeft(person) && this.matchState?.agree) this.joint.waitForReturn(() => this.settleProposal())
  }

  /** Carries out a player's command. A command sent again with the same key is answered again but carried out once. */
  act(person: string, command: PlayCommand): Promise<Answer> {
    return this.enqueue(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const answer = await this.actOnce(person, command)
        // A refused command may be possible after the entries of another node.
        if (answer && !('code' in answer && (await this.catchUpNow()))) return answer
      }
      return { code: 'try-again' }
    })
  }

  /** Undefined: another writer was first. */
  private actOnce(person: string, command: PlayCommand): Answer | Promise<Answer | undefined> {
    const { matchState } = this
    if (!matchState) return { code: 'not-running' }
    const seat = seatOf(setupOf(this.row), person)
    if (seat === null) return { code: 'not-seated' }
    const key = `${seat}/${command.key}`
    const before = matchState.keys.get(key)
    if (before !== undefined) return { seq: matchState.seqFor(seat, before) }
    const entries = decide(matchState, seat, command, (other) => this.presence.isHere(other))
    if (typeof entries === 'string') return { code: entries, seq: matchState.seqFor(seat) }
    if (entries.length === 0) return { seq: matchState.seqFor(seat) }
    if (command.type === 'move' && Agreement.needed(matchState)) return this.propose(matchState, seat, command.move, key)
    return this.append(entries, key, seat)
  }

  /** Notes a proposal, and carries it out once all who are here agree. Undefined: another writer was first. */
  private async propose(state: MatchState, seat: Seat, move: Json, key: string): Promise<Answer | undefined> {
    const refusal = state.match.refusal(seat, move)
    if (refusal) return { code: 'refused', refusal, seq: state.seqFor(seat) }
    const agreed = this.joint.propose(state, seat, move)
    if (agreed) return this.append([{ do: 'move', seat: agreed.seat, move: agreed.move }], key, seat)
    return { seq: state.seqFor(seat) }
  }

  /** Carries out a proposal that only people who have left did not agree to. */
  private settleProposal(): Promise<void> {
    return this.appendOwn((state) => {
      const agreed = this.joint.settled(state)
      return agreed ? [{ do: 'move', seat: agreed.seat, move: agreed.move }] : []
    })
  }

  /** Tells the other nodes what is proposed. */
  tellProposal(): void {
    this.joint.tellProposal()
  }

  /** Another node tells what is proposed there. */
  async hearProposal(proposal: SharedProposal): Promise<void> {
    if ((this.matchState?.askedAt ?? 0) < proposal.askedAt) await this.catchUp()
    if (this.joint.hearProposal(proposal)) await this.settleProposal()
  }

  /** Another node tells who watches the room there. */
  hearWatchers(node: string, people: readonly string[], spectators: number): void {
    for (const person of this.presence.hear(node, people, spectators)) this.noteLeft(person)
  }

  /** Tells the other nodes who watches the room here. */
  tellWatchers(): void {
    if (this.audience.size > 0) this.presence.tell()
  }

  /** Shows the others who are asked a joint question which answer a player points at. */
  point(person: string, move: unknown): Promise<void> {
    return this.enqueue(async () => {
      const seat = seatOf(setupOf(this.row), person)
      if (seat !== null) this.joint.point(seat, move)
    })
  }

  /** Another node tells what a player points at there. */
  sendPointing(seat: Seat, move: unknown): void {
    this.joint.sendPointing(seat, move)
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
          await this.announce()
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
          await this.announce()
          return next.id
        }
        this.row = (await this.context.store.room(this.id)) ?? this.row
      }
      return null
    })
  }

  /** Reads something from the match while all of it is durable; `state` is null before the match has begun. */
  read<T>(work: (state: MatchState | null) => T | Promise<T>): Promise<T> {
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

  /** Starts what answers for seats: this node has taken the match over. */
  answer(): Promise<void> {
    return this.enqueue(async () => this.answers.start())
  }

  /** Reads what other nodes have written and sends it. */
  catchUp(): Promise<void> {
    this.catchingUp ??= this.enqueue(async () => {
      this.catchingUp = undefined // later writes need another look
      await this.catchUpNow()
    })
    return this.catchingUp
  }

  /** True if another node had written something. */
  private async catchUpNow(): Promise<boolean> {
    const { store, nodes } = this.context
    if (nodes.alone) return false
    const [mark] = await store.nodes.marks([this.id])
    if (!mark || (mark.rev === this.row.rev && mark.seq <= (this.matchState?.seq ?? 0))) return false
    if (mark.rev === this.row.rev && this.matchState) await this.applyNew(this.matchState)
    else await this.reload()
    return true
  }

  /** Applies and sends the entries that other nodes have appended. */
  private async applyNew(state: MatchState): Promise<void> {
    for (const row of await this.context.store.log(this.id, state.seq)) {
      const send = this.audience.apply(state, row)
      if (typeof send !== 'function')
        throw new Error(`log entry ${row.seq} of room ${this.id} is not legal: ${JSON.stringify(send)}`)
      send()
      await nextPiece()
    }
    this.sentSeq = state.seq
    const changed = state.entries.at(-1)?.at ?? this.row.changed
    this.row = { ...this.row, state: state.ended ? 'over' : 'running', changed, progress: state.progress() }
    this.joint.sendProposal()
    if (state.ended) await this.sendCards()
  }

  /** Waits for the current work; later work is refused. */
  async close(): Promise<void> {
    this.closed = true
    this.joint.stop()
    this.answers.stop()
    this.presence.close()
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
    const ordered = state.ordered()
    const called = ordered.length === 0 ? waiting : waiting.filter((seat) => !ordered.includes(seat))
    const at = Math.max(this.context.now(), state.entries.at(-1)?.at ?? 0)
    const rows: LogRow[] = []
    const updates: (() => void)[] = []
    let progress: Progress
    let { changed } = this.row
    try {
      for (const entry of entries) {
        const row = { seq: state.seq + 1, at, key: rows.length === 0 ? key : null, entry }
        const update = this.audience.apply(state, row)
        if (typeof update !== 'function') return { code: 'refused', refusal: update, seq: state.seqFor(by) }
        rows.push(row)
        updates.push(update)
      }
      progress = state.progress()
      // The time of an entry that only one seat is told of is not for others to know.
      // A holiday does not count as activity: a match in which nothing else happens ends.
      changed = state.entries.findLast(({ only, entry }) => only === null && entry.do !== 'rest')?.at ?? changed
      const outcome = await this.context.store.append(
        this.id,
        rows,
        progress,
        state.ended !== null,
        changed,
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
    this.row = { ...this.row, state: state.ended ? 'over' : 'running', changed, progress }
    for (const sendUpdate of updates) sendUpdate()
    for (const entry of entries) this.context.metrics.entry(entry.do)
    const answering = state.ordered()
    this.context.turnChanged(this.row, waiting, answering.length === 0 ? called : [...called, ...answering], state.isJoint())
    this.joint.sendProposal()
    if (state.ended) await this.announce()
    else this.answers.start()
    return { seq: state.seqFor(by, rows[0]?.seq) }
  }

  private async begin(): Promise<void> {
    const problem = await this.replay()
    if (problem) throw new Error(`a match that has just begun cannot be played: ${problem}`)
    await this.sendSnapshots(0)
    this.context.began(this.row)
    this.answers.start()
  }

  private async reload(): Promise<void> {
    try {
      this.row = (await this.context.store.room(this.id)) ?? this.row
      const problem = await this.replay()
      if (problem) throw new StoreFailed(`the match cannot be played here: ${problem}`)
    } catch (error) {
      // The state in memory may be ahead of the store, so nobody may see it. The room cache loads the room again.
      this.closed = true
      this.audience.broadcast(JSON.stringify({ type: 'refused', code: 'try-again', room: this.id }))
      throw error
    }
    await this.sendSnapshots(this.sentSeq)
    await this.sendCards()
    if (this.context.nodes.alone) {
      this.context.roomChanged(this.row)
      this.answers.start()
    }
  }

  /** Sends everything after log entry `since`. */
  private async sendSnapshots(since: number): Promise<void> {
    const { matchState } = this
    this.audience.forget()
    const seated = this.updateSeats()
    if (!matchState) return
    for (const [client, seat] of seated) await this.audience.sendSnapshot(matchState, client, matchState.seqFor(seat, since))
    this.sentSeq = matchState.seq
  }

  /** Gives every client the seat that its person has now. */
  private updateSeats(): [RoomClient, Seat | null][] {
    const setup = setupOf(this.row)
    const seated = [...this.audience].map((client): [RoomClient, Seat | null] => [client, seatOf(setup, client.person)])
    for (const [client, seat] of seated) this.audience.seat(client, seat)
    this.presence.schedule()
    return seated
  }

  /** Reads the match from its log again. Returns a code if it cannot be played here. */
  private async replay(): Promise<Code | undefined> {
    const state = await replay(this.context, this.row)
    if (typeof state === 'string') return state
    if (state) this.matchState = state
    return undefined
  }

  /** Sends the card of the room to its clients. */
  private async sendCards(): Promise<void> {
    for (const client of [...this.audience]) client.sendText(await this.cardFor(client))
  }

  /** Sends the card of the room to its clients and to the lobby, after a change that was made here. */
  private async announce(): Promise<void> {
    await this.sendCards()
    this.context.roomChanged(this.row)
  }

  private async cardFor(client: RoomClient): Promise<string> {
    return JSON.stringify({ type: 'room', card: await this.context.cardOf(this.row, client.person) })
  }
}
