/** Geometry of hexes in axial coordinates: `q` grows to the right, `r` downwards (with flat tops: down and, by `q`, half a step). */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** Which way the hexes stand: a flat side on top, or a corner. */
export type HexTop = 'flat' | 'pointy'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The six steps to neighbours, clockwise on the screen. The first goes up with flat tops, up and right with pointy ones. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

const SIDES = DIRECTIONS.length
const ROOT3 = Math.sqrt(3)

/** A hex as text: for keys of lists, and ids of places. */
export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r
}

/** The hex `n` steps away in one of the six directions. */
export function inDirection(hex: Hex, direction: number, n = 1): Hex {
  const step = DIRECTIONS[((direction % SIDES) + SIDES) % SIDES] ?? ORIGIN
  return { q: hex.q + step.q * n, r: hex.r + step.r * n }
}

/** The six neighbours, in the order of `DIRECTIONS`. */
export function neighbours(hex: Hex): Hex[] {
  return DIRECTIONS.map((_, direction) => inDirection(hex, direction))
}

/** How many steps lie between two hexes. */
export function axialDistance(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r]
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The hexes at a distance from the middle, clockwise; from the one in the first direction on. */
export function ring(middle: Hex, radius: number): Hex[] {
  if (radius === 0) return [middle]
  const hexes: Hex[] = []
  let hex = inDirection(middle, 0, radius)
  // From the corner in direction 0 the ring goes on in direction 2, then turns by one side at each corner.
  for (let side = 0; side < SIDES; side++) {
    for (let i = 0; i < radius; i++) {
      hexes.push(hex)
      hex = inDirection(hex, side + 2)
    }
  }
  return hexes
}

/** All hexes up to a distance from the middle, ring by ring. */
export function spiral(middle: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, n) => ring(middle, n)).flat()
}

/** The hexes on the straight line between two, both included. Where the line runs along an edge it keeps to one side of it. */
export function line(a: Hex, b: Hex): Hex[] {
  const steps = axialDistance(a, b)
  const EDGE = 1e-6
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = steps === 0 ? 0 : i / steps
    return rounded(a.q + EDGE + (b.q - a.q) * share, a.r + EDGE + (b.r - a.r) * share)
  })
}

/** The direction (of `DIRECTIONS`) in which one hex lies straight from another; undefined if it lies in none, or is the same. */
export function directionTo(from: Hex, to: Hex): number | undefined {
  const n = axialDistance(from, to)
  const found = DIRECTIONS.findIndex((_, direction) => n > 0 && sameHex(inDirection(from, direction, n), to))
  return found < 0 ? undefined : found
}

/** The middle of a hex, `size` being the distance from its middle to a corner. */
export function toPixel({ q, r }: Hex, size: number, top: HexTop): Point {
  return top === 'flat'
    ? { x: size * 1.5 * q, y: size * ROOT3 * (r + q / 2) }
    : { x: size * ROOT3 * (q + r / 2), y: size * 1.5 * r }
}

/** The hex that a point lies in. */
export function fromPixel({ x, y }: Point, size: number, top: HexTop): Hex {
  const [along, across] = top === 'flat' ? [x, y] : [y, x]
  const first = along / (1.5 * size)
  const second = across / (ROOT3 * size) - first / 2
  return top === 'flat' ? rounded(first, second) : rounded(second, first)
}

/** The six corners around a point, clockwise. With flat tops from the upper left on, with pointy ones from the top. */
export function corners(middle: Point, size: number, top: HexTop): Point[] {
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = ((i * 60 - (top === 'flat' ? 120 : 90)) * Math.PI) / 180
    return { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) }
  })
}

/** The outline of a hex as an SVG path. */
export function hexPath(middle: Point, size: number, top: HexTop): string {
  return `M${corners(middle, size, top)
    .map(({ x, y }) => `${tenth(x)} ${tenth(y)}`)
    .join('L')}Z`
}

/** The box around hexes, for `viewBox`. */
export function bounds(
  hexes: readonly Hex[],
  size: number,
  top: HexTop,
): { x: number; y: number; width: number; height: number } {
  const points = hexes.flatMap((hex) => corners(toPixel(hex, size, top), size, top))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const ORIGIN: Hex = { q: 0, r: 0 }

function tenth(n: number): number {
  return Math.round(n * 10) / 10
}

function rounded(q: number, r: number): Hex {
  const s = -q - r
  let [a, b] = [Math.round(q), Math.round(r)]
  const c = Math.round(s)
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)]
  // The three coordinates add up to 0: the one that was rounded most follows from the others.
  if (da > db && da > dc) a = -b - c
  else if (db > dc) b = -a - c
  return { q: a + 0, r: b + 0 }
}
