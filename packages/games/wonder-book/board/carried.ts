import { drag } from '@grimuar/ui'
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

/** Lets a figure be dragged to an area: `drop` gets its name. A mere press means the area in which it stands, as if it were not there. */
export function carried(area: string, drop: (area: string) => void): Attachment<HTMLElement> {
  const selector = '[data-area]'
  return (figure) => {
    const release = drag(() => ({ onto: selector, drop: (place) => drop(place.dataset['area'] ?? area) }))(figure)
    const off = on(figure, 'click', () => {
      const places = figure.ownerDocument.querySelectorAll<HTMLElement>(selector)
      for (const place of places) if (place.dataset['area'] === area) place.click()
    })
    return () => {
      release()
      off()
    }
  }
}
