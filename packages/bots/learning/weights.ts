import type { Weights, WeightsHeader } from '@grimuar/contract'
import { fromBase64, toBase64 } from './base64.ts'
import { emptyLayers, type Layers, Network } from './network.ts'

/** The largest whole number that a weight is written as. */
const LARGEST = 127
const FLOAT_BYTES = 4

/** The shape that weights must have. */
export type Fit = Pick<WeightsHeader, 'game' | 'rules' | 'encoder' | 'inputs'>

/** Weights that can be used, or why they cannot. */
export type ReadWeights = { readonly ok: true; readonly network: Network } | { readonly ok: false; readonly reason: string }

/** Writes a network down: the first layer as one byte a weight with a scale for each hidden unit, the rest as it is. */
export function packWeights(layers: Layers, header: Omit<WeightsHeader, 'inputs' | 'hidden'>): Weights {
  const { inputs, hidden, first, bias, second, offset } = layers
  const view = new DataView(new ArrayBuffer(bytesFor(inputs, hidden)))
  const scales = new Float64Array(hidden)
  for (let i = 0; i < first.length; i++) {
    scales[i % hidden] = Math.max(scales[i % hidden] ?? 0, Math.abs(first[i] ?? 0) / LARGEST)
  }
  for (let i = 0; i < first.length; i++) {
    const scale = Math.fround(scales[i % hidden] ?? 0)
    view.setInt8(i, scale === 0 ? 0 : Math.max(-LARGEST, Math.min(LARGEST, Math.round((first[i] ?? 0) / scale))))
  }
  let at = first.length
  for (const list of [scales, bias, second, offset]) {
    for (const number of list) {
      view.setFloat32(at, number, true)
      at += FLOAT_BYTES
    }
  }
  return { header: { ...header, inputs, hidden }, data: toBase64(new Uint8Array(view.buffer)) }
}

/** Reads weights; refuses those of another game, of other rules, or of another encoder. */
export function readWeights({ header, data }: Weights, fit: Fit): ReadWeights {
  const { game, rules, encoder, inputs, hidden } = header
  if (game !== fit.game) return refused(`these are weights of ${game}, not of ${fit.game}`)
  if (rules !== fit.rules) return refused(`these weights were trained with version ${rules} of the rules, not ${fit.rules}`)
  if (encoder !== fit.encoder || inputs !== fit.inputs) {
    return refused(
      `these weights were trained with the encoder ${encoder} (${inputs} inputs), not ${fit.encoder} (${fit.inputs})`,
    )
  }
  const bytes = fromBase64(data)
  if (bytes?.length !== bytesFor(inputs, hidden)) {
    return refused(
      `${bytesFor(inputs, hidden)} bytes of weights were expected, not ${bytes?.length ?? 'a text that is no base64'}`,
    )
  }
  return { ok: true, network: new Network(unpacked(bytes, inputs, hidden)) }
}

function unpacked(bytes: Uint8Array, inputs: number, hidden: number): Layers {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const layers = emptyLayers(inputs, hidden)
  const scales = new Float64Array(hidden)
  let at = layers.first.length
  for (const list of [scales, layers.bias, layers.second, layers.offset]) {
    for (let i = 0; i < list.length; i++) {
      list[i] = view.getFloat32(at, true)
      at += FLOAT_BYTES
    }
  }
  for (let i = 0; i < layers.first.length; i++) layers.first[i] = view.getInt8(i) * (scales[i % hidden] ?? 0)
  return layers
}

function refused(reason: string): ReadWeights {
  return { ok: false, reason }
}

function bytesFor(inputs: number, hidden: number): number {
  return inputs * hidden + (3 * hidden + 1) * FLOAT_BYTES
}
