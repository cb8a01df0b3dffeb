/** How far a press has to move before it carries the thing and is no longer a click. */
const THRESHOLD = 8

/**
 * Lets a thing be carried onto a place by hand, as an equal of click and click. `drop` gets the place it was let go over, of
 * those that match `onto`; let go elsewhere, the thing goes back.
 */
export function carry(onto: string, drop: (place: HTMLElement) => void): (thing: HTMLElement) => () => void {
  return (thing) => {
    let start: { readonly x: number; readonly y: number } | null = null
    let carried = false

    const press = (event: PointerEvent) => {
      carried = false
      if (event.button === 0 && event.isPrimary) start = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (!carried && Math.hypot(x, y) < THRESHOLD) return
      if (!carried) thing.setPointerCapture(event.pointerId)
      carried = true
      thing.style.translate = `${x}px ${y}px`
      thing.style.zIndex = '30'
    }
    const release = (event: PointerEvent) => {
      start = null
      if (!carried) return
      const under = event.type === 'pointerup' ? document.elementsFromPoint(event.clientX, event.clientY) : []
      const place = under.filter((element) => !thing.contains(element)).find((element) => element.closest(onto))
      if (place) drop(place.closest(onto) as HTMLElement)
      // The frame reads where the thing was let go before it draws the change.
      requestAnimationFrame(() => {
        thing.style.translate = ''
        thing.style.zIndex = ''
      })
    }
    /** The click that ends a carrying is not a click. */
    const click = (event: MouseEvent) => {
      if (!carried) return
      carried = false
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
