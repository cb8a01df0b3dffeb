import { type Shape, walk } from './walk.ts'

/** The things that arrows walk. */
const THINGS = 'button, [role="button"], [role="tab"]'

/** The stop of Tab in a part: a thing that may be pressed, or the newest thing. */
export type Stop = 'legal' | 'newest'

/**
 * Attach it to a part of a board: arrows, Home and End walk its things (see `Shape`), and Tab stops at one of them. That is the thing
 * that was focused last, as long as it may be pressed; else the chosen tab, the first thing that may be pressed, or the first thing.
 * A list that only grows, such as the log, is entered at its newest thing.
 */
export function roving(shape: Shape = 'row', entry: Stop = 'legal'): (part: HTMLElement | SVGElement) => () => void {
  return (part) => {
    part.dataset['roving'] = shape
    const things = () =>
      // A part may hold another one, and the dialogs its things open.
      [...part.querySelectorAll<HTMLElement | SVGElement>(THINGS)].filter(
        (thing) => thing.closest('[data-roving], dialog') === part,
      )

    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      // To look at where things are takes time; other keys do not walk.
      if (!/^(Arrow|Home|End)/.test(event.key)) return
      const all = things().filter((thing) => thing.getClientRects().length > 0)
      const focused = all.find((thing) => thing === document.activeElement)
      if (!focused) return
      const spots = shape === 'map' ? all.map((thing) => thing.getBoundingClientRect()) : all.map(() => NOWHERE)
      const next = walk(event.key, all.indexOf(focused), spots, shape)
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      all[next]?.focus()
    }

    /** The thing that was focused last. */
    let last: HTMLElement | SVGElement | undefined
    const place = () => {
      const all = things()
      const mayBePressed = (thing: Element) => thing.getAttribute('aria-disabled') !== 'true'
      const focused = all.find((thing) => thing === document.activeElement)
      const legal = () =>
        all.find((thing) => thing === last && mayBePressed(thing)) ??
        all.find((thing) => thing.ariaSelected === 'true') ??
        all.find(mayBePressed) ??
        all[0]
      const stop = focused ?? (entry === 'newest' ? all.at(-1) : legal())
      for (const thing of all) if (thing.tabIndex !== (thing === stop ? 0 : -1)) thing.tabIndex = thing === stop ? 0 : -1
    }
    const enter = () => {
      last = things().find((thing) => thing === document.activeElement)
      place()
    }

    part.addEventListener('keydown', press)
    part.addEventListener('focusin', enter)
    place()
    const changes = new MutationObserver(place)
    changes.observe(part, { subtree: true, childList: true, attributeFilter: ['aria-disabled', 'aria-selected'] })
    return () => {
      part.removeEventListener('keydown', press)
      part.removeEventListener('focusin', enter)
      changes.disconnect()
    }
  }
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }
