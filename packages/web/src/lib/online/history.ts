import type { GameEvent } from '@grimuar/kernel'
import type { Moment } from '@grimuar/protocol'
import type { Snapshot } from '../session/snapshot.ts'
import { ask } from './api.ts'

/** The pause between two requests, to spare the server. */
const PAUSE_MS = 120

/** Earlier moments of a running match. They are fetched one after another and cached as long as their moves stand. */
export class PastMoments {
  private readonly address: (step: number) => string
  private readonly moments = new Map<number, Snapshot>()
  private undos = 0
  private fetching = false

  /** `address` returns the URL of the moment after `step` moves. */
  constructor(address: (step: number) => string) {
    this.address = address
  }

  /** The moment after `step` moves, if it is cached. */
  at(step: number): Snapshot | undefined {
    return this.moments.get(step)
  }

  /** Moves were taken back: drops the moments after the first `keep` moves. */
  dropAfter(keep: number): void {
    this.undos++
    for (const step of this.moments.keys()) if (step > keep || keep === 0) this.moments.delete(step)
  }

  /**
   * Fetches the currently wanted moment; moments skipped meanwhile are never requested. Throws if the last wanted one
   * fails.
   */
  async load(wanted: () => number | null, onLoaded: () => void): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    try {
      for (let step = wanted(); step !== null && !this.moments.has(step); step = wanted()) {
        await this.fetch(step).catch((error) => {
          if (wanted() === step) throw error
        })
        if (wanted() === step) onLoaded()
        await new Promise((wait) => setTimeout(wait, PAUSE_MS))
      }
    } finally {
      this.fetching = false
    }
  }

  private async fetch(wanted: number): Promise<void> {
    const { undos } = this
    const { step, view, asked, last, by, over } = await ask<Moment>('GET', this.address(wanted))
    if (undos !== this.undos) return // its move may no longer stand
    this.moments.set(step, {
      step,
      view,
      question: asked as Snapshot['question'],
      moves: [],
      last: last as GameEvent[],
      by,
      over,
    })
  }
}
