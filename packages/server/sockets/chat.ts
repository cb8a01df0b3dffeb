import type { Code, Wish } from '@grimuar/protocol'
import type { Online } from '../online.ts'
import type { Answer } from '../rooms/room.ts'
import { isRoom } from '../rooms/rooms.ts'
import type { Tab } from './client-socket.ts'

/** How many keys of lines already said are remembered, for those who send one twice. */
const KEYS = 50

const said = new WeakMap<object, string[]>()

/** Says something at a table, to all there who have not hidden the chat or muted the speaker. */
export async function chat(online: Online, tab: Tab, wish: Wish & { do: 'chat' }): Promise<Answer | { done: true }> {
  const { you } = tab
  if (!you) return { code: 'sign-in' }
  const room = tab.watching.get(wish.match)?.room ?? (await online.tables.open(wish.match, you.id))
  if (!isRoom(room)) return { code: room.code as Code }
  const keys = said.get(room) ?? []
  const key = `${you.id}/${wish.key}`
  if (keys.includes(key)) return { done: true }
  said.set(room, [...keys.slice(-KEYS), key])
  const text = wish.text.replaceAll(/\p{Cc}+/gu, ' ').trim()
  if (text === '') return { code: 'bad-message' }
  const at = online.now()
  const id = await online.store.addChat(room.id, { at, person: you.id, text })
  const from = (await online.people.person(you.id)) ?? you
  room.audience.say(JSON.stringify({ say: 'chat', match: room.id, line: { id, at, from, text } }), (watcher) => {
    const other = watcher as Tab
    return other.watching.get(room.id)?.chat === true && !other.mutes.has(you.id)
  })
  return { done: true }
}
