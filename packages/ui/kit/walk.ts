/**
 * How things lie. In a `row` (also around a ring) arrows go on and back in the order things are read, and around the ends.
 * On a `map` (grids, pages side by side, hexes) each arrow goes to the nearest thing in its direction, and stops at the edge.
 */
export type Shape = 'row' | 'map'

/** The position of a thing on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] | undefined } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** A thing that lies further aside than ahead (by this factor) is not in the direction of the arrow. Neighbours on hexes lie up to √3. */
const WIDEST = 1.9

/** The place in the list that a key leads to from place `at`; undefined if the key leads nowhere. */
export function walk(key: string, at: number, spots: readonly Spot[], shape: Shape): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return spots.length - 1
  const step = ARROWS[key]
  if (!step) return undefined
  return shape === 'map' ? nearest(at, spots, step) : (at + step[0] + step[1] + spots.length) % spots.length
}

function nearest(at: number, spots: readonly Spot[], [dx, dy]: readonly [number, number]): number | undefined {
  const here = middle(spots[at])
  let best: number | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [i, spot] of spots.entries()) {
    const there = middle(spot)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (i === at || ahead < 1 || aside > ahead * WIDEST) continue
    // Of two things at the same distance, take the one that lies more straight ahead. On hexes, a neighbour to the side comes before the thing behind it.
    const far = ahead + 1.1 * aside
    if (far < least - 0.5) {
      best = i
      least = far
    }
  }
  return best
}

function middle(spot: Spot | undefined): { readonly x: number; readonly y: number } {
  return spot ? { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 } : { x: 0, y: 0 }
}
