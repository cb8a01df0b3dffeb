import type { Seat } from '@grimuar/kernel'
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

  /** `outages`: periods in which no server ran; no clock counts them. */
  constructor(pace: Pace, seats: number, outages: readonly Outage[]) {
    this.turn = pace.kind === 'live' ? pace.move * SECOND : pace.kind === 'days' ? pace.hours * HOUR : null
    this.bank = Array<number>(seats).fill(pace.kind === 'live' ? pace.bank * SECOND : 0)
    this.since = Array<number | null>(seats).fill(null)
    this.outages = outages
    this.rests = this.bank.map(() => [])
  }

  /** True if the match has clocks. */
  get enabled(): boolean {
    return this.turn !== null
  }

  /**
   * Updates the clocks after a log entry. `before` and `after`: the people asked before and after it; `by`: the seat that
   * made it; `newQuestion`: true if it opened another question.
   */
  advance(by: Seat | null, before: readonly Seat[], after: readonly Seat[], newQuestion: boolean, at: number): void {
    for (const seat of this.since.keys()) {
      const goesOn = after.includes(seat)
      if (this.since[seat] !== null) {
        const sameTurn = by === seat ? before.length === 1 && after.length === 1 : !newQuestion
        if (goesOn && sameTurn) continue
        this.charge(seat, at)
      }
      this.since[seat] = goesOn ? at : null
    }
  }

  /** Stops a seat's clock from `from` to `to`; replaces an earlier holiday. If `to` is not later than `from`, the holiday ends. */
  rest(seat: Seat, from: number, to: number): void {
    const rests = (this.rests[seat] as Outage[]).map((rest) => (rest.to > from ? { ...rest, to: from } : rest))
    this.rests[seat] = to > from ? [...rests, { from, to }] : rests
  }

  /** The time at which a seat's clock runs out; null if it does not run. */
  ends(seat: Seat): number | null {
    const since = this.since[seat] ?? null
    if (since === null || this.turn === null) return null
    let left = this.turn + (this.bank[seat] as number)
    let at = since
    for (const { from, to } of this.pauses(seat)) {
      if (to <= at) continue
      if (from >= at + left) break
      left -= Math.max(0, from - at)
      at = to
    }
    return at + left
  }

  /** A seat's clock as everyone sees it. */
  view(seat: Seat): { bank: number; since: number | null; ends: number | null } | null {
    if (this.turn === null) return null
    return { bank: this.bank[seat] as number, since: this.since[seat] ?? null, ends: this.ends(seat) }
  }

  /** Periods that do not count for a seat, in order. */
  private pauses(seat: Seat): readonly Outage[] {
    const rests = this.rests[seat] as Outage[]
    return rests.length === 0 ? this.outages : [...this.outages, ...rests].sort((a, b) => a.from - b.from)
  }

  /** Takes the extra time of a turn from the bank. */
  private charge(seat: Seat, at: number): void {
    if (this.turn === null) return
    const over = this.elapsed(seat, at) - this.turn
    if (over > 0) this.bank[seat] = Math.max(0, (this.bank[seat] as number) - over)
  }

  private elapsed(seat: Seat, at: number): number {
    let since = this.since[seat] as number
    let sum = 0
    for (const { from, to } of this.pauses(seat)) {
      if (to <= since) continue
      if (from >= at) break
      sum += Math.max(0, from - since)
      since = Math.min(to, at)
    }
    return sum + Math.max(0, at - since)
  }
}
