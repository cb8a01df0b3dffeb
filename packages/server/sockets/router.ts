import { type Code, PROTOCOL, type Wish } from '@grimuar/protocol'
import { wishes } from '@grimuar/protocol/messages'
import { Compile } from 'typebox/compile'
import type { PlayWish } from '../matches/decide.ts'
import type { Online } from '../online.ts'
import type { Answer } from '../rooms/room.ts'
import { isRoom } from '../rooms/rooms.ts'
import { chat } from './chat.ts'
import type { Tab } from './client-socket.ts'
import { Bucket } from './token-bucket.ts'

const checks = new Map(Object.entries(wishes).map(([name, schema]) => [name, Compile(schema)]))

/** Watched at once by one tab. */
const MOST_WATCHED = 20
/** People one person may have muted. */
const MOST_MUTED = 1000
/** Wishes of one tab seen to at once. */
const MOST_BUSY = 50
/** Refused messages before a tab that cannot stop is let go; forgiven at so many a second. */
const PATIENCE = { burst: 200, perSecond: 2 }

/** Hears what a tab says, until it closes. */
export function listen(online: Online, tab: Tab): (data: Buffer, isBinary: boolean) => void {
  const patience = new Bucket(PATIENCE.burst, PATIENCE.perSecond, online.now())
  const refuse = (code: Code, wish?: Wish) => {
    online.counts.refused(code)
    tab.say({
      say: 'refused',
      code,
      ...(wish && 'key' in wish && { key: wish.key }),
      ...(wish && 'match' in wish && { match: wish.match }),
    })
    if (!patience.take(online.now())) tab.close(1008, code)
  }
  return (data, isBinary) => {
    const wish = isBinary ? undefined : read(data.toString('utf8'))
    // Read first, so that whoever is too fast hears which of their wishes was not done.
    if (!tab.bucket.take(online.now())) return refuse('too-fast', wish)
    if (!wish) return refuse('bad-message')
    if (wish.do === 'hello') return greet(tab, wish.protocol, online.now(), online.settings.beatMs)
    if (!tab.greeted) return refuse('protocol', wish)
    const key = 'key' in wish ? wish.key : undefined
    if (tab.busy >= MOST_BUSY) return refuse('too-fast', wish)
    tab.busy++
    see(online, tab, wish)
      .catch((error) => {
        online.log.error({ err: error, wish: wish.do }, 'a wish could not be seen to')
        return { code: online.closing ? ('try-again' as const) : ('broken' as const) }
      })
      .then((answer) => {
        tab.busy--
        reply(online, tab, key, wish, answer)
      })
  }
}

function read(text: string): Wish | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  const check = checks.get((data as { do?: string } | null)?.do as string)
  return check?.Check(data) ? (data as Wish) : undefined
}

function greet(tab: Tab, protocol: number, now: number, beat: number): void {
  if (protocol !== PROTOCOL) {
    tab.say({ say: 'refused', code: 'protocol' })
    tab.close(1002, 'protocol')
    return
  }
  tab.greeted = true
  tab.say({ say: 'welcome', protocol: PROTOCOL, now, you: tab.you, mutes: [...tab.mutes], beat })
}

/** Does what is wished; nothing to say about it means it was heard. */
async function see(online: Online, tab: Tab, wish: Wish): Promise<Answer | { done: true } | undefined> {
  switch (wish.do) {
    case 'hello':
      return undefined
    case 'lobby':
      if (wish.on) await online.lobby.enter(tab)
      else tab.lobby = false
      return undefined
    case 'watch':
      return watch(online, tab, wish)
    case 'unwatch':
      tab.wanted.delete(wish.match)
      tab.watching.get(wish.match)?.room.unwatch(tab)
      tab.watching.delete(wish.match)
      return undefined
    case 'mute':
      if (tab.person === null) return { code: 'sign-in' }
      if (wish.on && tab.mutes.size >= MOST_MUTED) return { code: 'limit' }
      await online.store.setMute(tab.person, wish.person, wish.on)
      for (const each of online.tabs.of(tab.person)) wish.on ? each.mutes.add(wish.person) : each.mutes.delete(wish.person)
      return undefined
    case 'chat':
      return chat(online, tab, wish)
    default:
      return play(online, tab, wish)
  }
}

async function watch(online: Online, tab: Tab, wish: Wish & { do: 'watch' }): Promise<Answer | undefined> {
  const before = tab.watching.get(wish.match)
  if (!before && tab.watching.size >= MOST_WATCHED) return { code: 'limit' }
  tab.wanted.add(wish.match)
  const isWanted = () => !tab.gone && tab.wanted.has(wish.match)
  const room = await online.tables.open(wish.match, tab.person, wish.code)
  if (!isRoom(room)) {
    tab.wanted.delete(wish.match)
    return { code: room.code as Code }
  }
  if (!isWanted()) return undefined
  if (before && before.room !== room) before.room.unwatch(tab)
  const shows = wish.chat !== false
  tab.watching.set(wish.match, { room, chat: shows })
  await room.watch(tab, wish.since ?? 0)
  if (!isWanted()) room.unwatch(tab)
  else if (shows) tab.say({ say: 'chatter', match: room.id, lines: await online.chatter(room.id, tab.mutes) })
  return undefined
}

async function play(online: Online, tab: Tab, wish: PlayWish): Promise<Answer> {
  if (tab.person === null) return { code: 'sign-in' }
  const room = tab.watching.get(wish.match)?.room ?? (await online.tables.open(wish.match, tab.person))
  if (!isRoom(room)) return { code: room.code as Code }
  return room.act(tab.person, wish)
}

function reply(online: Online, tab: Tab, key: string | undefined, wish: Wish, answer: Answer | { done: true } | undefined): void {
  if (answer && 'code' in answer) {
    online.counts.refused(answer.code)
    const match = 'match' in wish ? { match: wish.match } : {}
    tab.say({ say: 'refused', ...answer, ...(key !== undefined && { key }), ...match })
  } else if (key !== undefined) {
    tab.say({ say: 'done', key, ...(answer && 'seq' in answer && { seq: answer.seq }) })
  }
}
