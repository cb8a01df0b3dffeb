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
import type { Deed, Sight } from '@grimuar/protocol'
import { Clocks } from '../clocks/clocks.ts'
import type { LogRow, Mark, Outage, TableRow } from '../store/contract.ts'
import { deedOf, type Entry, madeBy } from './log-entry.ts'
import { numbersOf, setupOf } from './setup.ts'

/** Who plays a seat now. */
export interface SeatCourse {
  readonly person: string | null // whose seat it is; null: a bot's from the beginning
  bot: string | null // the level of the bot that plays it now
  late: boolean // its clock has run out
  votes: boolean // would end the match here
  rest: number | null // until when its clock rests
}

/** An entry that happened, with all it told. */
export interface Happening {
  readonly seq: number
  readonly at: number
  readonly deed: Deed
  readonly heard: readonly Heard[]
}

export type Ended = { readonly how: 'played'; readonly result: Result } | { readonly how: 'abandoned'; readonly result: null }

/** The course of a match so far: its log played again, entry by entry. Nothing here is ever the only copy. */
export class Course {
  readonly match: Match
  readonly seats: SeatCourse[]
  readonly happenings: Happening[] = []
  /** Where the entry of each key stands. */
  readonly keys = new Map<string, number>()
  seq = 0
  /** The entry that opened the question now open. */
  askedAt = 0
  /** Someone asks to take back more than is free. */
  request: { readonly seat: Seat; readonly keep: number; readonly agreed: Seat[]; readonly seq: number } | null = null
  ended: Ended | null = null
  private seatsShown: Sight['seats'] | undefined
  private readonly clocks: Clocks

  constructor(game: Game, row: TableRow, outages: readonly Outage[]) {
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
    this.clocks.step(null, [], this.asked(), true, setup.began ?? row.created)
    this.look()
  }

  get table(): Table {
    return this.match.table as Table
  }

  /** Who is to answer. */
  waiting(): readonly Seat[] {
    return this.ended ? [] : (openQuestion(this.table, null)?.waiting ?? [])
  }

  /** Seats that people play now. */
  people(): Seat[] {
    return this.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  }

  /** Adds the next entry. A move the rules refuse changes nothing. */
  apply({ seq, at, key, entry: json }: LogRow): Refusal | undefined {
    if (seq !== this.seq + 1) throw new Error(`entry ${seq} does not follow entry ${this.seq}`)
    const entry = json as unknown as Entry
    const before = this.asked()
    const steps = this.match.steps.length
    const wasLate = entry.do === 'move' && this.seat(entry.seat).late
    const refused = this.happen(entry, at)
    if (refused) return refused
    if (entry.do !== 'move' || wasLate || this.clocks.run) this.seatsShown = undefined
    this.seq = seq
    if (key !== null) this.keys.set(key, seq)
    const anew = entry.do === 'undo' || (entry.do === 'move' && !this.partlySealed())
    if (anew) this.askedAt = seq
    const heard = entry.do === 'move' ? (this.match.steps[steps]?.events ?? []) : []
    this.happenings.push({ seq, at, deed: deedOf(entry), heard })
    this.look()
    this.clocks.step(madeBy(entry), before, this.asked(), anew, at)
    return undefined
  }

  mark(): Mark {
    const waiting = this.waiting()
    return {
      seq: this.seq,
      waiting,
      botTurn: waiting.some((seat) => this.seats[seat]?.bot != null),
      deadline: this.deadline(),
      result: this.ended as Json,
    }
  }

  /** When the next clock runs out. */
  deadline(): number | null {
    const ends = this.asked().flatMap((seat) => (this.seats[seat]?.late ? [] : (this.clocks.ends(seat) ?? [])))
    return ends.length ? Math.min(...ends) : null
  }

  /** People whose clock has run out and who have not been noted so yet. */
  overdue(now: number): Seat[] {
    return this.asked().filter((seat) => !this.seats[seat]?.late && (this.clocks.ends(seat) ?? Number.POSITIVE_INFINITY) <= now)
  }

  /** Who plays the seats and how their clocks stand, for everyone to see: the same object for as long as nothing changed. */
  seatSights(): Sight['seats'] {
    this.seatsShown ??= this.seats.map(({ bot, late, votes, rest }, seat) => ({
      bot,
      late,
      votes,
      rest,
      clock: this.clocks.shown(seat),
    }))
    return this.seatsShown
  }

  private happen(entry: Entry, at: number): Refusal | undefined {
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

  /** People who are asked: bots have no clock. */
  private asked(): Seat[] {
    return this.waiting().filter((seat) => this.seats[seat]?.bot === null)
  }

  /** Whether the move only put one more answer under the cover of the same question. */
  private partlySealed(): boolean {
    return this.table.ask?.sealed?.some(isAnswered) ?? false
  }

  private look(): void {
    if (!this.ended && this.table.over) this.ended = { how: 'played', result: this.match.game.result(this.table) as Result }
  }

  private seat(seat: Seat): SeatCourse {
    return this.seats[seat] as SeatCourse
  }
}
