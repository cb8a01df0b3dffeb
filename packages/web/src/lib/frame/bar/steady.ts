/** The most space, in pixels, that stays free below a text that became shorter. */
const MOST = 160

/**
 * Lets a box grow with its text but not shrink, so that the board below does not move from turn to turn. When the width of the box
 * changes, it starts again.
 */
export function steady(box: HTMLElement): () => void {
  let width = 0
  const observer = new ResizeObserver(() => {
    if (box.offsetWidth !== width) box.style.minHeight = ''
    width = box.offsetWidth
    box.style.minHeight = `${Math.min(box.offsetHeight, MOST)}px`
  })
  observer.observe(box)
  return () => observer.disconnect()
}
