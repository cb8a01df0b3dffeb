/** Encoded tables with what became of them: of each row only the inputs that are not zero are kept. */
export interface Rows {
  readonly starts: Uint32Array // by row: the index of its first input; one more at the end
  readonly inputs: Uint16Array // which inputs
  readonly values: Float32Array // and what they are
  readonly targets: Float32Array // by row: the result, from 0 (lost) to 1 (won)
  readonly hands: Float32Array // by row: what the hand evaluation says
  readonly games: Uint32Array // by row: the number of its game
}

/** Collects rows one by one. */
export class RowCollector {
  private readonly starts: number[] = [0]
  private readonly inputs: number[] = []
  private readonly values: number[] = []
  private readonly targets: number[] = []
  private readonly hands: number[] = []
  private readonly games: number[] = []

  add(encoded: Float32Array, target: number, hand: number, game: number): void {
    for (const [input, value] of encoded.entries()) {
      if (value === 0) continue
      this.inputs.push(input)
      this.values.push(value)
    }
    this.starts.push(this.inputs.length)
    this.targets.push(target)
    this.hands.push(hand)
    this.games.push(game)
  }

  rows(): Rows {
    return {
      starts: Uint32Array.from(this.starts),
      inputs: Uint16Array.from(this.inputs),
      values: Float32Array.from(this.values),
      targets: Float32Array.from(this.targets),
      hands: Float32Array.from(this.hands),
      games: Uint32Array.from(this.games),
    }
  }
}

/** All rows of some lists, in their order. */
export function joinRows(lists: readonly Rows[]): Rows {
  const count = lists.reduce((sum, { targets }) => sum + targets.length, 0)
  const size = lists.reduce((sum, { inputs }) => sum + inputs.length, 0)
  const all: Rows = {
    starts: new Uint32Array(count + 1),
    inputs: new Uint16Array(size),
    values: new Float32Array(size),
    targets: new Float32Array(count),
    hands: new Float32Array(count),
    games: new Uint32Array(count),
  }
  let row = 0
  let at = 0
  for (const rows of lists) {
    all.starts.set(
      rows.starts.map((start) => start + at),
      row,
    )
    all.inputs.set(rows.inputs, at)
    all.values.set(rows.values, at)
    all.targets.set(rows.targets, row)
    all.hands.set(rows.hands, row)
    all.games.set(rows.games, row)
    row += rows.targets.length
    at += rows.inputs.length
  }
  return all
}
