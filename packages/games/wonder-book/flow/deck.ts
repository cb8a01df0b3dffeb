import { heroAt, holdItem, type WonderDealer } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import type { Page } from '../pages.ts'
import type { WonderTable } from '../table.ts'
import { tell } from '../tell.ts'

/** Whether this page was read. */
function isRead(t: WonderTable, page: Page): boolean {
  return t.pages.some(
    (one) => one.card === page.card && one.side === page.side && ('at' in one ? one.at : 0) === ('at' in page ? page.at : 0),
  )
}

/**
 * Reads a page aloud. A page stays read: no undo crosses it. An imagined table ends at an unread page, because bots and hints must
 * not know its text.
 */
export function turnPage(t: WonderTable, page: Page, dealer: WonderDealer): void {
  dealer.reveal()
  dealer.final()
  if (isRead(t, page)) return
  if (t.imagined) {
    t.end = 'unread'
    return
  }
  t.pages = [...t.pages, page]
  tell(t, dealer, { kind: 'page', page, heroes: t.heroes.length })
}

/** A card comes into play front up. */
export function showCard(t: WonderTable, n: number, dealer: WonderDealer): void {
  turnPage(t, { card: n, side: 'front' }, dealer)
}

/** Takes a card out of the deck, or from those put aside; false if it is in neither. */
export function fetchCard(t: WonderTable, n: number): boolean {
  for (const pile of [t.deck, t.aside]) {
    const i = pile.indexOf(n)
    if (i < 0) continue
    pile.splice(i, 1)
    return true
  }
  return false
}

export function takeItem(t: WonderTable, hero: HeroNo, n: number, dealer: WonderDealer): void {
  const h = heroAt(t, hero)
  holdItem(t, h, n, true)
  tell(t, dealer, { kind: 'item', hero: h.id, card: n })
}
