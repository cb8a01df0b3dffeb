import { at, type Seat } from '@grimuar/kernel'
import type { Pace } from '@grimuar/protocol'
import type { Outage } from '../store/contract.ts'

const SECOND = 1000
const HOUR = 3_600_000

/**
 * The clocks of one match, computed from its log. Every turn has its own time; extra time is taken from the seat's bank. A
 * turn lasts while the same seat alone is asked again and again, so many small decisions or undoing earn no extra time.
 */
export class Clocks {
  private readonly turn: number | null // milliseconds for each turn; null: no clock
  private readonly bank: number[]
  private readonly since: (number | null)[]
  private readonly outages: readonly Outage[]
  private readonly rests: Outage[][] // by seat
  private joint: readonly Seat[] = [] // the seats of an open joint question: they have one clock together
  private readonly stopped: { used: number; bank: number }[] // by seat: when its clock last stopped

  /** `outages`: periods in which no server ran; no clock counts them. */
  constructor(pace: Pace, seats: number, outages: readonly Outage[]) {
    this.turn = pace.kind === 'live' ? pace.move * SECOND : pace.kind === 'days' ? pace.hours * HOUR : null
    this.bank = Array<number>(seats).fill(pace.kind === 'live' ? pace.bank * SECOND : 0)
    this.since = Array<number | null>(seats).fill(null)
    this.outages = outages
    this.rests = this.bank.map(() => [])
    this.stopped = this.bank.map((bank) => ({ used: 0, bank }))
  }

  /** True if the match has clocks. */
  get enabled(): boolean {
    return this.turn !== null
  }

  /**
   * Updates the clocks after a log entry. `before` and `after`: the people asked before and after it; `by`: the seat that
   * made it; `newQuestion`: true if it opened another question; `joint`: true if anybody may answer the one that is open.
   */
  advance(
    by: Seat | null,
    before: readonly Seat[],
    after: readonly Seat[],
    newQuestion: boolean,
    time: number,
    joint = false,
  ): void {
    for (const seat of this.since.keys()) {
      const goesOn = after.includes(seat)
      if (this.since[seat] !== null) {
        const sameTurn = by === seat ? before.length === 1 && after.length === 1 : !newQuestion
        if (goesOn && sameTurn) continue
        this.charge(seat, time)
      }
      this.since[seat] = goesOn ? time : null
    }
    this.joint = joint ? after : []
  }

  /** Lets the clock of a seat that withdrew its answer go on from where it stopped: a seat that answers and withdraws gains no time. */
  resume(seat: Seat, time: number): void {
    const { used, bank } = at(this.stopped, seat)
    this.since[seat] = time - used
    this.bank[seat] = bank
  }

  /** Stops a seat's clock from `from` to `to`; replaces an earlier holiday. If `to` is not later than `from`, the holiday ends. */
  rest(seat: Seat, from: number, to: number): void {
    const rests = at(this.rests, seat).map((rest) => (rest.to > from ? { ...rest, to: from } : rest))
    this.rests[seat] = to > from ? [...rests, { from, to }] : rests
  }

  /** The time at which a seat's clock runs out; null if it does not run. In a joint question that is the last time anybody has. */
  ends(seat: Seat): number | null {
    if (!this.joint.includes(seat)) return this.ownEnd(seat)
    const ends = this.joint.flatMap((other) => this.ownEnd(other) ?? [])
    return ends.length ? Math.max(...ends) : null
  }

  private ownEnd(seat: Seat): number | null {
    const since = this.since[seat] ?? null
    if (since === null || this.turn === null) return null
    let left = this.turn + at(this.bank, seat)
    let time = since
    for (const { from, to } of this.pauses(seat)) {
      if (to <= time) continue
      if (from >= time + left) break
      left -= Math.max(0, from - time)
      time = to
    }
    return time + left
  }

  /** A seat's clock as everyone sees it. */
  view(seat: Seat): { bank: number; since: number | null; ends: number | null } | null {
    if (this.turn === null) return null
    return { bank: at(this.bank, seat), since: this.since[seat] ?? null, ends: this.ends(seat) }
  }

  /** Periods that do not count for a seat, in order. */
  private pauses(seat: Seat): readonly Outage[] {
    const rests = at(this.rests, seat)
    return rests.length === 0 ? this.outages : [...this.outages, ...rests].sort((a, b) => a.from - b.from)
  }

  /** Takes the extra time of a turn from the bank. */
  private charge(seat: Seat, time: number): void {
    if (this.turn === null) return
    const bank = at(this.bank, seat)
    const used = this.elapsed(seat, time)
    this.stopped[seat] = { used, bank }
    if (used > this.turn) this.bank[seat] = Math.max(0, bank - (used - this.turn))
  }

  private elapsed(seat: Seat, time: number): number {
    let since = this.since[seat] ?? time
    let sum = 0
    for (const { from, to } of this.pauses(seat)) {
      if (to <= since) continue
      if (from >= time) break
      sum += Math.max(0, from - since)
      since = Math.min(to, time)
    }
    return sum + Math.max(0, time - since)
  }
}
