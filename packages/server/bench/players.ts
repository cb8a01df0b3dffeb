import type { Door } from '@grimuar/games'
import { type Json, quickDice } from '@grimuar/kernel'
import type { Connection, Watched } from '@grimuar/protocol'
import type { Guest } from '../testkit/test-server.ts'

/** How the players of a load test went. */
export interface Tally {
  moves: number // acknowledged by the server
  refused: number
  /** Milliseconds from sending a move to its arrival at everyone's. */
  readonly arrivals: number[]
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly acknowledgements: number[]
}

export interface Pace {
  /** Milliseconds a player thinks, on average; 0: as fast as it goes. */
  thinkMs: number
  playing: boolean
}

/** One match with all its sockets, one for each seat's player. Everyone decides by policy. */
export class MatchUnderLoad {
  readonly id: string
  private readonly door: Door
  private readonly tally: Tally
  private readonly pace: Pace
  private readonly lines: Connection[]
  private readonly sent = new Map<number, { at: number; arrived: number }>() // by seat
  private readonly due = new Map<number, Watched>() // seats that are to move, with what they saw
  private draw = 0
  ready = 0
  ended = false

  constructor(id: string, door: Door, guests: readonly Guest[], tally: Tally, pace: Pace) {
    this.id = id
    this.door = door
    this.tally = tally
    this.pace = pace
    this.lines = guests.map((guest) => guest.connect())
  }

  get size(): number {
    return this.lines.length
  }

  watch(): void {
    for (const line of this.lines) {
      let known = false
      line.watch(this.id, {
        chat: false,
        seen: (watched, news) => {
          if (!known) this.ready++
          known = true
          for (const { deed } of news) if (deed.do === 'move') this.arrived(deed.seat)
          if (watched.sight.ended) this.ended = true
          const { seat, sight } = watched
          if (seat === null || !sight.asked?.mine || sight.moves.length === 0) return
          const thinking = this.due.has(seat)
          this.due.set(seat, watched)
          if (!thinking && this.pace.playing) this.think(line, seat)
        },
      })
    }
  }

  /** Those who have been waiting begin. */
  go(): void {
    for (const [seat] of this.due) this.think(this.lines[seat] as Connection, seat)
  }

  stop(): void {
    for (const line of this.lines) line.stop()
  }

  private think(line: Connection, seat: number): void {
    const { thinkMs } = this.pace
    if (thinkMs === 0) this.move(line, seat)
    else setTimeout(() => this.move(line, seat), Math.random() * 2 * thinkMs)
  }

  private move(line: Connection, seat: number): void {
    if (!this.pace.playing) return
    const { sight } = this.due.get(seat) as Watched
    this.due.delete(seat)
    const move = this.door.bot.policy(sight.view, seat, sight.moves, quickDice(++this.draw)) as Json
    const at = performance.now()
    this.sent.set(seat, { at, arrived: 0 })
    void line.wish({ do: 'move', match: this.id, move }).then((outcome) => {
      if (!outcome.ok) {
        if (this.pace.playing) this.tally.refused++
        return
      }
      this.tally.moves++
      this.tally.acknowledgements.push(performance.now() - at)
    })
  }

  private arrived(seat: number): void {
    const sent = this.sent.get(seat)
    if (sent && ++sent.arrived === this.lines.length) {
      this.tally.arrivals.push(performance.now() - sent.at)
      this.sent.delete(seat)
    }
  }
}
