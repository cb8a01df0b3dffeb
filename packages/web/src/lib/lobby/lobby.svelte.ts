import type { TableCard, Tables, Word } from '@grimuar/protocol'
import { SvelteMap } from 'svelte/reactivity'
import { ask } from '../online/api.ts'
import { me } from '../online/me.svelte.ts'
import { line } from '../online/server.svelte.ts'
import { byAge, byUrgency, isOf, isTurnOf, seatOf } from './card.ts'

/** After the last page that shows tables is left we hear on for so long: the next page may show them as well. */
const LINGER_MS = 3000
/** When a server that would not tell is asked again. */
const AGAIN_MS = 5000

/** Every table this tab has heard of: open ones, running ones, one's own. It keeps itself up to date while someone looks. */
class Lobby {
  private readonly cards = new SvelteMap<string, TableCard>()
  /** Whether all there is has been told, now or a while ago. */
  told = $state(false)
  private watchers = 0
  private leaving: ReturnType<typeof setTimeout> | undefined
  private stop: (() => void) | undefined
  private heard = new Set<string>() // since the line was last opened

  /** My games and tables, those that wait for me first. */
  readonly mine = $derived.by(() => this.all((card) => isOf(card, me.person)).sort(byUrgency(me.person)))
  /** Tables that gather players, but for those I sit at. */
  readonly open = $derived.by(() =>
    this.all((card) => card.listed && card.state === 'open' && !isOf(card, me.person)).sort(byAge),
  )
  /** Matches of others that anyone may watch. */
  readonly running = $derived.by(() =>
    this.all((card) => card.listed && card.state === 'running' && seatOf(card, me.person) === null).sort(byAge),
  )
  /** How many matches wait for my move. */
  readonly turns = $derived(this.mine.filter((card) => isTurnOf(card, me.person)).length)

  /** Begins to hear of tables; what comes back is called when nobody looks any more. */
  attend(): () => void {
    clearTimeout(this.leaving)
    if (this.watchers++ === 0 && !this.stop) {
      this.stop = line.listen((word) => this.hear(word))
      line.connection.listen(true)
      if (line.up) void this.recount()
    }
    return () => {
      if (--this.watchers === 0) this.leaving = setTimeout(() => this.leave(), LINGER_MS)
    }
  }

  /** A table as it was last heard of, even if it is no longer to be shown. */
  card(id: string): TableCard | undefined {
    return this.cards.get(id)
  }

  /** A table was seen: what is known of it is at least as new. */
  learn(card: TableCard): void {
    const before = this.cards.get(card.id)
    if (!before || before.changed <= card.changed) this.cards.set(card.id, card)
  }

  private all(which: (card: TableCard) => boolean): TableCard[] {
    return [...this.cards.values()].filter(which)
  }

  private leave(): void {
    if (this.watchers > 0) return
    line.connection.listen(false)
    this.stop?.()
    this.stop = undefined
  }

  private hear(word: Word): void {
    if (word.say === 'welcome') void this.recount()
    else if (word.say === 'table') {
      this.heard.add(word.table.id)
      this.learn(word.table)
    } else if (word.say === 'gone') {
      const card = this.cards.get(word.id)
      if (card) this.cards.set(word.id, { ...card, state: card.state === 'open' ? 'gone' : 'over' })
    }
  }

  /** After a break some tables may be gone without a word: whatever is not told again is forgotten. */
  private async recount(): Promise<void> {
    const heard = new Set<string>()
    this.heard = heard
    let tables: Tables
    try {
      tables = await ask<Tables>('GET', '/api/tables')
    } catch {
      // If the line breaks as well we ask when it is back; else the server was only busy.
      setTimeout(() => this.stop && this.heard === heard && line.up && void this.recount(), AGAIN_MS)
      return
    }
    if (this.heard !== heard) return
    for (const card of [...tables.open, ...tables.running, ...tables.mine]) {
      heard.add(card.id)
      this.learn(card)
    }
    for (const id of [...this.cards.keys()]) if (!heard.has(id)) this.cards.delete(id)
    this.told = true
  }
}

export const lobby = new Lobby()
