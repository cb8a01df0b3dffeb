import { quickDice, stream } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { emptyLayers, type Layers, Network, sigmoid } from './network.ts'
import { packWeights, readWeights } from './weights.ts'

const roll = stream(quickDice(12))
const random = () => roll(2001) / 1000 - 1

function someLayers(inputs: number, hidden: number): Layers {
  const layers = emptyLayers(inputs, hidden)
  for (const part of [layers.first, layers.bias, layers.second, layers.offset])
    for (let i = 0; i < part.length; i++) part[i] = random()
  return layers
}

function someInputs(inputs: number): Float32Array {
  return Float32Array.from({ length: inputs }, () => (roll(3) ? 0 : random()))
}

/** The same network, written as its formula. */
function reference({ inputs, hidden, first, bias, second, offset }: Layers, x: Float32Array): number {
  const units = Array.from({ length: hidden }, (_, j) =>
    Math.max(
      0,
      Array.from({ length: inputs }, (_, i) => (x[i] ?? 0) * (first[i * hidden + j] ?? 0)).reduce((a, b) => a + b, bias[j] ?? 0),
    ),
  )
  return sigmoid(units.reduce((sum, unit, j) => sum + unit * (second[j] ?? 0), offset[0] ?? 0))
}

const header = {
  game: 'toy',
  rules: 3,
  encoder: 'abcd0123',
  recipe: 'none',
  seed: 1,
  losses: { trained: 0.5, heldOut: 0.6, hand: 0.7 },
  arena: '',
}

describe('a network', () => {
  test('gives what its formula gives', () => {
    for (const [inputs, hidden] of [
      [1, 1],
      [7, 3],
      [200, 48],
    ] as const) {
      const layers = someLayers(inputs, hidden)
      const network = new Network(layers)
      for (let n = 0; n < 20; n++) {
        const x = someInputs(inputs)
        expect(network.chance(x)).toBeCloseTo(reference(layers, x), 5)
      }
    }
  })

  test('forgets the table it judged before', () => {
    const network = new Network(someLayers(20, 8))
    const [one, other] = [someInputs(20), someInputs(20)]
    const first = network.chance(one)
    expect(network.chance(other)).not.toBe(first)
    expect(network.chance(one)).toBe(first)
  })
})

describe('weights', () => {
  test('written and read back are off by no more than rounding to a byte can do', () => {
    const layers = someLayers(120, 16)
    const weights = packWeights(layers, header)
    const read = readWeights(weights, weights.header)
    if (!read.ok) throw new Error(read.reason)
    for (let n = 0; n < 50; n++) {
      const x = someInputs(120)
      // Each weight is off by half a scale, a scale is at most 1 / 127, and the output has a slope of at most a quarter.
      const total = x.reduce((sum, value) => sum + Math.abs(value), 0)
      const bound = (total * layers.second.reduce((sum, w) => sum + Math.abs(w), 0)) / 127 / 2 / 4
      expect(Math.abs(read.network.chance(x) - reference(layers, x))).toBeLessThanOrEqual(bound + 1e-5)
    }
  })

  test('that were written once are written the same again', () => {
    const weights = packWeights(someLayers(31, 5), header)
    const bytes = Uint8Array.from(Buffer.from(weights.data, 'base64'))
    expect(bytes).toHaveLength(31 * 5 + 4 * (3 * 5 + 1))
    expect(Buffer.from(bytes).toString('base64')).toBe(weights.data)
    expect(weights.header).toEqual({ ...header, inputs: 31, hidden: 5 })
  })

  test.each([
    ['another game', { game: 'chess' }, 'these are weights of toy, not of chess'],
    ['other rules', { rules: 4 }, 'these weights were trained with version 3 of the rules, not 4'],
    ['another encoder', { encoder: 'ffff0000' }, 'trained with the encoder abcd0123 (9 inputs), not ffff0000 (9)'],
    ['another number of inputs', { inputs: 10 }, 'trained with the encoder abcd0123 (9 inputs), not abcd0123 (10)'],
  ])('of %s are refused with the reason', (_what, change, reason) => {
    const weights = packWeights(someLayers(9, 2), header)
    expect(readWeights(weights, { ...weights.header, ...change })).toEqual({ ok: false, reason: expect.stringContaining(reason) })
  })

  test('that are not whole are refused', () => {
    const weights = packWeights(someLayers(9, 2), header)
    const reasonOf = (data: string) => {
      const read = readWeights({ ...weights, data }, weights.header)
      return read.ok ? undefined : read.reason
    }
    expect(reasonOf(weights.data)).toBeUndefined()
    expect(reasonOf(weights.data.slice(4))).toBe('46 bytes of weights were expected, not 43')
    expect(reasonOf(`?${weights.data.slice(1)}`)).toMatch(/no base64/)
  })
})
