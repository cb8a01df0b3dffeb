import type { Card } from './story/language/cards.ts'
import type { Chapter } from './story/story.ts'

/** One page that was read. What no page names nobody has read. */
export type Page =
  | { readonly card: number; readonly side: 'front' | 'back' }
  | { readonly card: number; readonly side: 'option' | 'ending' | 'epilogue'; readonly at: number }

const SIDES = { front: '', back: 'b', option: 'o', ending: 'e', epilogue: 'p' } as const

/** The pages read in a chapter as one short text: "1 9o1 27 32e0" is card 1, option 1 of card 9, card 27, ending 0 of card 32. */
export function writePages(pages: readonly Page[]): string {
  return pages.map((page) => `${page.card}${SIDES[page.side]}${'at' in page ? page.at : ''}`).join(' ')
}

/** Reads what `writePages` wrote; undefined if it is anything else. */
export function readPages(text: string): Page[] | undefined {
  const pages: Page[] = []
  for (const word of text === '' ? [] : text.split(' ')) {
    const page = pageOf(word)
    if (!page) return undefined
    pages.push(page)
  }
  return pages
}

function pageOf(word: string): Page | undefined {
  const [, n, letter = '', place] = /^([1-9]\d{0,3})(b|[oep](\d{1,2}))?$/.exec(word) ?? []
  if (n === undefined) return undefined
  const card = Number(n)
  const at = Number(place)
  switch (letter.charAt(0)) {
    case '':
      return { card, side: 'front' }
    case 'b':
      return { card, side: 'back' }
    case 'o':
      return { card, side: 'option', at }
    case 'e':
      return { card, side: 'ending', at }
    default:
      return { card, side: 'epilogue', at }
  }
}

/** The sides of a chapter's cards as one short text: "1 b o2 f e3p1". A finale has f, the others what their pages are called. */
export function sidesOf({ cards }: Pick<Chapter, 'cards'>): string {
  return cards.map(sidesOfCard).join(' ')
}

function sidesOfCard(card: Card): string {
  if (card.kind === 'choice') return `o${card.options.length}`
  if (card.kind === 'end') return `e${card.endings.length}p${card.epilogue?.length ?? 0}`
  if (card.kind === 'story' && card.finale) return 'f'
  return 'back' in card ? 'b' : '1'
}

/** Whether a chapter with these sides has a page. */
export function hasPage(sides: string, page: Page): boolean {
  const card = sides.split(' ')[page.card - 1]
  if (!card) return false
  if ('at' in page) return page.at < Number(new RegExp(`${SIDES[page.side]}(\\d+)`).exec(card)?.[1] ?? 0)
  return page.side === 'front' || card === 'b'
}

/** The cards that are finales, in a chapter with these sides. */
export function finalesIn(sides: string): number[] {
  return sides.split(' ').flatMap((card, i) => (card === 'f' ? [i + 1] : []))
}
