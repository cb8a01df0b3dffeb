/** The road of the ring: where each card lies on it, seen from the viewer. Only drawing, in shares of the table. */
import { at } from '@grimuar/kernel'
import { type Card, isTemple } from '../cards/index.ts'

/** A closed road, in pixels from the middle: clockwise, from the point nearest to the viewer. */
export interface Road {
  /** For `offset-path` and for drawing. */
  readonly d: string
  /** The position of each stop along the road, from 0 at the near point to 1 after a whole turn. */
  readonly along: readonly number[]
  /** How near each stop is: 1 in front, 0 at the far side. */
  readonly near: readonly number[]
}

/** How square the ring is: 2 would be an ellipse; a squarer one leaves more room in the middle. */
const SQUARENESS = 3.4
const SAMPLES = 240

/** Room that cards need along the road, on its level parts and on its steep ones. */
const ROOM = { temple: [1.52, 1.42], wasteland: [1, 1] } as const

/**
 * Lays the stops of a ring along a road of half width `rx` and half height `ry`, stop `first` nearest. Temples get more room
 * than wastelands, so the steps are found by walking along the road.
 */
export function layRoad(ring: readonly Card[], first: number, rx: number, ry: number): Road {
  const points = Array.from({ length: SAMPLES }, (_, i) => pointAt((i / SAMPLES) * 2 * Math.PI, rx, ry))
  const lengths: number[] = [0]
  const steep: number[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const [a, b] = [at(points, i), at(points, (i + 1) % SAMPLES)]
    const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)]
    steep.push(dy / (dx + dy || 1))
    lengths.push(at(lengths, i) + Math.hypot(dx, dy))
  }
  const whole = at(lengths, SAMPLES)
  const cards = ring.map((_, i) => at(ring, (first + i) % ring.length))
  const along = walk(cards, lengths, steep)
  const found = new Array<number>(ring.length).fill(0)
  const near = new Array<number>(ring.length).fill(0)
  for (let i = 0; i < cards.length; i++) {
    const stop = (first + i) % ring.length
    const share = at(along, i) / whole
    found[stop] = share
    near[stop] = (at(points, sampleAt(lengths, at(along, i))).y / ry + 1) / 2
  }
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  return { d, along: found, near }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** From the near point on clockwise, which on a screen is first to the left. */
function pointAt(angle: number, rx: number, ry: number): Point {
  const bent = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / SQUARENESS)
  return { x: -rx * bent(Math.sin(angle)), y: ry * bent(Math.cos(angle)) }
}

/** Distances of the cards along the road that give each card enough room. */
function walk(cards: readonly Card[], lengths: readonly number[], steep: readonly number[]): number[] {
  const whole = at(lengths, lengths.length - 1)
  const roomAt = (card: Card, distance: number): number => {
    const [level, upright] = isTemple(card) ? ROOM.temple : ROOM.wasteland
    const tilt = steep[sampleAt(lengths, ((distance % whole) + whole) % whole)] ?? 0
    return level + (upright - level) * tilt
  }
  // How long a unit of room is depends on where the cards come to lie: a few rounds settle it.
  let unit = whole / cards.reduce<number>((sum, card) => sum + ROOM[isTemple(card) ? 'temple' : 'wasteland'][0], 0)
  let along: number[] = []
  for (let round = 0; round < 6; round++) {
    along = []
    let distance = 0
    let before = 0
    for (const [i, card] of cards.entries()) {
      const half = (roomAt(card, distance) * unit) / 2
      if (i > 0) distance += before + half
      along.push(distance)
      before = half
    }
    const end = distance + before + (roomAt(at(cards, 0), 0) * unit) / 2
    unit *= whole / end
  }
  return along
}

function sampleAt(lengths: readonly number[], distance: number): number {
  let low = 0
  let high = SAMPLES - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (at(lengths, middle) <= distance) low = middle
    else high = middle - 1
  }
  return low
}
