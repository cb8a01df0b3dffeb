// What several servers (nodes) on one database need from it to work as one.

/** How far a room has come: if its `rev` or `seq` differs from what a node knows, another node has written. */
export interface RoomMark {
  readonly id: string
  readonly rev: number
  readonly seq: number // of the last log entry
}

/** A person to notify about a room. */
export interface DueNotice {
  readonly room: string
  readonly person: string
}

export interface NodeStore<Room = unknown, Line = unknown> {
  /** The time of the database, which all nodes share. */
  time(): Promise<number>
  marks(rooms: readonly string[]): Promise<RoomMark[]>
  /** Rooms that have changed since then, first changed first. */
  changedSince(since: number, limit: number): Promise<Room[]>
  /** The chat lines of these rooms after line `after` that are not hidden. */
  linesAfter(rooms: readonly string[], after: number): Promise<(Line & { readonly room: string })[]>
  /** The sessions of this list that have not ended. */
  liveSessions(sessions: readonly string[]): Promise<string[]>
  /** Running matches in which a bot must move and nothing has happened since `before`. */
  stalledBots(before: number, limit: number): Promise<string[]>
  /** Takes or keeps a lease until a time; false if another holder has it. */
  lease(name: string, holder: string, now: number, until: number): Promise<boolean>
  /** The holders of all leases whose names begin so. */
  holders(prefix: string, now: number): Promise<string[]>
  /** Plans a notice for a person at a time. An earlier plan for the same room stays. */
  addDue(notice: DueNotice, at: number): Promise<void>
  /** Claims the notices that are due; nobody else gets them before `until`. */
  claimDue(now: number, until: number): Promise<DueNotice[]>
  removeDue(notice: DueNotice): Promise<void>
}
