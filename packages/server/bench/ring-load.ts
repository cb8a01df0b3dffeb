import { pathToFileURL } from 'node:url'
import { newLuck, PROTOCOL } from '@grimuar/protocol'
import type { Guest } from '../testkit/test-server.ts'
import { Clients, type Contestant } from './contest.ts'
import { signInGuests } from './guests.ts'
import { begin, eachOf } from './match.ts'
import { OWN_SERVER, ServerProcess, temporaryFolder } from './process.ts'
import { RawSocket } from './raw-socket.ts'

/**
 * The ring game on our own server: two players and some spectators in each match, every player as fast as possible. `copy` is the
 * folder of another working copy of this repository, whose server is measured then.
 */
export async function ringLoad(name: string, matches: number, spectators: number, copy?: string): Promise<Contestant> {
  const { folder, clear } = temporaryFolder()
  const bench = copy === undefined ? import.meta.url : `${pathToFileURL(copy)}/packages/server/bench/`
  const file = (path: string) => new URL(path, bench).href
  const server = await ServerProcess.start([folder, '0', file('./ring.ts')], file(OWN_SERVER))
  const clients = new Clients()
  const sockets: RawSocket[] = []
  const close = async () => {
    for (const socket of sockets) socket.close()
    await server.stop()
    clear()
  }
  try {
    const each = 2 + spectators
    // Each guest has about two sockets, as people have.
    const guests = await signInGuests(server.url, Math.max(each, Math.ceil((matches * each) / 2)))
    await eachOf(Array.from({ length: matches }), 8, async (_, index) => {
      const group = Array.from({ length: each }, (_, i) => guests[(index * each + i) % guests.length] as Guest)
      const id = await begin('ring', group.slice(0, 2))
      for (const [at, guest] of group.entries()) {
        const { socket, seated } = await sit(guest, id, at < 2 ? at : null, clients)
        sockets.push(socket)
        await seated
        if (at === 0) clients.move(() => socket.send(moveAfter(id, 0)))
      }
    })
    return { name, server, clients, sockets: matches * each, close }
  } catch (error) {
    await close()
    throw error
  }
}

const key = newLuck().slice(0, 16)
let commands = 0

/** Marks the first place: on a player's turn it always has the other player's mark. */
function moveAfter(match: string, seq: number): string {
  return `{"type":"move","room":"${match}","key":"${key}${++commands}","seq":${seq},"move":{"at":0}}`
}

async function sit(
  guest: Guest,
  match: string,
  seat: number | null,
  clients: Clients,
): Promise<{ socket: RawSocket; seated: Promise<void> }> {
  let known = () => {}
  const seated = new Promise<void>((told) => {
    known = told
  })
  const SEQ_AT = `{"type":"update","room":"${match}","seq":`.length
  const others = seat === null ? undefined : `"do":"move","seat":${1 - seat}`
  const hear = (text: string, socket: RawSocket) => {
    if (text.startsWith('{"type":"update"')) {
      clients.delivered++
      if (!others || !text.includes(others)) return
      const seq = Number.parseInt(text.slice(SEQ_AT, SEQ_AT + 12), 10)
      clients.move(() => socket.send(moveAfter(match, seq)))
    } else if (text.startsWith('{"type":"done"')) clients.accepted++
    else if (text.startsWith('{"type":"welcome"')) socket.send(JSON.stringify({ type: 'watch', room: match, chat: false }))
    else if (text.startsWith('{"type":"snapshot"')) known()
    else if (text.startsWith('{"type":"refused"')) throw new Error(text)
  }
  const url = `${guest.url.replace('http', 'ws')}/api/socket`
  const socket = await RawSocket.open(url, { cookie: guest.cookie, origin: guest.url }, hear)
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
  return { socket, seated }
}
