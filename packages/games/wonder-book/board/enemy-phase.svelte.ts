import type { WonderEvent } from '../events.ts'
import type { PhaseSummary } from '../text/board.ts'
import type { WonderView } from '../view.ts'
import { type Moment, momentsOf, summaryOf } from './playback.ts'

/** Milliseconds for one moment, and the most for a whole phase. */
const MOMENT = { calm: 700, quick: 380 }
const WHOLE = 9000

/** Plays an enemy phase on the book, moment by moment, and sums it up. */
export class EnemyPhase {
  /** What is shown now in place of the table itself; undefined where nothing is played. */
  moment = $state.raw<Moment | undefined>()
  /** The phase that is over, until it is put away. */
  summary = $state.raw<PhaseSummary | undefined>()

  private before: WonderView | undefined
  private heard: WonderEvent[] | undefined
  private waiting: readonly Moment[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Takes a new view over, with what led to it. `pace` says how fast things move here. */
  follow(view: WonderView, last: readonly WonderEvent[], pace: string | undefined): void {
    const { before } = this
    this.before = view
    this.skip()
    if (!before || before === view) return
    this.collect(last)
    const moments = pace === 'calm' || pace === 'quick' ? momentsOf(before, last, view) : []
    if (moments.length === 0) return
    this.waiting = moments
    this.next(Math.min(MOMENT[pace === 'calm' ? 'calm' : 'quick'], WHOLE / moments.length))
  }

  skip(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.moment = undefined
  }

  dismiss(): void {
    this.summary = undefined
  }

  private next(wait: number): void {
    const [first, ...rest] = this.waiting
    this.moment = first
    this.waiting = rest
    if (first) this.timer = setTimeout(() => this.next(wait), wait)
  }

  /** A phase may be cut by questions: it is summed up once players are on again. */
  private collect(last: readonly WonderEvent[]): void {
    this.summary = undefined
    for (const event of last) {
      if (event.kind === 'phase' && event.phase === 'enemies') this.heard = []
      this.heard?.push(event)
    }
    if (!this.heard?.some((event) => event.kind === 'phase' && event.phase === 'players')) return
    this.summary = summaryOf(this.heard)
    this.heard = undefined
  }
}
