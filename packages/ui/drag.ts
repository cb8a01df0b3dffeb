/** How far a press has to move before it is a drag and no longer a click. */
const THRESHOLD = 8

/** What a thing may be dragged onto, and what that does. */
export interface Haul {
  /** Selects the places that take it. */
  readonly onto: string
  drop(place: HTMLElement, x: number): void
}

/**
 * Makes a thing movable by hand, as an equal of click and click. `haul` is asked when a press begins and gives null while there
 * is nowhere to take the thing. Let go elsewhere, it slides back. The thing itself moves, so the frame flies it on from there.
 */
export function drag(haul: () => Haul | null): (thing: HTMLElement) => () => void {
  return (thing) => {
    let start: { x: number; y: number; haul: Haul } | null = null
    let moving = false
    let justDropped = false

    const press = (event: PointerEvent) => {
      const now = event.button === 0 && event.isPrimary ? haul() : null
      if (!now) return
      start = { x: event.clientX, y: event.clientY, haul: now }
      // From the first moment: a quick hand has left the thing before it is seen to move.
      thing.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!moving) {
        if (Math.hypot(x, y) < THRESHOLD) return
        moving = true
        thing.dataset['dragged'] = ''
        thing.style.zIndex = '30'
      }
      thing.style.translate = `${x}px ${y}px`
    }
    const release = (event: PointerEvent) => {
      const { x = 0, y = 0, haul: taken } = start ?? {}
      start = null
      if (!moving) return
      moving = false
      justDropped = true
      setTimeout(() => (justDropped = false))
      const back = () => {
        thing.style.translate = ''
        thing.style.zIndex = ''
        delete thing.dataset['dragged']
      }
      const place = event.type === 'pointerup' && taken ? placeUnder(event, thing, taken.onto) : undefined
      if (place && taken) {
        taken.drop(place, event.clientX)
        // The frame reads where the thing was let go before it draws the change; by the next frame it has.
        requestAnimationFrame(back)
      } else {
        const from = `${event.clientX - x}px ${event.clientY - y}px`
        back()
        thing.animate([{ translate: from }, { translate: '0px 0px' }], { duration: 180, easing: 'ease-out' })
      }
    }
    /** The click that ends a drag is not a click. */
    const click = (event: MouseEvent) => {
      if (!justDropped) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    thing.addEventListener('pointerdown', press)
    thing.addEventListener('pointermove', move)
    thing.addEventListener('pointerup', release)
    thing.addEventListener('pointercancel', release)
    thing.addEventListener('click', click, true)
    return () => {
      thing.removeEventListener('pointerdown', press)
      thing.removeEventListener('pointermove', move)
      thing.removeEventListener('pointerup', release)
      thing.removeEventListener('pointercancel', release)
      thing.removeEventListener('click', click, true)
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
