import type { Json } from '@grimuar/kernel'
import type { LogRow, Mark, Sitting, TableRow, TableState } from '../contract.ts'
import type { Statement } from './commit.ts'

// How tables and logs lie in SQLite: the only place that knows its columns.

export interface TableColumns {
  id: string
  code: string
  state: string
  game: string
  version: number | null
  listed: number
  host: string
  setup: string
  secret: string
  rev: number
  created: number
  changed: number
  seq: number
  waiting: string
  bot_turn: number
  deadline: number | null
  result: string
}

export function tableFrom(c: TableColumns): TableRow {
  return {
    id: c.id,
    code: c.code,
    state: c.state as TableState,
    game: c.game,
    version: c.version,
    listed: c.listed === 1,
    host: c.host,
    setup: JSON.parse(c.setup) as Json,
    secret: c.secret,
    rev: c.rev,
    created: c.created,
    changed: c.changed,
    mark: {
      seq: c.seq,
      waiting: JSON.parse(c.waiting) as number[],
      botTurn: c.bot_turn === 1,
      deadline: c.deadline,
      result: JSON.parse(c.result) as Json,
    },
  }
}

export function logFrom(c: { seq: number; at: number; key: string | null; entry: string }): LogRow {
  return { seq: c.seq, at: c.at, key: c.key, entry: JSON.parse(c.entry) as Json }
}

export const TABLE_COLUMNS = `id, code, state, game, version, listed, host, setup, secret, rev, created, changed,
  seq, waiting, bot_turn, deadline, result`

export function insertTable(t: TableRow): Statement {
  return {
    sql: `INSERT INTO tables (${TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    values: [
      ...[t.id, t.code, t.state, t.game, t.version, Number(t.listed), t.host, JSON.stringify(t.setup), t.secret],
      ...[t.rev, t.created, t.changed, ...markValues(t.mark)],
    ],
  }
}

/** Everything but what never changes, provided that nobody else changed it first. */
export function updateTable(t: TableRow): Statement {
  return {
    sql: `UPDATE tables SET state = ?, version = ?, listed = ?, host = ?, setup = ?, changed = ?, seq = ?, waiting = ?,
      bot_turn = ?, deadline = ?, result = ?, rev = rev + 1 WHERE id = ? AND rev = ?`,
    values: [
      ...[t.state, t.version, Number(t.listed), t.host, JSON.stringify(t.setup), t.changed],
      ...[...markValues(t.mark), t.id, t.rev],
    ],
    changes: 1,
  }
}

export function replaceSitting(table: string, sitting: readonly Sitting[]): Statement[] {
  return [
    { sql: 'DELETE FROM sitting WHERE table_id = ?', values: [table] },
    ...sitting.map(({ seat, person }) => ({
      sql: 'INSERT INTO sitting (table_id, seat, person) VALUES (?, ?, ?)',
      values: [table, seat, person],
    })),
  ]
}

export function insertEntry(match: string, { seq, at, key, entry }: LogRow): Statement {
  return {
    sql: 'INSERT INTO log (match, seq, at, key, entry) VALUES (?, ?, ?, ?, ?)',
    values: [match, seq, at, key, JSON.stringify(entry)],
  }
}

export function moveMark(match: string, mark: Mark, over: boolean, at: number): Statement {
  return {
    sql: `UPDATE tables SET seq = ?, waiting = ?, bot_turn = ?, deadline = ?, result = ?, changed = ?, state = ?
      WHERE id = ? AND state = 'running'`,
    values: [...markValues(mark), at, over ? 'over' : 'running', match],
    changes: 1,
  }
}

function markValues({ seq, waiting, botTurn, deadline, result }: Mark) {
  return [seq, JSON.stringify(waiting), Number(botTurn), deadline, JSON.stringify(result)]
}
