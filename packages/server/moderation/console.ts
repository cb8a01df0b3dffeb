import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { OnlineSettings } from '../settings.ts'
import type { Store } from '../store/contract.ts'
import type { SanctionKind } from '../store/moderation.ts'
import { openUnlocked } from '../store/open-unlocked.ts'
import { dataFile } from '../store/sqlite/backup.ts'
import { closeStoredRoom, Moderation } from './moderation.ts'

const HOUR_MS = 3_600_000
const MOST_SHOWN = 100

/** The author of decisions on the command line begins with this. No id of a person does. */
export const CONSOLE = 'console:'

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

/** Carries out a moderator's order in a database or a data folder, while the server runs or not. Returns lines to print. */
export async function moderate(place: Pick<OnlineSettings, 'data' | 'database'>, order: ModerationOrder): Promise<string[]> {
  if (place.database === undefined && !existsSync(dataFile(place.data)))
    throw new ModerationProblem(`there is no data in ${place.data}`)
  const store = await openUnlocked(place)
  try {
    const effects = { closeRoom: (room: string) => closeStoredRoom(store, room, Date.now()) }
    return await carryOut(store, new Moderation(store, effects, Date.now), order)
  } finally {
    await store.close()
  }
}

async function carryOut(store: Store, moderation: Moderation, order: ModerationOrder): Promise<string[]> {
  const by = `${CONSOLE}${userInfo().username}`
  const reason = order.reason ?? ''
  const person = () => personIn(store, needed(order.person, '--person'))
  const reasonGiven = () => needed(order.reason, '--reason')
  const until = () => (order.hours === undefined ? null : Date.now() + order.hours * HOUR_MS)
  const sanction = async (kind: SanctionKind, end: number | null) => {
    const { id, name } = await person()
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
        `report ${id}, ${time(at)}, room ${room}: ${from} about ${about}${line === null ? '' : `, line ${line}`}: ${why}`,
        ...context.map((each) => `  ${each.id === line ? '>' : ' '} ${each.id} ${each.person}: ${each.text}`),
      ])
    }
    case 'handle':
      return done(await moderation.handle(by, needed(order.report, '--report'), reason), 'report')
    case 'hide':
    case 'show':
      return done(await moderation.hideLine(by, needed(order.line, '--line'), order.action === 'hide'), 'line')
    case 'close':
      return done(await moderation.closeRoom(by, needed(order.room, '--room'), reasonGiven()), 'open room or running match')
    case 'warn':
      return sanction('warning', null)
    case 'silence':
    case 'ban':
      return sanction(order.action, until())
    case 'lift':
      await moderation.lift(by, (await person()).id, needed(order.kind, '--kind'), reason)
      return ['done']
    case 'moderators':
      return Promise.all((await store.moderation.moderators()).map(async (id) => `${id} ${(await personIn(store, id)).name}`))
    case 'appoint':
    case 'dismiss':
      await moderation.appoint(by, (await person()).id, order.action === 'appoint')
      return ['done']
    case 'audit':
      return (await store.moderation.audit(MOST_SHOWN)).map(
        ({ at, by: who, action, about, room, note }) =>
          `${time(at)} ${who} ${action}${about === null ? '' : ` ${about}`}${room === null ? '' : ` room ${room}`}: ${note}`,
      )
    default:
      throw new ModerationProblem(`unknown action "${order.action}"; there is ${MODERATION_ACTIONS.join(', ')}`)
  }
}

function needed<X>(value: X | undefined, name: string): X {
  if (value === undefined) throw new ModerationProblem(`${name} is missing`)
  return value
}

async function personIn(store: Store, loginOrId: string): Promise<{ readonly id: string; readonly name: string }> {
  const found = await store.findPerson(loginOrId)
  if (!found) throw new ModerationProblem(`there is no person "${loginOrId}"`)
  return found
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16)
}
