import type { Json, Seat } from '@grimuar/kernel'

// What the server asks of any database. Every promise of a write is kept only once the write would survive a power cut.

/** Gathering players, being played, finished, or called off. */
export type TableState = 'open' | 'running' | 'over' | 'gone'

/** A table from its first seat to its last score; once it runs it is a match of the same id. */
export interface TableRow {
  readonly id: string
  readonly code: string // what an invitation carries
  readonly state: TableState
  readonly game: string
  readonly version: number | null // of the rules, fixed when play begins
  readonly listed: boolean // whether strangers find it in the lobby
  readonly host: string // who set it up
  readonly setup: Json // options, seats, pace: what players chose; people stand in it by id only
  readonly secret: string // the server's part of the dice; nobody sees it before the end
  readonly rev: number // grows with every change by changeTable
  readonly created: number
  readonly changed: number
  readonly mark: Mark
}

/** Where a match stands, beside its log, so that lists need not play it again. */
export interface Mark {
  readonly seq: number // of the last entry
  readonly waiting: readonly Seat[] // who is to answer
  readonly botTurn: boolean // whether a bot is among them
  readonly deadline: number | null // when the next clock runs out
  readonly result: Json // null until it ends
}

export interface LogRow {
  readonly seq: number // 1, 2, 3…
  readonly at: number
  readonly key: string | null // the sender's own name for it: sent twice, kept once
  readonly entry: Json
}

/** A person in a seat; bots and free seats are not listed. */
export interface Sitting {
  readonly seat: Seat
  readonly person: string
}

export interface ChatRow {
  readonly id: number
  readonly at: number
  readonly person: string
  readonly text: string
}

/** Where a browser can be reached. */
export interface PushRow {
  readonly endpoint: string
  readonly person: string
  readonly keys: Json
}

export interface ReportRow {
  readonly at: number
  readonly table: string
  readonly by: string
  readonly about: string
  readonly reason: string
  readonly quote: string
}

/** A stretch of time in which no server ran: no clock counts it. */
export interface Outage {
  readonly from: number
  readonly to: number
}

/**
 * `done`; `taken`: another writer was first, nothing was written; `repeated`: an entry with this key is already there,
 * nothing was written.
 */
export type Appended = 'done' | 'taken' | 'repeated'
export type Changed = 'done' | 'conflict'

export interface Store {
  // tables
  /** Adds a table; where `before` is given, that one is written over with it, provided that its `rev` is still the stored one. */
  addTable(table: TableRow, sitting: readonly Sitting[], before?: TableRow): Promise<Changed>
  /** Writes a table over, provided that its `rev` is still the stored one. */
  changeTable(table: TableRow, sitting: readonly Sitting[]): Promise<Changed>
  table(id: string): Promise<TableRow | undefined>
  tableByCode(code: string): Promise<TableRow | undefined>
  /** Tables anyone may find, newest first. */
  listedTables(state: TableState, limit: number): Promise<TableRow[]>
  /** Tables a person sits at, last changed first. */
  tablesOf(person: string, states: readonly TableState[], limit: number): Promise<TableRow[]>
  countTablesOf(person: string, state: TableState): Promise<number>

  // matches
  /** Adds entries that follow each other to a log, and moves its mark; ends the match where `over`. */
  append(match: string, rows: readonly LogRow[], mark: Mark, over: boolean): Promise<Appended>
  /** The log from after entry `after` on. */
  log(match: string, after: number): Promise<LogRow[]>
  /** Running matches whose next clock has run out. */
  overdue(now: number, limit: number): Promise<string[]>
  /** Running matches in which a bot is to move. */
  botTurns(limit: number): Promise<string[]>
  /** Running matches at which something happened since. */
  lively(since: number, limit: number): Promise<TableRow[]>
  /** Tables of that state that nothing happened at since. */
  quiet(state: TableState, since: number, limit: number): Promise<string[]>

  // talk
  addChat(table: string, row: Omit<ChatRow, 'id'>): Promise<number>
  /** The last lines, oldest first. */
  chat(table: string, limit: number): Promise<ChatRow[]>
  /** All that a person ever said. */
  chatOf(person: string): Promise<(ChatRow & { readonly table: string })[]>
  addReport(report: ReportRow): Promise<void>
  reports(limit: number): Promise<ReportRow[]>

  // people, beside who they are
  settings(person: string): Promise<Json>
  setSettings(person: string, settings: Json): Promise<void>
  mutes(person: string): Promise<string[]>
  setMute(person: string, muted: string, on: boolean): Promise<void>
  pushes(person: string): Promise<PushRow[]>
  addPush(row: PushRow): Promise<void>
  removePush(endpoint: string): Promise<void>
  /** What a person has been told of since last here; the first to write a notice is told so. */
  addNotice(person: string, about: string, at: number): Promise<boolean>
  clearNotices(person: string): Promise<void>
  /** A guest's seats, talk and settings become another's, but for seats at tables where that other sits already. */
  movePerson(from: string, to: string): Promise<void>
  /** Takes a person's words, settings and addresses away; seats stay, nobody's. */
  forgetPerson(person: string): Promise<void>

  // the house
  /** False once nothing can be written any more: whoever watches over the server should start it anew. */
  readonly alive: boolean
  meta(name: string): Promise<string | undefined>
  setMeta(name: string, value: string): Promise<void>
  outages(since: number): Promise<Outage[]>
  addOutage(outage: Outage): Promise<void>
  /** Waits for what is being written and closes. */
  close(): Promise<void>
}
