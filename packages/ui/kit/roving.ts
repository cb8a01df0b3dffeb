import { type Shape, walk } from './walk.ts'

/** The things that arrows walk. */
const THINGS = 'button, [role="button"], [role="tab"]'

/** The stops of Tab: every thing that may be pressed, or only one in the whole part: the last focused or the newest thing. */
export type Stops = 'legal' | 'newest'

/**
 * Attach it to a part of a board: arrows, Home and End walk its things (see `Shape`). Tab stops only at things that may be pressed, or
 * at one thing if none may: players without a mouse need not pass everything that is dim. A list that grows long, such as the
 * log, has one stop (`'newest'`).
 */
export function roving(shape: Shape = 'row', where: Stops = 'legal'): (part: HTMLElement | SVGElement) => () => void {
  return (part) => {
    part.dataset['roving'] = shape
    const things = () =>
      // A part may hold another one, and the dialogs its things open.
      [...part.querySelectorAll<HTMLElement | SVGElement>(THINGS)].filter(
        (thing) => thing.closest('[data-roving], dialog') === part,
      )

    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
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

    const stops = () => {
      const all = things()
      const legal = where === 'legal' ? all.filter((thing) => thing.getAttribute('aria-disabled') !== 'true') : []
      const one = all.find((thing) => thing === document.activeElement) ?? (where === 'newest' ? all.at(-1) : all[0])
      for (const thing of all) {
        const stop = legal.length ? legal.includes(thing) : thing === one
        if (thing.tabIndex !== (stop ? 0 : -1)) thing.tabIndex = stop ? 0 : -1
      }
    }

    part.addEventListener('keydown', press)
    if (where === 'newest') part.addEventListener('focusin', stops)
    stops()
    const changes = new MutationObserver(stops)
    changes.observe(part, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] })
    return () => {
      part.removeEventListener('keydown', press)
      part.removeEventListener('focusin', stops)
      changes.disconnect()
    }
  }
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }
