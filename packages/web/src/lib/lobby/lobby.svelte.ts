import type { RoomCard, RoomLists, ServerMessage } from '@grimuar/protocol'
import { untrack } from 'svelte'
import { ask } from '../online/api.ts'
import { server } from '../online/connection.svelte.ts'
import { me } from '../online/me.svelte.ts'
import { byAge, byUrgency, isOf, isTurnOf, seatOf } from './card.ts'

/** How long the subscription stays after the last page that shows rooms was left: the next page may need it, too. */
const LINGER_MS = 3000
/** The wait before a failed request for the lists is repeated. */
const RETRY_MS = 5000

/** All rooms that this tab knows: open rooms, running matches, own rooms. It stays up to date while a page subscribes to it. */
class Lobby {
  /** The last known card of each room; replaced as a whole. */
  private cards: ReadonlyMap<string, RoomCard> = $state.raw(new Map())
  /** True once the complete lists have been loaded. */
  loaded = $state(false)
  private subscribers = 0
  private leaving: ReturnType<typeof setTimeout> | undefined
  private stop: (() => void) | undefined
  private received = new Set<string>() // rooms received since the connection was last opened

  /** My rooms, first those that wait for my move. */
  readonly mine = $derived.by(() => this.all((card) => isOf(card, me.person)).sort(byUrgency(me.person)))
  /** RoomLists that gather players, but for those I sit at. */
  readonly open = $derived.by(() =>
    this.all((card) => card.listed && card.state === 'open' && !isOf(card, me.person)).sort(byAge),
  )
  /** Matches of other people that anyone may watch. */
  readonly running = $derived.by(() =>
    this.all((card) => card.listed && card.state === 'running' && seatOf(card, me.person) === null).sort(byAge),
  )
  /** The number of matches that wait for my move. */
  readonly turns = $derived(this.mine.filter((card) => isTurnOf(card, me.person)).length)

  /** Subscribes to the lobby. The returned function unsubscribes. */
  subscribe(): () => void {
    clearTimeout(this.leaving)
    if (this.subscribers++ === 0 && !this.stop) {
      this.stop = server.listen((message) => this.handle(message))
      server.connection.listen(true)
      if (server.up) void this.reload()
    }
    return () => {
      if (--this.subscribers === 0) this.leaving = setTimeout(() => this.leave(), LINGER_MS)
    }
  }

  /** The last known card of a room, even if it is no longer listed. */
  card(id: string): RoomCard | undefined {
    return this.cards.get(id)
  }

  /** Stores a card, unless a newer one is known. */
  update(card: RoomCard): void {
    this.updateAll([card])
  }

  /** Stores cards, each unless a newer one is known, and forgets all others if only `these` are wanted. */
  private updateAll(cards: readonly RoomCard[], these?: ReadonlySet<string>): void {
    const known = untrack(() => this.cards)
    const next = new Map([...known].filter(([id]) => these?.has(id) ?? true))
    for (const card of cards) if ((known.get(card.id)?.changed ?? 0) <= card.changed) next.set(card.id, card)
    this.cards = next
  }

  private all(which: (card: RoomCard) => boolean): RoomCard[] {
    return [...this.cards.values()].filter(which)
  }

  private leave(): void {
    if (this.subscribers > 0) return
    server.connection.listen(false)
    this.stop?.()
    this.stop = undefined
  }

  private handle(message: ServerMessage): void {
    if (message.type === 'welcome') void this.reload()
    else if (message.type === 'room') {
      this.received.add(message.card.id)
      this.update(message.card)
    } else if (message.type === 'unlisted') {
      const card = this.cards.get(message.room)
      if (card) this.cards = new Map(this.cards).set(card.id, { ...card, state: card.state === 'open' ? 'gone' : 'over' })
    }
  }

  /** Loads the complete lists. Rooms that are in none of them are dropped: they ended while the connection was down. */
  private async reload(): Promise<void> {
    const received = new Set<string>()
    this.received = received
    let lists: RoomLists
    try {
      lists = await ask<RoomLists>('GET', '/api/rooms')
    } catch {
      // If the connection is down, the lists are loaded after reconnecting; otherwise the server was only busy.
      setTimeout(() => this.stop && this.received === received && server.up && void this.reload(), RETRY_MS)
      return
    }
    if (this.received !== received) return
    const all = [...lists.open, ...lists.running, ...lists.mine]
    for (const { id } of all) received.add(id)
    this.updateAll(all, received)
    this.loaded = true
  }
}

export const lobby = new Lobby()
