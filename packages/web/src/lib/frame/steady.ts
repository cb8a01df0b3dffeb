/** The most space, in pixels, that stays free below a text that became shorter. */
const MOST = 160

/**
 * Lets a box grow with its words but not shrink with them, so that the table below it stays where it is from turn to turn. A screen of
 * another width begins anew.
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
