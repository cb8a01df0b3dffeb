/**
 * Shows a change of the table as the things themselves moving. The frame hands over "make the change"; everything else is
 * read off the page, so it works for any game:
 *
 * - `data-piece="id"`: a piece, known before and after by its id. If it is elsewhere afterwards, it flies there.
 * - `data-zone="id"`: a place. A piece that changes its place flies above everything; inside its place it slides.
 * - `data-from="id"` on a piece: where it comes out of if it was not seen before (a place or another piece: a deck, a hand).
 * - `data-to="id"` on a piece: where it goes if it is not seen afterwards. Without either it fades.
 *
 * Changes queue up and play one at a time; none takes longer than half a second; any key or press skips the one playing.
 */
export type Pace = 'calm' | 'quick' | 'off'

const MILLISECONDS: Record<Pace, number> = { calm: 460, quick: 220, off: 0 }
/** Later pieces of one change start a little later, as hands deal, but all within this share of the time. */
const STAGGER = 0.35
const EASE = 'cubic-bezier(0.3, 0.8, 0.3, 1)'

interface Spot {
  readonly box: DOMRect
  readonly element: HTMLElement | SVGElement
  readonly zone: string | undefined
}

export class Flight {
  private queue: Promise<void> = Promise.resolve()
  private flying: Animation[] = []
  private readonly root: HTMLElement
  private readonly pace: () => Pace

  /** `root` holds all pieces and places. */
  constructor(root: HTMLElement, pace: () => Pace) {
    this.root = root
    this.pace = pace
    root.ownerDocument.addEventListener('pointerdown', this.skip, true)
    root.ownerDocument.addEventListener('keydown', this.skip, true)
  }

  /** Makes a change once those before it have landed. `change` resolves when the page shows it. */
  show(change: () => Promise<void>): Promise<void> {
    const shown = this.queue.then(() => this.fly(change))
    // One change that fails must not keep the next from being shown.
    this.queue = shown.catch(() => {})
    return shown
  }

  /** Lands everything at once. */
  readonly skip = (): void => {
    for (const animation of this.flying) animation.finish()
  }

  close(): void {
    this.skip()
    this.root.ownerDocument.removeEventListener('pointerdown', this.skip, true)
    this.root.ownerDocument.removeEventListener('keydown', this.skip, true)
  }

  private async fly(change: () => Promise<void>): Promise<void> {
    const still = this.root.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches
    const time = still || this.root.ownerDocument.hidden ? 0 : MILLISECONDS[this.pace()]
    if (time === 0) return change()

    const before = this.spots('piece')
    const zonesBefore = this.spots('zone')
    await change()
    const after = this.spots('piece')
    const zones = this.spots('zone')

    const opened = new Set<string>()
    const moved: { spot: Spot; from: DOMRect; overhead: boolean }[] = []
    for (const [id, spot] of after) {
      const was = before.get(id)
      if (was) {
        if (differs(was.box, spot.box)) moved.push({ spot, from: was.box, overhead: was.zone !== spot.zone })
        continue
      }
      const origin = spot.element.dataset['from']
      const source = origin === undefined ? undefined : (before.get(origin) ?? zonesBefore.get(origin) ?? zones.get(origin))
      if (origin !== undefined) opened.add(origin)
      if (source) moved.push({ spot, from: centred(source.box, spot.box), overhead: true })
      else this.flying.push(spot.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time, easing: 'ease-out' }))
    }

    const wait = moved.length > 1 ? (time * STAGGER) / (moved.length - 1) : 0
    const length = moved.length > 1 ? time * (1 - STAGGER) : time
    const landed: (() => void)[] = []
    for (const [i, { spot, from, overhead }] of moved.entries()) {
      const timing: KeyframeAnimationOptions = { duration: length, delay: i * wait, easing: EASE, fill: 'backwards' }
      if (overhead && spot.element instanceof HTMLElement) landed.push(this.overhead(spot.element, from, spot.box, timing))
      else this.slide(spot.element, from, spot.box, timing)
    }
    for (const [id, spot] of before) {
      // What another piece came out of has not left: it turned into that (a card that is now face up).
      if (after.has(id) || opened.has(id) || (spot.zone !== undefined && opened.has(spot.zone))) continue
      if (!spot.element.isConnected) landed.push(this.leave(spot, zones, time))
    }

    const flown = this.flying
    await Promise.all(flown.map((animation) => animation.finished.catch(() => {})))
    for (const land of landed) land()
    this.flying = []
  }

  /** Where every piece or place is now. */
  private spots(what: 'piece' | 'zone'): Map<string, Spot> {
    const found = new Map<string, Spot>()
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>(`[data-${what}]`)) {
      const box = element.getBoundingClientRect()
      const id = element.dataset[what] as string
      // The same place may stand on the page twice (a sheet that is folded away on a phone): the one that is seen counts.
      if (box.width === 0 && found.has(id)) continue
      found.set(id, { box, element, zone: element.closest<HTMLElement>('[data-zone]')?.dataset['zone'] })
    }
    return found
  }

  /** Moves an element within its place, by the properties that do not disturb its own `transform`. */
  private slide(element: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
    const unit = unitOf(element)
    const x = (from.x + from.width / 2 - to.x - to.width / 2) / unit
    const y = (from.y + from.height / 2 - to.y - to.height / 2) / unit
    const frames = [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }]
    this.flying.push(element.animate(frames, { ...timing, composite: 'add' }))
  }

  /** Lets a likeness of the element fly above everything while the element itself waits unseen at its new place. */
  private overhead(element: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): () => void {
    const likeness = this.likeness(element.cloneNode(true) as HTMLElement, element, to)
    const x = from.x - to.x
    const y = from.y - to.y
    const w = from.width / to.width
    const h = from.height / to.height
    const middle = { translate: `${x / 2}px ${y / 2 - 12}px`, scale: `${(w + 1) / 2 + 0.06} ${(h + 1) / 2 + 0.06}`, offset: 0.5 }
    const frames = [{ translate: `${x}px ${y}px`, scale: `${w} ${h}` }, middle, { translate: '0px 0px', scale: '1 1' }]
    this.flying.push(likeness.animate(frames, timing))
    element.style.visibility = 'hidden'
    return () => {
      element.style.visibility = ''
      likeness.remove()
    }
  }

  /** A piece that is gone flies to the place it named, or fades where it was. */
  private leave(spot: Spot, zones: Map<string, Spot>, time: number): () => void {
    if (!(spot.element instanceof HTMLElement) || spot.box.width === 0) return () => {}
    const goal = spot.element.dataset['to']
    const zone = goal === undefined ? undefined : zones.get(goal)
    const likeness = this.likeness(spot.element, spot.element, spot.box)
    const end = zone ? centred(zone.box, spot.box) : spot.box
    const last = { translate: `${end.x - spot.box.x}px ${end.y - spot.box.y}px`, opacity: zone ? 0.6 : 0 }
    this.flying.push(
      likeness.animate([{ translate: '0px 0px', opacity: 1 }, last], { duration: time, easing: EASE, fill: 'forwards' }),
    )
    return () => likeness.remove()
  }

  private likeness(copy: HTMLElement, model: HTMLElement, at: DOMRect): HTMLElement {
    if (model.isConnected) copy.style.fontSize = getComputedStyle(model).fontSize
    for (const name of ['piece', 'from', 'to']) delete copy.dataset[name]
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
}

/** A box of `size`'s size in the middle of `place`. */
function centred(place: DOMRect, size: DOMRect): DOMRect {
  return new DOMRect(
    place.x + (place.width - size.width) / 2,
    place.y + (place.height - size.height) / 2,
    size.width,
    size.height,
  )
}

function differs(a: DOMRect, b: DOMRect): boolean {
  // A piece that was or is folded away (no size) has nowhere to fly from or to.
  if (a.width === 0 || b.width === 0) return false
  return Math.abs(a.x - b.x) > 1 || Math.abs(a.y - b.y) > 1 || Math.abs(a.width - b.width) > 1
}

/** How many pixels of the screen one unit of the element's drawing is. */
function unitOf(element: HTMLElement | SVGElement): number {
  return element instanceof SVGGraphicsElement && element.ownerSVGElement ? (element.getScreenCTM()?.a ?? 1) : 1
}
