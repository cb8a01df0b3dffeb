import {
  type Game,
  type Heard,
  isAnswered,
  type Json,
  Match,
  mixSeed,
  openQuestion,
  type Refusal,
  type Result,
  type Seat,
  type Table,
} from '@grimuar/kernel'
import type { MatchView, PublicLogEntry } from '@grimuar/protocol'
import { Clocks } from '../clocks/clocks.ts'
import type { LogRow, Outage, Progress, RoomRow } from '../store/contract.ts'
import { madeBy, publicEntry, type ServerLogEntry } from './log-entry.ts'
import { numbersOf, setupOf } from './setup.ts'

/** The state of one seat. */
export interface SeatState {
  readonly person: string | null // owner of the seat; null: a bot's seat from the beginning
  bot: string | null // level of the bot that plays the seat now; null: its person plays
  late: boolean // true: its clock has run out
  votes: boolean // true: the player voted to end the match
  rest: number | null // end of the player's holiday; the clock stands still until then
}

/** A log entry that was applied, with the events it caused. */
export interface AppliedEntry {
  readonly seq: number
  readonly at: number
  readonly entry: PublicLogEntry
  readonly events: readonly Heard[]
}

export type Ended = { readonly how: 'played'; readonly result: Result } | { readonly how: 'abandoned'; readonly result: null }

/** The state of a match, computed by applying its log entry by entry. It can always be computed again from the log. */
export class MatchState {
  readonly match: Match
  readonly seats: SeatState[]
  readonly entries: AppliedEntry[] = []
  /** The sequence number of the entry with each key. */
  readonly keys = new Map<string, number>()
  seq = 0
  /** Sequence number of the entry that opened the current question. */
  askedAt = 0
  /** An open request to take back more moves than is allowed without consent. */
  request: { readonly seat: Seat; readonly keep: number; readonly agreed: Seat[]; readonly seq: number } | null = null
  ended: Ended | null = null
  private cachedSeatViews: MatchView['seats'] | undefined
  private readonly clocks: Clocks

  constructor(game: Game, row: RoomRow, outages: readonly Outage[]) {
    const setup = setupOf(row)
    this.match = new Match(game, {
      seats: setup.seats.length,
      options: setup.options,
      names: setup.seats.map((_, seat) => `${seat + 1}`),
      luck: { kind: 'fair', seed: mixSeed(row.secret, numbersOf(setup)) },
    })
    this.seats = setup.seats.map((plan) => ({
      person: plan.kind === 'person' ? plan.person : null,
      bot: plan.kind === 'bot' ? plan.level : null,
      late: false,
      votes: false,
      rest: null,
    }))
    this.clocks = new Clocks(setup.pace, this.seats.length, outages)
    this.clocks.advance(null, [], this.askedPeople(), true, setup.began ?? row.created)
    this.checkEnd()
  }

  get table(): Table {
    return this.match.table as Table
  }

  /** Seats that must answer. */
  waiting(): readonly Seat[] {
    return this.ended ? [] : (openQuestion(this.table, null)?.waiting ?? [])
  }

  /** Seats that are played by people now. */
  people(): Seat[] {
    return this.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  }

  /** Applies the next entry. If the rules refuse a move, nothing changes and the refusal is returned. */
  apply({ seq, at, key, entry: json }: LogRow): Refusal | undefined {
    if (seq !== this.seq + 1) throw new Error(`log entry ${seq} does not follow entry ${this.seq}`)
    const entry = json as unknown as ServerLogEntry
    const before = this.askedPeople()
    const steps = this.match.steps.length
    const wasLate = entry.do === 'move' && this.seat(entry.seat).late
    const refused = this.applyEntry(entry, at)
    if (refused) return refused
    if (entry.do !== 'move' || wasLate || this.clocks.enabled) this.cachedSeatViews = undefined
    this.seq = seq
    if (key !== null) this.keys.set(key, seq)
    const newQuestion = entry.do === 'undo' || (entry.do === 'move' && !this.isPartlySealed())
    if (newQuestion) this.askedAt = seq
    const events = entry.do === 'move' ? (this.match.steps[steps]?.events ?? []) : []
    this.entries.push({ seq, at, entry: publicEntry(entry), events })
    this.checkEnd()
    this.clocks.advance(madeBy(entry), before, this.askedPeople(), newQuestion, at)
    return undefined
  }

  progress(): Progress {
    const waiting = this.waiting()
    return {
      seq: this.seq,
      waiting,
      botTurn: waiting.some((seat) => this.seats[seat]?.bot != null),
      deadline: this.deadline(),
      result: this.ended as Json,
    }
  }

  /** The time at which the next clock runs out; null if none runs. */
  deadline(): number | null {
    const ends = this.askedPeople().flatMap((seat) => (this.seats[seat]?.late ? [] : (this.clocks.ends(seat) ?? [])))
    return ends.length ? Math.min(...ends) : null
  }

  /** Seats whose clock has run out but that are not marked as late yet. */
  overdue(now: number): Seat[] {
    return this.askedPeople().filter(
      (seat) => !this.seats[seat]?.late && (this.clocks.ends(seat) ?? Number.POSITIVE_INFINITY) <= now,
    )
  }

  /** The public state of the seats and clocks. Returns the same object while nothing has changed. */
  seatViews(): MatchView['seats'] {
    this.cachedSeatViews ??= this.seats.map(({ bot, late, votes, rest }, seat) => ({
      bot,
      late,
      votes,
      rest,
      clock: this.clocks.view(seat),
    }))
    return this.cachedSeatViews
  }

  private applyEntry(entry: ServerLogEntry, at: number): Refusal | undefined {
    switch (entry.do) {
      case 'move': {
        const refused = this.match.play(entry.seat, entry.move)
        if (refused) return refused
        this.seat(entry.seat).late = false
        this.request = null
        break
      }
      case 'undo':
        this.match.keep(entry.seat, entry.keep)
        this.request = null
        break
      case 'ask-undo':
        this.request = { seat: entry.seat, keep: entry.keep, agreed: [], seq: this.seq + 1 }
        break
      case 'answer-undo':
        if (entry.yes) this.request?.agreed.push(entry.seat)
        else this.request = null
        break
      case 'late':
        this.seat(entry.seat).late = true
        break
      case 'bot':
        Object.assign(this.seat(entry.seat), { bot: entry.level, late: false, votes: false })
        this.request = null
        break
      case 'back':
        this.seat(entry.seat).bot = null
        this.request = null
        for (const seat of this.seats) seat.votes = false
        break
      case 'vote':
        this.seat(entry.seat).votes = true
        break
      case 'rest':
        this.seat(entry.seat).rest = entry.until > at ? entry.until : null
        this.clocks.rest(entry.seat, at, entry.until)
        break
      case 'end':
        this.ended = { how: 'abandoned', result: null }
    }
    return undefined
  }

  /** People who must answer. Bots are left out: they have no clock. */
  private askedPeople(): Seat[] {
    return this.waiting().filter((seat) => this.seats[seat]?.bot === null)
  }

  /** True if some sealed answers to the current question are still missing: the last move did not open a new question. */
  private isPartlySealed(): boolean {
    return this.table.ask?.sealed?.some(isAnswered) ?? false
  }

  private checkEnd(): void {
    if (!this.ended && this.table.over) this.ended = { how: 'played', result: this.match.game.result(this.table) as Result }
  }

  private seat(seat: Seat): SeatState {
    return this.seats[seat] as SeatState
  }
}
