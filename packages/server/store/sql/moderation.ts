import type { AuditRow, ModerationStore, NewAudit, QuotedLine, ReportRow, SanctionKind, SanctionRow } from '../moderation.ts'
import { listOf, type SqlValue, type Statement, type Write } from './database.ts'

/** How the parts of the store read and write. A write of theirs cannot conflict. */
export interface StoreDatabase {
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>
  write(write: Write, lane?: string): Promise<unknown>
}

type ReportColumns = Omit<ReportRow, 'context'> & { readonly context: string }

/** Moderators act rarely, so their writes need no batch. */
const LANE = 'moderation'

const REPORT = 'id, at, room_id AS room, by, about, reason, quote, line, context, handled'
const AUDIT = 'id, at, by, action, about, room, note'
const SANCTION = 'id, person, kind, at, until, reason, by, lifted'

/** The part of the store that moderators need. */
export class SqlModeration implements ModerationStore {
  private readonly db: StoreDatabase

  constructor(db: StoreDatabase) {
    this.db = db
  }

  async addReport(r: Omit<ReportRow, 'id' | 'handled'>): Promise<void> {
    const sql = 'INSERT INTO reports (at, room_id, by, about, reason, quote, line, context) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
    const values = [r.at, r.room, r.by, r.about, r.reason, r.quote, r.line, JSON.stringify(r.context)]
    await this.db.write([{ sql, values }], LANE)
  }

  async reports(handled: boolean, limit: number): Promise<ReportRow[]> {
    const where = handled ? 'handled IS NOT NULL' : 'handled IS NULL'
    const sql = `SELECT ${REPORT} FROM reports WHERE ${where} ORDER BY id DESC LIMIT ?`
    return (await this.db.all<ReportColumns>(sql, limit)).map(reportFrom)
  }

  async report(id: number): Promise<ReportRow | undefined> {
    return (await this.db.all<ReportColumns>(`SELECT ${REPORT} FROM reports WHERE id = ?`, id)).map(reportFrom)[0]
  }

  async hasOpenReport(by: string, about: string, room: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM reports WHERE by = ? AND about = ? AND room_id = ? AND handled IS NULL LIMIT 1'
    return (await this.db.all(sql, by, about, room)).length > 0
  }

  async countReportsBy(person: string, since: number): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM reports WHERE by = ? AND at >= ?'
    return (await this.db.all<{ n: number }>(sql, person, since))[0]?.n ?? 0
  }

  async handleReport(id: number, audit: NewAudit): Promise<void> {
    const sql = 'UPDATE reports SET handled = ? WHERE id = ? AND handled IS NULL'
    await this.db.write([{ sql, values: [audit.at, id] }, insertAudit(audit)], LANE)
  }

  async line(id: number) {
    const sql = 'SELECT id, room_id AS room, at, person, text FROM chat WHERE id = ?'
    return (await this.db.all<QuotedLine & { room: string }>(sql, id))[0]
  }

  async linesAround(room: string, line: number, each: number): Promise<QuotedLine[]> {
    const select = 'SELECT id, at, person, text FROM chat WHERE room_id = ?'
    const before = await this.db.all<QuotedLine>(`${select} AND id <= ? ORDER BY id DESC LIMIT ?`, room, line, each + 1)
    const after = await this.db.all<QuotedLine>(`${select} AND id > ? ORDER BY id LIMIT ?`, room, line, each)
    return [...before.reverse(), ...after]
  }

  async hiddenLines(room: string, limit: number): Promise<number[]> {
    const sql = 'SELECT id FROM chat WHERE room_id = ? AND hidden = 1 ORDER BY id DESC LIMIT ?'
    return (await this.db.all<{ id: number }>(sql, room, limit)).map(({ id }) => id)
  }

  async hideLine(id: number, hidden: boolean, audit: NewAudit): Promise<void> {
    await this.db.write(
      [{ sql: 'UPDATE chat SET hidden = ? WHERE id = ?', values: [Number(hidden), id] }, insertAudit(audit)],
      LANE,
    )
  }

  async addSanction(s: Omit<SanctionRow, 'id' | 'lifted'>, audit: NewAudit): Promise<void> {
    const sql = 'INSERT INTO sanctions (person, kind, at, until, reason, by) VALUES (?, ?, ?, ?, ?, ?)'
    await this.db.write([{ sql, values: [s.person, s.kind, s.at, s.until, s.reason, s.by] }, insertAudit(audit)], LANE)
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
    await this.db.write([{ sql, values: [at, person, kind] }, insertAudit(audit)], LANE)
  }

  async markWarningsRead(person: string, at: number): Promise<void> {
    const sql = `UPDATE sanctions SET lifted = ? WHERE person = ? AND kind = 'warning' AND lifted IS NULL`
    await this.db.write([{ sql, values: [at, person] }], LANE)
  }

  async isModerator(person: string): Promise<boolean> {
    return (await this.db.all('SELECT 1 FROM moderators WHERE person = ?', person)).length > 0
  }

  async moderators(): Promise<string[]> {
    const rows = await this.db.all<{ person: string }>('SELECT person FROM moderators ORDER BY since')
    return rows.map(({ person }) => person)
  }

  async setModerator(person: string, on: boolean, audit: NewAudit): Promise<void> {
    const change: Statement = on
      ? { sql: 'INSERT INTO moderators VALUES (?, ?) ON CONFLICT DO NOTHING', values: [person, audit.at] }
      : { sql: 'DELETE FROM moderators WHERE person = ?', values: [person] }
    await this.db.write([change, insertAudit(audit)], LANE)
  }

  async addAudit(audit: NewAudit): Promise<void> {
    await this.db.write([insertAudit(audit)], LANE)
  }

  async audit(limit: number): Promise<AuditRow[]> {
    return this.db.all(`SELECT ${AUDIT} FROM audit ORDER BY id DESC LIMIT ?`, limit)
  }

  async auditAfter(after: number, limit: number): Promise<AuditRow[]> {
    return this.db.all(`SELECT ${AUDIT} FROM audit WHERE id > ? ORDER BY id LIMIT ?`, after, limit)
  }

  async blocks(person: string): Promise<string[]> {
    const sql = 'SELECT blocked FROM blocks WHERE person = ?'
    return (await this.db.all<{ blocked: string }>(sql, person)).map(({ blocked }) => blocked)
  }

  async setBlock(person: string, blocked: string, on: boolean): Promise<void> {
    const sql = on
      ? 'INSERT INTO blocks VALUES (?, ?) ON CONFLICT DO NOTHING'
      : 'DELETE FROM blocks WHERE person = ? AND blocked = ?'
    await this.db.write([{ sql, values: [person, blocked] }], person)
  }

  async isBlockedBy(person: string, others: readonly string[]): Promise<boolean> {
    if (others.length === 0) return false
    const sql = `SELECT 1 FROM blocks WHERE blocked = ? AND person IN (${listOf(others)}) LIMIT 1`
    return (await this.db.all(sql, person, ...others)).length > 0
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
    {
      sql: 'UPDATE blocks SET person = ? WHERE person = ? AND blocked NOT IN (SELECT blocked FROM blocks WHERE person = ?)',
      values: [to, from, to],
    },
    {
      sql: 'UPDATE blocks SET blocked = ? WHERE blocked = ? AND person NOT IN (SELECT person FROM blocks WHERE blocked = ?)',
      values: [to, from, to],
    },
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
