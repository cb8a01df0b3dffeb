import type { ClientMessage } from '@grimuar/protocol'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { Online } from '../online.ts'
import type { Answer } from '../rooms/room.ts'
import { isRoom } from '../rooms/rooms.ts'
import type { ClientSocket } from './client-socket.ts'

/**
 * Stores a chat line and sends it to everyone in the room who shows the chat and has not muted the speaker. A line sent again with
 * the same key is acknowledged again but stored and sent once.
 */
export async function chat(
  online: Online,
  client: ClientSocket,
  message: ClientMessage & { type: 'chat' },
): Promise<Answer | { done: true }> {
  const { you } = client
  if (!you) return { code: 'sign-in' }
  const room = client.watching.get(message.room)?.room ?? (await online.rooms.open(message.room, you.id))
  if (!isRoom(room)) return { code: room.code }
  if (await online.moderation.isUnder(you.id, 'ban')) return { code: 'banned' }
  if (await online.moderation.isUnder(you.id, 'silence')) return { code: 'silenced' }
  const setup = setupOf(room.row)
  if (setup.quiet && you.id !== room.row.host && seatOf(setup, you.id) === null) return { code: 'quiet' }
  const text = message.text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  if (text === '') return { code: 'bad-message' }
  const at = online.now()
  if (!online.chatLimit.tryTake(you.id, at)) return { code: 'too-fast' }
  const id = await online.store.addChat(room.id, { at, person: you.id, text }, message.key)
  if (id === null) return { done: true }
  const from = (await online.people.person(you.id)) ?? you
  room.audience.broadcast(JSON.stringify({ type: 'chat', room: room.id, line: { id, at, from, text } }), (other) => {
    const socket = other as ClientSocket
    return socket.watching.get(room.id)?.chat === true && !socket.mutes.has(you.id)
  })
  return { done: true }
}
