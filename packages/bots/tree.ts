import type { TreeHabits } from '@grimuar/contract'
import {
  type Answers,
  type AnyTypes,
  answersOf,
  apply,
  Dealer,
  type Dice,
  isForm,
  listed,
  nothingAt,
  quickDice,
  type Seat,
  stream,
  type Table,
} from '@grimuar/kernel'
import { askedSeat, imaginedTable, quickAnswer, type Root, turnOf, untilTurn, valuesOf, worldSeed } from './playouts.ts'
import { type Budget, candidateOf, type Searching, stateOf } from './search.ts'

/** What a tree must know; how large it grows is the caller's choice. */
type Habits = Pick<TreeHabits, 'curiosity' | 'playOn'>

/** What a tree knows of the decisions after some moves. The luck and what is hidden differ from one visit to the next. */
class Node {
  visits = 0
  sum = 0 // of the values for the seat that moved here
  squares = 0
  readonly after = new Map<string, Node>()
}

/** So many iterations are one batch. */
const BATCH = 64
/** So many worlds are imagined for a tree; it meets them in turn. */
const WORLDS = 200
/** Moves by chance and small questions between two real decisions; no turn has so many. */
const MOST_DECISIONS = 5000
/** Values differ by at least this much, so that moves which look alike at first are not given up. */
const LEAST_SPREAD = 0.02

/**
 * Tree search over what the seats can know: each iteration goes down the tree in one imagined world, by moves that were good for whoever
 * decides or were tried seldom, adds one node, and judges the table there. Each pass grows a tree of its own, and what they found
 * for the moves of the root is added up. Yields after each batch; pass `true` to `next()` to stop with what is known. The same root
 * and budget always give the same result.
 */
export function* searchTree(root: Root, answers: Answers, habits: Habits, { iterations, passes = 1 }: Budget): Searching {
  const moves = listed(answers)
  const totals = moves.map((move) => ({ move, samples: 0, sum: 0, squares: 0 }))
  let done = 0
  for (let pass = 0, stopped = false; pass < passes && !stopped; pass++) {
    const tree = new Tree(root, moves, habits, worldSeed(root.seed, pass))
    for (let left = iterations; left > 0 && !stopped; ) {
      const size = Math.min(BATCH, left)
      for (let i = 0; i < size; i++) tree.grow()
      left -= size
      done += size
      const more = left > 0 || pass + 1 < passes
      stopped = (yield more ? { iterations: done, next: Math.min(BATCH, left || iterations) } : { iterations: done }) === true
    }
    for (const [i, { visits, sum, squares }] of tree.found().entries()) {
      const total = totals[i] ?? nothingAt(i)
      total.samples += visits
      total.sum += sum
      total.squares += squares
    }
  }
  return stateOf(done, totals.map(candidateOf))
}

class Tree {
  private readonly root: Root
  private readonly moves: readonly unknown[]
  private readonly habits: Habits
  private readonly seed: number
  private readonly top = new Node()
  private readonly keys: readonly string[]
  private readonly worlds: Table[] = []
  private readonly lot: (sides: number) => number
  private readonly path: { node: Node; seat: Seat }[] = []
  private grown = 0
  private until = 0
  // The spread of all values that were judged, by their sums.
  private values = 0
  private sum = 0
  private squares = 0

  constructor(root: Root, moves: readonly unknown[], habits: Habits, seed: number) {
    this.root = root
    this.moves = moves
    this.habits = habits
    this.seed = seed
    this.keys = moves.map(keyOf)
    this.lot = stream(quickDice(~seed))
  }

  /** What was found for each move of the root, in their order. */
  found(): readonly Node[] {
    return this.keys.map((key) => this.top.after.get(key) ?? new Node())
  }

  /** One iteration. */
  grow(): void {
    const t: Table = this.root.game.copy(this.world(this.grown))
    const luck = quickDice(worldSeed(this.seed, this.grown++))
    const dealer = new Dealer(luck)
    const dice: Dice = (draw, sides) => luck(draw + 0x10000, sides)
    this.descend(t, dealer, dice)
    if (this.habits.playOn) this.playOn(t, dealer, dice)
    const values = valuesOf(this.root, t)
    for (const { node, seat } of this.path) {
      const value = values[seat] ?? nothingAt(seat)
      node.visits++
      node.sum += value
      node.squares += value * value
    }
    const value = values[this.root.seat] ?? nothingAt(this.root.seat)
    this.values++
    this.sum += value
    this.squares += value * value
  }

  private world(number: number): Table {
    const place = number % WORLDS
    const known = this.worlds[place]
    if (known) return known
    const table = imaginedTable({ ...this.root, seed: this.seed }, place)
    if (place === 0) this.until = untilTurn(this.root, table)
    this.worlds.push(table)
    return table
  }

  /** Goes down the tree to a move that was never made there, and answers small questions on the way. */
  private descend(t: Table, dealer: Dealer, dice: Dice): void {
    this.path.length = 0
    let node = this.top
    for (let fresh = false; !this.isJudged(t); ) {
      const { game, bot } = this.root
      const seat = askedSeat(t)
      const answers = node === this.top ? this.moves : answersOf<AnyTypes>(game, t, seat)
      if (isForm(answers) || (node !== this.top && (answers.length === 1 || isSmallAt(bot, t)))) {
        apply<AnyTypes>(game, t, seat, quickAnswer(this.root, t, seat, dice), dealer)
        continue
      }
      if (fresh) return
      const keys = node === this.top ? this.keys : answers.map(keyOf)
      const chosen = this.choose(node, keys)
      const key = keys[chosen] ?? nothingAt(chosen)
      const next = node.after.get(key) ?? new Node()
      if (!next.visits) node.after.set(key, next)
      fresh = next.visits === 0
      this.path.push({ node: next, seat })
      apply<AnyTypes>(game, t, seat, answers[chosen], dealer)
      node = next
    }
  }

  /** The place of the move to try: one that never was, or the one with the best mean and the most doubt together. */
  private choose({ after }: Node, keys: readonly string[]): number {
    let visits = 0
    let untried = 0
    let chosen = -1
    for (let i = 0; i < keys.length; i++) {
      const known = after.get(keys[i] ?? nothingAt(i))
      if (known?.visits) visits += known.visits
      else if (this.lot(++untried) === 0) chosen = i
    }
    if (chosen >= 0) return chosen
    const doubt = this.habits.curiosity * this.spread() * Math.sqrt(Math.log(visits + 1))
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < keys.length; i++) {
      const known = after.get(keys[i] ?? nothingAt(i)) ?? nothingAt(i)
      const hope = known.sum / known.visits + doubt / Math.sqrt(known.visits)
      if (hope > most) {
        most = hope
        chosen = i
      }
    }
    return chosen
  }

  /** The standard deviation of the values so far. */
  private spread(): number {
    if (!this.values) return LEAST_SPREAD
    const mean = this.sum / this.values
    return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, this.squares / this.values - mean * mean)))
  }

  /** Plays until a turn begins that is the horizon away; small questions are always answered by the quick policy. */
  private playOn(t: Table, dealer: Dealer, dice: Dice): void {
    const { game, bot } = this.root
    for (let decision = 0; decision < MOST_DECISIONS && !this.isJudged(t); decision++) {
      const seat = askedSeat(t)
      const answers = answersOf<AnyTypes>(game, t, seat)
      const move =
        this.habits.playOn === 'quick' || isForm(answers) || isSmallAt(bot, t)
          ? quickAnswer(this.root, t, seat, dice)
          : answers[this.lot(answers.length)]
      apply<AnyTypes>(game, t, seat, move, dealer)
    }
  }

  /** Whether a table is judged as it is. */
  private isJudged(t: Table): boolean {
    return t.over || (this.habits.playOn !== undefined && turnOf(this.root, t) >= this.until)
  }
}

function isSmallAt(bot: Root['bot'], { ask }: Table): boolean {
  return ask !== null && bot.small?.(ask.question) === true
}

function keyOf(move: unknown): string {
  return JSON.stringify(move)
}
