import type { Json } from '@grimuar/kernel'
import type { CampaignStore } from '../campaigns.ts'
import type {
  Appended,
  Changed,
  ChatRow,
  CommitmentRow,
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
import type { NodeStore } from '../nodes.ts'
import { addPerson, forgetCampaigns, insertSave, moveCampaigns, SqlCampaigns } from './campaigns.ts'
import { type Database, inPieces, listOf, type SqlValue, type Write } from './database.ts'
import { forgetModeration, moveModeration, SqlModeration } from './moderation.ts'
import { SqlNodes } from './nodes.ts'
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

/** The chat lines that are kept of a room. */
const MOST_LINES = 2000

/** A store in a database that speaks SQL. */
export class SqlStore implements Store {
  readonly moderation: ModerationStore
  readonly campaigns: CampaignStore<RoomRow>
  readonly nodes: NodeStore<RoomRow, ChatRow>
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
    const database = {
      all: <Row>(sql: string, ...values: SqlValue[]) => db.all<Row>(sql, ...values),
      write: (write: Write, lane?: string) => this.write(write, lane),
    }
    this.moderation = new SqlModeration(database)
    this.campaigns = new SqlCampaigns(database, db.flavour, (where, value) => this.rooms(where, value))
    this.nodes = new SqlNodes(db, (where, ...values) => this.rooms(where, ...values))
  }

  get alive(): boolean {
    return this.db.alive
  }

  async addRoom(room: RoomRow, seated: readonly SeatedPerson[], before?: RoomRow): Promise<Changed> {
    const added = [insertRoom(room), ...replaceSeated(room.id, seated)]
    const result = await this.db.write(before ? [updateRoom(before), ...added] : added, before?.id ?? room.id)
    if ('conflict' in result && !before) throw new Error(result.conflict)
    return 'conflict' in result ? 'conflict' : 'done'
  }

  async addRoomOnce(key: string, room: RoomRow, seated: readonly SeatedPerson[]): Promise<RoomRow> {
    const result = await this.db.write([insertRoom(room, key), ...replaceSeated(room.id, seated)], key)
    if (!('conflict' in result)) return room
    const before = await this.roomByKey(key)
    if (!before) throw new Error(result.conflict)
    return before
  }

  async roomByKey(key: string): Promise<RoomRow | undefined> {
    return (await this.rooms('WHERE key = ?', key))[0]
  }

  async changeRoom(room: RoomRow, seated: readonly SeatedPerson[]): Promise<Changed> {
    const result = await this.db.write([updateRoom(room), ...replaceSeated(room.id, seated)], room.id)
    return 'conflict' in result ? 'conflict' : 'done'
  }

  async room(id: string): Promise<RoomRow | undefined> {
    return (await this.rooms('WHERE id = ?', id))[0]
  }

  roomsById(ids: readonly string[]): Promise<RoomRow[]> {
    return inPieces(ids, (some) => this.rooms(`WHERE id IN (${listOf(some)})`, ...some))
  }

  async roomByCode(code: string): Promise<RoomRow | undefined> {
    return (await this.rooms('WHERE code = ?', code))[0]
  }

  async listedRooms(state: RoomState, limit: number): Promise<RoomRow[]> {
    return this.rooms('WHERE listed = 1 AND state = ? ORDER BY created DESC LIMIT ?', state, limit)
  }

  async roomsOf(person: string, states: readonly RoomState[], limit: number): Promise<RoomRow[]> {
    if (states.length === 0) return []
    const where = `WHERE id IN (SELECT room_id FROM seated WHERE person = ?) AND state IN (${listOf(states)})
      ORDER BY changed DESC LIMIT ?`
    return this.rooms(where, person, ...states, limit)
  }

  async countRoomsOf(person: string, state: RoomState): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM rooms WHERE id IN (SELECT room_id FROM seated WHERE person = ?) AND state = ?'
    return (await this.db.all<{ n: number }>(sql, person, state))[0]?.n ?? 0
  }

  async removeGone(before: number, limit: number): Promise<number> {
    const ids = await this.ids(`WHERE state = 'gone' AND changed < ? LIMIT ?`, before, limit)
    await Promise.all(
      ids.map((id) =>
        this.write(
          [
            { sql: 'DELETE FROM chat WHERE room_id = ?', values: [id] },
            { sql: 'DELETE FROM seated WHERE room_id = ?', values: [id] },
            { sql: `DELETE FROM rooms WHERE id = ? AND state = 'gone'`, values: [id] },
          ],
          id,
        ),
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
    const save = won ? [...won.people.map((person) => addPerson(won.campaign, person)), insertSave(won.campaign, won.save)] : []
    const entries = rows.map((row) => insertEntry(room, row))
    const result = await this.db.write([...entries, updateProgress(room, progress, over, changed), ...save], room)
    return 'conflict' in result ? 'taken' : 'done'
  }

  async log(room: string, after: number, limit = Number.MAX_SAFE_INTEGER): Promise<LogRow[]> {
    const sql = 'SELECT seq, at, key, entry FROM log WHERE room_id = ? AND seq > ? ORDER BY seq LIMIT ?'
    return (await this.db.all<Parameters<typeof logFrom>[0]>(sql, room, after, limit)).map(logFrom)
  }

  async overdue(now: number, limit: number): Promise<string[]> {
    return this.ids(`WHERE state = 'running' AND deadline <= ? ORDER BY deadline LIMIT ?`, now, limit)
  }

  async botTurns(limit: number, after = ''): Promise<string[]> {
    return this.ids(`WHERE state = 'running' AND bot_turn = 1 AND id > ? ORDER BY id LIMIT ?`, after, limit)
  }

  async activeSince(since: number, limit: number): Promise<RoomRow[]> {
    return this.rooms(`WHERE state IN ('open', 'running') AND state = 'running' AND changed >= ? LIMIT ?`, since, limit)
  }

  async inactiveSince(state: RoomState, since: number, limit: number): Promise<string[]> {
    return this.ids(`WHERE state IN ('open', 'running') AND state = ? AND changed < ? LIMIT ?`, state, since, limit)
  }

  async addChat(room: string, { at, person, text }: Omit<ChatRow, 'id'>, key?: string): Promise<number | null> {
    const sql = 'INSERT INTO chat (room_id, at, person, text, key) VALUES (?, ?, ?, ?, ?) RETURNING id'
    const tooOld = '(SELECT id FROM chat WHERE room_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)'
    const write = [
      { sql, values: [room, at, person, text, key ?? null] },
      { sql: `DELETE FROM chat WHERE room_id = ? AND id <= ${tooOld}`, values: [room, room, MOST_LINES] },
    ]
    const result = await this.db.write(write, room)
    return 'conflict' in result ? null : result.id
  }

  async chat(room: string, limit: number): Promise<ChatRow[]> {
    const sql = 'SELECT id, at, person, text FROM chat WHERE room_id = ? AND hidden = 0 ORDER BY id DESC LIMIT ?'
    return (await this.db.all<ChatRow>(sql, room, limit)).reverse()
  }

  async chatOf(person: string): Promise<(ChatRow & { room: string })[]> {
    return this.db.all('SELECT id, room_id AS room, at, person, text FROM chat WHERE person = ? ORDER BY id', person)
  }

  async addCommitment({ shown, secret, person, until }: CommitmentRow, now: number, most: number): Promise<void> {
    const newest = '(SELECT shown FROM commitments WHERE person = ? ORDER BY until DESC, shown LIMIT ?)'
    await this.write(
      [
        { sql: 'DELETE FROM commitments WHERE until <= ?', values: [now] },
        { sql: `DELETE FROM commitments WHERE person = ? AND shown NOT IN ${newest}`, values: [person, person, most - 1] },
        { sql: 'INSERT INTO commitments VALUES (?, ?, ?, ?)', values: [shown, secret, person, until] },
      ],
      person,
    )
  }

  async takeCommitment(shown: string, person: string, now: number): Promise<string | undefined> {
    const sql = 'DELETE FROM commitments WHERE shown = ? AND person = ? AND until > ? RETURNING secret'
    const result = await this.db.write([{ sql, values: [shown, person, now], rows: true }], person)
    const [row] = 'conflict' in result ? [] : (result.rows ?? [])
    return typeof row === 'object' && row !== null && 'secret' in row ? String(row.secret) : undefined
  }

  async settings(person: string): Promise<Json> {
    const [row] = await this.db.all<{ settings: string }>('SELECT settings FROM settings WHERE person = ?', person)
    return row ? JSON.parse(row.settings) : null
  }

  async changeSettings(person: string, changes: { readonly [field: string]: unknown }): Promise<void> {
    const fields = Object.entries(changes).filter(([, value]) => value !== undefined)
    if (fields.length === 0) return
    if (!fields.every(([field]) => /^[a-z]+$/i.test(field))) throw new Error('this is no name of a setting')
    const changed = this.db.flavour.jsonWith(
      'settings.settings',
      fields.map(([field]) => field),
    )
    const sql = `INSERT INTO settings VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET settings = ${changed}`
    const values = [person, JSON.stringify(Object.fromEntries(fields)), ...fields.map(([, value]) => JSON.stringify(value))]
    await this.write([{ sql, values }], person)
  }

  async mutes(person: string): Promise<string[]> {
    const rows = await this.db.all<{ muted: string }>('SELECT muted FROM mutes WHERE person = ?', person)
    return rows.map(({ muted }) => muted)
  }

  async setMute(person: string, muted: string, on: boolean): Promise<void> {
    const sql = on ? 'INSERT INTO mutes VALUES (?, ?) ON CONFLICT DO NOTHING' : 'DELETE FROM mutes WHERE person = ? AND muted = ?'
    await this.write([{ sql, values: [person, muted] }], person)
  }

  async pushes(person: string): Promise<PushRow[]> {
    const sql = 'SELECT endpoint, keys FROM pushes WHERE person = ?'
    const rows = await this.db.all<{ endpoint: string; keys: string }>(sql, person)
    return rows.map(({ endpoint, keys }) => ({ endpoint, person, keys: JSON.parse(keys) }))
  }

  async addPush({ endpoint, person, keys }: PushRow): Promise<void> {
    const sql = `INSERT INTO pushes VALUES (?, ?, ?)
      ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys`
    await this.write([{ sql, values: [endpoint, person, JSON.stringify(keys)] }], endpoint)
  }

  async removePush(endpoint: string): Promise<void> {
    await this.write([{ sql: 'DELETE FROM pushes WHERE endpoint = ?', values: [endpoint] }], endpoint)
  }

  async addNotice(person: string, about: string, at: number): Promise<boolean> {
    const write = [{ sql: 'INSERT INTO notices VALUES (?, ?, ?)', values: [person, about, at] }]
    return !('conflict' in (await this.db.write(write, person)))
  }

  async clearNotices(person: string): Promise<void> {
    await this.write([{ sql: 'DELETE FROM notices WHERE person = ?', values: [person] }], person)
  }

  async findPerson(idOrLogin: string): Promise<{ id: string; name: string } | undefined> {
    const sql = 'SELECT id, name FROM "user" WHERE id = ? OR username = ?'
    return (await this.db.all<{ id: string; name: string }>(sql, idOrLogin, idOrLogin.toLowerCase()))[0]
  }

  async staleGuests(unusedSince: number, silentSince: number, after: string, limit: number) {
    // The identity library stores times as text.
    const [unused, silent] = [new Date(unusedSince).toISOString(), new Date(silentSince).toISOString()]
    const rows = await this.db.all<{ id: string; place: string; stale: number }>(
      `WITH guests AS (
        SELECT id, "createdAt" || '/' || id AS place,
          coalesce((SELECT max("updatedAt") FROM "session" WHERE "userId" = u.id), "createdAt") AS seen,
          EXISTS (SELECT 1 FROM seated WHERE person = u.id) OR EXISTS (SELECT 1 FROM chat WHERE person = u.id) AS used
        FROM "user" AS u WHERE "isAnonymous" = 1 AND ("createdAt", id) > (?, ?) AND "createdAt" < ?
        ORDER BY "createdAt", id LIMIT ?)
      SELECT id, place, CASE WHEN seen < CASE WHEN used THEN ? ELSE ? END THEN 1 ELSE 0 END AS stale FROM guests`,
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
      {
        sql: 'UPDATE settings SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM settings WHERE person = ?)',
        values: [to, from, to],
      },
      { sql: 'UPDATE pushes SET person = ? WHERE person = ?', values: [to, from] },
      {
        sql: 'UPDATE mutes SET person = ? WHERE person = ? AND muted NOT IN (SELECT muted FROM mutes WHERE person = ?)',
        values: [to, from, to],
      },
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
    return (await this.db.all<{ value: string }>('SELECT value FROM meta WHERE name = ?', name))[0]?.value
  }

  async setMeta(name: string, value: string): Promise<void> {
    const sql = 'INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value'
    await this.write([{ sql, values: [name, value] }], name)
  }

  async metaOnce(name: string, value: string): Promise<string> {
    await this.write([{ sql: 'INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO NOTHING', values: [name, value] }], name)
    return (await this.meta(name)) ?? value
  }

  async outages(since: number): Promise<Outage[]> {
    return this.db.all<Outage>('SELECT since AS "from", until AS "to" FROM outages WHERE until > ? ORDER BY since', since)
  }

  async addOutage({ from, to }: Outage): Promise<void> {
    const sql = 'INSERT INTO outages VALUES (?, ?) ON CONFLICT (since) DO NOTHING'
    await this.write([{ sql, values: [from, to] }])
  }

  async check(): Promise<void> {
    for (const table of ['user', 'session', 'rooms', 'log', 'chat', 'settings'])
      await this.db.all(`SELECT 1 FROM "${table}" LIMIT 1`)
    await this.setMeta('checked', `${Date.now()}`)
  }

  async close(): Promise<void> {
    await this.db.close()
  }

  /** Executes a write that cannot conflict; returns the id of the last row. */
  private async write(write: Write, lane?: string): Promise<number> {
    const result = await this.db.write(write, lane)
    if ('conflict' in result) throw new Error(result.conflict)
    return result.id
  }

  private async rooms(where: string, ...values: SqlValue[]): Promise<RoomRow[]> {
    return (await this.db.all<RoomColumns>(`SELECT ${ROOM_COLUMNS} FROM rooms ${where}`, ...values)).map(roomFrom)
  }

  private async ids(where: string, ...values: SqlValue[]): Promise<string[]> {
    return (await this.db.all<{ id: string }>(`SELECT id FROM rooms ${where}`, ...values)).map(({ id }) => id)
  }
}

function forget(person: string): Write {
  return [
    { sql: 'DELETE FROM settings WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM mutes WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM notices WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM due WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM commitments WHERE person = ?', values: [person] },
  ]
}
