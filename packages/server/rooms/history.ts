import { at, heardBy, Match, type Seat, type Step } from '@grimuar/kernel'
import type { Moment } from '@grimuar/protocol'
import { askedOf } from '../matches/match-view.ts'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { Room } from './room.ts'

/** A long match is replayed in slices of this length, so that other work can run between them. */
const SLICE_MS = 8
/** The number of replays in the cache. A replay is one match as one seat saw it. */
const CACHED_REPLAYS = 16

/** Shows earlier moments of matches. It replays the standing moves and caches the replays while people look through them. */
export class History {
  private readonly replays = new Map<string, Replay>()

  /** The moment after `step` moves as `person` saw it, as JSON text; a code if there is none. */
  async moment(room: Room, person: string | null, step: number): Promise<{ text: string } | 'not-running' | 'no-moment'> {
    const now = await room.durableSteps()
    if (!now) return 'not-running'
    const standing = now.steps.length
    if (step > standing) return 'no-moment'
    const seat = seatOf(setupOf(room.row), person)
    const moment = await this.replay(room.id, now.match, seat).moment(now.steps, step)
    return { text: `{"standing":${standing},${moment.slice(1)}` }
  }

  private replay(room: string, match: Match, seat: Seat | null): Replay {
    const key = `${room}/${seat}`
    const replay = this.replays.get(key) ?? new Replay(match, seat)
    this.replays.delete(key) // moves it to the end: the least recently used replay is dropped first
    this.replays.set(key, replay)
    for (const oldest of this.replays.keys()) {
      if (this.replays.size <= CACHED_REPLAYS) break
      this.replays.delete(oldest)
    }
    return replay
  }
}

/** One match replayed for one seat, as far as anyone has looked. */
class Replay {
  private readonly seat: Seat | null
  private match: Match
  private moments: string[]
  private last: Promise<unknown> = Promise.resolve()

  constructor(match: Match, seat: Seat | null) {
    this.seat = seat
    this.match = new Match(match.game, match.beginning)
    this.moments = [this.serialize()]
  }

  moment(steps: readonly Step[], step: number): Promise<string> {
    const moment = this.last.then(() => this.compute(steps, step))
    this.last = moment.catch(() => {})
    return moment
  }

  private async compute(steps: readonly Step[], step: number): Promise<string> {
    if (!this.agreesWith(steps, step)) {
      this.match = new Match(this.match.game, this.match.beginning)
      this.moments = [this.serialize()]
    }
    let since = performance.now()
    while (this.moments.length <= step) {
      const { seat, move } = at(steps, this.moments.length - 1)
      if (this.match.play(seat, move)) throw new Error('a move of this match is no longer legal')
      this.moments.push(this.serialize())
      if (performance.now() - since < SLICE_MS) continue
      await new Promise((others) => setImmediate(others))
      since = performance.now()
    }
    return at(this.moments, step)
  }

  /** True if the replayed moves still stand: moves may have been taken back since. */
  private agreesWith(steps: readonly Step[], step: number): boolean {
    const played = this.match.steps
    for (let i = Math.min(played.length, step) - 1; i >= 0; i--) {
      if (played[i]?.seat !== steps[i]?.seat || played[i]?.move !== steps[i]?.move) return false
    }
    return true
  }

  /** The current moment as text, so that it shares nothing with the table, which keeps changing. */
  private serialize(): string {
    const { match, seat } = this
    const { game, steps, table, opening } = match
    const last = steps.at(-1)
    const moment: Omit<Moment, 'standing'> = {
      step: steps.length,
      seat,
      view: game.view(table, seat),
      asked: table.over ? null : askedOf(table, seat),
      last: heardBy(last ? last.events : opening, seat),
      by: last?.seat ?? null,
      over: table.over,
    }
    return JSON.stringify(moment)
  }
}
