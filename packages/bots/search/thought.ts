import type { Candidate, SearchState } from './search.ts'

/** What a player that searches considers: its best moves so far. */
export interface Thought {
  readonly iterations: number
  /** The number of moves it chooses from. */
  readonly tried: number
  /** At most three, the best first. */
  readonly moves: readonly ThoughtMove[]
}

/** A move that is considered, and which part of all iterations was spent on it. */
export interface ThoughtMove extends Pick<Candidate, 'move' | 'value' | 'error'> {
  readonly share: number
}

const MOST_MOVES = 3

/** The best moves of a search that is under way or done. */
export function thoughtOf({ iterations, candidates }: SearchState): Thought {
  const all = candidates.reduce((sum, { samples }) => sum + samples, 0)
  const moves = candidates
    .filter(({ samples }) => samples > 0)
    .slice(0, MOST_MOVES)
    .map(({ move, value, error, samples }): ThoughtMove => ({ move, value, error, share: samples / all }))
  return { iterations, tried: candidates.length, moves }
}

/** Hears a search and passes its thoughts on, at most once in `ms` milliseconds; `end` passes on what was held back. */
export class Thoughts {
  private readonly pass: (thought: Thought) => void
  private readonly ms: number
  private readonly now: () => number
  private held: (() => SearchState) | undefined
  private last = Number.NEGATIVE_INFINITY

  constructor(pass: (thought: Thought) => void, ms: number, now: () => number = Date.now) {
    this.pass = pass
    this.ms = ms
    this.now = now
  }

  readonly tell = (known: () => SearchState): void => {
    this.held = known
    if (this.now() - this.last >= this.ms) this.end()
  }

  end(): void {
    if (!this.held) return
    this.last = this.now()
    this.pass(thoughtOf(this.held()))
    this.held = undefined
  }
}
