import type { Json, Seat } from '@grimuar/kernel'
import { keptOf, setupOf, sittingOf } from '../matches/setup.ts'
import type { Store, TableRow } from '../store/contract.ts'
import type { Tab } from './client-socket.ts'
import type { Tabs } from './client-sockets.ts'

type Card = (row: TableRow, person: string | null) => Promise<Json>

const MOST_LISTED = 100
const MOST_MINE = 200
/** Of so many last matches, rematches are looked for. */
const MOST_PAST = 20

/** The lobby keeps itself up to date: who listens hears of every table that opens, begins, ends or asks for them. */
export class Lobby {
  private readonly tabs: Tabs
  private readonly store: Store
  private readonly card: Card

  constructor(tabs: Tabs, store: Store, card: Card) {
    this.tabs = tabs
    this.store = store
    this.card = card
  }

  /** All there is to see for someone who comes in. */
  async lists(person: string | null): Promise<{ open: Json[]; running: Json[]; mine: Json[] }> {
    const cards = (rows: readonly TableRow[]) => Promise.all(rows.map((row) => this.card(row, person)))
    return {
      open: await cards(await this.store.listedTables('open', MOST_LISTED)),
      running: await cards(await this.store.listedTables('running', MOST_LISTED)),
      mine:
        person === null
          ? []
          : await cards([...(await this.store.tablesOf(person, ['open', 'running'], MOST_MINE)), ...(await this.offers(person))]),
    }
  }

  /** Rematches at which a seat is kept for a person. */
  private async offers(person: string): Promise<TableRow[]> {
    const past = await this.store.tablesOf(person, ['over'], MOST_PAST)
    const next = past.flatMap((row) => setupOf(row).next ?? [])
    const rows = await Promise.all(next.map((id) => this.store.table(id)))
    return rows.filter((row) => row?.state === 'open' && keptOf(setupOf(row)).includes(person)) as TableRow[]
  }

  async enter(tab: Tab): Promise<void> {
    tab.lobby = true // first, so that nothing is missed between the lists and what follows
    const { open, running, mine } = await this.lists(tab.person)
    for (const table of [...open, ...running, ...mine]) tab.hears(JSON.stringify({ say: 'table', table }))
  }

  /** A table opened, began, ended or changed hands. */
  async changed(row: TableRow): Promise<void> {
    const setup = setupOf(row)
    const theirs = new Set([...sittingOf(setup).map(({ person }) => person), ...keptOf(setup)])
    const shown = row.listed && (row.state === 'open' || row.state === 'running')
    const forAll = shown
      ? JSON.stringify({ say: 'table', table: await this.card(row, null) })
      : row.listed
        ? JSON.stringify({ say: 'gone', id: row.id })
        : undefined
    for (const tab of this.tabs.inLobby()) if (forAll && !(tab.person && theirs.has(tab.person))) tab.hears(forAll)
    for (const person of theirs) await this.tell(row, person)
  }

  /** Other seats are asked than before: everyone who plays there sees whose turn it is now. */
  async turned(row: TableRow, before: readonly Seat[]): Promise<void> {
    const now = row.mark.waiting
    if (now.length === before.length && now.every((seat) => before.includes(seat))) return
    // Whoever is at the table sees it there.
    const absent = (tab: Tab) => !tab.watching.has(row.id)
    for (const { person } of sittingOf(setupOf(row))) await this.tell(row, person, absent)
  }

  private async tell(row: TableRow, person: string, isFor: (tab: Tab) => boolean = () => true): Promise<void> {
    let text: string | undefined
    for (const tab of this.tabs.of(person)) {
      if (!tab.lobby || !isFor(tab)) continue
      text ??= JSON.stringify({ say: 'table', table: await this.card(row, person) })
      tab.hears(text)
    }
  }
}
