import { quickDice, stream } from '@grimuar/kernel'
import { emptyLayers, type Layers, sigmoid } from './network.ts'
import type { Rows } from './rows.ts'

/** How a network is trained. */
export interface Training {
  readonly inputs: number
  readonly hidden: number
  readonly epochs: number // at most
  readonly seed: number
  /** A network to go on from; left out: training begins anew. */
  readonly from?: Layers | undefined
}

/** How far training is after an epoch: mean losses. */
export interface Epoch {
  readonly epoch: number
  readonly trained: number
  readonly heldOut: number
}

/** The best network of all epochs. */
export interface Trained extends Epoch {
  readonly layers: Layers
}

const BATCH = 256
const RATE = 0.001
/** The same where training goes on from a network that knows much already. */
const GOING_ON_RATE = 0.0002
/** The first weights are at most so large: larger ones remember games instead of learning from them. */
const FIRST = 0.05
/** The rate is multiplied by this after an epoch without improvement. Training stops after PATIENCE such epochs. */
const COOLING = 0.4
const PATIENCE = 4
/** Adam's two memories, and what keeps it from dividing by nothing. */
const MEMORY = 0.9
const LONG_MEMORY = 0.999
const TINY = 1e-8
/** One of so many games is held out. Whole games are, because the rows of one game resemble each other. */
const HELD_OUT = 10
/** The golden ratio in 32 bits: its multiples lie evenly, and in step with nothing that recurs from game to game, such as the number of players. */
const GOLDEN = 0x9e3779b1

function isHeldOut(game: number): boolean {
  return Math.imul(game, GOLDEN) >>> 0 >= (1 - 1 / HELD_OUT) * 2 ** 32
}

/** The places of the rows that are held out, and of those that are trained on. */
export function splitRows({ games }: Rows): { readonly trained: Uint32Array; readonly heldOut: Uint32Array } {
  const places = Array.from(games, (_, row) => row)
  return {
    trained: Uint32Array.from(places.filter((row) => !isHeldOut(games[row] ?? 0))),
    heldOut: Uint32Array.from(places.filter((row) => isHeldOut(games[row] ?? 0))),
  }
}

/** Trains a network with Adam on small batches; yields after each epoch. The same rows and seed always give the same network. */
export function* train(rows: Rows, { inputs, hidden, epochs, seed, from }: Training): Generator<Epoch, Trained, undefined> {
  const roll = stream(quickDice(seed))
  const layers = from ? copyLayers(from) : firstLayers(rows, inputs, hidden, roll)
  const gradient = emptyLayers(inputs, layers.hidden)
  const adam = partsOf(layers).map((part, i) => new Adam(part, partsOf(gradient)[i] ?? part))
  const { trained, heldOut } = splitRows(rows)
  let best: Trained | undefined
  let rate = from ? GOING_ON_RATE : RATE
  if (from) {
    const before = { epoch: 0, trained: lossOf(layers, rows, trained), heldOut: lossOf(layers, rows, heldOut) }
    yield before
    best = { ...before, layers: from }
  }
  let worse = 0
  for (let epoch = 1; epoch <= epochs && worse < PATIENCE; epoch++) {
    shuffle(trained, roll)
    let sum = 0
    for (let place = 0; place < trained.length; place += BATCH) {
      const batch = trained.subarray(place, place + BATCH)
      for (const part of partsOf(gradient)) part.fill(0)
      sum += addGradient(layers, rows, batch, gradient)
      for (const part of adam) part.step(rate)
    }
    const report = { epoch, trained: sum / Math.max(1, trained.length), heldOut: lossOf(layers, rows, heldOut) }
    yield report
    if (!best || report.heldOut < best.heldOut) best = { ...report, layers: copyLayers(layers) }
    else {
      worse++
      rate *= COOLING
    }
  }
  if (!best) throw new Error('a network needs at least one epoch')
  return best
}

/** Small random weights; none from inputs that never occur, so that nothing is guessed from them. */
function firstLayers({ inputs: occurring }: Rows, inputs: number, hidden: number, roll: (sides: number) => number): Layers {
  const layers = emptyLayers(inputs, hidden)
  const random = () => roll(20_001) / 10_000 - 1
  const occurs = new Set(occurring)
  for (let i = 0; i < inputs; i++) {
    for (let j = 0; j < hidden; j++) {
      const weight = random() * FIRST
      layers.first[i * hidden + j] = occurs.has(i) ? weight : 0
    }
  }
  for (let j = 0; j < hidden; j++) layers.second[j] = random() * 0.2
  return layers
}

function partsOf({ first, bias, second, offset }: Layers): Float64Array[] {
  return [first, bias, second, offset]
}

function copyLayers({ inputs, hidden, first, bias, second, offset }: Layers): Layers {
  return { inputs, hidden, first: first.slice(), bias: bias.slice(), second: second.slice(), offset: offset.slice() }
}

/** Adam: each number moves by its mean slope, the less the more that slope changes. */
class Adam {
  private readonly numbers: Float64Array
  private readonly slopes: Float64Array
  private readonly means: Float64Array
  private readonly squares: Float64Array
  private steps = 0

  constructor(numbers: Float64Array, slopes: Float64Array) {
    this.numbers = numbers
    this.slopes = slopes
    this.means = new Float64Array(numbers.length)
    this.squares = new Float64Array(numbers.length)
  }

  step(rate: number): void {
    const { numbers, slopes, means, squares } = this
    this.steps++
    const own = 1 - MEMORY ** this.steps
    const long = Math.sqrt(1 - LONG_MEMORY ** this.steps)
    for (let i = 0; i < numbers.length; i++) {
      const slope = slopes[i] ?? 0
      const mean = (means[i] ?? 0) * MEMORY + slope * (1 - MEMORY)
      const square = (squares[i] ?? 0) * LONG_MEMORY + slope * slope * (1 - LONG_MEMORY)
      means[i] = mean
      squares[i] = square
      numbers[i] = (numbers[i] ?? 0) - ((rate / own) * mean) / (Math.sqrt(square) / long + TINY)
    }
  }
}

function shuffle(list: Uint32Array, roll: (sides: number) => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(i + 1)
    const held = list[i] ?? 0
    list[i] = list[j] ?? 0
    list[j] = held
  }
}

/** The cross-entropy of a chance and a result. */
export function loss(chance: number, target: number): number {
  const p = Math.max(1e-6, Math.min(1 - 1e-6, chance))
  return -(target * Math.log(p) + (1 - target) * Math.log(1 - p))
}

/** The mean loss of the hand evaluation on some rows. */
export function handLoss({ hands, targets }: Rows, places: Uint32Array): number {
  return places.reduce((sum, row) => sum + loss(hands[row] ?? 0, targets[row] ?? 0), 0) / Math.max(1, places.length)
}

/** The mean loss of a network on some rows. */
export function lossOf(layers: Layers, rows: Rows, places: Uint32Array): number {
  const sums = new Float64Array(layers.hidden)
  return (
    places.reduce((sum, row) => sum + loss(sigmoid(forward(layers, rows, row, sums)), rows.targets[row] ?? 0), 0) /
    Math.max(1, places.length)
  )
}

/** The output for a row; leaves what the hidden units give in `sums`. */
function forward({ hidden, first, bias, second, offset }: Layers, rows: Rows, row: number, sums: Float64Array): number {
  sums.set(bias)
  const end = rows.starts[row + 1] ?? 0
  for (let at = rows.starts[row] ?? 0; at < end; at++) {
    const from = (rows.inputs[at] ?? 0) * hidden
    const value = rows.values[at] ?? 0
    for (let j = 0; j < hidden; j++) sums[j] = (sums[j] ?? 0) + value * (first[from + j] ?? 0)
  }
  let out = offset[0] ?? 0
  for (let j = 0; j < hidden; j++) {
    const sum = Math.max(0, sums[j] ?? 0)
    sums[j] = sum
    out += sum * (second[j] ?? 0)
  }
  return out
}

/** Adds the mean slopes of the loss over a batch to a gradient; returns the sum of its losses. */
export function addGradient(layers: Layers, rows: Rows, batch: Uint32Array, gradient: Layers): number {
  const { hidden, second } = layers
  const sums = new Float64Array(hidden)
  const slopes = new Float64Array(hidden)
  let total = 0
  for (const row of batch) {
    const target = rows.targets[row] ?? 0
    const chance = sigmoid(forward(layers, rows, row, sums))
    total += loss(chance, target)
    const slope = (chance - target) / batch.length
    gradient.offset[0] = (gradient.offset[0] ?? 0) + slope
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j] ?? 0
      slopes[j] = sum > 0 ? slope * (second[j] ?? 0) : 0
      gradient.second[j] = (gradient.second[j] ?? 0) + slope * sum
      gradient.bias[j] = (gradient.bias[j] ?? 0) + (slopes[j] ?? 0)
    }
    const end = rows.starts[row + 1] ?? 0
    for (let at = rows.starts[row] ?? 0; at < end; at++) {
      const from = (rows.inputs[at] ?? 0) * hidden
      const value = rows.values[at] ?? 0
      for (let j = 0; j < hidden; j++) gradient.first[from + j] = (gradient.first[from + j] ?? 0) + value * (slopes[j] ?? 0)
    }
  }
  return total
}
