import { accessSync, constants } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Json } from '@grimuar/kernel'
import { messageOf } from '../../error-message.ts'
import type { CampaignStore } from '../campaigns.ts'
import type {
  Appended,
  Changed,
  ChatRow,
  LogRow,
  Outage,
  Progress,
  PushRow,
  RoomRow,
  RoomState,
  SeatedPerson,
  Store,
  WonChapter,
} from '../contract.ts'
import type { ModerationStore } from '../moderation.ts'
import { addPerson, forgetCampaigns, insertSave, moveCampaigns, SqliteCampaigns } from './campaigns.ts'
import type { Write, WriteResult } from './commit.ts'
import { interruptedRestore, makePrivateFile, makePrivateFolder } from './folder.ts'
import { IdentityDialect } from './identity-dialect.ts'
import { type Database, forgetModeration, moveModeration, SqliteModeration } from './moderation.ts'
import { open } from './open.ts'
import {
  insertEntry,
  insertRoom,
  logFrom,
  ROOM_COLUMNS,
  type RoomColumns,
  replaceSeated,
  roomFrom,
  updateProgress,
  updateRoom,
} from './rows.ts'
import { migrate } from './schema.ts'
import { Writer, type WriterObserver } from './writer.ts'

/** The chat lines that are kept of a room. */
const MOST_LINES = 2000

/** The data folder cannot be used; the message tells the host why. */
export class StoreUnavailable extends Error {}

/** A store in one SQLite file. Reads run here, synchronously (the pages are in memory); writes run in a thread of their own. */
export class SqliteStore implements Store {
  readonly file: string
  private readonly db: DatabaseSync
  private readonly writer: Writer
  readonly moderation: ModerationStore
  readonly campaigns: CampaignStore<RoomRow>
  /** The database of the identity library: the same file, the same writer. */
  readonly identity: IdentityDialect
  private readonly prepared = new Map<string, StatementSync>()

  constructor(file: string, observer?: WriterObserver) {
    this.file = file
    prepare(file)
    this.db = open(file, true)
    this.writer = new Writer(file, observer)
    this.identity = new IdentityDialect((sql, values) => this.all(sql, ...values), this.writer)
    const database: Database = {
      all: (sql, ...values) => this.all(sql, ...values),
      write: (write) => this.write(write),
    }
    this.moderation = new SqliteModeration(database)
    this.campaigns = new SqliteCampaigns(database, (where, value) => this.rooms(where, value))
  }

  get alive(): boolean {
    return this.writer.alive
  }

  async addRoom(room: RoomRow, seated: readonly SeatedPerson[], before?: RoomRow): Promise<Changed> {
    const added = [insertRoom(room), ...replaceSeated(room.id, seated)]
    const result = await this.writer.write(before ? [updateRoom(before), ...added] : added)
    if ('conflict' in result && !before) throw new Error(result.conflict)
    return 'conflict' in result ? 'conflict' : 'done'
  }

  async addRoomOnce(key: string, room: RoomRow, seated: readonly SeatedPerson[]): Promise<RoomRow> {
    const result = await this.writer.write([insertRoom(room, key), ...replaceSeated(room.id, seated)])
    if (!('conflict' in result)) return room
    const before = await this.roomByKey(key)
    if (!before) throw new Error(result.conflict)
    return before
  }

  async roomByKey(key: string): Promise<RoomRow | undefined> {
    return this.rooms('WHERE key = ?', key)[0]
  }

  async changeRoom(room: RoomRow, seated: readonly SeatedPerson[]): Promise<Changed> {
    const result = await this.writer.write([updateRoom(room), ...replaceSeated(room.id, seated)])
    return 'conflict' in result ? 'conflict' : 'done'
  }

  async room(id: string): Promise<RoomRow | undefined> {
    return this.rooms('WHERE id = ?', id)[0]
  }

  async roomByCode(code: string): Promise<RoomRow | undefined> {
    return this.rooms('WHERE code = ?', code)[0]
  }

  async listedRooms(state: RoomState, limit: number): Promise<RoomRow[]> {
    return this.rooms('WHERE listed = 1 AND state = ? ORDER BY created DESC LIMIT ?', state, limit)
  }

  async roomsOf(person: string, states: readonly RoomState[], limit: number): Promise<RoomRow[]> {
    const where = `WHERE id IN (SELECT room_id FROM seated WHERE person = ?) AND state IN (SELECT value FROM json_each(?))
      ORDER BY changed DESC LIMIT ?`
    return this.rooms(where, person, JSON.stringify(states), limit)
  }

  async countRoomsOf(person: string, state: RoomState): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM rooms WHERE id IN (SELECT room_id FROM seated WHERE person = ?) AND state = ?'
    return this.all<{ n: number }>(sql, person, state)[0]?.n ?? 0
  }

  async removeGone(before: number, limit: number): Promise<number> {
    const ids = this.ids(`WHERE state = 'gone' AND changed < ? LIMIT ?`, before, limit)
    await Promise.all(
      ids.map((id) =>
        this.write([
          { sql: 'DELETE FROM chat WHERE room_id = ?', values: [id] },
          { sql: 'DELETE FROM seated WHERE room_id = ?', values: [id] },
          { sql: `DELETE FROM rooms WHERE id = ? AND state = 'gone'`, values: [id] },
        ]),
      ),
    )
    return ids.length
  }

  async append(
    room: string,
    rows: readonly LogRow[],
    progress: Progress,
    over: boolean,
    changed = rows.at(-1)?.at ?? 0,
    won?: WonChapter,
  ): Promise<Appended> {
    const result = await this.writer.write([
      ...rows.map((row) => insertEntry(room, row)),
      updateProgress(room, progress, over, changed),
      ...(won ? [...won.people.map((person) => addPerson(won.campaign, person)), insertSave(won.campaign, won.save)] : []),
    ])
    if (!('conflict' in result)) return 'done'
    return result.conflict.includes('log.key') ? 'repeated' : 'taken'
  }

  async log(room: string, after: number, limit = -1): Promise<LogRow[]> {
    const sql = 'SELECT seq, at, key, entry FROM log WHERE room_id = ? AND seq > ? ORDER BY seq LIMIT ?'
    return this.all<Parameters<typeof logFrom>[0]>(sql, room, after, limit).map(logFrom)
  }

  async overdue(now: number, limit: number): Promise<string[]> {
    return this.ids(`WHERE state = 'running' AND deadline <= ? ORDER BY deadline LIMIT ?`, now, limit)
  }

  async botTurns(limit: number): Promise<string[]> {
    return this.ids(`WHERE state = 'running' AND bot_turn = 1 LIMIT ?`, limit)
  }

  async activeSince(since: number, limit: number): Promise<RoomRow[]> {
    return this.rooms(`WHERE state IN ('open', 'running') AND state = 'running' AND changed >= ? LIMIT ?`, since, limit)
  }

  async inactiveSince(state: RoomState, since: number, limit: number): Promise<string[]> {
    return this.ids(`WHERE state IN ('open', 'running') AND state = ? AND changed < ? LIMIT ?`, state, since, limit)
  }

  async addChat(room: string, { at, person, text }: Omit<ChatRow, 'id'>, key?: string): Promise<number | null> {
    const sql = 'INSERT INTO chat (room_id, at, person, text, key) VALUES (?, ?, ?, ?, ?)'
    const tooOld = '(SELECT id FROM chat WHERE room_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)'
    const result = await this.writer.write([
      { sql, values: [room, at, person, text, key ?? null] },
      { sql: `DELETE FROM chat WHERE room_id = ? AND id <= ${tooOld}`, values: [room, room, MOST_LINES] },
    ])
    return 'conflict' in result ? null : result.id
  }

  async chat(room: string, limit: number): Promise<ChatRow[]> {
    const sql = 'SELECT id, at, person, text FROM chat WHERE room_id = ? AND hidden = 0 ORDER BY id DESC LIMIT ?'
    return this.all<ChatRow>(sql, room, limit).reverse()
  }

  async chatOf(person: string): Promise<(ChatRow & { room: string })[]> {
    return this.all('SELECT id, room_id AS room, at, person, text FROM chat WHERE person = ? ORDER BY id', person)
  }

  async settings(person: string): Promise<Json> {
    const [row] = this.all<{ settings: string }>('SELECT settings FROM settings WHERE person = ?', person)
    return row ? JSON.parse(row.settings) : null
  }

  async changeSettings(person: string, changes: { readonly [field: string]: unknown }): Promise<void> {
    const fields = Object.entries(changes).filter(([, value]) => value !== undefined)
    if (fields.length === 0) return
    if (!fields.every(([field]) => /^[a-z]+$/i.test(field))) throw new Error('this is no name of a setting')
    const set = fields.map(([field]) => `, '$.${field}', json(?)`).join('')
    const sql = `INSERT INTO settings VALUES (?, ?)
      ON CONFLICT (person) DO UPDATE SET settings = json_set(settings.settings${set})`
    const values = [person, JSON.stringify(Object.fromEntries(fields)), ...fields.map(([, value]) => JSON.stringify(value))]
    await this.write([{ sql, values }])
  }

  async mutes(person: string): Promise<string[]> {
    return this.all<{ muted: string }>('SELECT muted FROM mutes WHERE person = ?', person).map(({ muted }) => muted)
  }

  async setMute(person: string, muted: string, on: boolean): Promise<void> {
    const sql = on ? 'INSERT OR IGNORE INTO mutes VALUES (?, ?)' : 'DELETE FROM mutes WHERE person = ? AND muted = ?'
    await this.write([{ sql, values: [person, muted] }])
  }

  async pushes(person: string): Promise<PushRow[]> {
    const rows = this.all<{ endpoint: string; keys: string }>('SELECT endpoint, keys FROM pushes WHERE person = ?', person)
    return rows.map(({ endpoint, keys }) => ({ endpoint, person, keys: JSON.parse(keys) }))
  }

  async addPush({ endpoint, person, keys }: PushRow): Promise<void> {
    const sql = `INSERT INTO pushes VALUES (?, ?, ?)
      ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`
    await this.write([{ sql, values: [endpoint, person, JSON.stringify(keys)] }])
  }

  async removePush(endpoint: string): Promise<void> {
    await this.write([{ sql: 'DELETE FROM pushes WHERE endpoint = ?', values: [endpoint] }])
  }

  async addNotice(person: string, about: string, at: number): Promise<boolean> {
    const write = [{ sql: 'INSERT INTO notices VALUES (?, ?, ?)', values: [person, about, at] }]
    return !('conflict' in (await this.writer.write(write)))
  }

  async clearNotices(person: string): Promise<void> {
    await this.write([{ sql: 'DELETE FROM notices WHERE person = ?', values: [person] }])
  }

  async staleGuests(unusedSince: number, silentSince: number, after: string, limit: number) {
    // The identity library stores times as text.
    const [unused, silent] = [new Date(unusedSince).toISOString(), new Date(silentSince).toISOString()]
    const rows = this.all<{ id: string; place: string; stale: number }>(
      `WITH guests AS (
        SELECT id, "createdAt" || '/' || id AS place,
          coalesce((SELECT max("updatedAt") FROM "session" WHERE "userId" = u.id), "createdAt") AS seen,
          EXISTS (SELECT 1 FROM seated WHERE person = u.id) OR EXISTS (SELECT 1 FROM chat WHERE person = u.id) AS used
        FROM "user" AS u WHERE "isAnonymous" = 1 AND ("createdAt", id) > (?, ?) AND "createdAt" < ?
        ORDER BY "createdAt", id LIMIT ?)
      SELECT id, place, seen < CASE used WHEN 1 THEN ? ELSE ? END AS stale FROM guests`,
      ...[after.split('/')[0] ?? '', after.split('/')[1] ?? '', unused, limit, silent, unused],
    )
    return {
      ids: rows.filter(({ stale }) => stale === 1).map(({ id }) => id),
      last: rows.length < limit ? undefined : rows.at(-1)?.place,
    }
  }

  async movePerson(from: string, to: string): Promise<void> {
    const free = 'room_id NOT IN (SELECT room_id FROM seated WHERE person = ?)'
    await this.write([
      {
        sql: `UPDATE rooms SET setup = replace(setup, ?, ?), rev = rev + 1
          WHERE id IN (SELECT room_id FROM seated WHERE person = ? AND ${free})`,
        values: [JSON.stringify(from), JSON.stringify(to), from, to],
      },
      { sql: `UPDATE seated SET person = ? WHERE person = ? AND ${free}`, values: [to, from, to] },
      { sql: 'UPDATE rooms SET host = ?, rev = rev + 1 WHERE host = ?', values: [to, from] },
      { sql: 'UPDATE chat SET person = ?, key = NULL WHERE person = ?', values: [to, from] },
      { sql: 'UPDATE OR IGNORE settings SET person = ? WHERE person = ?', values: [to, from] },
      { sql: 'UPDATE pushes SET person = ? WHERE person = ?', values: [to, from] },
      { sql: 'UPDATE OR IGNORE mutes SET person = ? WHERE person = ?', values: [to, from] },
      ...moveModeration(from, to),
      ...moveCampaigns(from, to),
      ...forget(from),
    ])
  }

  async forgetPerson(person: string): Promise<void> {
    await this.write([
      { sql: `UPDATE chat SET text = '' WHERE person = ?`, values: [person] },
      { sql: 'DELETE FROM seated WHERE person = ?', values: [person] },
      { sql: 'DELETE FROM pushes WHERE person = ?', values: [person] },
      ...forgetModeration(person),
      ...forgetCampaigns(person),
      ...forget(person),
    ])
  }

  async meta(name: string): Promise<string | undefined> {
    return this.all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)[0]?.value
  }

  async setMeta(name: string, value: string): Promise<void> {
    const sql = 'INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
    await this.write([{ sql, values: [name, value] }])
  }

  async outages(since: number): Promise<Outage[]> {
    return this.all<Outage>('SELECT since AS "from", until AS "to" FROM outages WHERE until > ? ORDER BY since', since)
  }

  async addOutage({ from, to }: Outage): Promise<void> {
    await this.write([{ sql: 'INSERT OR REPLACE INTO outages VALUES (?, ?)', values: [from, to] }])
  }

  async check(): Promise<void> {
    for (const table of ['user', 'session', 'rooms', 'log', 'chat', 'settings']) this.all(`SELECT 1 FROM "${table}" LIMIT 1`)
    await this.setMeta('checked', `${Date.now()}`)
  }

  async close(): Promise<void> {
    await this.writer.idle()
    // The connection that closes last writes the WAL into the file, and this one may only read.
    if (this.db.isOpen) this.db.close()
    await this.writer.close()
  }

  /** Executes a write that cannot conflict; returns the id of the last row. */
  private async write(write: Write): Promise<number> {
    const result: WriteResult = await this.writer.write(write)
    if ('conflict' in result) throw new Error(result.conflict)
    return result.id
  }

  private rooms(where: string, ...values: SQLInputValue[]): RoomRow[] {
    return this.all<RoomColumns>(`SELECT ${ROOM_COLUMNS} FROM rooms ${where}`, ...values).map(roomFrom)
  }

  private ids(where: string, ...values: SQLInputValue[]): string[] {
    return this.all<{ id: string }>(`SELECT id FROM rooms ${where}`, ...values).map(({ id }) => id)
  }

  private all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    let statement = this.prepared.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.prepared.set(sql, statement)
    }
    return statement.all(...values) as Row[]
  }
}

function forget(person: string): Write {
  return [
    { sql: 'DELETE FROM settings WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM mutes WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM notices WHERE person = ?', values: [person] },
  ]
}

/** Makes the folder and the file if they do not exist, checks the file and applies missing migrations. */
function prepare(file: string): void {
  const folder = dirname(file)
  try {
    makePrivateFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    const left = interruptedRestore(file)
    if (left !== undefined) throw new Error(`there is ${left} but no ${basename(file)}: a restore was interrupted, run it again`)
    makePrivateFile(file)
    const db = open(file)
    const damage = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    if (damage !== 'ok') throw new Error(`the file is damaged (${damage}): restore a backup`)
    migrate(db)
    db.close()
  } catch (error) {
    throw new StoreUnavailable(`the data folder ${folder} cannot be used: ${messageOf(error)}`)
  }
}
