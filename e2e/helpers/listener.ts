import type { Game } from '@grimuar/kernel'
import { heardBy, type Json, Match, readRecord } from '@grimuar/kernel'
import { patch, type ServerMessage } from '@grimuar/protocol'
import { expect, type Page } from '@playwright/test'

/** Something as JSON whose fields are sorted: a patch may put them in another order than the rules do. */
function sorted(thing: unknown): string {
  return JSON.stringify(thing, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Notes every view and event that the server sends to a page, before the app makes anything of them. */
export class Listener {
  readonly seat: number | null
  private readonly views: string[] = []
  private readonly events: string[] = []

  constructor(page: Page, seat: number | null) {
    this.seat = seat
    page.on('websocket', (socket) => {
      let match: unknown
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ServerMessage
        if (message.type !== 'snapshot' && message.type !== 'update') return
        if (message.type === 'snapshot') match = message.match
        else if (message.patch) match = patch(match, message.patch)
        this.views.push(sorted((match as { view: unknown }).view))
        if (message.type === 'update') this.events.push(...message.events.map(sorted))
      })
    })
  }

  /** Expects that the seat was sent nothing but what the rules show it at some moment of the match, and the last moment last. */
  async expectSentAsSeen(game: Game, record: string): Promise<void> {
    const { views, events } = momentsOf(game, record, this.seat)
    const last = views.at(-1) ?? ''
    expect(this.views.length, 'views sent').toBeGreaterThan(1)
    for (const view of this.views) expect([...views], `a view that seat ${this.seat} was sent`).toContain(view)
    await expect.poll(() => this.views.at(-1), `the last view that seat ${this.seat} was sent`).toBe(last)
    for (const event of this.events) expect(events, `an event that seat ${this.seat} was told`).toContain(event)
  }
}

/** What a seat may see and hear of a recorded match, moment by moment, as JSON. */
function momentsOf(game: Game, record: string, seat: number | null): { readonly views: string[]; readonly events: string[] } {
  const read = readRecord(record)
  if (!read.ok) throw new Error(read.problem)
  const { entries, game: _game, version: _version, ...beginning } = read.record
  const match = new Match(game, beginning)
  const views: string[] = []
  const events: string[] = []
  const look = () => views.push(sorted(game.view(match.table, seat)))
  look()
  for (const entry of entries) {
    if ('keep' in entry) match.keep(entry.seat, entry.keep)
    else if ('withdraw' in entry) match.withdraw(entry.seat)
    else {
      expect(match.play(entry.seat, entry.move as Json)).toBeUndefined()
      events.push(...heardBy(match.steps.at(-1)?.events ?? [], seat).map(sorted))
    }
    look()
  }
  return { views, events }
}
