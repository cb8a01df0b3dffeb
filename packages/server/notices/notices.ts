import { LANGS, type Lang } from '@grimuar/games'
import type { Seat } from '@grimuar/kernel'
import type { Person } from '@grimuar/protocol'
import type { Settings } from '@grimuar/protocol/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Shelf } from '../matches/rules-catalog.ts'
import { seatOf, setupOf, sittingOf } from '../matches/setup.ts'
import type { Store, TableRow } from '../store/contract.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import type { Post } from './mail.ts'
import type { Push } from './push.ts'

const words = { pl, en }

export interface NoticeSettings {
  /** How long someone may be away before they are told. */
  readonly graceMs: number
  /** What links begin with. */
  readonly address: string
}

/** What notices need of the house. */
export interface NoticeHouse {
  readonly store: Store
  readonly shelf: Shelf
  readonly log: FastifyBaseLogger
  readonly people: { person(id: string): Promise<Person | undefined>; address(id: string): Promise<string | undefined> }
  readonly tabs: { isHere(person: string): boolean }
  readonly counts: { notice(channel: string, how: string): void }
  now(): number
}

/** How many tables a message speaks of at most. */
const MOST_NAMED = 50

/**
 * Tells people who are away that it is their turn: one letter for each absence, and one push for each table, which
 * takes the place of the one before. Whoever has the site open anywhere is not away: their tab tells them.
 */
export class Notices {
  private readonly house: NoticeHouse
  private readonly settings: NoticeSettings
  private readonly push: Push
  private readonly post: Post | undefined
  private readonly soon = new Set<NodeJS.Timeout>()

  constructor(house: NoticeHouse, settings: NoticeSettings, push: Push, post: Post | undefined) {
    this.house = house
    this.settings = settings
    this.push = push
    this.post = post
  }

  /** Other seats are asked than before. */
  turned(row: TableRow, before: readonly Seat[]): void {
    if (row.state !== 'running') return
    for (const { seat, person } of sittingOf(setupOf(row))) {
      if (!row.mark.waiting.includes(seat) || before.includes(seat) || this.house.tabs.isHere(person)) continue
      this.later(row.id, person)
    }
  }

  /** After a start: whoever came to be asked just before the stop may not have been told. */
  async wake(): Promise<void> {
    for (const row of await this.house.store.lively(this.house.now() - 10 * this.settings.graceMs, 1000)) this.turned(row, [])
  }

  /** Someone is here: the next absence is another one. */
  async came(person: string): Promise<void> {
    await this.house.store.clearNotices(person)
  }

  close(): void {
    for (const timer of this.soon) clearTimeout(timer)
  }

  private later(table: string, person: string): void {
    const timer = setTimeout(() => {
      this.soon.delete(timer)
      this.tell(table, person).catch((err) => this.house.log.error({ err, table }, 'someone could not be told'))
    }, this.settings.graceMs)
    this.soon.add(timer)
  }

  private async tell(table: string, person: string): Promise<void> {
    const { store, tabs } = this.house
    if (tabs.isHere(person)) return
    const mine = (await store.tablesOf(person, ['running'], MOST_NAMED)).filter((row) => {
      const seat = seatOf(setupOf(row), person)
      return seat !== null && row.mark.waiting.includes(seat)
    })
    const row = mine.find(({ id }) => id === table)
    if (!row) return
    const { lang, notices } = ((await store.settings(person)) ?? {}) as Settings
    const channels = notices ? (notices.games[row.game] ?? notices.usual) : ['push', 'mail']
    const spoken = lang ?? LANGS[0]
    if (channels.includes('push')) await this.pushTo(person, row, mine.length - 1, spoken)
    if (channels.includes('mail')) await this.writeTo(person, mine, spoken)
  }

  private async pushTo(person: string, row: TableRow, others: number, lang: Lang): Promise<void> {
    const { store, counts } = this.house
    const browsers = await store.pushes(person)
    if (browsers.length === 0 || !(await store.addNotice(person, `push/${row.id}`, this.house.now()))) return
    const payload = JSON.stringify({ ...words[lang].push(this.title(row, lang), others), table: row.id, url: `/table/${row.id}` })
    for (const browser of browsers) {
      const how = await this.push(browser, payload)
      counts.notice('push', how)
      if (how === 'gone') await store.removePush(browser.endpoint)
    }
  }

  private async writeTo(id: string, rows: readonly TableRow[], lang: Lang): Promise<void> {
    const { store, people, counts } = this.house
    const address = this.post && (await people.address(id))
    if (!this.post || !address || !(await store.addNotice(id, 'mail', this.house.now()))) return
    const games = rows.map((row) => ({ title: this.title(row, lang), url: `${this.settings.address}/table/${row.id}` }))
    const name = (await people.person(id))?.name ?? ''
    try {
      await this.post(address, words[lang].turn(name, games, `${this.settings.address}/settings`))
      counts.notice('mail', 'sent')
    } catch (err) {
      counts.notice('mail', 'failed')
      this.house.log.error({ err }, 'the mail server did not take a letter')
    }
  }

  private title(row: TableRow, lang: Lang): string {
    return this.house.shelf.box(row.game)?.title[lang] ?? row.game
  }
}
