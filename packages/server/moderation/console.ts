import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { SanctionKind } from '../store/moderation.ts'
import { dataFile } from '../store/sqlite/backup.ts'
import { open } from '../store/sqlite/open.ts'
import { SqliteStore } from '../store/sqlite/store.ts'
import { closeStoredRoom, Moderation } from './moderation.ts'

const HOUR_MS = 3_600_000
const MOST_SHOWN = 100

/** What somebody typed on the command line. */
export interface ModerationOrder {
  readonly action: string
  readonly person?: string | undefined // login name or id
  readonly room?: string | undefined
  readonly line?: number | undefined
  readonly report?: number | undefined
  readonly kind?: SanctionKind | undefined
  readonly hours?: number | undefined
  readonly reason?: string | undefined
}

export const MODERATION_ACTIONS = [
  ...['reports', 'handle', 'hide', 'show', 'close', 'warn', 'silence', 'ban', 'lift'],
  ...['moderators', 'appoint', 'dismiss', 'audit'],
] as const

/** An order that cannot be carried out; the message says why in one line. */
export class ModerationProblem extends Error {}

/** Carries out a moderator's order in a data folder, while the server runs or not. Returns lines to print. */
export async function moderate(folder: string, order: ModerationOrder): Promise<string[]> {
  const file = dataFile(folder)
  if (!existsSync(file)) throw new ModerationProblem(`there is no data in ${folder}`)
  const store = new SqliteStore(file)
  try {
    const effects = { closeRoom: (room: string) => closeStoredRoom(store, room, Date.now()) }
    return await carryOut(store, new Moderation(store, effects, Date.now), file, order)
  } finally {
    await store.close()
  }
}

async function carryOut(store: SqliteStore, moderation: Moderation, file: string, order: ModerationOrder): Promise<string[]> {
  const by = `console:${userInfo().username}`
  const reason = order.reason ?? ''
  const person = () => personIn(file, needed(order.person, '--person'))
  const reasonGiven = () => needed(order.reason, '--reason')
  const until = () => (order.hours === undefined ? null : Date.now() + order.hours * HOUR_MS)
  const sanction = async (kind: SanctionKind, end: number | null) => {
    const { id, name } = person()
    await moderation.sanction(by, id, kind, end, reasonGiven())
    return [`${name} (${id}): ${kind}${end === null ? '' : ` until ${time(end)}`}`]
  }
  const done = (found: boolean, what: string) => {
    if (!found) throw new ModerationProblem(`there is no such ${what}`)
    return ['done']
  }
  switch (order.action) {
    case 'reports': {
      const rows = await store.moderation.reports(false, MOST_SHOWN)
      return rows.flatMap(({ id, at, room, by: from, about, reason: why, line, context }) => [
        `report ${id}, ${time(at)}, table ${room}: ${from} about ${about}${line === null ? '' : `, line ${line}`}: ${why}`,
        ...context.map((each) => `  ${each.id === line ? '>' : ' '} ${each.id} ${each.person}: ${each.text}`),
      ])
    }
    case 'handle':
      return done(await moderation.handle(by, needed(order.report, '--report'), reason), 'report')
    case 'hide':
    case 'show':
      return done(await moderation.hideLine(by, needed(order.line, '--line'), order.action === 'hide'), 'line')
    case 'close':
      return done(await moderation.closeRoom(by, needed(order.room, '--room'), reasonGiven()), 'open table or running match')
    case 'warn':
      return sanction('warning', null)
    case 'silence':
    case 'ban':
      return sanction(order.action, until())
    case 'lift':
      await moderation.lift(by, person().id, needed(order.kind, '--kind'), reason)
      return ['done']
    case 'moderators':
      return (await store.moderation.moderators()).map((id) => `${id} ${personIn(file, id).name}`)
    case 'appoint':
    case 'dismiss':
      await moderation.appoint(by, person().id, order.action === 'appoint')
      return ['done']
    case 'audit':
      return (await store.moderation.audit(MOST_SHOWN)).map(
        ({ at, by: who, action, about, room, note }) =>
          `${time(at)} ${who} ${action}${about === null ? '' : ` ${about}`}${room === null ? '' : ` table ${room}`}: ${note}`,
      )
    default:
      throw new ModerationProblem(`unknown action "${order.action}"; there is ${MODERATION_ACTIONS.join(', ')}`)
  }
}

function needed<X>(value: X | undefined, name: string): X {
  if (value === undefined) throw new ModerationProblem(`${name} is missing`)
  return value
}

function personIn(file: string, loginOrId: string): { readonly id: string; readonly name: string } {
  const db = open(file, true)
  try {
    const row = db.prepare('SELECT id, name FROM "user" WHERE id = ? OR username = ?').get(loginOrId, loginOrId.toLowerCase())
    if (!row) throw new ModerationProblem(`there is no person "${loginOrId}"`)
    return { id: String(row['id']), name: String(row['name']) }
  } finally {
    db.close()
  }
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16)
}
