import { drag } from '@grimuar/ui'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** Lets a figure be dragged to an area: `drop` gets its name. A mere press means the area behind it, as if it were not there. */
export function carried(area: string, drop: (area: string) => void): Attachment<HTMLElement> {
  const selector = '[data-area]'
  return (figure) => {
    const release = drag(() => ({ onto: selector, drop: (place) => drop(place.dataset['area'] ?? area) }))(figure)
    const off = on(figure, 'click', ({ clientX, clientY }) => {
      const under = figure.ownerDocument.elementsFromPoint(clientX, clientY)
      const own = figure.ownerDocument.querySelector<HTMLElement>(`[data-area="${area}"]`)
      const place = under.find((thing) => thing.matches(selector)) ?? own
      if (place instanceof HTMLElement) place.click()
    })
    return () => {
      release()
      off()
    }
  }
}
