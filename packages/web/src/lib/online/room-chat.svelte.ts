import type { ChatLine, Word } from '@grimuar/protocol'
import { me } from './me.svelte.ts'
import { line } from './server.svelte.ts'

/** Who is at a table, and what is said there. */
export class Talk {
  /** For each seat whether its player is here. */
  here: readonly boolean[] = $state.raw([])
  spectators = $state(0)
  lines: readonly ChatLine[] = $state.raw([])
  /** Lines said since the chat was last looked at. */
  unread = $state(0)
  private readonly table: string
  private readonly leave: () => void

  constructor(table: string) {
    this.table = table
    this.leave = line.listen((word) => this.hear(word))
  }

  close(): void {
    this.leave()
  }

  read(): void {
    this.unread = 0
  }

  private hear(word: Word): void {
    if (!('match' in word) || word.match !== this.table) return
    if (word.say === 'here') {
      this.here = word.seats
      this.spectators = word.spectators
    } else if (word.say === 'chatter') {
      this.lines = word.lines
    } else if (word.say === 'chat') {
      this.lines = [...this.lines.filter(({ id }) => id !== word.line.id), word.line]
      if (word.line.from.id !== me.person?.id) this.unread++
    }
  }
}
