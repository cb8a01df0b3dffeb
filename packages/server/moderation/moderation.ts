import { seatedPeople, setupOf } from '../matches/setup.ts'
import type { RoomCache } from '../rooms/room-cache.ts'
import type { RoomRow, Store } from '../store/contract.ts'
import type { AuditRow, SanctionKind } from '../store/moderation.ts'

/** What changes for people who are connected. The command line has no connections; the server follows the audit instead (AuditFollower). */
export interface ModerationEffects {
  /** A person was reported. */
  reported?(by: string, report: NewReport): void
  /** A line was hidden, or is shown again. */
  lineHidden?(room: string, line: number, hidden: boolean): void
  /** A person may not take part any more. */
  banned?(person: string): Promise<void>
  /** Closes a room: cancels it, or ends its match. */
  closeRoom(room: string): Promise<boolean>
}

interface NewReport {
  readonly room: string
  readonly person: string
  readonly reason: string
  readonly line?: number
}

/** The decisions of moderators. Each is written with an audit row. */
export class Moderation {
  private readonly store: Store
  private readonly effects: ModerationEffects
  private readonly now: () => number

  constructor(store: Store, effects: ModerationEffects, now: () => number) {
    this.store = store
    this.effects = effects
    this.now = now
  }

  /**
   * Stores a report with the reported line and the lines around it; one that waits for a moderator already is not stored again. False if the
   * person has sent too many.
   */
  async report(by: string, report: NewReport): Promise<boolean> {
    const { moderation } = this.store
    const at = this.now()
    if (await moderation.hasOpenReport(by, report.person, report.room)) return true
    if ((await moderation.countReportsBy(by, at - DAY_MS)) >= MOST_REPORTS) return false
    const line = report.line === undefined ? undefined : await moderation.line(report.line)
    const reported = line?.room === report.room && line.person === report.person ? line : undefined
    await moderation.addReport({
      at,
      room: report.room,
      by,
      about: report.person,
      reason: report.reason,
      quote: reported?.text ?? '',
      line: reported?.id ?? null,
      context: await moderation.linesAround(report.room, reported?.id ?? Number.MAX_SAFE_INTEGER, CONTEXT_LINES),
    })
    this.effects.reported?.(by, report)
    return true
  }

  /** Closes a report; false if there is no such report. */
  async handle(by: string, id: number, note: string): Promise<boolean> {
    const report = await this.store.moderation.report(id)
    if (!report) return false
    await this.store.moderation.handleReport(id, this.audit(by, 'handle', report.about, report.room, note))
    return true
  }

  /** Hides a line from everyone, or shows it again; false if there is no such line. */
  async hideLine(by: string, id: number, hidden: boolean): Promise<boolean> {
    const line = await this.store.moderation.line(id)
    if (!line) return false
    const audit = this.audit(by, hidden ? 'hide' : 'show', line.person, line.room, line.text)
    await this.store.moderation.hideLine(id, hidden, audit)
    this.effects.lineHidden?.(line.room, id, hidden)
    return true
  }

  /** Cancels an open room or ends its match; false if there is none to close. */
  async closeRoom(by: string, room: string, reason: string): Promise<boolean> {
    if (!(await this.effects.closeRoom(room))) return false
    await this.store.moderation.addAudit(this.audit(by, 'close', null, room, reason))
    return true
  }

  /** Warns a person, silences or bans them; `until` null: without end. */
  async sanction(by: string, person: string, kind: SanctionKind, until: number | null, reason: string): Promise<void> {
    const end = until === null ? 'without end' : `until ${new Date(until).toISOString()}`
    const note = kind === 'warning' ? `${kind}: ${reason}` : `${kind} ${end}: ${reason}`
    const sanction = { person, kind, at: this.now(), until: kind === 'warning' ? null : until, reason, by }
    await this.store.moderation.addSanction(sanction, this.audit(by, 'sanction', person, null, note))
    if (kind === 'ban') await this.effects.banned?.(person)
  }

  async lift(by: string, person: string, kind: SanctionKind, note: string): Promise<void> {
    await this.store.moderation.lift(person, kind, this.now(), this.audit(by, 'lift', person, null, `${kind}: ${note}`))
  }

  async appoint(by: string, person: string, on: boolean): Promise<void> {
    await this.store.moderation.setModerator(person, on, this.audit(by, on ? 'appoint' : 'dismiss', person, null, ''))
  }

  /** True if a person may not write in chats, or may not take part at all. */
  async isUnder(person: string, kind: 'silence' | 'ban'): Promise<boolean> {
    return (await this.store.moderation.activeSanctions(person, this.now())).some((sanction) => sanction.kind === kind)
  }

  private audit(by: string, action: AuditRow['action'], about: string | null, room: string | null, note: string) {
    return { at: this.now(), by, action, about, room, note }
  }
}

const DAY_MS = 86_400_000
/** The most reports of one person in a day. */
const MOST_REPORTS = 20
/** The lines before and after a reported line that moderators can read. */
const CONTEXT_LINES = 10

/** Closes a room of the running server: cancels it if it is open, ends its match if that runs. */
export async function closeLoadedRoom(roomCache: RoomCache, id: string, now: () => number): Promise<boolean> {
  const room = await roomCache.get(id)
  if (typeof room === 'string') return false
  if (room.row.state === 'running') {
    await room.appendOwn(() => [{ do: 'end', why: 'closed' }])
    return room.matchState?.ended != null
  }
  const answer = await room.change((row) => (row.state === 'open' ? { ...row, state: 'gone', changed: now() } : 'not-now'))
  return typeof answer !== 'string'
}

/** Closes a room in the store alone, for the command line. A server that has the room in memory reads it again when it sees the audit. */
export async function closeStoredRoom(store: Store, id: string, now: number): Promise<boolean> {
  const row: RoomRow | undefined = await store.room(id)
  if (row?.state === 'open') {
    return (await store.changeRoom({ ...row, state: 'gone', changed: now }, seatedPeople(setupOf(row)))) === 'done'
  }
  if (row?.state !== 'running') return false
  const seq = (await store.log(id, 0)).length + 1
  const result = { how: 'abandoned', result: null } as const
  const progress = { seq: row.progress.seq + 1, waiting: [], botTurn: false, deadline: null, result }
  const end = { seq, at: Math.max(now, row.changed), key: null, entry: { do: 'end', why: 'closed' } }
  return (await store.append(id, [end], progress, true)) === 'done'
}
