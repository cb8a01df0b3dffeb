import { heardBy, Match, openQuestion, type Seat, type Step } from '@grimuar/kernel'
import type { Moment } from '@grimuar/protocol'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { Room } from './room.ts'

/** A long match of costly rules is played again in pieces, so that others need not wait for it. */
const PIECE_MS = 8
/** How many matches, each as one seat saw it, are kept while people look through them. */
const KEPT = 16

/** The past of matches: what stands is played again and kept for as long as somebody leafs through it. */
export class Past {
  private readonly replays = new Map<string, Replay>()

  /** What `person` saw at a table after so many moves, as text; a code where there is nothing to see. */
  async moment(room: Room, person: string | null, step: number): Promise<{ text: string } | 'not-running' | 'no-moment'> {
    const now = await room.past()
    if (!now) return 'not-running'
    const standing = now.steps.length
    if (step > standing) return 'no-moment'
    const seat = seatOf(setupOf(room.row), person)
    const look = await this.replay(room.id, now.match, seat).look(now.steps, step)
    return { text: `{"standing":${standing},${look.slice(1)}` }
  }

  private replay(id: string, match: Match, seat: Seat | null): Replay {
    const name = `${id}/${seat}`
    const found = this.replays.get(name)
    const replay = found ?? new Replay(match, seat)
    this.replays.delete(name) // and at the end again: the one looked at longest ago goes first
    this.replays.set(name, replay)
    for (const oldest of this.replays.keys()) {
      if (this.replays.size <= KEPT) break
      this.replays.delete(oldest)
    }
    return replay
  }
}

/** One match played again for one seat, as far as anyone has looked. */
class Replay {
  private readonly seat: Seat | null
  private again: Match
  private looks: string[]
  private last: Promise<unknown> = Promise.resolve()

  constructor(match: Match, seat: Seat | null) {
    this.seat = seat
    this.again = new Match(match.game, match.beginning)
    this.looks = [this.write()]
  }

  look(steps: readonly Step[], step: number): Promise<string> {
    const look = this.last.then(() => this.read(steps, step))
    this.last = look.catch(() => {})
    return look
  }

  private async read(steps: readonly Step[], step: number): Promise<string> {
    if (!this.leadsTo(steps, step)) {
      this.again = new Match(this.again.game, this.again.beginning)
      this.looks = [this.write()]
    }
    let since = performance.now()
    while (this.looks.length <= step) {
      const { seat, move } = steps[this.looks.length - 1] as Step
      if (this.again.play(seat, move)) throw new Error('a move of this match no longer fits')
      this.looks.push(this.write())
      if (performance.now() - since < PIECE_MS) continue
      await new Promise((others) => setImmediate(others))
      since = performance.now()
    }
    return this.looks[step] as string
  }

  /** Whether what was played again is how it still stands: moves may have been taken back since. */
  private leadsTo(steps: readonly Step[], step: number): boolean {
    const played = this.again.steps
    for (let at = Math.min(played.length, step) - 1; at >= 0; at--) {
      if (played[at]?.seat !== steps[at]?.seat || played[at]?.move !== steps[at]?.move) return false
    }
    return true
  }

  /** What is seen now, as text: it must share nothing with the table, which goes on. */
  private write(): string {
    const { again, seat } = this
    const { game, steps, table, opening } = again
    const done = steps.at(-1)
    const asked = table.over ? null : openQuestion(table, seat)
    const look: Omit<Moment, 'standing'> = {
      step: steps.length,
      seat,
      view: game.view(table, seat),
      asked: asked && { question: asked.question, waiting: [...asked.waiting], mine: asked.mine },
      last: heardBy(done ? done.events : opening, seat),
      by: done?.seat ?? null,
      over: table.over,
    }
    return JSON.stringify(look)
  }
}
