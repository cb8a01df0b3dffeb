import type { ChatLine, ServerMessage } from '@grimuar/protocol'
import { server } from './connection.svelte.ts'
import { me } from './me.svelte.ts'

/** The chat of a room, and who is in the room. */
export class RoomChat {
  /** For each seat: true if its player is in the room. */
  present: readonly boolean[] = $state.raw([])
  spectators = $state(0)
  lines: readonly ChatLine[] = $state.raw([])
  /** The number of lines since the chat was last read. */
  unread = $state(0)
  private readonly room: string
  private readonly unlisten: () => void

  constructor(room: string) {
    this.room = room
    this.unlisten = server.listen((message) => this.handle(message))
  }

  close(): void {
    this.unlisten()
  }

  read(): void {
    this.unread = 0
  }

  private handle(message: ServerMessage): void {
    if (!('room' in message) || message.room !== this.room) return
    if (message.type === 'presence') {
      this.present = message.seats
      this.spectators = message.spectators
    } else if (message.type === 'chat-history') {
      this.lines = message.lines
    } else if (message.type === 'chat-hidden') {
      this.lines = this.lines.filter(({ id }) => id !== message.line)
    } else if (message.type === 'chat') {
      this.lines = [...this.lines.filter(({ id }) => id !== message.line.id), message.line]
      if (message.line.from.id !== me.person?.id) this.unread++
    }
  }
}
