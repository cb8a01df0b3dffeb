import type { ChatRow, RoomRow } from '../contract.ts'
import type { DueNotice, NodeStore, RoomMark } from '../nodes.ts'
import { type Database, inPieces, listOf, type SqlValue } from './database.ts'

/** A lease that ended this long ago is deleted with the next one. */
const LEASE_KEPT_MS = 3_600_000

/** The part of the store that several nodes on one database need. */
export class SqlNodes implements NodeStore<RoomRow, ChatRow> {
  private readonly db: Database
  private readonly findRooms: (where: string, ...values: SqlValue[]) => Promise<RoomRow[]>

  constructor(db: Database, findRooms: (where: string, ...values: SqlValue[]) => Promise<RoomRow[]>) {
    this.db = db
    this.findRooms = findRooms
  }

  async time(): Promise<number> {
    const [row] = await this.db.all<{ now: number }>(`SELECT ${this.db.flavour.now} AS now`)
    if (!row) throw new Error('the database does not tell the time')
    return row.now
  }

  marks(rooms: readonly string[]): Promise<RoomMark[]> {
    return inPieces(rooms, (ids) =>
      this.db.all<RoomMark>(
        `SELECT id, rev, (SELECT coalesce(max(seq), 0) FROM log WHERE room_id = rooms.id) AS seq FROM rooms
          WHERE id IN (${listOf(ids)})`,
        ...ids,
      ),
    )
  }

  changedSince(since: number, limit: number): Promise<RoomRow[]> {
    return this.findRooms('WHERE changed >= ? ORDER BY changed LIMIT ?', since, limit)
  }

  linesAfter(rooms: readonly string[], after: number): Promise<(ChatRow & { room: string })[]> {
    return inPieces(rooms, (ids) =>
      this.db.all<ChatRow & { room: string }>(
        `SELECT id, room_id AS room, at, person, text FROM chat WHERE id > ? AND hidden = 0 AND room_id IN (${listOf(ids)})
          ORDER BY id`,
        after,
        ...ids,
      ),
    )
  }

  async liveSessions(sessions: readonly string[]): Promise<string[]> {
    const rows = await inPieces(sessions, (ids) =>
      this.db.all<{ id: string }>(`SELECT id FROM "session" WHERE id IN (${listOf(ids)})`, ...ids),
    )
    return rows.map(({ id }) => id)
  }

  async stalledBots(before: number, limit: number): Promise<string[]> {
    const sql = `SELECT id FROM rooms WHERE state = 'running' AND bot_turn = 1 AND changed < ? ORDER BY changed LIMIT ?`
    return (await this.db.all<{ id: string }>(sql, before, limit)).map(({ id }) => id)
  }

  async lease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    const clean = { sql: 'DELETE FROM leases WHERE until < ?', values: [now - LEASE_KEPT_MS] }
    const take = {
      sql: `INSERT INTO leases VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE leases.holder = excluded.holder OR leases.until <= ?`,
      values: [name, holder, until, now],
      changes: 1,
    }
    return !('conflict' in (await this.db.write([clean, take], 'leases')))
  }

  async holders(prefix: string, now: number): Promise<string[]> {
    const sql = 'SELECT holder FROM leases WHERE substr(name, 1, ?) = ? AND until > ? ORDER BY name'
    return (await this.db.all<{ holder: string }>(sql, prefix.length, prefix, now)).map(({ holder }) => holder)
  }

  async addDue({ room, person }: DueNotice, at: number): Promise<void> {
    const sql = 'INSERT INTO due VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING'
    await this.db.write([{ sql, values: [room, person, at] }], person)
  }

  async claimDue(now: number, until: number): Promise<DueNotice[]> {
    const sql = 'UPDATE due SET claimed = ? WHERE at <= ? AND claimed <= ? RETURNING room_id AS room, person'
    const result = await this.db.write([{ sql, values: [until, now, now], rows: true }], 'due')
    return 'conflict' in result ? [] : (result.rows ?? []).filter(isDue)
  }

  async removeDue({ room, person }: DueNotice): Promise<void> {
    await this.db.write([{ sql: 'DELETE FROM due WHERE room_id = ? AND person = ?', values: [room, person] }], person)
  }
}

function isDue(row: unknown): row is DueNotice {
  return typeof row === 'object' && row !== null && 'room' in row && 'person' in row
}
