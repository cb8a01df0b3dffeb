/** What keys do, by their names (letters small). */
export type KeyActions = { readonly [key: string]: (() => void) | undefined }

/** Whether a key is not the table's: someone types, a window is open, or it is the browser's own. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return true
  return (event.target as HTMLElement).closest('input:not([type="range"]), select, textarea, dialog[open]') !== null
}

/** Does what a key stands for, and nothing else with it. */
export function press(event: KeyboardEvent, actions: KeyActions): void {
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
