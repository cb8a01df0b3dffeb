import type { Json, Seat } from '@grimuar/kernel'
import type { Ended } from '../matches/ended.ts'
import type { CampaignStore, SaveRow } from './campaigns.ts'
import type { ModerationStore } from './moderation.ts'
import type { NodeStore } from './nodes.ts'

// What the server needs from a database. The promise of every write resolves only after the write would survive a power cut.

/** Waiting for players, being played, finished, or cancelled. */
export type RoomState = 'open' | 'running' | 'over' | 'gone'

/** A room from its creation to the end of its match. The match has the id of its room. */
export interface RoomRow {
  readonly id: string
  readonly code: string // the invitation code
  readonly state: RoomState
  readonly game: string
  readonly version: number | null // of the rules; set when play begins
  readonly listed: boolean // true: the lobby lists the room for everyone
  readonly host: string // id of the person who set it up
  readonly setup: unknown // options, seats, pace: what players chose; people are named by id only
  readonly secret: string // the server's part of the dice seed; shown to nobody before the end
  readonly rev: number // raised by every changeRoom
  readonly created: number
  readonly changed: number
  readonly progress: Progress
}

/** A summary of a match, stored beside its log, so that lists need not replay the log. */
export interface Progress {
  readonly seq: number // how many log entries everybody was told of
  readonly waiting: readonly Seat[] // seats that must answer
  readonly botTurn: boolean // true: the server answers for one of them, a bot or a player with a standing order
  readonly deadline: number | null // time at which the next clock runs out
  readonly result: Ended | null // null until the match ends
}

export interface LogRow {
  readonly seq: number // 1, 2, 3…
  readonly at: number
  readonly key: string | null // chosen by the sender, so that an entry sent twice is noticed
  readonly entry: Json
}

/** A person in a seat; bots and free seats are not listed. */
export interface SeatedPerson {
  readonly seat: Seat
  readonly person: string
}

export interface ChatRow {
  readonly id: number
  readonly at: number
  readonly person: string
  readonly text: string
}

/** The push subscription of a browser. */
export interface PushRow {
  readonly endpoint: string
  readonly person: string
  readonly keys: Json
}

/** A secret that waits for its room. */
export interface CommitmentRow {
  readonly shown: string // what the person was shown
  readonly secret: string
  readonly person: string
  readonly until: number
}

/** A period in which no server ran; no clock counts it. */
export interface Outage {
  readonly from: number
  readonly to: number
}

/** `done`; `taken`: another writer was first, nothing was written. */
export type Appended = 'done' | 'taken'
/** A chapter of a campaign that was won. */
export interface WonChapter {
  readonly campaign: string
  readonly save: SaveRow
  readonly people: readonly string[] // the winners; the campaign belongs to them, too
}

export type Changed = 'done' | 'conflict'

export interface Store {
  // rooms
  /** Adds a room. If `before` is given, that room is updated in the same transaction, provided its `rev` is still the stored one. */
  addRoom(room: RoomRow, seated: readonly SeatedPerson[], before?: RoomRow): Promise<Changed>
  /** Adds a room under a key. If a room with this key is stored, nothing is written and that room is returned. */
  addRoomOnce(key: string, room: RoomRow, seated: readonly SeatedPerson[]): Promise<RoomRow>
  roomByKey(key: string): Promise<RoomRow | undefined>
  /**
   * Updates a room, provided its `rev` is still the stored one. Once the match has begun, its state and progress belong to `append`
   * alone and stay as they are.
   */
  changeRoom(room: RoomRow, seated: readonly SeatedPerson[]): Promise<Changed>
  room(id: string): Promise<RoomRow | undefined>
  /** The rooms of this list that exist, in any order. */
  roomsById(ids: readonly string[]): Promise<RoomRow[]>
  roomByCode(code: string): Promise<RoomRow | undefined>
  /** Rooms listed for everyone, newest first. */
  listedRooms(state: RoomState, limit: number): Promise<RoomRow[]>
  /** Rooms in which a person has a seat, last changed first. */
  roomsOf(person: string, states: readonly RoomState[], limit: number): Promise<RoomRow[]>
  countRoomsOf(person: string, state: RoomState): Promise<number>
  /** Deletes cancelled rooms that have not changed since `before`, with their chat; returns how many. */
  removeGone(before: number, limit: number): Promise<number>

  // matches
  /**
   * Appends consecutive entries to the log of a room's match and updates its progress; ends the match if `over`. A writer must have
   * read all earlier entries: their numbers are all that the store compares, and their keys are for the writer to compare. `changed` is
   * the time of the last change that everybody may know of; default: the time of the last entry. The save of a chapter that these
   * entries win is written with them or not at all.
   */
  append(
    room: string,
    rows: readonly LogRow[],
    progress: Progress,
    over: boolean,
    changed?: number,
    won?: WonChapter,
  ): Promise<Appended>
  /** The log entries after entry `after`, at most `limit` of them. */
  log(room: string, after: number, limit?: number): Promise<LogRow[]>
  /** Rooms with a running match whose next clock has run out. */
  overdue(now: number, limit: number): Promise<string[]>
  /** Rooms with a running match in which a bot must move, by id; `after`: the first ones after that id. */
  botTurns(limit: number, after?: string): Promise<string[]>
  /** Rooms with a running match that has changed since then. */
  activeSince(since: number, limit: number): Promise<RoomRow[]>
  /** Rooms in this state that have not changed since then. */
  inactiveSince(state: RoomState, since: number, limit: number): Promise<string[]>

  // chat
  /** Adds a line; of a room only the last 2,000 are kept. Null if the person has sent one with this key to this room before. */
  addChat(room: string, row: Omit<ChatRow, 'id'>, key?: string): Promise<number | null>
  /** The last lines of a room that are not hidden, oldest first. */
  chat(room: string, limit: number): Promise<ChatRow[]>
  /** All lines a person ever wrote. */
  chatOf(person: string): Promise<(ChatRow & { readonly room: string })[]>
  /** Reports, sanctions, blocks, and the audit of all that. */
  readonly moderation: ModerationStore

  /** Campaigns with their saves. */
  readonly campaigns: CampaignStore<RoomRow>

  /** What several servers on one database need. */
  readonly nodes: NodeStore<RoomRow, ChatRow>

  // commitments: secrets of rooms that do not exist yet
  /** Keeps a secret for a person until a time. Of one person only the newest `most` are kept. */
  addCommitment(commitment: CommitmentRow, now: number, most: number): Promise<void>
  /** Returns and deletes the secret of a commitment made to this person; undefined if it was used or has expired. */
  takeCommitment(shown: string, person: string, now: number): Promise<string | undefined>

  // people (the identity library stores names, passwords and sessions)
  settings(person: string): Promise<Json>
  /** Changes the given fields and keeps the others. */
  changeSettings(person: string, changes: { readonly [field: string]: unknown }): Promise<void>
  mutes(person: string): Promise<string[]>
  setMute(person: string, muted: string, on: boolean): Promise<void>
  pushes(person: string): Promise<PushRow[]>
  addPush(row: PushRow): Promise<void>
  removePush(endpoint: string): Promise<void>
  /** Records that a person was notified about something. False if that was recorded before and not cleared. */
  addNotice(person: string, about: string, at: number): Promise<boolean>
  clearNotices(person: string): Promise<void>
  /** A person by id or login name. */
  findPerson(idOrLogin: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  /**
   * Guests who were last here before `unusedSince` and never had a seat or wrote a line, or before `silentSince`. It looks at `limit`
   * guests after `after` (empty: from the first one on); `last` is where to go on; undefined: there are no more.
   */
  staleGuests(
    unusedSince: number,
    silentSince: number,
    after: string,
    limit: number,
  ): Promise<{ readonly ids: string[]; readonly last: string | undefined }>
  /** Gives a guest's seats, campaigns, chat lines and settings to another person, except seats in rooms where that person already sits. */
  movePerson(from: string, to: string): Promise<void>
  /** Deletes a person's chat texts, settings and push subscriptions. Their seats remain, without a person, and their campaigns belong to the others. */
  forgetPerson(person: string): Promise<void>

  // the server itself
  /** False once nothing can be written any more: the server should be restarted. */
  readonly alive: boolean
  /** Reads and writes a little; rejects if that is not possible. */
  check(): Promise<void>
  meta(name: string): Promise<string | undefined>
  setMeta(name: string, value: string): Promise<void>
  /** Stores a value unless there is one; returns the stored one. */
  metaOnce(name: string, value: string): Promise<string>
  outages(since: number): Promise<Outage[]>
  /** Adds an outage, unless another node has added one that began then. */
  addOutage(outage: Outage): Promise<void>
  /** Finishes pending writes and closes. */
  close(): Promise<void>
}
