import { newLuck, PROTOCOL } from '@grimuar/protocol'
import type { Guest } from '../testkit/test-server.ts'
import { crowd } from './guests.ts'
import { begin, eachOf } from './match.ts'
import { ServerProcess, workshop } from './process.ts'
import { type Count, type Lap, lap, Wire } from './raw-socket.ts'

/** The ring on our own server: two players and some spectators at each table, every player as fast as it goes. */
export async function ringLoad(matches: number, spectators: number, seconds: number): Promise<Lap> {
  const { folder, clear } = workshop()
  const server = await ServerProcess.start([folder, '0', import.meta.resolve('./ring.ts')])
  const count: Count = { accepted: 0, delivered: 0 }
  const wires: Wire[] = []
  try {
    const each = 2 + spectators
    // Every guest has some twenty tabs: each seat is a socket of its own all the same.
    const guests = await crowd(server.url, Math.max(each, Math.ceil((matches * each) / 20)))
    const starts: (() => void)[] = []
    await eachOf(Array.from({ length: matches }), 8, async (_, table) => {
      const group = Array.from({ length: each }, (_, i) => guests[(table * each + i) % guests.length] as Guest)
      const id = await begin('ring', group.slice(0, 2))
      for (const [at, guest] of group.entries()) {
        const { wire, seated } = await sit(guest, id, at < 2 ? at : null, count)
        wires.push(wire)
        await seated
        if (at === 0) starts.push(() => wire.send(moveAfter(id, 0)))
      }
    })
    for (const start of starts) start()
    return await lap(server, count, matches * each, seconds)
  } finally {
    for (const wire of wires) wire.close()
    await server.stop()
    clear()
  }
}

const key = newLuck().slice(0, 16)
let wishes = 0

/** The first place always bears the other's mark when it is one's turn. */
function moveAfter(match: string, seq: number): string {
  return `{"do":"move","match":"${match}","key":"${key}${++wishes}","seq":${seq},"move":{"at":0}}`
}

async function sit(
  guest: Guest,
  match: string,
  seat: number | null,
  count: Count,
): Promise<{ wire: Wire; seated: Promise<void> }> {
  let known = () => {}
  const seated = new Promise<void>((told) => {
    known = told
  })
  const SEQ_AT = `{"say":"step","match":"${match}","seq":`.length
  const others = seat === null ? undefined : `"do":"move","seat":${1 - seat}`
  const hear = (text: string, wire: Wire) => {
    if (text.startsWith('{"say":"step"')) {
      count.delivered++
      if (others && text.includes(others)) wire.send(moveAfter(match, Number.parseInt(text.slice(SEQ_AT, SEQ_AT + 12), 10)))
    } else if (text.startsWith('{"say":"done"')) count.accepted++
    else if (text.startsWith('{"say":"welcome"')) wire.send(JSON.stringify({ do: 'watch', match, chat: false }))
    else if (text.startsWith('{"say":"match"')) known()
    else if (text.startsWith('{"say":"refused"')) throw new Error(text)
  }
  const url = `${guest.url.replace('http', 'ws')}/api/socket`
  const wire = await Wire.open(url, { cookie: guest.cookie, origin: guest.url }, hear)
  wire.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL }))
  return { wire, seated }
}
