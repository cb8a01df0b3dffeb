/** The numbers of a network with one hidden layer. */
export interface Layers {
  readonly inputs: number
  readonly hidden: number
  readonly first: Float64Array // by input, then by hidden unit
  readonly bias: Float64Array // by hidden unit
  readonly second: Float64Array // by hidden unit
  readonly offset: Float64Array // one number, added to the output
}

export function emptyLayers(inputs: number, hidden: number): Layers {
  return {
    inputs,
    hidden,
    first: new Float64Array(inputs * hidden),
    bias: new Float64Array(hidden),
    second: new Float64Array(hidden),
    offset: new Float64Array(1),
  }
}

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** A trained network. It judges without making new objects, because a search asks it again and again. */
export class Network {
  readonly inputs: number
  private readonly hidden: number
  private readonly first: Float32Array
  private readonly bias: Float32Array
  private readonly second: Float32Array
  private readonly offset: number
  private readonly sums: Float32Array

  constructor({ inputs, hidden, first, bias, second, offset }: Layers) {
    this.inputs = inputs
    this.hidden = hidden
    this.first = Float32Array.from(first)
    this.bias = Float32Array.from(bias)
    this.second = Float32Array.from(second)
    this.offset = offset[0] ?? 0
    this.sums = new Float32Array(hidden)
  }

  /** Its numbers, to be trained further. */
  layers(): Layers {
    const { inputs, hidden } = this
    return {
      inputs,
      hidden,
      first: Float64Array.from(this.first),
      bias: Float64Array.from(this.bias),
      second: Float64Array.from(this.second),
      offset: Float64Array.of(this.offset),
    }
  }

  /** The chance to win, from 0 to 1. Most inputs are zero and cost nothing. */
  chance(x: Float32Array): number {
    const { first, sums, hidden, inputs } = this
    sums.set(this.bias)
    for (let i = 0; i < inputs; i++) {
      const value = x[i] ?? 0
      if (value === 0) continue
      const row = i * hidden
      for (let j = 0; j < hidden; j++) sums[j] = (sums[j] ?? 0) + value * (first[row + j] ?? 0)
    }
    let out = this.offset
    for (let j = 0; j < hidden; j++) {
      const sum = sums[j] ?? 0
      if (sum > 0) out += sum * (this.second[j] ?? 0)
    }
    return sigmoid(out)
  }
}
