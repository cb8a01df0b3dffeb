import type { Bot } from '@grimuar/contract'
import { type Json, quickDice } from '@grimuar/kernel'
import type { Connection, Watched } from '@grimuar/protocol'
import type { Guest } from '../testkit/test-server.ts'

/** The counts of a load test. */
export interface Tally {
  moves: number // acknowledged by the server
  refused: number
  /** Milliseconds from sending a move until everyone has received it. */
  readonly arrivals: number[]
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly acknowledgements: number[]
}

export interface Pace {
  /** Milliseconds a player thinks, on average; 0: as fast as it goes. */
  thinkMs: number
  playing: boolean
}

/** One match with a socket for each seat. All players use the policy bot. */
export class MatchUnderLoad {
  readonly id: string
  private readonly bot: Bot
  private readonly tally: Tally
  private readonly pace: Pace
  private readonly lines: Connection[]
  private readonly sent = new Map<number, { at: number; arrived: number }>() // by seat
  private readonly due = new Map<number, Watched>() // seats that must move, with what they see
  private draw = 0
  ready = 0
  ended = false

  constructor(id: string, bot: Bot, guests: readonly Guest[], tally: Tally, pace: Pace) {
    this.id = id
    this.bot = bot
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
        onUpdate: (watched, updates) => {
          if (!known) this.ready++
          known = true
          for (const { entry } of updates) if (entry.do === 'move') this.arrived(entry.seat)
          if (watched.match.ended) this.ended = true
          const { seat, match } = watched
          if (seat === null || !match.asked?.mine || (match.moves.length === 0 && !match.form) || match.asked.answered) return
          const thinking = this.due.has(seat)
          this.due.set(seat, watched)
          if (!thinking && this.pace.playing) this.think(line, seat)
        },
      })
    }
  }

  /** Starts the players that must move. */
  start(): void {
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
    const { match } = this.due.get(seat) as Watched
    this.due.delete(seat)
    const move = this.bot.policy(match.view, seat, match.form ?? match.moves, quickDice(++this.draw)) as Json
    const at = performance.now()
    this.sent.set(seat, { at, arrived: 0 })
    void line.send({ type: 'move', room: this.id, move }).then((outcome) => {
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
