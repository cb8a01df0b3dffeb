import { type Json, quickDice, sampleForm, stream } from '@grimuar/kernel'
import { type MatchView, newLuck, type Patch, PROTOCOL, patch } from '@grimuar/protocol'
import type { Guest } from '../testkit/test-server.ts'
import { RawSocket } from './raw-socket.ts'

/** What the clients of a load test have seen. */
export interface PacedTally {
  playing: boolean
  moves: number // acknowledged by the server
  refused: number
  /** Milliseconds from sending a move until all players have received it. */
  arrivals: number[]
}

/** The part of a view that a player needs who moves at random. */
type Asked = Pick<MatchView, 'asked' | 'moves' | 'form' | 'ended'>

const roll = stream(quickDice(1))
const keys = newLuck().slice(0, 16)
let commands = 0

/**
 * A match with a socket for each seat. An asked seat makes a random move after a random time. Clients do as little as possible: there are
 * thousands of them beside the server.
 */
export class PacedMatch {
  private readonly id: string
  private readonly thinkMs: number
  private readonly tally: PacedTally
  private readonly sockets: RawSocket[] = []
  private readonly views: Asked[] = [] // by seat
  private readonly due = new Set<number>() // seats that must move and have not begun to think
  private sent: { readonly at: number; readonly seat: number; arrived: number } | undefined

  private constructor(id: string, thinkMs: number, tally: PacedTally) {
    this.id = id
    this.thinkMs = thinkMs
    this.tally = tally
  }

  /** Opens the sockets of all seats and waits until each has the match. `guests` are in the order of seats. */
  static async open(id: string, guests: readonly Guest[], thinkMs: number, tally: PacedTally): Promise<PacedMatch> {
    const match = new PacedMatch(id, thinkMs, tally)
    for (const [seat, guest] of guests.entries()) await match.sit(seat, guest)
    return match
  }

  /** Starts the players who must move. */
  start(): void {
    for (const seat of this.due) this.think(seat)
    this.due.clear()
  }

  close(): void {
    for (const socket of this.sockets) socket.close()
  }

  private async sit(seat: number, guest: Guest): Promise<void> {
    let known = () => {}
    const seated = new Promise<void>((told) => {
      known = told
    })
    const hear = (text: string, socket: RawSocket) => {
      if (text.startsWith('{"type":"update"')) this.onUpdate(seat, JSON.parse(text))
      else if (text.startsWith('{"type":"done"')) this.tally.moves++
      else if (text.startsWith('{"type":"welcome"')) socket.send(JSON.stringify({ type: 'watch', room: this.id, chat: false }))
      else if (text.startsWith('{"type":"snapshot"')) {
        const { seq, match }: { seq: number; match: Asked } = JSON.parse(text)
        this.see(seat, seq, match)
        known()
      } else if (text.startsWith('{"type":"refused"')) this.tally.refused++
    }
    const url = `${guest.url.replace('http', 'ws')}/api/socket`
    const socket = await RawSocket.open(url, { cookie: guest.cookie, origin: guest.url }, hear)
    this.sockets[seat] = socket
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    await seated
  }

  private onUpdate(
    seat: number,
    update: { seq: number; entry: { do: string; seat?: number }; patch?: { [field: string]: Patch } },
  ): void {
    const { sent } = this
    if (sent && update.entry.do === 'move' && update.entry.seat === sent.seat && ++sent.arrived === this.sockets.length) {
      this.tally.arrivals.push(performance.now() - sent.at)
      this.sent = undefined
    }
    const { asked, moves, form, ended } = this.views[seat] as Asked
    const change = update.patch ?? {}
    this.see(seat, update.seq, {
      asked: patch(asked, change.asked),
      moves: patch(moves, change.moves),
      form: patch(form, change.form),
      ended: patch(ended, change.ended),
    })
  }

  private seqs: number[] = []

  private see(seat: number, seq: number, { asked, moves, form, ended }: Asked): void {
    this.views[seat] = { asked, moves, form, ended }
    this.seqs[seat] = seq
    if (ended || !asked?.mine || asked.answered || (moves.length === 0 && !form)) return
    if (this.tally.playing) this.think(seat)
    else this.due.add(seat)
  }

  private think(seat: number): void {
    setTimeout(() => this.move(seat), (0.5 + Math.random()) * this.thinkMs)
  }

  private move(seat: number): void {
    const view = this.views[seat]
    if (!this.tally.playing || !view) {
      this.due.add(seat)
      return
    }
    const move = (view.form ? sampleForm(view.form, roll) : view.moves[roll(view.moves.length)]) as Json
    this.sent = { at: performance.now(), seat, arrived: 0 }
    const command = { type: 'move', room: this.id, key: `${keys}${++commands}`, seq: this.seqs[seat], move }
    this.sockets[seat]?.send(JSON.stringify(command))
  }
}
