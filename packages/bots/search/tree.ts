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
import { type Budget, candidateOf, type Samples, type Searching, stateOf } from './search.ts'

/** The options of a tree; the caller chooses how large it grows. */
type Habits = Pick<TreeHabits, 'curiosity' | 'playOn' | 'further' | 'smallInside'>

/** A node: the results after some moves. Draws and hidden things differ from visit to visit. */
class Node {
  visits = 0
  sum = 0 // of the values for the seat that moved here
  squares = 0
  readonly after = new Map<string, Node>()

  /** The node after a move; it is made when the move is made for the first time. */
  stepTo(move: unknown): Node {
    const key = keyOf(move)
    const known = this.after.get(key)
    if (known) return known
    const made = new Node()
    this.after.set(key, made)
    return made
  }
}

/** The number of iterations in a batch. */
const BATCH = 64
/** The number of worlds that are imagined for a tree; its iterations use them in turn. */
const WORLDS = 200
/** The most random moves and small questions between two real decisions; no turn reaches it. */
const MOST_DECISIONS = 5000
/** Values differ by at least this much, so that moves which look alike at first are not given up. */
const LEAST_SPREAD = 0.02

/**
 * Tree search over what the seats can know. Each iteration goes down the tree in one imagined world, by moves that were good for the
 * deciding seat or were tried seldom, adds one node, and judges the table there. Each pass grows its own tree; the results for the
 * moves of the root are added up. Yields after each batch; pass `true` to `next()` to stop with the results so far. The same root
 * and budget always give the same result.
 */
export function* searchTree(root: Root, answers: Answers, habits: Habits, { iterations, passes = 1 }: Budget): Searching {
  const moves = listed(answers)
  const totals: Samples[] = moves.map((move) => ({ move, samples: 0, sum: 0, squares: 0 }))
  let done = 0
  let growing: Tree | undefined
  const known = () => {
    const grown = growing?.found()
    const sums = totals.map((total, i) => added(total, grown?.[i]))
    return stateOf(done, sums.map(candidateOf))
  }
  for (let pass = 0, stopped = false; pass < passes && !stopped; pass++) {
    const tree = new Tree(root, moves, habits, worldSeed(root.seed, pass))
    growing = tree
    for (let left = iterations; left > 0 && !stopped; ) {
      const size = Math.min(BATCH, left)
      for (let i = 0; i < size; i++) tree.grow()
      left -= size
      done += size
      const more = left > 0 || pass + 1 < passes
      stopped =
        (yield more ? { iterations: done, known, next: Math.min(BATCH, left || iterations) } : { iterations: done, known }) ===
        true
    }
    for (const [i, node] of tree.found().entries()) totals[i] = added(totals[i] ?? nothingAt(i), node)
    growing = undefined
  }
  return known()
}

/** The samples of a move with those of its node in one more tree. */
function added(total: Samples, node: Node | undefined): Samples {
  if (!node) return total
  const { move, samples, sum, squares } = total
  return { move, samples: samples + node.visits, sum: sum + node.sum, squares: squares + node.squares }
}

class Tree {
  private readonly root: Root
  private readonly moves: readonly unknown[]
  private readonly habits: Habits
  private readonly seed: number
  private readonly top = new Node()
  private readonly worlds: Table[] = []
  private readonly lot: (sides: number) => number
  // The nodes of the way down and who moved to each; lists that are used again save time.
  private readonly path: Node[] = []
  private readonly movers: Seat[] = []
  private readonly tried: Node[] = []
  private grown = 0
  private begins = false // whether the last move on the way down began a turn
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
    this.lot = stream(quickDice(~seed))
  }

  /** The results of the root's moves, in their order. */
  found(): readonly Node[] {
    return this.moves.map((move) => this.top.stepTo(move))
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
    for (let i = 0; i < this.path.length; i++) {
      const node = this.path[i] ?? nothingAt(i)
      const value = values[this.movers[i] ?? nothingAt(i)] ?? nothingAt(i)
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
    this.movers.length = 0
    let node = this.top
    const { game } = this.root
    for (let fresh = false; !this.endsAt(t); ) {
      const seat = askedSeat(t)
      const answers = node === this.top ? this.moves : answersOf<AnyTypes>(game, t, seat)
      if (isForm(answers) || (node !== this.top && (answers.length === 1 || this.isSmall(t)))) {
        this.step(t, seat, quickAnswer(this.root, t, seat, dice), dealer)
        continue
      }
      if (fresh) return
      const chosen = this.choose(node, answers)
      const next = node.stepTo(answers[chosen])
      fresh = next.visits === 0
      this.path.push(next)
      this.movers.push(seat)
      this.step(t, seat, answers[chosen], dealer)
      node = next
    }
  }

  private step(t: Table, seat: Seat, move: unknown, dealer: Dealer): void {
    const turn = turnOf(this.root, t)
    apply<AnyTypes>(this.root.game, t, seat, move, dealer)
    this.begins = turnOf(this.root, t) !== turn
  }

  /** The place of the move to try: one that never was, or the one with the best mean and the most doubt together. */
  private choose(node: Node, moves: readonly unknown[]): number {
    const { tried } = this
    let visits = 0
    let untried = 0
    let chosen = -1
    for (let i = 0; i < moves.length; i++) {
      const known = node.after.get(keyOf(moves[i]))
      if (known?.visits) {
        visits += known.visits
        tried[i] = known
      } else if (this.lot(++untried) === 0) chosen = i
    }
    if (chosen >= 0) return chosen
    const doubt = this.habits.curiosity * this.spread() * Math.sqrt(Math.log(visits + 1))
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      const known = tried[i] ?? nothingAt(i)
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

  /** Plays until the turn begins where the table is judged; small questions are always answered by the quick policy. */
  private playOn(t: Table, dealer: Dealer, dice: Dice): void {
    const { game } = this.root
    const until = this.judgedAt(t)
    for (let decision = 0; decision < MOST_DECISIONS && !t.over && turnOf(this.root, t) < until; decision++) {
      const seat = askedSeat(t)
      const answers = answersOf<AnyTypes>(game, t, seat)
      const move =
        this.habits.playOn === 'quick' || isForm(answers) || this.isSmall(t)
          ? quickAnswer(this.root, t, seat, dice)
          : answers[this.lot(answers.length)]
      apply<AnyTypes>(game, t, seat, move, dealer)
    }
  }

  /** Whether the quick policy answers the open question, inside the tree. */
  private isSmall({ ask }: Table): boolean {
    if (!ask) return false
    return this.root.bot.small(ask.question) || this.habits.smallInside?.(ask.question) === true
  }

  /** The turn at whose beginning a table is judged: the horizon away, or further where the tree has grown past that. */
  private judgedAt(t: Table): number {
    const { further } = this.habits
    const turn = turnOf(this.root, t)
    let until = this.until
    if (further) while (turn > until || (turn === until && !this.begins)) until += further
    return until
  }

  /** Whether no tree grows beyond a table. */
  private endsAt(t: Table): boolean {
    const { playOn, further } = this.habits
    return t.over || (playOn !== undefined && !further && turnOf(this.root, t) >= this.until)
  }
}

/** Moves that a game makes once and shares are written once. */
const written = new WeakMap<object, string>()

function keyOf(move: unknown): string {
  if (typeof move !== 'object' || move === null) return JSON.stringify(move)
  const known = written.get(move)
  if (known !== undefined) return known
  const key = JSON.stringify(move)
  written.set(move, key)
  return key
}
