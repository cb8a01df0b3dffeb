import type { WonderEvent } from '../../events.ts'
import type { PhaseSummary } from '../../text/board.ts'
import type { WonderView } from '../../view.ts'
import type { WonderProps } from '../derived.ts'
import { turns } from '../late.svelte.ts'
import type { Beat } from './playback.ts'

/** Milliseconds for one beat, and the most for a whole phase. */
const BEAT = { calm: 700, quick: 380 }
const WHOLE = 9000

/**
 * Plays an enemy phase on the book, beat by beat, and sums it up. Table, Own and Seat are parts of one board, so they share it: hearts
 * are lost when they are seen to be.
 */
class EnemyPhase {
  /** What is shown now in place of the table itself; undefined if nothing is played. */
  beat = $state.raw<Beat | undefined>()
  /** The phase that is over, until it is put away. */
  summary = $state.raw<PhaseSummary | undefined>()
  /** The book before the phase, while what happens in it arrives: it is played once all of it is here. */
  private held = $state.raw<WonderView | undefined>()

  private before: WonderView | undefined // after the last whole move
  private drawn: WonderView | undefined // the same, or a table between two events of a move
  private mine = false // the viewer was asked then
  private skipped = false
  private heard: WonderEvent[] | undefined
  private waiting: readonly Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private waiters: (() => void)[] = [] // for its end

  /** The visible part of a table. */
  shown(view: WonderView): WonderView {
    return this.beat?.view ?? this.held ?? view
  }

  /** Whether the book shows less than has happened: a phase is played, or is about to be. */
  get plays(): boolean {
    return this.beat !== undefined || this.held !== undefined
  }

  /** Takes a new view over, with what led to it. `pace` says how fast things move here. */
  follow({ view, last, question }: Pick<WonderProps, 'view' | 'last' | 'question'>, pace: string | undefined): void {
    const { before, drawn } = this
    if (drawn === view || (before?.common.over && view.common.over)) return
    this.drawn = view
    this.stop()
    const between = question === null && !view.common.over
    if (between) {
      if (!this.skipped && (before?.phase === 'enemies' || last.some(beginsPhase))) this.held ??= drawn
      return
    }
    const plays = before !== undefined && !this.skipped && (pace === 'calm' || pace === 'quick') ? pace : undefined
    if (!plays) this.held = undefined
    this.skipped = false
    this.before = view
    if (this.mine) this.summary = undefined
    this.mine = question?.mine === true
    if (before) this.collect(last)
    if (!before || !plays) return
    turns.use(({ beatsOf }) => {
      if (this.before !== view) return
      this.held = undefined
      this.waiting = beatsOf(before, last, view)
      this.next(Math.min(BEAT[plays], WHOLE / this.waiting.length))
    })
  }

  /** Resolves when nothing is played any more. */
  settled(): Promise<void> {
    return this.beat ? new Promise((resolve) => this.waiters.push(resolve)) : Promise.resolve()
  }

  skip(): void {
    this.skipped = this.held !== undefined
    this.held = undefined
    this.stop()
  }

  dismiss(): void {
    this.summary = undefined
  }

  /** Forgets the table. */
  close(): void {
    this.skip()
    this.dismiss()
    this.before = this.drawn = this.heard = undefined
    this.skipped = this.mine = false
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.waiting = []
    this.beat = undefined
    this.end()
  }

  private end(): void {
    for (const end of this.waiters.splice(0)) end()
  }

  private next(wait: number): void {
    const [first, ...rest] = this.waiting
    this.beat = first
    this.waiting = rest
    if (first) this.timer = setTimeout(() => this.next(wait), wait)
    else this.end()
  }

  /** A phase may be cut by questions: it is summed up once players are on again. */
  private collect(last: readonly WonderEvent[]): void {
    for (const event of last) {
      if (beginsPhase(event)) {
        this.heard = []
        this.summary = undefined
      }
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

function beginsPhase(event: WonderEvent): boolean {
  return event.kind === 'phase' && event.phase === 'enemies'
}

export const phase = new EnemyPhase()
