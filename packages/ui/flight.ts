import { showInTurn } from './in-turn.ts'

/**
 * Animates a change of the table: pieces move from their old to their new positions. The caller passes a function that makes the
 * change; everything else is read from attributes on the page, so it works for any game:
 *
 * - `data-piece="id"`: a piece, recognised before and after the change by its id. If its position differs, it flies there.
 * - `data-zone="id"`: a place. A piece that moves to another place flies above everything; within its place it slides.
 * - `data-from="id id"` on a piece: the place or piece it comes from if it was not on the page before (a deck, a hand): the first of
 *   these that is on the page.
 * - `data-order="n"` on or around a piece: of the pieces of one change, those with smaller numbers fly first; 0 if there is none.
 * - `data-to="id"` on a piece: the place it goes to if it is not on the page afterwards. Without either attribute it fades.
 * - `data-via="id id"` on a piece: the places it passes on its way.
 * - `data-with="id"` on a piece: it starts together with that one (the name of a tile with the tile).
 *
 * What lies on a piece that moves is carried by it.
 *
 * Changes are queued and played one at a time. None takes longer than half a second, all that belong to one move take less than two,
 * and any key or press skips what is left of them. A change in which nothing moves takes no time.
 */
export type Pace = 'calm' | 'quick' | 'off'

/** A change that is animated. */
export interface Motion {
  /** Resolves when the page shows the new state, with the milliseconds for which it should stay visible. */
  readonly change: () => Promise<number>
}

const MILLISECONDS: Record<Pace, number> = { calm: 460, quick: 220, off: 0 }
/** For all changes of one move. */
const WHOLE: Record<Pace, number> = { calm: 1800, quick: 850, off: 0 }
/** The pieces of one change start one after another, as if dealt by hand, all within this share of the time. */
const STAGGER = 0.35
const EASE = 'cubic-bezier(0.3, 0.8, 0.3, 1)'
/** A piece that is farther from its old position than this, in pixels, has moved; a smaller distance is a shift of the page. */
const NUDGE = 12

interface Spot {
  readonly box: DOMRect
  readonly element: HTMLElement | SVGElement
  readonly zone: string | undefined
  /** The place around it, which may itself be moved when the page gets more or less room. */
  readonly around: DOMRect | undefined
  /** For a part of a drawing: how what it lies in was drawn on the screen. */
  readonly drawn: DOMMatrix | null
}

/** A piece that comes from somewhere else; above the page if it changes its place. */
interface Moving {
  readonly spot: Spot
  readonly from: DOMRect
  readonly overhead: boolean
}

export class Flight {
  private queue: Promise<void> = Promise.resolve()
  private flying: Animation[] = []
  private skipped = false
  private wake: () => void = () => {}
  private readonly root: HTMLElement
  private readonly pace: () => Pace

  /** `root` is the element that contains all pieces and places. */
  constructor(root: HTMLElement, pace: () => Pace) {
    this.root = root
    this.pace = pace
    root.ownerDocument.addEventListener('pointerdown', this.skip, true)
    root.ownerDocument.addEventListener('keydown', this.skip, true)
  }

  /**
   * Makes changes one after another when earlier animations have ended, and animates them within the given milliseconds.
   * Each change includes the earlier ones, so changes without time are skipped; the last one is always made.
   */
  show(motions: readonly Motion[], most = Infinity): Promise<void> {
    const shown = this.queue.then(() => this.play(motions, most))
    // A change that fails must not block the next ones.
    this.queue = shown.catch(() => {})
    return shown
  }

  /** Ends all running animations at once, and leaves out the rest of the same move. */
  readonly skip = (): void => {
    this.skipped = true
    for (const animation of this.flying) animation.finish()
    this.wake()
  }

  close(): void {
    this.skip()
    this.root.ownerDocument.removeEventListener('pointerdown', this.skip, true)
    this.root.ownerDocument.removeEventListener('keydown', this.skip, true)
  }

  private async play(motions: readonly Motion[], most: number): Promise<void> {
    const { hidden, defaultView } = this.root.ownerDocument
    const still = hidden || defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches
    const pace = this.pace()
    this.skipped = false
    const times = { whole: still ? 0 : Math.min(most, WHOLE[pace]), each: MILLISECONDS[pace], skipped: () => this.skipped }
    await showInTurn(motions.length, times, async (i, time) => {
      const motion = motions[i]
      return motion ? this.fly(motion, time) : 0
    })
  }

  /** Makes a change and animates it for the given milliseconds. Returns how many it took. */
  private async fly({ change }: Motion, time: number): Promise<number> {
    if (time === 0) {
      await change()
      return 0
    }

    const before = this.spots('piece')
    const zonesBefore = this.spots('zone')
    const worth = await change()
    const after = this.spots('piece')
    const zones = this.spots('zone')

    const opened = new Set<string>()
    const found: Moving[] = []
    for (const [id, spot] of after) {
      const was = before.get(id)
      if (was) {
        if (hasMoved(was, spot)) found.push({ spot, from: was.box, overhead: was.zone !== spot.zone })
        continue
      }
      const [origin, source] = firstOf(spot.element.dataset['from'], before, zonesBefore, zones)
      if (origin !== undefined) opened.add(origin)
      if (source) found.push({ spot, from: centred(source.box, spot.box), overhead: true })
      else this.flying.push(spot.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time, easing: 'ease-out' }))
    }

    const moved = found.filter((moving) => !isCarried(moving, found))
    moved.sort((a, b) => orderOf(a.spot.element) - orderOf(b.spot.element))
    const starts = startsOf(moved)
    const last = Math.max(0, ...starts)
    const wait = last > 0 ? (time * STAGGER) / last : 0
    const length = last > 0 ? time * (1 - STAGGER) : time
    const landed: (() => void)[] = []
    for (const [i, { spot, from, overhead }] of moved.entries()) {
      const timing: KeyframeAnimationOptions = {
        duration: length,
        delay: (starts[i] ?? 0) * wait,
        easing: EASE,
        fill: 'backwards',
      }
      const via = waypoints(spot, zones)
      if (overhead && !isPart(spot.element)) landed.push(this.overhead(spot.element, from, spot.box, via, timing))
      else this.slide(spot.element, from, spot.box, timing)
    }
    for (const [id, spot] of before) {
      // A piece that another one came from has not left: it turned into that one (a card that is now face up).
      if (after.has(id) || opened.has(id) || (spot.zone !== undefined && opened.has(spot.zone))) continue
      if (!spot.element.isConnected) landed.push(this.leave(spot, zones, time))
    }

    const flown = this.flying
    await Promise.all(flown.map((animation) => animation.finished.catch(() => {})))
    for (const land of landed) land()
    this.flying = []
    const took = flown.length > 0 ? time : 0
    const rest = this.skipped ? 0 : Math.min(worth, time * 2) - took
    if (rest > 0) await this.rest(rest)
    return took + Math.max(0, rest)
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** The current position of every piece or place. */
  private spots(what: 'piece' | 'zone'): Map<string, Spot> {
    const found = new Map<string, Spot>()
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>(`[data-${what}]`)) {
      const box = element.getBoundingClientRect()
      const id = element.dataset[what] as string
      // A place may be on the page twice (once in a sheet that is folded away on a phone): the visible one counts.
      if (box.width === 0 && found.has(id)) continue
      const { parentElement } = element
      found.set(id, {
        box,
        element,
        zone: element.closest<HTMLElement>('[data-zone]')?.dataset['zone'],
        around: parentElement?.closest('[data-zone]')?.getBoundingClientRect(),
        drawn: isPart(element) && parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM() : null,
      })
    }
    return found
  }

  /** Moves an element within its place, with `translate`, so that its own `transform` is not disturbed. */
  private slide(element: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
    const unit = unitOf(element)
    const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit
    const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit
    const frames = [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }]
    this.flying.push(element.animate(frames, { ...timing, composite: 'add' }))
  }

  /** Flies a copy of the element above everything, while the element itself is hidden at its new place. Returns the clean-up. */
  private overhead(
    element: HTMLElement | SVGElement,
    from: DOMRect,
    to: DOMRect,
    via: readonly DOMRect[],
    timing: KeyframeAnimationOptions,
  ): () => void {
    const flyer = this.flyer(element.cloneNode(true) as typeof element, element, to)
    const x = from.x - to.x
    const y = from.y - to.y
    const w = from.width / to.width
    const h = from.height / to.height
    const middle = { translate: `${x / 2}px ${y / 2 - 12}px`, scale: `${(w + 1) / 2 + 0.06} ${(h + 1) / 2 + 0.06}`, offset: 0.5 }
    const stops = via.map((box) => ({ translate: `${box.x - to.x}px ${box.y - to.y}px`, scale: '1 1' }))
    const way = stops.length ? stops : [middle]
    const frames = [{ translate: `${x}px ${y}px`, scale: `${w} ${h}` }, ...way, { translate: '0px 0px', scale: '1 1' }]
    this.flying.push(flyer.animate(frames, timing))
    element.style.visibility = 'hidden'
    return () => {
      element.style.visibility = ''
      flyer.remove()
    }
  }

  /** A removed piece flies to the place in its `data-to`, or fades where it was. Returns the clean-up. */
  private leave(spot: Spot, zones: Map<string, Spot>, time: number): () => void {
    if (spot.box.width === 0) return () => {}
    const [, zone] = firstOf(spot.element.dataset['to'], zones)
    const flyer = spot.drawn ? this.sheet(spot.element, spot.drawn) : this.flyer(spot.element, spot.element, spot.box)
    const end = zone ? centred(zone.box, spot.box) : spot.box
    const last = { translate: `${end.x - spot.box.x}px ${end.y - spot.box.y}px`, opacity: zone ? 0.6 : 0 }
    this.flying.push(
      flyer.animate([{ translate: '0px 0px', opacity: 1 }, last], { duration: time, easing: EASE, fill: 'forwards' }),
    )
    return () => flyer.remove()
  }

  /** Prepares a copy of `model` (or `model` itself) to fly above the page. */
  private flyer<E extends HTMLElement | SVGElement>(copy: E, model: E, at: DOMRect): E {
    if (model.isConnected) copy.style.fontSize = getComputedStyle(model).fontSize
    for (const name of ['piece', 'from', 'to', 'with']) delete copy.dataset[name]
    copy.setAttribute('aria-hidden', 'true')
    copy.setAttribute('inert', '')
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${at.x}px`,
      top: `${at.y}px`,
      width: `${at.width}px`,
      height: `${at.height}px`,
      margin: '0',
      transform: 'none',
      transformOrigin: '0 0',
      pointerEvents: 'none',
      zIndex: '60',
    })
    this.root.append(copy)
    return copy
  }

  /** Prepares a part of a drawing to fly above the page: alone on a sheet as large as the screen. */
  private sheet(part: HTMLElement | SVGElement, { a, b, c, d, e, f }: DOMMatrix): SVGElement {
    const { ownerDocument } = this.root
    const sheet = ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg')
    const held = ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g')
    held.setAttribute('transform', `matrix(${[a, b, c, d, e, f].join(' ')})`)
    for (const name of ['piece', 'from', 'to', 'with']) delete part.dataset[name]
    held.append(part)
    sheet.append(held)
    sheet.setAttribute('aria-hidden', 'true')
    Object.assign(sheet.style, {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100vh',
      pointerEvents: 'none',
      zIndex: '60',
    })
    this.root.append(sheet)
    return sheet
  }
}

/** Whether it is a part of a drawing, which cannot leave it. */
function isPart(element: HTMLElement | SVGElement): boolean {
  return element instanceof SVGElement && element.ownerSVGElement !== null
}

/** The first of several ids that is seen on the page, and where. */
function firstOf(ids: string | undefined, ...among: readonly ReadonlyMap<string, Spot>[]): [id?: string, spot?: Spot] {
  for (const id of ids?.split(' ') ?? []) {
    for (const spots of among) {
      const spot = spots.get(id)
      if (spot && spot.box.width > 0) return [id, spot]
    }
  }
  return []
}

/** Whether a piece lies on another one that takes the same way. */
function isCarried({ spot, from }: Moving, all: readonly Moving[]): boolean {
  const below = spot.element.parentElement?.closest('[data-piece]')
  const carrier = below && all.find((other) => other.spot.element === below)
  if (!carrier) return false
  const way = (was: DOMRect, now: DOMRect) => new DOMPoint(middleX(now) - middleX(was), middle(now).y - middle(was).y)
  return distance(way(from, spot.box), way(carrier.from, carrier.spot.box)) <= NUDGE
}

/** When each piece starts: one after another, but for those that go with another one. */
function startsOf(moved: readonly Moving[]): number[] {
  const leaderOf = ({ spot }: Moving) => {
    const { with: other } = spot.element.dataset
    return other === undefined ? -1 : moved.findIndex((one) => one.spot.element.dataset['piece'] === other)
  }
  const leaders = moved.map(leaderOf)
  const alone = leaders.map((leader, i) => leaders.slice(0, i).filter((before) => before < 0).length * (leader < 0 ? 1 : 0))
  return leaders.map((leader, i) => alone[leader < 0 ? i : leader] ?? 0)
}

function orderOf(element: HTMLElement | SVGElement): number {
  return Number(element.closest<HTMLElement | SVGElement>('[data-order]')?.dataset['order'] ?? 0)
}

/** The position of a piece in the places that it passes: the same as in its last place. */
function waypoints({ box, element }: Spot, zones: ReadonlyMap<string, Spot>): DOMRect[] {
  const goal = element.parentElement?.closest('[data-zone]')?.getBoundingClientRect()
  if (!goal) return []
  const ids = element.dataset['via']?.split(' ') ?? []
  return ids.flatMap((id) => {
    const place = zones.get(id)?.box
    return place
      ? [new DOMRect(box.x + middleX(place) - middleX(goal), box.y + place.bottom - goal.bottom, box.width, box.height)]
      : []
  })
}

function middleX(box: DOMRect): number {
  return box.x + box.width / 2
}

/** A box as large as `size` in the middle of `place`. */
function centred(place: DOMRect, size: DOMRect): DOMRect {
  return new DOMRect(
    place.x + (place.width - size.width) / 2,
    place.y + (place.height - size.height) / 2,
    size.width,
    size.height,
  )
}

function hasMoved(was: Spot, now: Spot): boolean {
  // A piece that was or is folded away has no size, and so no position to fly from or to.
  if (was.box.width === 0 || now.box.width === 0) return false
  if (distance(middle(was.box), middle(now.box)) <= NUDGE) return false
  // A piece that keeps its position inside its place or drawing does not fly, even if the whole place moves.
  return was.zone !== now.zone || distance(middleWithin(was), middleWithin(now)) > NUDGE
}

function distance(a: DOMPoint, b: DOMPoint): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** The middle of a box, seen from the corner of what is around it. */
function middle(box: DOMRect, around?: DOMRect): DOMPoint {
  return new DOMPoint(middleX(box) - (around?.x ?? 0), box.y + box.height / 2 - (around?.y ?? 0))
}

function middleWithin({ box, around, drawn }: Spot): DOMPoint {
  return drawn ? middle(box).matrixTransform(drawn.inverse()) : middle(box, around)
}

/** The number of screen pixels in one unit of the element's drawing. */
function unitOf(element: HTMLElement | SVGElement): number {
  return element instanceof SVGGraphicsElement && isPart(element) ? (element.getScreenCTM()?.a ?? 1) : 1
}
