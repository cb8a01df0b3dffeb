/** How far a press has to move before it is a drag and no longer a click. */
const THRESHOLD = 8

/** What a thing may be dragged onto, and what that does. */
export interface Haul {
  /** Selects the places that take it. */
  readonly onto: string
  drop(place: HTMLElement, x: number): void
}

/** A press on its way: where it began, and how far it has come. */
interface Carried {
  readonly haul: Haul
  readonly startX: number
  readonly startY: number
  x: number
  y: number
}

/**
 * Makes a thing movable by hand, as an equal of click and click. `haul` is asked when a press begins and gives null while there
 * is nowhere to take the thing. Let go elsewhere, it slides back. The thing itself moves, so the frame flies it on from there.
 */
export function drag(haul: () => Haul | null): (thing: HTMLElement) => () => void {
  return (thing) => {
    let carried: Carried | null = null
    let moving = false
    let justDropped = false
    let slide: Animation | undefined
    // The hand must not leave a selection behind: pressing on it the next time would carry that instead of the thing.
    thing.style.setProperty('user-select', 'none')
    thing.style.setProperty('-webkit-user-select', 'none')

    const press = (event: PointerEvent) => {
      const now = event.button === 0 && event.isPrimary ? haul() : null
      if (!now) return
      carried = { haul: now, startX: event.clientX, startY: event.clientY, x: 0, y: 0 }
      slide?.finish()
      // From the first moment: a quick hand has left the thing before it is seen to move.
      thing.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!carried) return
      carried.x = event.clientX - carried.startX
      carried.y = event.clientY - carried.startY
      if (!moving) {
        if (Math.hypot(carried.x, carried.y) < THRESHOLD) return
        moving = true
        thing.dataset['dragged'] = ''
        thing.style.zIndex = '30'
      }
      thing.style.translate = `${carried.x}px ${carried.y}px`
    }
    const back = () => {
      thing.style.translate = ''
      thing.style.zIndex = ''
      delete thing.dataset['dragged']
    }
    const release = (event: PointerEvent) => {
      const was = carried
      carried = null
      if (!was || !moving) return
      moving = false
      justDropped = true
      setTimeout(() => (justDropped = false))
      const place = event.type === 'pointerup' ? placeUnder(event, thing, was.haul.onto) : undefined
      if (place) {
        was.haul.drop(place, event.clientX)
        // The frame reads where the thing was let go before it draws the change; by the next frame it has.
        requestAnimationFrame(back)
      } else {
        back()
        // Where the hand last was: a press taken away by the browser tells no place of its own.
        const from = `${was.x}px ${was.y}px`
        slide = thing.animate([{ translate: from }, { translate: '0px 0px' }], { duration: 180, easing: 'ease-out' })
      }
    }
    /** The click that ends a drag is not a click. */
    const click = (event: MouseEvent) => {
      if (!justDropped) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    /** The browser's own way of dragging (of pictures, links, what is selected) would take the press away from ours. */
    const native = (event: Event) => event.preventDefault()

    thing.addEventListener('pointerdown', press)
    thing.addEventListener('pointermove', move)
    thing.addEventListener('pointerup', release)
    thing.addEventListener('pointercancel', release)
    thing.addEventListener('click', click, true)
    thing.addEventListener('dragstart', native)
    return () => {
      thing.removeEventListener('pointerdown', press)
      thing.removeEventListener('pointermove', move)
      thing.removeEventListener('pointerup', release)
      thing.removeEventListener('pointercancel', release)
      thing.removeEventListener('click', click, true)
      thing.removeEventListener('dragstart', native)
    }
  }
}

function placeUnder(event: PointerEvent, thing: HTMLElement, onto: string): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (thing.contains(element)) continue
    const place = element.closest<HTMLElement>(onto)
    if (place) return place
  }
  return undefined
}
