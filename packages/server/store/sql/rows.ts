import { readEnded } from '../../matches/ended.ts'
import type { LogRow, Progress, RoomRow, RoomState, SeatedPerson } from '../contract.ts'
import type { Statement } from './database.ts'

// How rooms and logs are stored. Only this file knows the columns.

export interface RoomColumns {
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

export function roomFrom(c: RoomColumns): RoomRow {
  return {
    id: c.id,
    code: c.code,
    state: c.state as RoomState,
    game: c.game,
    version: c.version,
    listed: c.listed === 1,
    host: c.host,
    setup: JSON.parse(c.setup),
    secret: c.secret,
    rev: c.rev,
    created: c.created,
    changed: c.changed,
    progress: {
      seq: c.seq,
      waiting: JSON.parse(c.waiting),
      botTurn: c.bot_turn === 1,
      deadline: c.deadline,
      result: readEnded(JSON.parse(c.result)),
    },
  }
}

export function logFrom(c: { seq: number; at: number; key: string | null; entry: string }): LogRow {
  return { seq: c.seq, at: c.at, key: c.key, entry: JSON.parse(c.entry) }
}

export const ROOM_COLUMNS = `id, code, state, game, version, listed, host, setup, secret, rev, created, changed,
  seq, waiting, bot_turn, deadline, result`

export function insertRoom(r: RoomRow, key: string | null = null): Statement {
  return {
    sql: `INSERT INTO rooms (key, ${ROOM_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    values: [
      ...[key, r.id, r.code, r.state, r.game, r.version, Number(r.listed), r.host, JSON.stringify(r.setup), r.secret],
      ...[r.rev, r.created, r.changed, ...progressValues(r.progress)],
    ],
  }
}

/**
 * Updates every column that can change, provided that no other writer changed the room first. `append` does not raise `rev`, so
 * state and progress are written only while the room is open: a row read before an entry was appended must not take it back.
 */
export function updateRoom(r: RoomRow): Statement {
  const columns = ['state', 'version', 'changed', 'seq', 'waiting', 'bot_turn', 'deadline', 'result']
  const whileOpen = columns.map((column) => `${column} = CASE WHEN state = 'open' THEN ? ELSE ${column} END`).join(', ')
  return {
    sql: `UPDATE rooms SET ${whileOpen}, listed = ?, host = ?, setup = ?, rev = rev + 1 WHERE id = ? AND rev = ?`,
    values: [
      ...[r.state, r.version, r.changed, ...progressValues(r.progress)],
      ...[Number(r.listed), r.host, JSON.stringify(r.setup), r.id, r.rev],
    ],
    changes: 1,
  }
}

export function replaceSeated(room: string, seated: readonly SeatedPerson[]): Statement[] {
  return [
    { sql: 'DELETE FROM seated WHERE room_id = ?', values: [room] },
    ...seated.map(({ seat, person }) => ({
      sql: 'INSERT INTO seated (room_id, seat, person) VALUES (?, ?, ?)',
      values: [room, seat, person],
    })),
  ]
}

export function insertEntry(room: string, { seq, at, key, entry }: LogRow): Statement {
  return {
    sql: 'INSERT INTO log (room_id, seq, at, key, entry) VALUES (?, ?, ?, ?, ?)',
    values: [room, seq, at, key, JSON.stringify(entry)],
  }
}

const updateOf = (more: string) =>
  `UPDATE rooms SET seq = ?, waiting = ?, bot_turn = ?, deadline = ?, result = ?, changed = ?${more} WHERE id = ? AND state = 'running'`
// The texts are made once: one that is made for every move is also hashed for every move.
const UPDATE_PROGRESS = updateOf('')
const UPDATE_AT_END = updateOf(`, state = 'over'`)

/** The state is written only at the end: it is in many indices, and each costs every move. */
export function updateProgress(room: string, progress: Progress, over: boolean, at: number): Statement {
  return {
    sql: over ? UPDATE_AT_END : UPDATE_PROGRESS,
    values: [...progressValues(progress), at, room],
    changes: 1,
  }
}

function progressValues({ seq, waiting, botTurn, deadline, result }: Progress) {
  return [seq, `[${waiting.join()}]`, Number(botTurn), deadline, result === null ? 'null' : JSON.stringify(result)]
}
