import { quickDice, stream } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { emptyLayers } from './network.ts'
import { joinRows, RowCollector, type Rows } from './rows.ts'
import { addGradient, handLoss, lossOf, splitRows, type Trained, train } from './train.ts'

const INPUTS = 6

/** Rows whose result depends on whether exactly one of the first two inputs is there, which no straight line can tell. */
function puzzle(count: number, seed: number): Rows {
  const roll = stream(quickDice(seed))
  const collector = new RowCollector()
  for (let game = 0; game < count; game++) {
    const x = Float32Array.from({ length: INPUTS }, (_, i) => (i < 2 ? roll(2) : roll(100) / 100))
    x[INPUTS - 1] = 0 // never occurs
    collector.add(x, x[0] === x[1] ? 0 : 1, 0.5, game)
  }
  return collector.rows()
}

function trained(rows: Rows, seed: number): Trained {
  return finished(train(rows, { inputs: INPUTS, hidden: 8, epochs: 60, seed }))
}

function finished(work: ReturnType<typeof train>): Trained {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

describe('training', () => {
  test('goes down the slope that small changes show', () => {
    const rows = puzzle(20, 5)
    const roll = stream(quickDice(6))
    const layers = emptyLayers(INPUTS, 4)
    const parts = [layers.first, layers.bias, layers.second, layers.offset]
    for (const part of parts) for (let i = 0; i < part.length; i++) part[i] = roll(2001) / 1000 - 1
    const batch = Uint32Array.from({ length: 20 }, (_, row) => row)
    const gradient = emptyLayers(INPUTS, 4)
    expect(addGradient(layers, rows, batch, gradient) / 20).toBeCloseTo(lossOf(layers, rows, batch), 10)
    const slopes = [gradient.first, gradient.bias, gradient.second, gradient.offset]
    for (const [p, part] of parts.entries()) {
      for (let i = 0; i < part.length; i++) {
        const value = part[i] ?? 0
        const at = (shift: number) => {
          part[i] = value + shift
          const loss = lossOf(layers, rows, batch)
          part[i] = value
          return loss
        }
        expect(slopes[p]?.[i]).toBeCloseTo((at(1e-5) - at(-1e-5)) / 2e-5, 6)
      }
    }
  })

  test('learns what only a hidden layer can tell, and judges games it was not shown', () => {
    const rows = puzzle(8000, 7)
    const { heldOut, layers } = trained(rows, 1)
    expect(handLoss(rows, splitRows(rows).heldOut)).toBeCloseTo(Math.log(2), 5)
    expect(heldOut).toBeLessThan(0.1)
    // The input that never occurred says nothing.
    expect([...layers.first.slice(-8)]).toEqual(Array(8).fill(0))
  })

  test('gives the same network for the same seed', () => {
    const rows = puzzle(300, 8)
    expect(trained(rows, 2)).toEqual(trained(rows, 2))
    expect(trained(rows, 3).layers).not.toEqual(trained(rows, 2).layers)
  })

  test('holds out whole games, a tenth of them, whatever recurs from game to game', () => {
    const collector = new RowCollector()
    for (let row = 0; row < 5000; row++) collector.add(Float32Array.of(1), 1, 1, Math.floor(row / 5))
    const rows = collector.rows()
    const { trained, heldOut } = splitRows(rows)
    const games = [...new Set(Array.from(heldOut, (row) => rows.games[row] ?? 0))]
    expect(heldOut).toHaveLength(games.length * 5)
    expect(trained).toHaveLength(5000 - games.length * 5)
    expect(Math.round(games.length / 10)).toBe(10)
    for (const rest of [0, 1, 2, 3, 4]) expect(Math.round(games.filter((game) => game % 5 === rest).length / 10)).toBe(2)
  })

  test('goes on from a network, and keeps it if nothing is better', () => {
    const rows = puzzle(8000, 7)
    const before = trained(rows, 1)
    const first = train(rows, { inputs: INPUTS, hidden: 8, epochs: 1, seed: 2, from: before.layers }).next().value
    expect(first).toMatchObject({ epoch: 0, heldOut: before.heldOut })
    const opposite = { ...puzzle(300, 8), targets: puzzle(300, 8).targets.map((target) => 1 - target) }
    const after = finished(train(opposite, { inputs: INPUTS, hidden: 8, epochs: 3, seed: 2, from: before.layers }))
    expect(after.heldOut).toBeLessThan(lossOf(before.layers, opposite, splitRows(opposite).heldOut))
    expect(finished(train(rows, { inputs: INPUTS, hidden: 8, epochs: 0, seed: 2, from: before.layers })).layers).toEqual(
      before.layers,
    )
  })

  test('joins rows in their order', () => {
    expect(joinRows([puzzle(3, 1), puzzle(0, 2), puzzle(2, 3)])).toEqual(
      (() => {
        const collector = new RowCollector()
        for (const rows of [puzzle(3, 1), puzzle(2, 3)]) {
          for (let row = 0; row < rows.targets.length; row++) {
            const x = new Float32Array(INPUTS)
            for (let i = rows.starts[row] ?? 0; i < (rows.starts[row + 1] ?? 0); i++) x[rows.inputs[i] ?? 0] = rows.values[i] ?? 0
            collector.add(x, rows.targets[row] ?? 0, rows.hands[row] ?? 0, rows.games[row] ?? 0)
          }
        }
        return collector.rows()
      })(),
    )
  })
})
