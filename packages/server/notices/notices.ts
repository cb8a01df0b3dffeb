import { LANGS, type Lang } from '@grimuar/contract'
import type { Seat } from '@grimuar/kernel'
import type { Person } from '@grimuar/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { RulesCatalog } from '../matches/rules-catalog.ts'
import { seatedPeople, seatOf, setupOf } from '../matches/setup.ts'
import type { OtherNodes } from '../nodes/hints.ts'
import { settingsOf } from '../people/person-settings.ts'
import type { RoomRow, Store } from '../store/contract.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import type { SendMail } from './mail.ts'
import type { Push } from './push.ts'

const words = { pl, en }

export interface NoticeSettings {
  /** How long a person may be away before they are notified. */
  readonly graceMs: number
  /** The beginning of links: the public address of the server. */
  readonly address: string
}

/** What notices need from the server. */
export interface NoticeContext {
  readonly store: Store
  readonly rules: RulesCatalog
  readonly log: FastifyBaseLogger
  readonly people: { person(id: string): Promise<Person | undefined>; address(id: string): Promise<string | undefined> }
  readonly nodes: OtherNodes
  readonly sockets: { isOnline(person: string): boolean }
  readonly metrics: { notice(channel: string, how: string): void }
  now(): number
}

/** The most rooms a message names. */
const MOST_NAMED = 50
/** If a node has not sent a notice in this time, another one does. */
const CLAIM_MS = 30_000

/**
 * Notifies people who are away that it is their turn: one mail per absence, and one push message per room, which replaces
 * the earlier one. A person who has the site open anywhere is not away: the page tells them.
 */
export class Notices {
  private readonly context: NoticeContext
  private readonly settings: NoticeSettings
  private readonly push: Push
  private readonly sendMail: SendMail | undefined
  private readonly timers = new Set<NodeJS.Timeout>()

  constructor(context: NoticeContext, settings: NoticeSettings, push: Push, sendMail: SendMail | undefined) {
    this.context = context
    this.settings = settings
    this.push = push
    this.sendMail = sendMail
  }

  /**
   * Call this when other seats must answer than before. A `joint` question is left to the people who are online: the others are
   * told only if nobody is.
   */
  turnChanged(row: RoomRow, before: readonly Seat[], joint = false): void {
    if (row.state !== 'running') return
    const { waiting } = row.progress
    const isOnline = (person: string) => this.context.sockets.isOnline(person)
    if (joint && seatedPeople(setupOf(row)).some(({ seat, person }) => waiting.includes(seat) && isOnline(person))) return
    for (const { seat, person } of seatedPeople(setupOf(row))) {
      if (!waiting.includes(seat) || before.includes(seat) || isOnline(person)) continue
      this.schedule(row.id, person)
    }
  }

  /** After a start: notifies people whose turn came just before the server stopped. */
  async resume(): Promise<void> {
    for (const row of await this.context.store.activeSince(this.context.now() - 10 * this.settings.graceMs, 1000))
      this.turnChanged(row, [])
  }

  /** Call this when a person has come online: the next absence gets new notices. */
  async clear(person: string): Promise<void> {
    await this.context.store.clearNotices(person)
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }

  /** Sends the notices that are due. Several nodes share them in the store, so that the stop of a node loses none. */
  async sendDue(): Promise<void> {
    const { store, now } = this.context
    for (const due of await store.nodes.claimDue(now(), now() + CLAIM_MS)) {
      await this.notify(due.room, due.person)
      await store.nodes.removeDue(due)
    }
  }

  private schedule(room: string, person: string): void {
    const { store, nodes, now, log } = this.context
    if (!nodes.alone) {
      const failed = (err: unknown) => log.error({ err, room }, 'a notice could not be stored')
      store.nodes.addDue({ room, person }, now() + this.settings.graceMs).catch(failed)
      return
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.notify(room, person).catch((err) => this.context.log.error({ err, room }, 'a person could not be notified'))
    }, this.settings.graceMs)
    this.timers.add(timer)
  }

  private async notify(room: string, person: string): Promise<void> {
    const { store, sockets } = this.context
    if (sockets.isOnline(person)) return
    const mine = (await store.roomsOf(person, ['running'], MOST_NAMED)).filter((row) => {
      const seat = seatOf(setupOf(row), person)
      return seat !== null && row.progress.waiting.includes(seat)
    })
    const row = mine.find(({ id }) => id === room)
    if (!row) return
    const { lang, notices } = await settingsOf(store, person)
    const channels = notices ? (notices.games[row.game] ?? notices.usual) : ['push', 'mail']
    const language = lang ?? LANGS[0]
    if (channels.includes('push')) await this.sendPush(person, row, mine.length - 1, language)
    if (channels.includes('mail')) await this.sendMailTo(person, mine, language)
  }

  private async sendPush(person: string, row: RoomRow, others: number, lang: Lang): Promise<void> {
    const { store, metrics } = this.context
    const browsers = await store.pushes(person)
    if (browsers.length === 0 || !(await store.addNotice(person, `push/${row.id}`, this.context.now()))) return
    // Service workers of earlier versions know the field `table`, so it keeps its name.
    const payload = JSON.stringify({ ...words[lang].push(this.title(row, lang), others), table: row.id, url: `/room/${row.id}` })
    for (const browser of browsers) {
      const outcome = await this.push(browser, payload)
      metrics.notice('push', outcome)
      if (outcome === 'gone') await store.removePush(browser.endpoint)
    }
  }

  private async sendMailTo(id: string, rows: readonly RoomRow[], lang: Lang): Promise<void> {
    const { store, people, metrics } = this.context
    const address = this.sendMail && (await people.address(id))
    if (!this.sendMail || !address || !(await store.addNotice(id, 'mail', this.context.now()))) return
    const games = rows.map((row) => ({ title: this.title(row, lang), url: `${this.settings.address}/room/${row.id}` }))
    const name = (await people.person(id))?.name ?? ''
    try {
      await this.sendMail(address, words[lang].turn(name, games, `${this.settings.address}/settings`))
      metrics.notice('mail', 'sent')
    } catch (err) {
      metrics.notice('mail', 'failed')
      this.context.log.error({ err }, 'the mail server refused a mail')
    }
  }

  private title(row: RoomRow, lang: Lang): string {
    return this.context.rules.box(row.game)?.title[lang] ?? row.game
  }
}
