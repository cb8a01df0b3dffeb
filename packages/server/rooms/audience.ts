import { heardBy, type Refusal, type Seat, seesSame } from '@grimuar/kernel'
import { SharedText } from '../frame.ts'
import { DeltaEncoder, PatchCache } from '../matches/delta-encoder.ts'
import type { MatchState } from '../matches/match-state.ts'
import { matchViewFor, updateFor } from '../matches/match-view.ts'
import { listInPieces } from '../slices.ts'
import type { LogRow } from '../store/contract.ts'
import { StageRecorder } from './stage-recorder.ts'

/** Someone who watches a room: one socket of one browser tab. */
export interface RoomClient {
  readonly person: string | null
  sendText(text: string | SharedText): void
  /** Ends the watching of a room that is removed from memory. */
  stopWatching(room: string): void
}

/** The clients of a room. It remembers what each seat was sent, so that updates contain only what changed. */
export class Audience {
  private readonly room: string
  private readonly clients = new Map<RoomClient, Seat | null>()
  private readonly encoders = new Map<Seat | null, DeltaEncoder>()
  private readonly staged: boolean

  /** `room` is the room's id. `staged`: moves are shown event by event, so what is seen between them is sent too. */
  constructor(room: string, staged: boolean) {
    this.room = room
    this.staged = staged
  }

  get size(): number {
    return this.clients.size
  }

  get spectators(): number {
    let count = 0
    for (const seat of this.clients.values()) if (seat === null) count++
    return count
  }

  [Symbol.iterator](): Iterator<RoomClient> {
    return this.clients.keys()
  }

  has(person: string): boolean {
    for (const client of this.clients.keys()) if (client.person === person) return true
    return false
  }

  /** Adds a client with a seat (null: a spectator), or changes the seat of a client. */
  seat(client: RoomClient, seat: Seat | null): void {
    this.clients.set(client, seat)
  }

  /** Removes a client; false if it was not here. */
  leave(client: RoomClient): boolean {
    const seat = this.clients.get(client)
    if (seat === undefined) return false
    this.clients.delete(client)
    for (const other of this.clients.values()) if (other === seat) return true
    this.encoders.delete(seat)
    return true
  }

  /** Forgets what each seat was sent; the next update is a full snapshot. */
  forget(): void {
    this.encoders.clear()
  }

  /** Sends a text to all clients that pass the filter. */
  broadcast(text: string, filter: (client: RoomClient) => boolean = () => true): void {
    const shared = new SharedText(text)
    for (const client of this.clients.keys()) if (filter(client)) client.sendText(shared)
  }

  /** Sends a text to the clients of the seats (null: spectators) that pass the filter. */
  sendToSeats(text: string, filter: (seat: Seat | null) => boolean): void {
    const shared = new SharedText(text)
    for (const [client, seat] of this.clients) if (filter(seat)) client.sendText(shared)
  }

  /** Applies a log entry and serializes the update about it for each seat now; the returned function sends it. */
  apply(state: MatchState, row: LogRow): Refusal | (() => void) {
    const recorder = this.staged && this.encoders.size > 0 ? new StageRecorder(state, this.encoders) : undefined
    return state.apply(row, recorder?.between) ?? this.prepareUpdate(state, recorder)
  }

  private prepareUpdate(state: MatchState, recorder: StageRecorder | undefined): () => void {
    const last = state.entries.at(-1)
    if (!last) throw new Error('no log entry was applied')
    const { at, only, entry, events: heard } = last
    const tail = `,"at":${at},"entry":${JSON.stringify(entry)},"events":`
    const forAll = heard.every(({ to }) => to === undefined) ? JSON.stringify(heard.map(({ event }) => event)) : undefined
    const texts = new Map<Seat | null, SharedText>()
    const view = seesSame(state.match.game, state.table) ? state.match.game.view(state.table, null) : undefined
    const patchCache = recorder?.patchCache ?? new PatchCache()
    patchCache.texts.clear() // the table has changed since the last stage
    for (const seat of this.clients.values()) {
      if (texts.has(seat) || (only !== null && seat !== only)) continue
      const head = `{"type":"update","room":"${this.room}","seq":${state.seqFor(seat)}${tail}`
      const stages = recorder?.textFor(seat, forAll === undefined ? heardBy(heard, seat).length : heard.length)
      const patch = this.patchFor(state, seat, view, patchCache)
      const events = forAll ?? JSON.stringify(heardBy(heard, seat))
      texts.set(seat, new SharedText(`${head}${events}${field('patch', patch)}${field('stages', stages)}}`))
    }
    return () => {
      this.clients.forEach((seat, client) => {
        const text = texts.get(seat)
        if (text !== undefined) client.sendText(text)
      })
    }
  }

  /** Sends a client a snapshot of what its seat may see, with all log entries after entry `since`: in pieces, for there may be many. */
  async sendSnapshot(state: MatchState, client: RoomClient, since: number): Promise<void> {
    const seat = this.clients.get(client)
    if (seat === undefined) return // it has left
    const match = matchViewFor(state, seat)
    if (!this.encoders.has(seat)) this.encoders.set(seat, new DeltaEncoder(match))
    const seq = state.seqFor(seat)
    const known = since <= seq ? since : 0 // the client knows entries that were lost when a backup was restored
    const opening = known === 0 ? heardBy(state.match.opening, seat) : []
    const head = JSON.stringify({ type: 'snapshot', room: this.room, seq, seat, match, opening })
    const entries = state.entriesFor(seat).slice(known)
    const updates = await listInPieces(entries, (entry) => JSON.stringify(updateFor(state, entry, seat)))
    if (this.clients.get(client) === seat) client.sendText(`${head.slice(0, -1)},"updates":${updates}}`)
  }

  /** The text of the patch from what the seat was last sent to what it may see now. `view` is what every seat sees, if they see the same. */
  private patchFor(state: MatchState, seat: Seat | null, view: unknown, patchCache: PatchCache): string | undefined {
    const match = matchViewFor(state, seat, view)
    const encoder = this.encoders.get(seat)
    if (encoder) return encoder.next(match, patchCache)
    this.encoders.set(seat, new DeltaEncoder(match))
    return JSON.stringify([match])
  }
}

/** A field of a message that may be missing. */
function field(name: string, text: string | undefined): string {
  return text === undefined ? '' : `,"${name}":${text}`
}
