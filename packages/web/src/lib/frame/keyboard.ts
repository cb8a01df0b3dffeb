/** What keys do, by their names (letters small). */
export type Deeds = { readonly [key: string]: (() => void) | undefined }

/** Whether a key is not the table's: someone types, a window is open, or it is the browser's own. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return true
  return (event.target as HTMLElement).closest('input:not([type="range"]), select, textarea, dialog[open]') !== null
}

/** Does what a key stands for, and nothing else with it. */
export function press(event: KeyboardEvent, deeds: Deeds): void {
  const deed = deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!deed) return
  event.preventDefault()
  event.stopPropagation()
  deed()
}
