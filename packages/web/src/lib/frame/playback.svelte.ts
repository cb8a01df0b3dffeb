import type { MatchSession } from '#lib/session/match-session.ts'

/** The walk through the earlier steps of a match. */
export class Playback {
  /** Whether the steps follow one another by themselves. */
  playing = $state(false)
  private readonly session: MatchSession
  /** Called when another step is shown; null for the present. */
  private readonly onstep: (step: number | null) => void

  constructor(session: MatchSession, onstep: (step: number | null) => void) {
    this.session = session
    this.onstep = onstep
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

  close(): void {
    this.playing = false
    this.session.closeReplay()
    this.onstep(null)
  }
}
