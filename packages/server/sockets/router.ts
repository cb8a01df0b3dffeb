import { type ClientMessage, type Code, PROTOCOL } from '@grimuar/protocol'
import { clientMessages } from '@grimuar/protocol/messages'
import type { FastifyBaseLogger } from 'fastify'
import { Compile } from 'typebox/compile'
import type { Clock } from '../clock.ts'
import type { PlayCommand } from '../matches/decide.ts'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { Metrics } from '../metrics.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { OtherNodes } from '../nodes/hints.ts'
import type { Answer } from '../rooms/room.ts'
import { isRoom, type Rooms } from '../rooms/rooms.ts'
import type { OnlineSettings } from '../settings.ts'
import type { Status } from '../status.ts'
import type { Store } from '../store/contract.ts'
import { isTemporary } from '../store/failures.ts'
import type { Chat } from './chat.ts'
import type { ClientSocket } from './client-socket.ts'
import type { ClientSockets } from './client-sockets.ts'
import type { Lobby } from './lobby.ts'
import { setMute } from './mutes.ts'

/** What the messages of clients need. */
export interface MessageParts {
  readonly settings: OnlineSettings
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly status: Status
  readonly clock: Clock
  readonly store: Store
  readonly moderation: Moderation
  readonly sockets: ClientSockets
  readonly nodes: OtherNodes
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly chat: Chat
}

const validators = new Map(Object.entries(clientMessages).map(([type, schema]) => [type, Compile(schema)]))

/** The most rooms one client may watch at once. */
const MOST_WATCHED = 20
/** Messages whose answers are long count as several. */
const COSTS: { readonly [type: string]: number } = { watch: 4, lobby: 4 }
/** A snapshot of a match costs one more for so many log entries. */
const ENTRIES_PER_TOKEN = 250
/** The most people one person may mute. */
const MOST_MUTED = 1000
/** How often a connected person is checked for a ban. */
const BAN_CHECK_MS = 10_000
/** The most messages of one client that are handled at once. */
const MOST_BUSY = 50

/** Returns the handler of a client's messages; undefined: a message that is no text. */
export function messageHandler(parts: MessageParts, client: ClientSocket): (text: string | undefined) => void {
  const { metrics, clock, settings, status, log } = parts
  const refuse = (code: Code, message?: ClientMessage) => {
    metrics.refused(code)
    client.send({
      type: 'refused',
      code,
      ...(message && 'key' in message && { key: message.key }),
      ...(message && 'room' in message && { room: message.room }),
    })
    client.countRefusal(clock.now())
  }
  return (text) => {
    if (!client.listening) return
    const message = text === undefined ? undefined : read(text)
    // The message is read before the rate limit is checked, so that the refusal can name its key.
    if (!client.mayHandle(clock.now(), COSTS[message?.type ?? ''] ?? 1)) return refuse('too-fast', message)
    if (!message && text !== undefined && isOldHello(text)) return refuseOldClient(client)
    if (!message) return refuse('bad-message')
    if (message.type === 'hello') return greet(client, message.protocol, clock.now(), settings.heartbeatMs)
    if (!client.greeted) return refuse('protocol', message)
    const key = 'key' in message ? message.key : undefined
    if (client.busy >= MOST_BUSY) return refuse('too-fast', message)
    client.busy++
    const began = metrics.tracing ? performance.now() : 0
    const answered = (answer: Answer | { done: true } | undefined) => {
      client.busy--
      if (metrics.tracing)
        metrics.handled(message.type, performance.now() - began, answer && 'code' in answer ? answer.code : undefined)
      reply(metrics, client, key, message, answer)
    }
    handle(parts, client, message).then(answered, (error) => {
      status.noteDamage(error)
      if (!status.closing) log.error({ err: error, type: message.type }, 'a message could not be handled')
      answered({ code: status.closing || isTemporary(error) ? 'try-again' : 'broken' })
    })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(text: string): ClientMessage | undefined {
  const data = parse(text)
  return isClientMessage(data) ? data : undefined
}

function isClientMessage(data: unknown): data is ClientMessage {
  const type = fieldOf(data, 'type')
  return typeof type === 'string' && validators.get(type)?.Check(data) === true
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}

/** True for the first message of a page that was loaded before protocol 2, which named its messages by `do`. */
function isOldHello(text: string): boolean {
  return fieldOf(parse(text), 'do') === 'hello'
}

/** Refuses a page of protocol 1 in its own format, so that it asks its user to reload it. */
function refuseOldClient(client: ClientSocket): void {
  client.sendText(JSON.stringify({ say: 'refused', code: 'protocol' }))
  client.close(1002, 'protocol')
}

function greet(client: ClientSocket, protocol: number, now: number, heartbeatMs: number): void {
  if (protocol !== PROTOCOL) {
    client.send({ type: 'refused', code: 'protocol' })
    client.close(1002, 'protocol')
    return
  }
  client.greeted = true
  client.send({ type: 'welcome', protocol: PROTOCOL, now, you: client.you, mutes: [...client.mutes], heartbeatMs })
}

/** Carries out a message. Undefined: there is nothing to answer. Commands of players are by far the most frequent, so they wait for nothing else. */
function handle(parts: MessageParts, client: ClientSocket, message: ClientMessage): Promise<Answer | { done: true } | undefined> {
  switch (message.type) {
    case 'hello':
    case 'lobby':
    case 'unwatch':
    case 'point':
    case 'mute':
      return handleOther(parts, client, message)
    case 'watch':
      return watch(parts, client, message)
    case 'chat':
      return parts.chat.say(client, message)
    default:
      return play(parts, client, message)
  }
}

async function handleOther(
  parts: MessageParts,
  client: ClientSocket,
  message: ClientMessage & { type: 'hello' | 'lobby' | 'unwatch' | 'point' | 'mute' },
): Promise<Answer | undefined> {
  switch (message.type) {
    case 'hello':
      return undefined
    case 'lobby':
      if (message.on) await parts.lobby.enter(client)
      else client.lobby = false
      return undefined
    case 'unwatch':
      client.stopWatching(message.room)
      return undefined
    case 'point':
      if (client.person !== null) await client.watching.get(message.room)?.room.point(client.person, message.move)
      return undefined
    case 'mute':
      if (client.person === null) return { code: 'sign-in' }
      if (message.on && client.mutes.size >= MOST_MUTED) return { code: 'limit' }
      await setMute(parts, client.person, message.person, message.on)
      return undefined
  }
}

async function watch(
  { rooms, chat, clock }: MessageParts,
  client: ClientSocket,
  message: ClientMessage & { type: 'watch' },
): Promise<Answer | undefined> {
  const before = client.watching.get(message.room)
  if (!before && client.watching.size >= MOST_WATCHED) return { code: 'limit' }
  client.wanted.add(message.room)
  const isWanted = () => !client.gone && client.wanted.has(message.room)
  const room = await rooms.open(message.room, client.person, message.code)
  if (!isRoom(room)) {
    client.wanted.delete(message.room)
    if (room.code === 'try-again' && (await rooms.hasLaterRules(message.room)))
      client.close(1012, 'another node has the rules of this match')
    return { code: room.code }
  }
  if (!isWanted()) return undefined
  if (seatOf(setupOf(room.row), client.person) === null && !client.maySpectate(room.id)) {
    client.wanted.delete(message.room)
    return { code: 'limit' }
  }
  const entries = (room.matchState?.seq ?? 0) - (message.since ?? 0)
  if (!client.mayReceive(clock.now(), Math.max(0, Math.floor(entries / ENTRIES_PER_TOKEN)))) {
    if (!before) client.stopWatching(message.room)
    return { code: 'too-fast' }
  }
  if (before && before.room !== room) before.room.unwatch(client)
  const withChat = message.chat !== false
  client.watching.set(message.room, { room, chat: withChat })
  await room.watch(client, message.since ?? 0)
  if (!isWanted()) room.unwatch(client)
  else if (withChat) client.send({ type: 'chat-history', room: room.id, lines: await chat.history(room.id, client.mutes) })
  return undefined
}

function play(parts: MessageParts, client: ClientSocket, command: PlayCommand): Promise<Answer> {
  const { person, banCheck } = client
  const watched = client.watching.get(command.room)?.room
  const isReady = person !== null && watched && !banCheck.banned && !isCheckDue(parts, client)
  return isReady ? watched.act(person, command) : playAfterChecks(parts, client, command)
}

async function playAfterChecks(parts: MessageParts, client: ClientSocket, command: PlayCommand): Promise<Answer> {
  if (client.person === null) return { code: 'sign-in' }
  const { banned } = isCheckDue(parts, client) ? await checkBan(parts, client, client.person) : client.banCheck
  if (banned) return { code: 'banned' }
  const room = client.watching.get(command.room)?.room ?? (await parts.rooms.open(command.room, client.person))
  if (!isRoom(room)) return { code: room.code }
  return room.act(client.person, command)
}

/** True if it is time to look up whether a client's person is banned. That is done only now and then: every command asks. */
function isCheckDue({ clock }: MessageParts, { banCheck }: ClientSocket): boolean {
  return clock.now() - banCheck.at > BAN_CHECK_MS
}

async function checkBan({ moderation, clock }: MessageParts, client: ClientSocket, person: string): Promise<{ banned: boolean }> {
  client.banCheck = { at: clock.now(), banned: await moderation.isUnder(person, 'ban') }
  return client.banCheck
}

function reply(
  metrics: Metrics,
  client: ClientSocket,
  key: string | undefined,
  message: ClientMessage,
  answer: Answer | { done: true } | undefined,
): void {
  if (answer && 'code' in answer) {
    metrics.refused(answer.code)
    const room = 'room' in message ? { room: message.room } : {}
    client.send({ type: 'refused', ...answer, ...(key !== undefined && { key }), ...room })
  } else if (key !== undefined) {
    const seq = answer && 'seq' in answer ? `,"seq":${answer.seq}` : ''
    client.sendText(`{"type":"done","key":${JSON.stringify(key)}${seq}}`)
  }
}
