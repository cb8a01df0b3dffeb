import { at } from '@grimuar/kernel'
import type { Point } from './hex.ts'

/** One facet between the outline of a jewel and its flat top. */
export interface Facet {
  readonly path: string
  readonly light: number // from 1, towards the light, to -1
}

/** How a jewel is cut, as SVG paths. */
export interface Cut {
  readonly outline: string
  readonly top: string
  readonly facets: readonly Facet[]
}

/** Cuts a jewel with this outline; its flat top is a share of it. */
export function cut(outline: readonly Point[], share = 0.52): Cut {
  const cx = outline.reduce((sum, { x }) => sum + x, 0) / outline.length
  const cy = outline.reduce((sum, { y }) => sum + y, 0) / outline.length
  const top = outline.map(({ x, y }) => ({ x: cx + (x - cx) * share, y: cy + (y - cy) * share }))
  const facets = outline.map((a, i) => {
    const j = (i + 1) % outline.length
    const b = at(outline, j)
    const [nx, ny] = [b.y - a.y, a.x - b.x]
    // The light stands at the upper left.
    const light = (-0.55 * nx - 0.83 * ny) / Math.hypot(nx, ny)
    return { path: path([a, b, at(top, j), at(top, i)]), light }
  })
  return { outline: path(outline), top: path(top), facets }
}

/** A regular outline: `n` corners around the middle, the first at the angle `from` (in degrees, 0 to the right). */
export function polygon(middle: Point, n: number, radius: (i: number) => number, from = -90): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = ((from + (i * 360) / n) * Math.PI) / 180
    return { x: middle.x + radius(i) * Math.cos(angle), y: middle.y + radius(i) * Math.sin(angle) }
  })
}

/** An outline by its corners: `32 1, 61 32, 32 63, 3 32`. */
export function points(text: string): Point[] {
  return text.split(',').map((corner) => {
    const [x = 0, y = 0] = corner.trim().split(' ').map(Number)
    return { x, y }
  })
}

function path(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
