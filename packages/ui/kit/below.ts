/**
 * Attach it to something that lies over the table: `--below` is the height of all that is below the table, in pixels, as long as that
 * is there. So it can lie over that, too.
 */
export function below(element: HTMLElement): () => void {
  const table = element.closest('section.table')
  const middle = table?.parentElement
  if (!table || !middle) return () => {}
  const measure = () => {
    const height = middle.getBoundingClientRect().bottom - table.getBoundingClientRect().bottom
    element.style.setProperty('--below', `${Math.max(0, height)}px`)
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(table)
  observer.observe(middle)
  return () => observer.disconnect()
}
