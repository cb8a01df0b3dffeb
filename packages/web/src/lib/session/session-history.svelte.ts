import type { Seat } from '@grimuar/kernel'
import type { Refused, Show, Undo } from './match-session.ts'
import { BLANK, type LogLine, type Snapshot } from './snapshot.ts'

/** The common part of matches on this device and online: the shown step, its viewer, and the undone moves. */
export abstract class SessionHistory {
  /** The seat whose view is shown; null for a spectator. */
  viewer = $state<Seat | null>(null)
  /** The state that is drawn. */
  shown: Snapshot = $state.raw(BLANK)
  private allLines: readonly LogLine[] = $state.raw([])
  /** In a review without spoilers, the latest step that was shown; undefined: later steps may be told. */
  seenTo = $state<number>()
  /** Lines of moves just undone; they are shown struck through until the next move. */
  undone: readonly LogLine[] = $state.raw([])
  /** The number of moves made and not undone. */
  steps = $state(0)
  /** The earlier step being shown; null for the present. */
  past = $state<number | null>(null)
  /** Whether the replay's controls are open. */
  replaying = $state(false)
  refused = $state.raw<Refused | null>(null)

  protected show: Show = async (changes, _most, soon) => {
    soon?.()
    changes.at(-1)?.make()
  }
  /** The viewer's own seat, while another seat's view is shown. */
  protected ownViewer: Seat | null | undefined

  /** Whether nothing is secret any more, so any seat's view may be shown. */
  abstract readonly revealed: boolean
  /** Draws the chosen step as the chosen seat sees it. */
  protected abstract draw(): Promise<void>

  get now(): boolean {
    return this.past === null
  }

  /** The log as the viewer may see it; in a review without spoilers as far as they have come. */
  get logLines(): readonly LogLine[] {
    const { allLines, seenTo } = this
    return seenTo === undefined ? allLines : allLines.filter(({ step }) => step <= seenTo)
  }

  set logLines(lines: readonly LogLine[]) {
    this.allLines = lines
  }

  /** Tells nothing of later steps from here on, or everything again. At the end of a match such a review begins at its start. */
  hideLater(hide: boolean): void {
    if (hide && this.past === null) this.goTo(0)
    this.seenTo = hide ? (this.past ?? 0) : undefined
  }

  /** Shows an earlier step, or the present for null. */
  goTo(step: number | null): void {
    this.refused = null
    this.past = step === null || step >= this.steps ? null : Math.max(0, step)
    if (this.seenTo !== undefined) this.seenTo = Math.max(this.seenTo, this.past ?? this.steps)
    void this.draw()
  }

  /** Shows another seat's view, once the match is `revealed`. */
  lookAs(seat: Seat | null): void {
    if (!this.revealed) return
    if (this.ownViewer === undefined) this.ownViewer = this.viewer
    this.viewer = seat
    void this.draw()
  }

  /** Returns to the present and to the viewer's own seat. */
  closeReplay(): void {
    this.replaying = false
    this.seenTo = undefined
    if (this.ownViewer !== undefined) this.viewer = this.ownViewer
    this.ownViewer = undefined
    this.goTo(null)
  }

  /** Whether a seat may move now; if not, says why. */
  protected mayMove(seat: Seat | null): boolean {
    this.refused = this.now ? (seat === null ? { reason: 'watching' } : null) : { reason: 'past' }
    return this.refused === null
  }
}

/** Nothing can be undone. */
export function noUndo(remote: boolean): Undo {
  return { reach: { steps: 0, stop: 'start' }, free: false, keep: undefined, others: [], remote }
}

/** The number of moves left when step `last` is undone; undefined if there is none, or it is settled. */
export function keptBefore(last: number, settled: number): number | undefined {
  return last < 0 || last < settled ? undefined : last
}
