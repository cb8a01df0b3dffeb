import type { WonderEvent } from '../events.ts'
import type { PhaseSummary } from '../text/board.ts'
import type { WonderView } from '../view.ts'
import { turns } from './late.svelte.ts'
import type { Beat } from './playback.ts'

/** Milliseconds for one beat, and the most for a whole phase. */
const BEAT = { calm: 700, quick: 380 }
const WHOLE = 9000

/** Plays an enemy phase on the book, beat by beat, and sums it up. */
export class EnemyPhase {
  /** What is shown now in place of the table itself; undefined where nothing is played. */
  beat = $state.raw<Beat | undefined>()
  /** The phase that is over, until it is put away. */
  summary = $state.raw<PhaseSummary | undefined>()

  private before: WonderView | undefined
  private heard: WonderEvent[] | undefined
  private waiting: readonly Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Takes a new view over, with what led to it. `pace` says how fast things move here. */
  follow(view: WonderView, last: readonly WonderEvent[], pace: string | undefined): void {
    const { before } = this
    if (before === view) return
    this.before = view
    this.skip()
    if (!before) return
    this.collect(last)
    if (pace !== 'calm' && pace !== 'quick') return
    turns.use(({ beatsOf }) => {
      if (this.before !== view) return
      this.waiting = beatsOf(before, last, view)
      this.next(Math.min(BEAT[pace], WHOLE / this.waiting.length))
    })
  }

  skip(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.beat = undefined
  }

  dismiss(): void {
    this.summary = undefined
  }

  private next(wait: number): void {
    const [first, ...rest] = this.waiting
    this.beat = first
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
    const { heard, before } = this
    this.heard = undefined
    turns.use(({ summaryOf }) => {
      if (this.before === before) this.summary = summaryOf(heard)
    })
  }
}
