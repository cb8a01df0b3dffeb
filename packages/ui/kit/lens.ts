import { on } from 'svelte/events'

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
    thing.dataset['lens'] = ''
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
      pointercancel: () => {
        // The browser may take a long press over, for its own menu.
        if (!held) shut()
      },
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

    const offs = Object.entries(handlers).map(([type, handle]) => on(thing, type, handle))
    offs.push(on(thing, 'click', click, { capture: true }), on(document, 'pointerdown', elsewhere, { capture: true }))
    return () => {
      shut()
      delete thing.dataset['lens']
      for (const off of offs) off()
    }
  }
}
