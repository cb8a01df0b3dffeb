import {
  at,
  botsToAnswer,
  type Game,
  type Heard,
  isAnswered,
  type Json,
  Match,
  mixSeed,
  openQuestion,
  orderNow,
  type Refusal,
  type Seat,
  type StandingOrder,
  type Step,
  standingAnswer,
  type Table,
  waitingFor,
} from '@grimuar/kernel'
import type { MatchView, PublicLogEntry } from '@grimuar/protocol'
import { Clocks } from '../clocks/clocks.ts'
import type { LogRow, Outage, Progress, RoomRow } from '../store/contract.ts'
import type { Ended } from './ended.ts'
import { madeBy, publicEntry, type Replaced, readEntry, type ServerLogEntry, toldOnly } from './log-entry.ts'
import { numbersOf, setupOf } from './setup.ts'

/** The longest log. The longest games have a sixth of it; without a limit a match could be made too long to be loaded. */
const MOST_ENTRIES = 10_000
/** A match may have FREE_WASTE entries that are not standing moves, and WASTE_PER_STEP more for each standing move. */
const FREE_WASTE = 500
const WASTE_PER_STEP = 3

interface StandingAnswer {
  readonly seat: Seat
  readonly move: Json
}

// Most questions are no interrupts: nothing is made for them.
const NO_ANSWERS: readonly StandingAnswer[] = []
const NOBODY: readonly Seat[] = []

/** The state of one seat. */
export interface SeatState {
  readonly person: string | null // owner of the seat; null: a bot's seat from the beginning
  bot: string | null // level of the bot that plays the seat now; null: its person plays
  late: boolean // true: its clock has run out
  votes: boolean // true: the player voted to end the match
  rest: number | null // end of the player's holiday; the clock stands still until then
  order: StandingOrder // the player's order for interrupts; nobody else may know it
  withdrew: boolean // true: the player took back an answer to the open question, so no order answers it
}

/** A log entry that was applied, with the events it caused. */
export interface AppliedEntry {
  readonly seq: number // in the log; people count only the entries they are told of, see `seqFor`
  readonly only: Seat | null // the one seat that is told of it; null: everybody is
  readonly at: number
  readonly entry: PublicLogEntry
  readonly events: readonly Heard[]
}

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
  /** True if interrupts are put to every player, whatever their standing orders are. */
  readonly askEveryone: boolean
  /** True if weighty joint questions are decided once all who are here agree. */
  readonly agree: boolean
  /** The sequence numbers of the entries that only one seat is told of: all of them, and those of each seat. */
  private readonly hidden: number[] = []
  private readonly hiddenOf: readonly number[][]
  /** The steps that bots made. */
  private readonly botSteps = new WeakSet<Step>()
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
      order: 'idle',
      withdrew: false,
    }))
    this.hiddenOf = this.seats.map(() => [])
    this.askEveryone = setup.askEveryone ?? false
    this.agree = setup.agree ?? false
    this.clocks = new Clocks(setup.pace, this.seats.length, outages)
    this.clocks.advance(null, [], this.askedPeople(), true, setup.began ?? row.created, this.isJoint())
    this.checkEnd()
  }

  get table(): Table {
    return this.match.table
  }

  /**
   * The sequence number of a log entry as a seat (null: a spectator) counts: without the entries that it is not told of.
   * Otherwise a gap would tell how often somebody else changed a sealed answer.
   */
  seqFor(seat: Seat | null, seq = this.seq): number {
    if (this.hidden.length === 0) return seq
    const own = seat === null ? 0 : countUpTo(at(this.hiddenOf, seat), seq)
    return seq - countUpTo(this.hidden, seq) + own
  }

  /** The entries that a seat (null: a spectator) is told of. */
  entriesFor(seat: Seat | null): readonly AppliedEntry[] {
    return this.hidden.length === 0 ? this.entries : this.entries.filter(({ only }) => only === null || only === seat)
  }

  /** The standing order of a seat; null if there is nothing to order. */
  orderOf(seat: Seat): StandingOrder | null {
    return this.askEveryone || this.match.game.windows === undefined ? null : (this.seats[seat]?.order ?? null)
  }

  /** The seats whose standing order answers the open question, with their answers. */
  standingAnswers(): readonly StandingAnswer[] {
    if (this.table.ask?.window === undefined || this.full) return NO_ANSWERS
    return this.askedPeople().flatMap((seat) => {
      const order = this.orderOf(seat)
      if (order === null || this.seats[seat]?.withdrew) return []
      const move = standingAnswer(this.match.game, this.table, seat, order)
      return move === undefined ? [] : [{ seat, move }]
    })
  }

  /** The seats whose standing order answers. Nobody is called for that. */
  ordered(): readonly Seat[] {
    const answers = this.standingAnswers()
    return answers.length === 0 ? NOBODY : answers.map(({ seat }) => seat)
  }

  /** True if the log has room for nothing but the end of the match. */
  get full(): boolean {
    return this.entries.length >= MOST_ENTRIES
  }

  /** True if too many entries are not moves that stand: undone moves, requests, changed answers. More standing moves allow more of them. */
  get wasteful(): boolean {
    const standing = this.match.steps.length
    return this.full || this.entries.length - standing >= FREE_WASTE + WASTE_PER_STEP * standing
  }

  /** The seats that a bot must answer for. */
  botTurns(): Seat[] {
    if (this.ended || this.full || this.seats.every(({ bot }) => bot === null)) return []
    return botsToAnswer(this.table, (seat) => this.seats[seat]?.bot !== null)
  }

  /** Seats that must answer. */
  waiting(): readonly Seat[] {
    return this.ended ? [] : waitingFor(this.table)
  }

  /** Seats that are played by people now. */
  people(): Seat[] {
    return this.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  }

  /**
   * The number of first steps that a seat cannot take back, even with consent: final steps, and the moves of an absent person who
   * cannot consent (a bot plays their seat now, but they may come back). A team takes back without consent, whoever is here.
   */
  settledFor(seat: Seat | null): number {
    const { steps, settled, team } = this.match
    if (seat === null || team) return settled
    const isAbsent = (other: Seat) => other !== seat && this.seats[other]?.person != null && this.seats[other]?.bot !== null
    if (!this.seats.some((_, other) => isAbsent(other))) return settled
    const last = steps.findLastIndex((step) => isAbsent(step.seat) && !this.botSteps.has(step))
    return Math.max(settled, last + 1)
  }

  /** True if a seat may take back moves so that the first `keep` stand, provided that everyone who is here consents. */
  canKeep(seat: Seat, keep: number): boolean {
    return this.match.canKeep(keep) && keep >= this.settledFor(seat)
  }

  /**
   * Applies the next entry. If the rules refuse a move, nothing changes and the refusal is returned. `between` is called while a move is
   * carried out, see `Match.play`.
   */
  apply({ seq, at, key, entry: json }: LogRow, between?: (heard: readonly Heard[]) => void): Refusal | undefined {
    if (seq !== this.seq + 1) throw new Error(`log entry ${seq} does not follow entry ${this.seq}`)
    const entry = readEntry(json)
    const before = this.askedPeople()
    const replaces = entry.do === 'move' && this.hasAnswered(entry.seat)
    const wasLate = entry.do === 'move' && this.seat(entry.seat).late
    const refused = this.applyEntry(entry, at, between)
    if (refused) return refused
    const replaced: Replaced = !replaces ? null : this.hasAnswered(entry.seat) ? 'changed' : 'again'
    if (replaced === 'changed') this.dropReplaced()
    else if (entry.do === 'move') this.request = null
    if (entry.do !== 'move' || wasLate || this.clocks.enabled) this.cachedSeatViews = undefined
    this.seq = seq
    if (key !== null) this.keys.set(key, seq)
    const newQuestion = entry.do === 'undo' || (entry.do === 'move' && !this.isPartlySealed())
    if (newQuestion) this.askedAt = seq
    for (let number = 0; number < this.seats.length; number++) {
      const seat = this.seat(number)
      if (newQuestion) seat.withdrew = false
      seat.order = orderNow(this.table, number, seat.order)
    }
    const events = entry.do === 'move' && replaced !== 'changed' ? (this.match.steps.at(-1)?.events ?? []) : []
    const shown = publicEntry(entry, replaced)
    const applied = { seq, at, only: toldOnly(shown), entry: shown, events }
    this.entries.push(applied)
    if (applied.only !== null) {
      this.hidden.push(seq)
      this.hiddenOf[applied.only]?.push(seq)
    }
    this.checkEnd()
    this.clocks.advance(madeBy(entry), before, this.askedPeople(), newQuestion, at, this.isJoint())
    if (entry.do === 'withdraw') this.clocks.resume(entry.seat, at)
    return undefined
  }

  progress(): Progress {
    const waiting = this.waiting()
    return {
      seq: this.seqFor(null),
      waiting,
      botTurn: this.botTurns().length > 0 || this.standingAnswers().length > 0,
      deadline: this.deadline(),
      result: this.ended,
    }
  }

  /** The time at which the next clock runs out; null if none runs. */
  deadline(): number | null {
    if (!this.clocks.enabled) return null
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

  private applyEntry(entry: ServerLogEntry, at: number, between?: (heard: readonly Heard[]) => void): Refusal | undefined {
    switch (entry.do) {
      case 'move': {
        const refused = this.match.play(entry.seat, entry.move, between)
        if (refused) return refused
        const step = entry.bot && this.match.steps.findLast((each) => each.seat === entry.seat)
        if (step) this.botSteps.add(step)
        this.seat(entry.seat).late = false
        break
      }
      case 'withdraw':
        if (!this.match.withdraw(entry.seat)) throw new Error(`seat ${entry.seat} has no answer to withdraw`)
        this.seat(entry.seat).withdrew = true
        this.request = null
        break
      case 'standing':
        this.seat(entry.seat).order = entry.order
        break
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

  /** True if the first answer of anybody decides the open question. */
  isJoint(): boolean {
    return this.table.ask?.manner === 'any'
  }

  /** People who must answer. Bots are left out: they have no clock. */
  private askedPeople(): Seat[] {
    return this.waiting().filter((seat) => this.seats[seat]?.bot === null)
  }

  /** True if the sealed answer of a seat to the open question is in. */
  hasAnswered(seat: Seat): boolean {
    return this.table.ask?.sealed !== undefined && (openQuestion(this.table, seat)?.answered ?? false)
  }

  /**
   * Puts a changed answer in the place of the one it replaces, so that the record does not tell how often it was changed.
   * An undo counts the moves before it, so these stay as they are.
   */
  private dropReplaced(): void {
    const { entries } = this.match
    const changed = entries.at(-1)
    if (!changed) return
    for (let at = entries.length - 2; at >= 0; at--) {
      const earlier = entries[at]
      if (!earlier || 'keep' in earlier) return
      if (earlier.seat !== changed.seat || !('move' in earlier)) continue
      entries[at] = changed
      entries.pop()
      return
    }
  }

  /** True if some sealed answers to the current question are still missing: the last move did not open a new question. */
  private isPartlySealed(): boolean {
    return this.table.ask?.sealed?.some(isAnswered) ?? false
  }

  private checkEnd(): void {
    if (!this.ended && this.table.over) this.ended = { how: 'played', result: this.match.game.result(this.table) }
  }

  private seat(seat: Seat): SeatState {
    return at(this.seats, seat)
  }
}

/** How many of some ascending numbers are not above `most`. */
function countUpTo(ascending: readonly number[], most: number): number {
  let [from, to] = [0, ascending.length]
  if ((ascending.at(-1) ?? 0) <= most) return to
  while (from < to) {
    const middle = (from + to) >> 1
    if (at(ascending, middle) <= most) from = middle + 1
    else to = middle
  }
  return from
}
