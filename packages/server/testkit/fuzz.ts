import { quickDice, stream } from '@grimuar/kernel'
import { PROTOCOL } from '@grimuar/protocol'
import type { WebSocket } from 'ws'

/** A random frame: nonsense, or nearly a valid message. */
export function randomFrame(seed: number, room: string): string | Buffer {
  const roll = stream(quickDice(seed))
  const pick = <X>(things: readonly X[]): X => things[roll(things.length)] as X
  const value = (depth: number): unknown =>
    pick<() => unknown>([
      () => null,
      () => roll(1000) - 500,
      () => roll(1_000_000_000) / 7,
      () => 'x'.repeat(roll(200)),
      () => pick(['__proto__', 'constructor', '\u0000', '\ud800', room, 'hello', 'move']),
      () => roll(2) === 1,
      () => (depth > 3 ? [] : Array.from({ length: roll(4) }, () => value(depth + 1))),
      () =>
        depth > 3
          ? {}
          : Object.fromEntries(
              Array.from({ length: roll(4) }, () => [
                pick(['type', 'room', 'key', '__proto__', 'at', 'toString', 'length']),
                value(depth + 1),
              ]),
            ),
    ])()
  const types = [
    'hello',
    'watch',
    'unwatch',
    'move',
    'undo',
    'ask-undo',
    'answer-undo',
    'replace',
    'vote',
    'leave',
    'back',
    'chat',
    'mute',
    'lobby',
  ]
  const message = () => ({
    type: pick([...types, ...types, '', 'toString', '__proto__', 7, null]),
    room: pick([room, room, 'none', '../etc', value(0)]),
    key: pick([`key-${roll(1_000_000)}-x`, 'short', value(0)]),
    seq: pick([0, 1, -1, 1e9, roll(50), value(0)]),
    move: value(0),
    ...(roll(3) === 0 && { keep: pick([0, -1, 5, 1e12, value(0)]) }),
    ...(roll(3) === 0 && { yes: value(2), on: value(2), seat: value(2), text: value(2), protocol: value(2), person: value(2) }),
  })
  switch (roll(8)) {
    case 0:
      return Buffer.from(Array.from({ length: roll(300) }, () => roll(256)))
    case 1:
      return '['.repeat(roll(8000))
    case 2:
      return JSON.stringify(value(0)) ?? ''
    case 3:
      return JSON.stringify(message()).slice(0, roll(60))
    default:
      return JSON.stringify(message())
  }
}

export interface SentFrames {
  readonly sent: number
  readonly sockets: number
  /** How often each code or type of answer came. */
  readonly answers: { readonly [kind: string]: number }
}

/** Sends random frames to a server. It opens a new socket whenever the last one is used up. */
export async function sendRandomFrames(open: () => WebSocket, room: string, frames: number, seed = 0): Promise<SentFrames> {
  const answers: { [kind: string]: number } = {}
  let sent = 0
  let sockets = 0
  while (sent < frames) {
    const socket = open()
    sockets++
    await new Promise<void>((closed, broken) => {
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
        for (let i = 0; i < 190 && sent < frames; i++) socket.send(randomFrame(seed + sent++, room))
        socket.ping()
      })
      socket.on('pong', () => socket.close()) // the server has read everything
      socket.on('message', (data) => {
        const { type, code }: { type: string; code?: string } = JSON.parse(String(data))
        const kind = code ?? type
        answers[kind] = (answers[kind] ?? 0) + 1
      })
      socket.on('close', () => closed())
      socket.on('error', broken)
    })
  }
  return { sent, sockets, answers }
}
