import { type Figure, HEIGHT, SMALL, type Spot, WIDTH } from './layout.ts'

/** The place of an area's name. */
export interface Nameplate {
  readonly text: string // in one line or two
  readonly rect: Rect // in pixels of the book
  readonly style: string // where it is within the area
}

/** A box, in pixels. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The sizes of the style sheet, in pixels, em or shares of the book's width. */
const PLATE = { least: 11.4, font: 0.0162, line: 1.15, margin: 0.15, pad: 0.65 }
const AREA = { least: 44, width: 0.12, height: 0.084, above: 0.32, sides: 22, top: 15, bottom: 30 }
const GROWN = 1.25 // figures on a small book
const TALL = 1.2
const CUT = 0.03 // of a small book at either side

/** The penalties of a name, for each pixel that it covers or is away. */
const COSTS = { name: 400, outside: 400, touch: 60, face: 12, flat: 1.5, far: 4, astray: 600 }

/** How wide letters are in the bold type of names, in em: enough for each, so that no name is wider than its plate. */
function widthOf(text: string): number {
  let em = 0
  for (const letter of text)
    em += /[ijlrtfł.,:;'’ ]/.test(letter) ? 0.3 : /[mwMWŻŚ]/.test(letter) ? 0.78 : /\p{Lu}/u.test(letter) ? 0.62 : 0.49
  return em
}

/** The text in one line and, if it has several words, also in two. */
function forms(text: string): string[] {
  const words = text.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))
  const [best] = cuts.toSorted((a, b) => longest(a) - longest(b))
  return best ? [text, best.join('\n')] : [text]
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Where a stretch of this size begins, pulled between two ends if it fits there. */
const inside = (from: number, size: number, least: number, most: number) =>
  size < most - least ? within(from, least, most - size) : from

/** How much of a box others cover. */
function covered(box: Rect, others: readonly Rect[]): number {
  let all = 0
  for (const other of others) {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    if (wide <= 0) continue
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    if (high > 0) all += wide * high
  }
  return all
}

const liesFlat = ({ being }: Figure) => 'thing' in being && being.thing !== 'spark'

/** The part of a figure that must be seen: who it is, and its numbers. What lies flat may be covered sooner. */
function faceOf(figure: Figure, k: number, grown: number): Rect {
  const [wide, tall] = [figure.size * k * grown, figure.size * k * grown * TALL]
  const [x, feet] = [figure.x * k, (figure.y + 6) * k]
  if (liesFlat(figure)) return { left: x - wide * 0.4, right: x + wide * 0.4, top: feet - tall * 0.4, bottom: feet }
  const isSpark = 'thing' in figure.being
  const more = isSpark && (figure.count ?? 0) > 1 ? 12 : 0
  const top = feet - tall * (isSpark ? 0.5 : 0.85) - (figure.hearts ? 10 : 0)
  return { left: x - wide * 0.32, right: x + wide * 0.32 + more, top, bottom: feet - tall * 0.12 }
}

interface Candidate {
  readonly text: string
  readonly rect: Rect
  readonly hides: number // of what is pressed of other areas
  readonly cost: number
}

/** Finds a place for the name of every area in a book of this width in pixels: no name lies on another, on a face or on the button of another area. */
export function nameplates(
  spots: readonly Spot[],
  nameOf: (area: string) => string,
  width: number,
): { readonly [area: string]: Nameplate } {
  const k = width / WIDTH
  const small = width < SMALL
  const font = Math.max(PLATE.least, PLATE.font * width)
  const [wide, high] = [Math.max(AREA.least, AREA.width * width), Math.max(AREA.least, AREA.height * width)]
  const page: Rect = { left: small ? CUT * width : 0, top: 0, right: width * (small ? 1 - CUT : 1), bottom: HEIGHT * k }
  // Sparks lie on each other: the one with their number counts.
  const figures = spots.flatMap((spot) => spot.figures).filter(({ symbol, count }) => symbol !== 'spark' || count !== undefined)
  const boxes = (some: readonly Figure[]) => some.map((figure) => faceOf(figure, k, small ? GROWN : 1))
  const faces = boxes(figures.filter((figure) => !liesFlat(figure)))
  const flat = boxes(figures.filter(liesFlat))
  /** The place of an area's button. */
  const placeOf = (spot: Spot) => ({
    x: within(spot.x * k, AREA.sides, width - AREA.sides),
    y: within(spot.y * k, AREA.top, HEIGHT * k - AREA.bottom),
  })
  const touched = (spot: Spot): Rect => {
    const { x, y } = placeOf(spot)
    const middle = y + (0.5 - AREA.above) * high
    return { left: x - wide * 0.28, right: x + wide * 0.28, top: middle - high * 0.28, bottom: middle + high * 0.28 }
  }

  /** All possible places of a name, with the penalty that does not depend on other names. */
  function candidatesOf(spot: Spot): Candidate[] {
    const { x, y } = placeOf(spot)
    const others = spots.filter((other) => other !== spot)
    const targets = others.map(touched)
    return forms(nameOf(spot.area)).flatMap((text, form) => {
      const lines = text.split('\n')
      const w = Math.max(...lines.map(widthOf)) * font + 2 * PLATE.pad * font
      const h = (lines.length * PLATE.line + 2 * PLATE.margin) * font
      const below = high * 0.34
      const tops = [0, 0.25, 0.5, 0.75, 1, -0.25, -0.5].map((share) => below + share * PLATE.line * font)
      const spread = [0, 0.17, -0.17, 0.34, -0.34, 0.5, -0.5].flatMap((share) =>
        tops.map((top) => [share * w - w / 2, top] as const),
      )
      const beside = [-0.9, -0.4, 0.1].flatMap((share) => [
        [wide * 0.4, share * h] as const,
        [-wide * 0.4 - w, share * h] as const,
      ])
      const above = [0, 0.3, -0.3].map((share) => [share * w - w / 2, -high * 0.36 - h] as const)
      return [...spread, ...beside, ...above].map(([dx, dy]) => {
        const [left, top] = [inside(x + dx, w, page.left, page.right), inside(y + dy, h, page.top, page.bottom)]
        const rect = { left, top, right: left + w, bottom: top + h }
        const [mx, my] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
        const own = Math.hypot(mx - x, my - y - below)
        const astray = others.some((other) => Math.hypot(mx - other.x * k, my - other.y * k - below) < own)
        const hides = covered(rect, targets)
        const cost =
          COSTS.outside * (w * h - covered(rect, [page])) +
          COSTS.touch * hides +
          COSTS.face * covered(rect, faces) +
          COSTS.flat * covered(rect, flat) +
          COSTS.far * own +
          (astray ? COSTS.astray : 0) +
          form * 20
        return { text, rect, hides, cost }
      })
    })
  }

  const all = spots.map(candidatesOf)
  const chosen = all.map((candidates) => cheapest(candidates, []))
  // Each in turn makes room for the others, until nobody has a better place.
  for (let pass = 0, moved = true; moved && pass < 6; pass++) {
    moved = false
    for (const [i, candidates] of all.entries()) {
      const best = cheapest(
        candidates,
        chosen.filter((_, k) => k !== i).flatMap((other) => other?.rect ?? []),
      )
      if (best === chosen[i]) continue
      chosen[i] = best
      moved = true
    }
  }
  return Object.fromEntries(
    spots.flatMap((spot, i) => {
      const plate = chosen[i]
      if (!plate) return []
      const { text, rect, hides } = plate
      const { x, y } = placeOf(spot)
      const [left, top] = [rect.left - x + wide / 2, rect.top - y + AREA.above * high]
      const style = `left:${left}px;top:${top}px;width:${rect.right - rect.left}px`
      // If there is no better place, the other area is pressed through the name.
      return [[spot.area, { text, rect, style: hides > 0 ? `${style};pointer-events:none` : style }]]
    }),
  )
}

function cheapest(candidates: readonly Candidate[], names: readonly Rect[]): Candidate | undefined {
  let best: Candidate | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate.cost >= least) continue
    const cost = candidate.cost + COSTS.name * covered(candidate.rect, names)
    if (cost < least) [best, least] = [candidate, cost]
  }
  return best
}
