import { on } from 'svelte/events'

/** Closes something; false if it could not be seen, so that Escape closes what lies below it. */
type Close = () => unknown

/** What Escape would close now, the last one opened at the end. */
const open: Close[] = []
let listens: (() => void) | undefined

/**
 * Lets Escape close something that has opened: the last one opened first, one for each press. Returns what to call once it is closed.
 * Dialogs and menus are closed by the browser, before anything else.
 */
export function closesOnEscape(close: Close): () => void {
  const closer = () => close()
  open.push(closer)
  listens ??= on(document, 'keydown', closeTopmost)
  return () => {
    const at = open.indexOf(closer)
    if (at >= 0) open.splice(at, 1)
    if (open.length > 0) return
    listens?.()
    listens = undefined
  }
}

function closeTopmost(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.defaultPrevented) return
  // The browser closes these itself.
  if (document.querySelector('dialog:modal, [popover]:not([popover="manual"]):popover-open')) return
  if (!open.toReversed().some((close) => close() !== false)) return
  event.preventDefault()
  event.stopPropagation()
}
