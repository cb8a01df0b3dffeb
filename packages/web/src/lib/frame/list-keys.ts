/** Moves the focus through the buttons of a list with the up and down arrows, Home and End. */
export function walkListByKeys(list: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const buttons = [...list.querySelectorAll<HTMLElement>('button')]
    const { activeElement } = document
    const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1
    if (at < 0) return
    event.preventDefault()
    event.stopPropagation()
    buttons[Math.min(buttons.length - 1, Math.max(0, at + by))]?.focus()
  }
  list.addEventListener('keydown', walk)
  return () => list.removeEventListener('keydown', walk)
}
