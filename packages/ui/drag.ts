/** The distance in pixels after which a press is a drag and no longer a click. */
const THRESHOLD = 8

/** The places where a thing may be dropped, and what a drop does. */
export interface Haul {
  /** A CSS selector of the places that accept the thing. */
  readonly onto: string
  drop(place: HTMLElement, x: number): void
}

/** A drag in progress: where it began, and how far it has moved. */
interface Carried {
  readonly haul: Haul
  readonly startX: number
  readonly startY: number
  x: number
  y: number
}

/**
 * Makes a thing draggable, as an alternative to two clicks. `haul` is called when a press begins; it returns null if there is no
 * place to drop the thing. Dropped anywhere else, the thing slides back. The thing itself moves, so the frame animates it from there.
 */
export function drag(haul: () => Haul | null): (thing: HTMLElement) => () => void {
  return (thing) => {
    let carried: Carried | null = null
    let moving = false
    let justDropped = false
    let slide: Animation | undefined
    // A drag must not select text: the browser would drag that selection the next time instead of the thing.
    thing.style.setProperty('user-select', 'none')
    thing.style.setProperty('-webkit-user-select', 'none')

    const press = (event: PointerEvent) => {
      const now = event.button === 0 && event.isPrimary ? haul() : null
      if (!now) return
      carried = { haul: now, startX: event.clientX, startY: event.clientY, x: 0, y: 0 }
      slide?.finish()
      // Capture at once: a fast pointer has left the thing before its first move event.
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
        // The frame reads where the thing was dropped before it draws the change, which it has done by the next animation frame.
        requestAnimationFrame(back)
      } else {
        back()
        // Start from the pointer's last known position: a cancelled pointer event has none.
        const from = `${was.x}px ${was.y}px`
        slide = thing.animate([{ translate: from }, { translate: '0px 0px' }], { duration: 180, easing: 'ease-out' })
      }
    }
    /** Suppresses the click event that the browser sends at the end of a drag. */
    const click = (event: MouseEvent) => {
      if (!justDropped) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    /** Prevents the browser's own dragging of images, links and selections, which would cancel ours. */
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
