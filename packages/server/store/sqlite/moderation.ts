import type { SQLInputValue } from 'node:sqlite'
import type { AuditRow, ModerationStore, NewAudit, QuotedLine, ReportRow, SanctionKind, SanctionRow } from '../moderation.ts'
import type { Statement, Write } from './commit.ts'

/** How the store of moderation reads and writes. */
export interface Database {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[]
  write(write: Write): Promise<unknown>
}

type ReportColumns = Omit<ReportRow, 'context'> & { readonly context: string }

const REPORT = 'id, at, room_id AS room, by, about, reason, quote, line, context, handled'
const SANCTION = 'id, person, kind, at, until, reason, by, lifted'

/** The part of the SQLite store that moderators need. */
export class SqliteModeration implements ModerationStore {
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  async addReport(r: Omit<ReportRow, 'id' | 'handled'>): Promise<void> {
    const sql = 'INSERT INTO reports (at, room_id, by, about, reason, quote, line, context) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
    const values = [r.at, r.room, r.by, r.about, r.reason, r.quote, r.line, JSON.stringify(r.context)]
    await this.db.write([{ sql, values }])
  }

  async reports(handled: boolean, limit: number): Promise<ReportRow[]> {
    const where = handled ? 'handled IS NOT NULL' : 'handled IS NULL'
    return this.db
      .all<ReportColumns>(`SELECT ${REPORT} FROM reports WHERE ${where} ORDER BY id DESC LIMIT ?`, limit)
      .map(reportFrom)
  }

  async report(id: number): Promise<ReportRow | undefined> {
    return this.db.all<ReportColumns>(`SELECT ${REPORT} FROM reports WHERE id = ?`, id).map(reportFrom)[0]
  }

  async countReportsBy(person: string, since: number): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM reports WHERE by = ? AND at >= ?'
    return this.db.all<{ n: number }>(sql, person, since)[0]?.n ?? 0
  }

  async handleReport(id: number, audit: NewAudit): Promise<void> {
    const sql = 'UPDATE reports SET handled = ? WHERE id = ? AND handled IS NULL'
    await this.db.write([{ sql, values: [audit.at, id] }, insertAudit(audit)])
  }

  async line(id: number) {
    const sql = 'SELECT id, room_id AS room, at, person, text FROM chat WHERE id = ?'
    return this.db.all<QuotedLine & { room: string }>(sql, id)[0]
  }

  async linesAround(room: string, line: number, each: number): Promise<QuotedLine[]> {
    const select = 'SELECT id, at, person, text FROM chat WHERE room_id = ?'
    const before = this.db.all<QuotedLine>(`${select} AND id <= ? ORDER BY id DESC LIMIT ?`, room, line, each + 1)
    const after = this.db.all<QuotedLine>(`${select} AND id > ? ORDER BY id LIMIT ?`, room, line, each)
    return [...before.reverse(), ...after]
  }

  async hideLine(id: number, hidden: boolean, audit: NewAudit): Promise<void> {
    await this.db.write([{ sql: 'UPDATE chat SET hidden = ? WHERE id = ?', values: [Number(hidden), id] }, insertAudit(audit)])
  }

  async addSanction(s: Omit<SanctionRow, 'id' | 'lifted'>, audit: NewAudit): Promise<void> {
    const sql = 'INSERT INTO sanctions (person, kind, at, until, reason, by) VALUES (?, ?, ?, ?, ?, ?)'
    await this.db.write([{ sql, values: [s.person, s.kind, s.at, s.until, s.reason, s.by] }, insertAudit(audit)])
  }

  async sanctions(person: string): Promise<SanctionRow[]> {
    return this.db.all(`SELECT ${SANCTION} FROM sanctions WHERE person = ? ORDER BY id DESC LIMIT 100`, person)
  }

  async activeSanctions(person: string, now: number): Promise<SanctionRow[]> {
    const sql = `SELECT ${SANCTION} FROM sanctions WHERE person = ? AND lifted IS NULL AND (until IS NULL OR until > ?) ORDER BY id`
    return this.db.all(sql, person, now)
  }

  async lift(person: string, kind: SanctionKind, at: number, audit: NewAudit): Promise<void> {
    const sql = 'UPDATE sanctions SET lifted = ? WHERE person = ? AND kind = ? AND lifted IS NULL'
    await this.db.write([{ sql, values: [at, person, kind] }, insertAudit(audit)])
  }

  async markWarningsRead(person: string, at: number): Promise<void> {
    const sql = `UPDATE sanctions SET lifted = ? WHERE person = ? AND kind = 'warning' AND lifted IS NULL`
    await this.db.write([{ sql, values: [at, person] }])
  }

  async isModerator(person: string): Promise<boolean> {
    return this.db.all('SELECT 1 FROM moderators WHERE person = ?', person).length > 0
  }

  async moderators(): Promise<string[]> {
    return this.db.all<{ person: string }>('SELECT person FROM moderators ORDER BY since').map(({ person }) => person)
  }

  async setModerator(person: string, on: boolean, audit: NewAudit): Promise<void> {
    const change: Statement = on
      ? { sql: 'INSERT OR IGNORE INTO moderators VALUES (?, ?)', values: [person, audit.at] }
      : { sql: 'DELETE FROM moderators WHERE person = ?', values: [person] }
    await this.db.write([change, insertAudit(audit)])
  }

  async addAudit(audit: NewAudit): Promise<void> {
    await this.db.write([insertAudit(audit)])
  }

  async audit(limit: number): Promise<AuditRow[]> {
    return this.db.all('SELECT id, at, by, action, about, room, note FROM audit ORDER BY id DESC LIMIT ?', limit)
  }

  async blocks(person: string): Promise<string[]> {
    const sql = 'SELECT blocked FROM blocks WHERE person = ?'
    return this.db.all<{ blocked: string }>(sql, person).map(({ blocked }) => blocked)
  }

  async setBlock(person: string, blocked: string, on: boolean): Promise<void> {
    const sql = on ? 'INSERT OR IGNORE INTO blocks VALUES (?, ?)' : 'DELETE FROM blocks WHERE person = ? AND blocked = ?'
    await this.db.write([{ sql, values: [person, blocked] }])
  }

  async isBlockedBy(person: string, others: readonly string[]): Promise<boolean> {
    const sql = 'SELECT 1 FROM blocks WHERE blocked = ? AND person IN (SELECT value FROM json_each(?)) LIMIT 1'
    return this.db.all(sql, person, JSON.stringify(others)).length > 0
  }
}

function reportFrom({ context, ...rest }: ReportColumns): ReportRow {
  return { ...rest, context: JSON.parse(context) }
}

function insertAudit({ at, by, action, about, room, note }: NewAudit): Statement {
  return {
    sql: 'INSERT INTO audit (at, by, action, about, room, note) VALUES (?, ?, ?, ?, ?, ?)',
    values: [at, by, action, about, room, note],
  }
}

/** Moves what moderators know of a guest to the account that the guest signed in to. */
export function moveModeration(from: string, to: string): Write {
  return [
    { sql: 'UPDATE sanctions SET person = ? WHERE person = ?', values: [to, from] },
    { sql: 'UPDATE reports SET about = ? WHERE about = ?', values: [to, from] },
    { sql: 'UPDATE reports SET by = ? WHERE by = ?', values: [to, from] },
    { sql: 'UPDATE OR IGNORE blocks SET person = ? WHERE person = ?', values: [to, from] },
    { sql: 'UPDATE OR IGNORE blocks SET blocked = ? WHERE blocked = ?', values: [to, from] },
  ]
}

/** Deletes what a person wrote or decided. What moderators did stays, with ids that name nobody any more. */
export function forgetModeration(person: string): Write {
  return [
    { sql: `UPDATE reports SET quote = '', context = '[]' WHERE about = ?`, values: [person] },
    { sql: 'DELETE FROM sanctions WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM moderators WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM blocks WHERE person = ? OR blocked = ?', values: [person, person] },
  ]
}
