import { type Answers, isForm, quickDice } from '@grimuar/kernel'
import { Deadline } from '../search/deadline.ts'
import { imaginedTable, type Root, tableAfter } from '../search/playouts.ts'
import { type Candidate, type SearchState, search } from '../search/search.ts'
import { isSmall } from '../search/search-player.ts'

/** By how much a move leaves a table that differs from those of the other moves, by a name of the bot's `compare`. */
export interface Difference {
  readonly name: string
  readonly by: number // rounded; never 0
}

/** A move worth considering. */
export interface HintMove extends Pick<Candidate, 'move' | 'value' | 'error'> {
  /** Whether it is as good as the best one, as far as the search can tell. */
  readonly equal: boolean
  /** The differences at the beginning of the next turn, the largest first. */
  readonly differs: readonly Difference[]
}

/** What a strong player would consider: a few moves after a search, or the policy's move if a search finds nothing. */
export type Hint =
  | { readonly kind: 'search'; readonly iterations: number; readonly tried: number; readonly moves: readonly HintMove[] }
  | { readonly kind: 'policy'; readonly move: unknown }

/** How much a hint may cost. Its search ends after its passes, or when the next batch would end too late. */
export interface HintBudget {
  readonly iterations: number
  readonly passes: number
  readonly ms: number
}

const MOST_MOVES = 3
/** A move that was tried less often than this share of the best one is not shown: its value is a guess. */
const TRIED_ENOUGH = 0.25
/** The moves and worlds that reasons are drawn from. */
const COMPARED = 5
const COMPARED_WORLDS = 6
const MOST_REASONS = 2

/** Looks for good moves, from a view alone. Yields how much of the work is done, from 0 to 1; to stop it, do not go on. */
export function* hintFor(root: Root, answers: Answers, budget: HintBudget): Generator<number, Hint, undefined> {
  const { bot, view, seat, seed } = root
  if (!bot.searches || isSmall(root)) return { kind: 'policy', move: bot.policy(view, seat, answers, quickDice(seed)) }
  if (!isForm(answers) && answers.length === 1) return { kind: 'policy', move: answers[0] }
  const deadline = new Deadline(budget.ms)
  const all = budget.iterations * budget.passes
  const found = search(root, answers, budget)
  let step = found.next()
  while (!step.done) {
    const over = deadline.isOver(step.value)
    yield Math.min(1, Math.max(step.value.iterations / all, 1 - deadline.left / budget.ms))
    step = found.next(over)
  }
  return searched(root, step.value)
}

function searched(root: Root, { iterations, candidates }: SearchState): Hint {
  const [best] = candidates
  if (!best) throw new Error('a search without candidates')
  const shown = candidates.slice(0, MOST_MOVES).filter(({ samples }) => samples >= best.samples * TRIED_ENOUGH)
  const differs = differences(
    root,
    candidates.slice(0, COMPARED).map(({ move }) => move),
  )
  const moves = shown.map(({ move, value, error }, i): HintMove => {
    const equal = best.value - value <= Math.hypot(error, best.error)
    return { move, value, error, equal, differs: differs[i] ?? [] }
  })
  return { kind: 'search', iterations, tried: candidates.length, moves }
}

/** For each move, what differs after it from the mean of all others, where the next turn begins in the same imagined worlds. */
export function differences(given: Root, moves: readonly unknown[]): Difference[][] {
  const root: Root = { ...given, horizon: 1 }
  const { compare } = root.bot
  if (moves.length < 2) return moves.map(() => [])
  const sums = moves.map(() => new Map<string, number>())
  for (let world = 0; world < COMPARED_WORLDS; world++) {
    const table = imaginedTable(root, world)
    for (const [i, move] of moves.entries()) {
      const numbers = compare(tableAfter(root, table, world, move), root.seat)
      for (const [name, n] of Object.entries(numbers)) sums[i]?.set(name, (sums[i].get(name) ?? 0) + n / COMPARED_WORLDS)
    }
  }
  return sums.map((mine, i) =>
    [...mine]
      .map(([name, n]) => {
        const others = sums.filter((_, j) => j !== i).map((sum) => sum.get(name) ?? 0)
        return { name, by: n - others.reduce((sum, other) => sum + other, 0) / others.length }
      })
      .filter(({ by }) => Math.abs(by) >= 0.5)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
      .slice(0, MOST_REASONS)
      .map(({ name, by }) => ({ name, by: Math.sign(by) * Math.round(Math.abs(by)) })),
  )
}
