import type { Pace } from '@grimuar/ui'
import type { MatchSession } from '#lib/session/match-session.ts'
import { isTaken, press } from '../keyboard.ts'

/** The milliseconds from step to step, while they follow one another by themselves. */
export const STEP_MS: Record<Pace, number> = { calm: 1100, quick: 600, off: 300 }

/** The walk through the earlier steps of a match. */
export class Playback {
  /** Whether the steps follow one another by themselves. */
  playing = $state(false)
  private readonly session: MatchSession
  /** Called when another step is shown; null for the present. */
  private readonly onstep: (step: number | null) => void

  /** The steps at which turns have begun, as far as they may be told. */
  private readonly begins: () => readonly number[]

  constructor(session: MatchSession, onstep: (step: number | null) => void, begins: () => readonly number[]) {
    this.session = session
    this.onstep = onstep
    this.begins = begins
  }

  /** The step that is shown. */
  get at(): number {
    return this.session.past ?? this.session.steps
  }

  go(step: number | null): void {
    this.session.replaying = true
    this.session.goTo(step)
    this.onstep(this.session.past)
  }

  /** Goes to the next step forward or back that told the viewer something. */
  stop(by: 1 | -1): void {
    const { session } = this
    let step = this.at + by
    while (step > 0 && step < session.steps && session.isQuietStep?.(step)) step += by
    this.go(Math.max(0, step))
  }

  /** Goes to where the next turn begins, or the turn before; without one, to the end or the beginning. */
  turn(by: 1 | -1): void {
    const { session, at } = this
    const begins = this.begins()
    const step = by > 0 ? begins.find((begin) => begin > at) : begins.findLast((begin) => begin < at)
    if (step !== undefined) this.go(step)
    // Without spoilers nobody knows where the next turn begins.
    else if (by > 0 && session.seenTo !== undefined) this.stop(1)
    else this.go(by > 0 ? session.steps : 0)
  }

  /** The keys of a replay. They hold as soon as one is open, also while its bar is loaded, and come before the board's own keys. */
  key(event: KeyboardEvent): void {
    const { session } = this
    // A slider that has the focus handles the keys itself.
    if (!session.replaying || session.curtain !== null || isTaken(event) || event.target instanceof HTMLInputElement) return
    press(event, {
      ArrowLeft: () => (event.shiftKey ? this.turn(-1) : this.stop(-1)),
      ArrowRight: () => (event.shiftKey ? this.turn(1) : this.stop(1)),
      Home: () => this.go(0),
      End: () => this.go(session.seenTo ?? session.steps),
      p: () => (this.playing = !this.playing),
    })
  }

  close(): void {
    this.playing = false
    this.session.closeReplay()
    this.onstep(null)
  }
}
