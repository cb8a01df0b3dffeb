/** The action of each key, by `KeyboardEvent.key`; letters are lower-case. */
export type KeyActions = { readonly [key: string]: (() => void) | undefined }

/** Whether the frame must ignore a key: the focus is in a field, a dialog is open, or it is a browser shortcut. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return true
  const { target } = event
  return target instanceof Element && target.closest('input:not([type="range"]), select, textarea, dialog[open]') !== null
}

/** Whether a key was pressed in an open dialog, which handles Escape itself. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog[open]') !== null
}

/** Whether Space and Enter press what has the focus. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"], [role="option"]') !== null
}

/** Runs the action of a key and stops the event. */
export function press(event: KeyboardEvent, actions: KeyActions): void {
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
