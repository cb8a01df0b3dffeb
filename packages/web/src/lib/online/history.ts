import type { GameEvent } from '@grimuar/kernel'
import type { Moment as Kept } from '@grimuar/protocol'
import type { Moment } from '../session/moment.ts'
import { ask } from './api.ts'

/** Whoever leafs through the past is answered so often: a server has others to answer. */
const LEAF_MS = 120

/** Earlier moments of a match that goes on, fetched one after the other and kept for as long as their moves stand. */
export class Past {
  private readonly address: (step: number) => string
  private readonly moments = new Map<number, Moment>()
  private undos = 0
  private fetching = false

  /** `address` is where the moment after so many moves is told. */
  constructor(address: (step: number) => string) {
    this.address = address
  }

  /** What was seen after so many moves, if it is here. */
  at(step: number): Moment | undefined {
    return this.moments.get(step)
  }

  /** Only so many moves still stand; those after them may come to be others. */
  stands(keep: number): void {
    this.undos++
    for (const step of this.moments.keys()) if (step > keep || keep === 0) this.moments.delete(step)
  }

  /**
   * Fetches whatever moment is wanted until it is here; those leafed past in between nobody has to be asked for. Throws
   * why the one wanted in the end cannot be had.
   */
  async bring(wanted: () => number | null, came: () => void): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    try {
      for (let step = wanted(); step !== null && !this.moments.has(step); step = wanted()) {
        await this.fetch(step).catch((error) => {
          if (wanted() === step) throw error
        })
        if (wanted() === step) came()
        await new Promise((wait) => setTimeout(wait, LEAF_MS))
      }
    } finally {
      this.fetching = false
    }
  }

  private async fetch(of: number): Promise<void> {
    const { undos } = this
    const { step, view, asked, last, by, over } = await ask<Kept>('GET', this.address(of))
    if (undos !== this.undos) return // it may be of a move that no longer stands
    this.moments.set(step, { step, view, question: asked as Moment['question'], moves: [], last: last as GameEvent[], by, over })
  }
}
