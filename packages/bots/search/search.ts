import { type Answers, nothingAt, quickDice } from '@grimuar/kernel'
import { Deadline } from './deadline.ts'
import { type Batch, playBatch, type Root, type Sums } from './playouts.ts'

/** How much a search may do. */
export interface Budget {
  /** Playouts of one pass. A pass always tries each candidate at least once. */
  readonly iterations: number
  /** How many passes; default: one. Each one adds to what the passes before have found. */
  readonly passes?: number
}

/** The results of a search for one move. */
export interface Candidate {
  readonly move: unknown
  readonly value: number // mean of all samples, from 0 (lost) to 1 (won)
  readonly error: number // standard error of the mean
  readonly samples: number
}

/** How far a search is. */
export interface SearchProgress {
  readonly iterations: number
  /** The playouts of the next batch; missing when the search is done. */
  readonly next?: number
  /** The results so far; missing if a search has results only at its end. */
  readonly known?: () => SearchState
}

/** Hears what a search knows, after each batch and at its end; it asks for it only if it wants to know. */
export type Tell = (known: () => SearchState) => void

/** The results of a search, the best candidate first. */
export interface SearchState {
  readonly iterations: number
  readonly candidates: readonly Candidate[]
}

/** The approximate number of playouts in one batch. */
const BATCH = 16

/**
 * Root search by sequential halving: in every round the candidates left are tried in the same imagined worlds, then the worse half of them
 * is dropped. Yields after each batch; pass `true` to `next()` to stop with what is known. The same root and budget always give the
 * same result.
 */
export function* search(root: Root, answers: Answers, budget: Budget): Searching {
  const moves = candidatesOf(root, answers)
  const tally = new Tally(moves, root.bot.doubt)
  const batches = batchesOf(tally, moves.length, budget)
  const known = () => tally.state()
  let batch = batches.next()
  while (!batch.done) {
    tally.add(batch.value, playBatch(root, moves, batch.value))
    batch = batches.next()
    const { iterations } = tally
    if (
      yield batch.done ? { iterations, known } : { iterations, known, next: batch.value.worlds * batch.value.candidates.length }
    )
      break
  }
  return tally.state()
}

/** The batches of a search in their order. Each must be added to the tally before the next is asked for: the tally decides who is dropped. */
function* batchesOf(tally: Tally, candidates: number, { iterations, passes = 1 }: Budget): Generator<Batch, undefined> {
  for (let pass = 0; pass < passes; pass++) {
    for (let left = Array.from({ length: candidates }, (_, i) => i); ; left = tally.betterHalf(left)) {
      yield* roundOf(left, candidates, iterations, tally.worlds)
      if (left.length <= 2) break
    }
  }
}

/** A search that is under way. */
export type Searching = Generator<SearchProgress, SearchState, boolean | undefined>

/** The same search, telling what it knows. */
export function* telling(found: Searching, tell: Tell): Searching {
  let step = found.next()
  while (!step.done) {
    if (step.value.known) tell(step.value.known)
    step = found.next(yield step.value)
  }
  const end = step.value
  tell(() => end)
  return end
}

/** Lets a search end by itself. */
export function toTheEnd(found: Searching): SearchState {
  let step = found.next()
  while (!step.done) step = found.next()
  return step.value
}

/** Limits a search to `ms` milliseconds: it stops before a batch that would end too late. The first batch is always played. */
export function inTime(found: Searching, ms: number, now?: () => number): SearchState {
  const deadline = new Deadline(ms, now)
  let step = found.next()
  while (!step.done) step = found.next(deadline.isOver(step.value))
  return step.value
}

/** The moves to choose from. */
export function candidatesOf({ bot, seat, seed, view }: Root, answers: Answers): readonly unknown[] {
  return bot.propose(view, seat, answers, quickDice(seed))
}

/** The batches of one round, each with worlds of its own. Their size depends on nothing but the number of candidates left. */
export function roundOf(left: readonly number[], candidates: number, iterations: number, firstWorld: number): Batch[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates)))
  const worlds = Math.max(1, Math.floor(iterations / rounds / left.length))
  const size = Math.max(1, Math.floor(BATCH / left.length))
  return Array.from({ length: Math.ceil(worlds / size) }, (_, i) => ({
    firstWorld: firstWorld + i * size,
    worlds: Math.min(size, worlds - i * size),
    candidates: left,
  }))
}

/** Sums up batches. They must be added in their order: sums of fractions depend on it. */
export class Tally {
  worlds = 0
  iterations = 0
  private readonly rows: Row[]
  private readonly doubt: number | undefined

  /** With a `doubt`, the first move is never dropped, and stays first unless another is better by that many standard errors. */
  constructor(moves: readonly unknown[], doubt?: number) {
    this.rows = moves.map((move) => ({ move, samples: 0, sum: 0, squares: 0, gain: 0, gainSquares: 0 }))
    this.doubt = doubt
  }

  add({ worlds, candidates }: Batch, { values, squares, gains, gainSquares }: Sums): void {
    this.worlds += worlds
    this.iterations += worlds * candidates.length
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i] ?? nothingAt(i)
      const row = this.rows[candidate] ?? nothingAt(candidate)
      row.samples += worlds
      row.sum += values[i] ?? 0
      row.squares += squares[i] ?? 0
      row.gain += gains[i] ?? 0
      row.gainSquares += gainSquares[i] ?? 0
    }
  }

  betterHalf(left: readonly number[]): number[] {
    const mean = (i: number) => {
      const row = this.rows[i]
      return row?.samples ? row.sum / row.samples : 0
    }
    const sorted = left.toSorted((a, b) => mean(b) - mean(a) || a - b)
    const half = Math.ceil(left.length / 2)
    if (this.doubt === undefined) return sorted.slice(0, half)
    return [0, ...sorted.filter((i) => i !== 0).slice(0, Math.max(1, half - 1))]
  }

  state(): SearchState {
    return stateOf(
      this.iterations,
      this.rows.map(candidateOf),
      this.rows.map((row, i) => this.isDoubtful(row, i)),
    )
  }

  /** Whether what a move gained over the first one may be luck. */
  private isDoubtful({ samples, gain, gainSquares }: Row, i: number): boolean {
    if (this.doubt === undefined || i === 0) return false
    if (samples < 2) return true
    const mean = gain / samples
    return mean <= this.doubt * Math.sqrt(Math.max(0, gainSquares / samples - mean * mean) / (samples - 1))
  }
}

/**
 * Puts the best candidate first. One that was tried seldom has an uncertain mean: it cannot overtake one that was tried again and again, and
 * neither can one that is doubtful.
 */
export function stateOf(iterations: number, all: readonly Candidate[], doubtful: readonly boolean[] = []): SearchState {
  const most = Math.max(...all.map(({ samples }) => samples))
  const rated = all.map((candidate, i) => ({ candidate, worse: candidate.samples * 2 < most || doubtful[i] ? 1 : 0 }))
  rated.sort((a, b) => a.worse - b.worse || b.candidate.value - a.candidate.value)
  return { iterations, candidates: rated.map(({ candidate }) => candidate) }
}

/** The sums of all samples of a move. */
export interface Samples {
  readonly move: unknown
  readonly samples: number
  readonly sum: number
  readonly squares: number
}

interface Row extends Samples {
  samples: number
  sum: number
  squares: number
  gain: number // over the first move in the same worlds
  gainSquares: number
}

export function candidateOf({ move, samples, sum, squares }: Samples): Candidate {
  const value = samples ? sum / samples : 0
  const variance = samples > 1 ? Math.max(0, squares / samples - value * value) / (samples - 1) : 1
  return { move, value, error: Math.sqrt(variance), samples }
}
