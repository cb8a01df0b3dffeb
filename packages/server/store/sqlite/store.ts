import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Json } from '@grimuar/kernel'
import type {
  Appended,
  Changed,
  ChatRow,
  LogRow,
  Mark,
  Outage,
  PushRow,
  ReportRow,
  Sitting,
  Store,
  TableRow,
  TableState,
} from '../contract.ts'
import type { Deed, Outcome } from './commit.ts'
import { open } from './open.ts'
import {
  insertEntry,
  insertTable,
  logFrom,
  moveMark,
  replaceSitting,
  TABLE_COLUMNS,
  type TableColumns,
  tableFrom,
  updateTable,
} from './rows.ts'
import { migrate } from './schema.ts'
import { Writer, type WriterWatch } from './writer.ts'

/** The data folder cannot be used; the message says why, for whoever hosts. */
export class NoStore extends Error {}

/** One SQLite file: reads here, at once (they come from memory); writes in a thread of their own. */
export class SqliteStore implements Store {
  readonly file: string
  private readonly db: DatabaseSync
  private readonly writer: Writer
  private readonly prepared = new Map<string, StatementSync>()

  constructor(file: string, watch?: WriterWatch) {
    this.file = file
    prepare(file)
    this.db = open(file, true)
    this.writer = new Writer(file, watch)
  }

  get alive(): boolean {
    return this.writer.alive
  }

  async addTable(table: TableRow, sitting: readonly Sitting[], before?: TableRow): Promise<Changed> {
    const added = [insertTable(table), ...replaceSitting(table.id, sitting)]
    const outcome = await this.writer.write(before ? [updateTable(before), ...added] : added)
    if ('clash' in outcome && !before) throw new Error(outcome.clash)
    return 'clash' in outcome ? 'conflict' : 'done'
  }

  async changeTable(table: TableRow, sitting: readonly Sitting[]): Promise<Changed> {
    const outcome = await this.writer.write([updateTable(table), ...replaceSitting(table.id, sitting)])
    return 'clash' in outcome ? 'conflict' : 'done'
  }

  async table(id: string): Promise<TableRow | undefined> {
    return this.tables('WHERE id = ?', id)[0]
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    return this.tables('WHERE code = ?', code)[0]
  }

  async listedTables(state: TableState, limit: number): Promise<TableRow[]> {
    return this.tables('WHERE listed = 1 AND state = ? ORDER BY created DESC LIMIT ?', state, limit)
  }

  async tablesOf(person: string, states: readonly TableState[], limit: number): Promise<TableRow[]> {
    const where = `WHERE id IN (SELECT table_id FROM sitting WHERE person = ?) AND state IN (SELECT value FROM json_each(?))
      ORDER BY changed DESC LIMIT ?`
    return this.tables(where, person, JSON.stringify(states), limit)
  }

  async countTablesOf(person: string, state: TableState): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM tables WHERE id IN (SELECT table_id FROM sitting WHERE person = ?) AND state = ?'
    return (this.all<{ n: number }>(sql, person, state)[0] as { n: number }).n
  }

  async append(match: string, rows: readonly LogRow[], mark: Mark, over: boolean): Promise<Appended> {
    const at = rows.at(-1)?.at as number
    const outcome = await this.writer.write([...rows.map((row) => insertEntry(match, row)), moveMark(match, mark, over, at)])
    if (!('clash' in outcome)) return 'done'
    return outcome.clash.includes('log.key') ? 'repeated' : 'taken'
  }

  async log(match: string, after: number): Promise<LogRow[]> {
    const sql = 'SELECT seq, at, key, entry FROM log WHERE match = ? AND seq > ? ORDER BY seq'
    return this.all<Parameters<typeof logFrom>[0]>(sql, match, after).map(logFrom)
  }

  async overdue(now: number, limit: number): Promise<string[]> {
    return this.ids(`WHERE state = 'running' AND deadline <= ? ORDER BY deadline LIMIT ?`, now, limit)
  }

  async botTurns(limit: number): Promise<string[]> {
    return this.ids(`WHERE state = 'running' AND bot_turn = 1 LIMIT ?`, limit)
  }

  async lively(since: number, limit: number): Promise<TableRow[]> {
    return this.tables(`WHERE state IN ('open', 'running') AND state = 'running' AND changed >= ? LIMIT ?`, since, limit)
  }

  async quiet(state: TableState, since: number, limit: number): Promise<string[]> {
    return this.ids(`WHERE state IN ('open', 'running') AND state = ? AND changed < ? LIMIT ?`, state, since, limit)
  }

  async addChat(table: string, { at, person, text }: Omit<ChatRow, 'id'>): Promise<number> {
    const sql = 'INSERT INTO chat (table_id, at, person, text) VALUES (?, ?, ?, ?)'
    return this.write([{ sql, values: [table, at, person, text] }])
  }

  async chat(table: string, limit: number): Promise<ChatRow[]> {
    const sql = 'SELECT id, at, person, text FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?'
    return this.all<ChatRow>(sql, table, limit).reverse()
  }

  async chatOf(person: string): Promise<(ChatRow & { table: string })[]> {
    return this.all('SELECT id, table_id AS "table", at, person, text FROM chat WHERE person = ? ORDER BY id', person)
  }

  async addReport(r: ReportRow): Promise<void> {
    const sql = 'INSERT INTO reports (at, table_id, by, about, reason, quote) VALUES (?, ?, ?, ?, ?, ?)'
    await this.write([{ sql, values: [r.at, r.table, r.by, r.about, r.reason, r.quote] }])
  }

  async reports(limit: number): Promise<ReportRow[]> {
    const sql = 'SELECT at, table_id AS "table", by, about, reason, quote FROM reports ORDER BY id DESC LIMIT ?'
    return this.all<ReportRow>(sql, limit)
  }

  async settings(person: string): Promise<Json> {
    const [row] = this.all<{ settings: string }>('SELECT settings FROM settings WHERE person = ?', person)
    return row ? (JSON.parse(row.settings) as Json) : null
  }

  async setSettings(person: string, settings: Json): Promise<void> {
    const sql = 'INSERT INTO settings VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET settings = excluded.settings'
    await this.write([{ sql, values: [person, JSON.stringify(settings)] }])
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
    return rows.map(({ endpoint, keys }) => ({ endpoint, person, keys: JSON.parse(keys) as Json }))
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
    const deed = [{ sql: 'INSERT INTO notices VALUES (?, ?, ?)', values: [person, about, at] }]
    return !('clash' in (await this.writer.write(deed)))
  }

  async clearNotices(person: string): Promise<void> {
    await this.write([{ sql: 'DELETE FROM notices WHERE person = ?', values: [person] }])
  }

  async movePerson(from: string, to: string): Promise<void> {
    const free = 'table_id NOT IN (SELECT table_id FROM sitting WHERE person = ?)'
    await this.write([
      {
        sql: `UPDATE tables SET setup = replace(setup, ?, ?), rev = rev + 1
          WHERE id IN (SELECT table_id FROM sitting WHERE person = ? AND ${free})`,
        values: [JSON.stringify(from), JSON.stringify(to), from, to],
      },
      { sql: `UPDATE sitting SET person = ? WHERE person = ? AND ${free}`, values: [to, from, to] },
      { sql: 'UPDATE tables SET host = ?, rev = rev + 1 WHERE host = ?', values: [to, from] },
      { sql: 'UPDATE chat SET person = ? WHERE person = ?', values: [to, from] },
      { sql: 'UPDATE OR IGNORE settings SET person = ? WHERE person = ?', values: [to, from] },
      { sql: 'UPDATE pushes SET person = ? WHERE person = ?', values: [to, from] },
      { sql: 'UPDATE OR IGNORE mutes SET person = ? WHERE person = ?', values: [to, from] },
      ...forget(from),
    ])
  }

  async forgetPerson(person: string): Promise<void> {
    await this.write([
      { sql: `UPDATE chat SET text = '' WHERE person = ?`, values: [person] },
      { sql: 'DELETE FROM sitting WHERE person = ?', values: [person] },
      { sql: 'DELETE FROM pushes WHERE person = ?', values: [person] },
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

  async close(): Promise<void> {
    await this.writer.close()
    if (this.db.isOpen) this.db.close()
  }

  /** Writes what cannot clash; the id of the last row comes back. */
  private async write(deed: Deed): Promise<number> {
    const outcome: Outcome = await this.writer.write(deed)
    if ('clash' in outcome) throw new Error(outcome.clash)
    return outcome.id
  }

  private tables(where: string, ...values: SQLInputValue[]): TableRow[] {
    return this.all<TableColumns>(`SELECT ${TABLE_COLUMNS} FROM tables ${where}`, ...values).map(tableFrom)
  }

  private ids(where: string, ...values: SQLInputValue[]): string[] {
    return this.all<{ id: string }>(`SELECT id FROM tables ${where}`, ...values).map(({ id }) => id)
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

function forget(person: string): Deed {
  return [
    { sql: 'DELETE FROM settings WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM mutes WHERE person = ?', values: [person] },
    { sql: 'DELETE FROM notices WHERE person = ?', values: [person] },
  ]
}

/** Makes the folder and the file where need be, and brings the file to today's shape. */
function prepare(file: string): void {
  const folder = dirname(file)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    const db = open(file)
    migrate(db)
    db.close()
  } catch (error) {
    throw new NoStore(`the data folder ${folder} cannot be used: ${(error as Error).message}`)
  }
}
