/**
 * Lets the things that mean some moves glow: on the board, in the bar and in the list of moves. The name of such a thing is the move in
 * words; on the board it may continue with more. Returns what takes the glow away.
 */
export function markHinted(root: ParentNode, labels: readonly string[]): () => void {
  const marked = [...root.querySelectorAll<HTMLElement | SVGElement>('button, [role="button"]')].filter((thing) => {
    const name = nameOf(thing)
    return labels.some((label) => name === label || name.startsWith(`${label};`) || name.startsWith(`${label}:`))
  })
  for (const thing of marked) thing.setAttribute('data-hinted', '')
  return () => {
    for (const thing of marked) thing.removeAttribute('data-hinted')
  }
}

function nameOf(thing: Element): string {
  return (thing.getAttribute('aria-label') ?? thing.textContent ?? '').replace(/\s+/g, ' ').trim()
}
