import { at, type By, by } from '@grimuar/kernel'
import { KINDS, type Kind } from '../cards/index.ts'

/** How crystals are cut: every kind has its own outline, so that no one needs their colours to tell them apart. */
type Point = readonly [x: number, y: number]

const round = (n: number, r: (i: number) => number, from = -90): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = ((from + (i * 360) / n) * Math.PI) / 180
    return [32 + r(i) * Math.cos(angle), 32 + r(i) * Math.sin(angle)]
  })

/** Outlines on a field of 64 by 64, in the order of KINDS: brilliant, lozenge, trillion, drop, step cut, star. */
const OUTLINES: { readonly [K in Kind]: readonly Point[] } = [
  round(12, () => 28, -75),
  [
    [32, 1],
    [61, 32],
    [32, 63],
    [3, 32],
  ],
  [
    [28, 3],
    [36, 3],
    [63, 51],
    [59, 59],
    [5, 59],
    [1, 51],
  ],
  [
    [32, 1],
    [43, 18],
    [53, 33],
    [54, 45],
    [47, 57],
    [32, 62],
    [17, 57],
    [10, 45],
    [11, 33],
    [21, 18],
  ],
  [
    [19, 2],
    [45, 2],
    [56, 13],
    [56, 51],
    [45, 62],
    [19, 62],
    [8, 51],
    [8, 13],
  ],
  round(12, (i) => (i % 2 ? 19.5 : 31)),
]

/** The flat top, as a share of the outline. */
const TOP = 0.52

export interface Facet {
  readonly path: string
  readonly light: number // from 1, towards the light, to -1
}

export interface Cut {
  readonly outline: string
  readonly top: string
  readonly facets: readonly Facet[]
}

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

function cut(outline: readonly Point[]): Cut {
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / outline.length
  const cy = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length
  const top = outline.map(([x, y]): Point => [cx + (x - cx) * TOP, cy + (y - cy) * TOP])
  const facets = outline.map((a, i) => {
    const j = (i + 1) % outline.length
    const b = at(outline, j)
    const [nx, ny] = [b[1] - a[1], a[0] - b[0]]
    // The light stands at the upper left.
    const light = (-0.55 * nx - 0.83 * ny) / Math.hypot(nx, ny)
    return { path: path([a, b, at(top, j), at(top, i)]), light }
  })
  return { outline: path(outline), top: path(top), facets }
}

export const CUTS: By<Kind, Cut> = by(KINDS, (kind) => cut(OUTLINES[kind]))
