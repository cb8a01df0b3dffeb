/** How long a pointer rests on a thing, or a finger is held on it, until its lens opens. */
const REST = 350
const HOLD = 450
/** A finger that moves further than this scrolls or drags. */
const STILL = 10

/** Closes the lens that is open: there is one at a time. */
let close: () => void = () => {}

/**
 * Shows a thing in large while a pointer rests on it, while it has the focus of the keyboard, or after a long press. A long press is
 * no click. The lens closes when the thing is pressed, so that it never covers what comes next.
 */
export function lens(show: () => void, hide: () => void): (thing: HTMLElement | SVGElement) => () => void {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    let start = { x: 0, y: 0 }

    const shut = () => {
      clearTimeout(timer)
      timer = undefined
      hide()
    }
    const open = () => {
      if (close !== shut) close()
      close = shut
      show()
    }
    const after = (wait: number, then: () => void = open) => {
      clearTimeout(timer)
      timer = setTimeout(then, wait)
    }

    const handlers: { readonly [type: string]: (event: Event) => void } = {
      pointerenter: (event) => {
        if (event instanceof PointerEvent && event.pointerType !== 'touch') after(REST)
      },
      pointerleave: (event) => {
        if (event instanceof PointerEvent && event.pointerType !== 'touch') shut()
      },
      pointerdown: (event) => {
        if (!(event instanceof PointerEvent)) return
        shut()
        held = false
        start = { x: event.clientX, y: event.clientY }
        if (event.pointerType !== 'touch') return
        after(HOLD, () => {
          held = true
          open()
        })
      },
      pointermove: (event) => {
        if (!(event instanceof PointerEvent) || event.buttons === 0) return
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) shut()
      },
      pointerup: () => {
        // After a long press the lens stays, to be read without the finger on it.
        if (!held) clearTimeout(timer)
      },
      pointercancel: () => shut(),
      focus: () => {
        if (thing.matches(':focus-visible')) after(REST)
      },
      blur: () => shut(),
      keydown: (event) => {
        if (event instanceof KeyboardEvent && event.key === 'Escape') shut()
      },
      // A long press on some phones asks for a menu.
      contextmenu: (event) => {
        if (held || timer !== undefined) event.preventDefault()
      },
    }
    const click = (event: Event) => {
      if (held) {
        held = false
        event.preventDefault()
        event.stopImmediatePropagation()
      } else shut()
    }
    /** A press anywhere else ends a lens that a long press left open. */
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !thing.contains(event.target)) shut()
    }

    for (const [type, handle] of Object.entries(handlers)) thing.addEventListener(type, handle)
    thing.addEventListener('click', click, true)
    document.addEventListener('pointerdown', elsewhere, true)
    return () => {
      shut()
      for (const [type, handle] of Object.entries(handlers)) thing.removeEventListener(type, handle)
      thing.removeEventListener('click', click, true)
      document.removeEventListener('pointerdown', elsewhere, true)
    }
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a box of this size lies beside a thing without covering it: above, below, to the right or left; on the screen in any case. */
export function beside(
  thing: Box,
  size: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
  gap = 8,
): { readonly x: number; readonly y: number } {
  const clamp = (at: number, length: number, room: number) => Math.max(gap, Math.min(at, room - length - gap))
  const x = clamp(thing.x + thing.width / 2 - size.width / 2, size.width, screen.width)
  const y = clamp(thing.y + thing.height / 2 - size.height / 2, size.height, screen.height)
  const above = thing.y - size.height - gap
  if (above >= gap) return { x, y: above }
  const below = thing.y + thing.height + gap
  if (below + size.height + gap <= screen.height) return { x, y: below }
  const right = thing.x + thing.width + gap
  if (right + size.width + gap <= screen.width) return { x: right, y }
  const left = thing.x - size.width - gap
  return left >= gap ? { x: left, y } : { x, y: clamp(above, size.height, screen.height) }
}
