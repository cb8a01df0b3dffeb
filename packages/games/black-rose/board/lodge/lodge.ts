/** The drawing of the Lodge: the positions of its hexes, in units of the drawing, and the lines of cracks and thorns. */
import { type By, by } from '@grimuar/kernel'
import { corners, type Hex, type Point, toPixel } from '@grimuar/ui/kit/hex.ts'
import { CELL_HEXES, HEXES } from '../../hex.ts'
import { PLACES, type Place } from '../../ids.ts'

/** From the middle of a hex to its corner. */
export const SIZE = 72
/** The Lodge is seen from above and in front, so heights are shorter. */
export const TILT = 0.775
/** How thick a room is. */
export const DEPTH = 13
/** How far a Mage at the back stands out above its room. */
const HEADROOM = 28

function tilted(hex: Hex): Point {
  const { x, y } = toPixel(hex, SIZE, 'flat')
  return { x: tenth(x), y: tenth(y * TILT) }
}

/** The middle of each room. */
export const MIDDLES: By<Place, Point> = by(PLACES, (place) => tilted({ q: HEXES[place][0], r: HEXES[place][1] }))

/** The rooms from back to front, so that nearer ones are drawn over farther ones. */
export const BACK_TO_FRONT: readonly Place[] = PLACES.toSorted((a, b) => MIDDLES[a].y - MIDDLES[b].y)

/** The middle of a Cell; undefined if nobody knows yet whose it is. */
export function cellMiddle(players: number, cell: number): Point | undefined {
  const hex = CELL_HEXES[players]?.[cell]
  return hex && tilted({ q: hex[0], r: hex[1] })
}

/** The part of the plane that is drawn: the Lodge with the Cells of all players, and space above for figures at the back. */
export function boxOf(players: number): {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
} {
  const [wide, high] = [SIZE, (SIZE * Math.sqrt(3) * TILT) / 2]
  const cells = (CELL_HEXES[players] ?? []).flatMap((_, cell) => cellMiddle(players, cell) ?? [])
  const boxes = [
    ...PLACES.map((place) => ({ ...MIDDLES[place], wide, high })),
    ...cells.map((middle) => ({ ...middle, wide: wide * 0.74, high: high * 0.74 })),
  ]
  const [left, right] = [Math.min(...boxes.map(({ x, wide: w }) => x - w)), Math.max(...boxes.map(({ x, wide: w }) => x + w))]
  const [top, bottom] = [Math.min(...boxes.map(({ y, high: h }) => y - h)), Math.max(...boxes.map(({ y, high: h }) => y + h))]
  return { x: left - 10, y: top - HEADROOM, width: right - left + 20, height: bottom - top + HEADROOM + DEPTH + 16 }
}

/** The corners of a hex around 0, `share` of its size; clockwise from the upper left. */
export function outline(share: number): Point[] {
  return corners({ x: 0, y: 0 }, SIZE * share, 'flat').map(({ x, y }) => ({ x: tenth(x), y: tenth(y * TILT) }))
}

/** Points as an SVG polygon wants them. */
export function polygon(points: readonly Point[], down = 0): string {
  return points.map(({ x, y }) => `${x},${tenth(y + down)}`).join(' ')
}

/** The three walls that are seen in front, from right to left. */
export function walls(share: number): string[] {
  const [, , right, frontRight, frontLeft, left] = outline(share)
  if (!right || !frontRight || !frontLeft || !left) return []
  const wall = (a: Point, b: Point) => `${a.x},${a.y} ${b.x},${b.y} ${b.x},${tenth(b.y + DEPTH)} ${a.x},${tenth(a.y + DEPTH)}`
  return [wall(right, frontRight), wall(frontRight, frontLeft), wall(frontLeft, left)]
}

/** How many lines of cracks a room shows: none while less than a third of its holes is filled. */
export function crackLevel(filled: number, holes: number): number {
  const share = filled / holes
  return share < 0.3 ? 0 : share < 0.5 ? 2 : share < 0.7 ? 3 : share < 1 ? 5 : 7
}

const cracked = new Map<string, string>()

/** Cracks from the walls inwards. The same place always cracks in the same way, further with each level. */
export function cracks(place: Place, level: number): string {
  const key = `${place}:${level}`
  const known = cracked.get(key)
  if (known !== undefined) return known
  let d = ''
  for (let line = 0; line < level; line++) d += crack(91 + place * 17 + line * 101, 4 + Math.min(level, 5))
  cracked.set(key, d)
  return d
}

function crack(seed: number, length: number): string {
  const random = numbers(seed)
  const start = random() * Math.PI * 2
  let x = Math.cos(start) * SIZE * 0.84
  let y = Math.sin(start) * SIZE * 0.7 * TILT
  let angle = start + Math.PI
  let d = `M${tenth(x)} ${tenth(y)}`
  for (let i = 0; i < length; i++) {
    angle += (random() - 0.5) * 1.1
    x += Math.cos(angle) * SIZE * 0.13
    y += Math.sin(angle) * SIZE * 0.13 * TILT
    d += `L${tenth(x)} ${tenth(y)}`
    if (random() < 0.62) continue
    const branch = angle + (random() > 0.5 ? 0.9 : -0.9)
    d += `l${tenth(Math.cos(branch) * SIZE * 0.13)} ${tenth(Math.sin(branch) * SIZE * 0.13 * TILT)}M${tenth(x)} ${tenth(y)}`
  }
  return d
}

/** The thorns around the Black Rose Room. */
export const THORNS = thorns()

function thorns(): string {
  const around = outline(0.8)
  const each = 7
  let d = ''
  for (const [i, from] of around.entries()) {
    const to = around[(i + 1) % around.length] ?? from
    const on = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
    for (let j = 0; j < each; j++) {
      const [start, middle, end] = [on(j / each), on((j + 0.5) / each), on((j + 1) / each)]
      const far = Math.hypot(middle.x, middle.y)
      const wave = j % 2 ? 0.9 : 1.1
      d += `${d ? 'L' : 'M'}${tenth(start.x)} ${tenth(start.y)}Q${tenth(middle.x * wave)} ${tenth(middle.y * wave)} ${tenth(end.x)} ${tenth(end.y)}`
      if (j % 2)
        d += `l${tenth((middle.x / far) * -7)} ${tenth((middle.y / far) * -6)}l${tenth((middle.x / far) * 7 + 2)} ${tenth((middle.y / far) * 6 + 1)}`
    }
  }
  return d
}

/** The positions of a room's holes: one row, or two if there are more than six. */
export function holes(n: number): Point[] {
  const rows = n > 6 ? [Math.ceil(n / 2), Math.floor(n / 2)] : [n]
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: tenth((i - (length - 1) / 2) * 13.4),
      y: tenth(SIZE * TILT * 0.7 - (rows.length - 1 - row) * 10.5),
    })),
  )
}

/** Numbers from 0 to 1 that look like chance and are always the same. It draws; it decides nothing. */
function numbers(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 16807) % 2147483647
    return (at & 0xffff) / 0xffff
  }
}

function tenth(n: number): number {
  return Math.round(n * 10) / 10
}
