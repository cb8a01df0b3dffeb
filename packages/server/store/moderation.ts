// What the server stores about reports, sanctions and moderators.

/** A person was warned, may not write in chats for a time, or may not take part for a time. */
export type SanctionKind = 'warning' | 'silence' | 'ban'

export interface SanctionRow {
  readonly id: number
  readonly person: string
  readonly kind: SanctionKind
  readonly at: number
  readonly until: number | null // null: without end
  readonly reason: string // the person reads it
  readonly by: string
  readonly lifted: number | null // time at which it was lifted, or a warning was read
}

/** A line of a chat as it was when somebody reported it. */
export interface QuotedLine {
  readonly id: number
  readonly at: number
  readonly person: string
  readonly text: string
}

export interface ReportRow {
  readonly id: number
  readonly at: number
  readonly room: string
  readonly by: string
  readonly about: string
  readonly reason: string
  readonly quote: string
  readonly line: number | null // the reported line of the chat
  readonly context: readonly QuotedLine[] // the lines around it
  readonly handled: number | null // time at which a moderator was done with it
}

/** What a moderator did. */
export interface AuditRow {
  readonly id: number
  readonly at: number
  readonly by: string // a person's id, or the user of the command line
  readonly action: 'hide' | 'show' | 'close' | 'sanction' | 'lift' | 'handle' | 'appoint' | 'dismiss'
  readonly about: string | null // a person
  readonly room: string | null
  readonly note: string
}

export type NewAudit = Omit<AuditRow, 'id'>

/** Every change is written together with the audit row that tells of it. */
export interface ModerationStore {
  addReport(report: Omit<ReportRow, 'id' | 'handled'>): Promise<void>
  /** Reports, newest first; those that are handled, or those that are not. */
  reports(handled: boolean, limit: number): Promise<ReportRow[]>
  report(id: number): Promise<ReportRow | undefined>
  /** True if a report of a person about another in a room waits for a moderator. */
  hasOpenReport(by: string, about: string, room: string): Promise<boolean>
  /** The number of a person's reports since then. */
  countReportsBy(person: string, since: number): Promise<number>
  handleReport(id: number, audit: NewAudit): Promise<void>

  /** A line of a chat, with the room it is in. */
  line(id: number): Promise<(QuotedLine & { readonly room: string }) | undefined>
  /** The lines of a room around a line, oldest first. */
  linesAround(room: string, line: number, each: number): Promise<QuotedLine[]>
  /** The newest lines of a room that are hidden. */
  hiddenLines(room: string, limit: number): Promise<number[]>
  /** Hides a line from everyone, or shows it again. */
  hideLine(id: number, hidden: boolean, audit: NewAudit): Promise<void>

  addSanction(sanction: Omit<SanctionRow, 'id' | 'lifted'>, audit: NewAudit): Promise<void>
  /** All sanctions of a person, newest first. */
  sanctions(person: string): Promise<SanctionRow[]>
  /** The sanctions of a person that count now, and warnings that they have not read. */
  activeSanctions(person: string, now: number): Promise<SanctionRow[]>
  /** Lifts the sanctions of this kind that count now. */
  lift(person: string, kind: SanctionKind, at: number, audit: NewAudit): Promise<void>
  /** Notes that a person has read their warnings. */
  markWarningsRead(person: string, at: number): Promise<void>

  isModerator(person: string): Promise<boolean>
  moderators(): Promise<string[]>
  setModerator(person: string, on: boolean, audit: NewAudit): Promise<void>
  /** Adds an audit row for something that was written elsewhere. */
  addAudit(audit: NewAudit): Promise<void>
  /** What moderators did, newest first. */
  audit(limit: number): Promise<AuditRow[]>
  /** What moderators did after the audit row `after`, oldest first. */
  auditAfter(after: number, limit: number): Promise<AuditRow[]>

  blocks(person: string): Promise<string[]>
  setBlock(person: string, blocked: string, on: boolean): Promise<void>
  /** True if one of these people has blocked the person. */
  isBlockedBy(person: string, others: readonly string[]): Promise<boolean>
}
