import type { Card } from '../story/language/cards.ts'
import type { Chapter, Said } from '../story/story.ts'
import { type Way, waysFrom } from '../story/ways.ts'

/** The title of a card; cards that only name a hero, skill or unit have none. */
function titleOf(card: Card, said: Said): string {
  return said[`card ${card.n}`]?.['title'] ?? ('ref' in card ? card.ref : '')
}

function wayWords({ to, how, option, sometimes }: Way): string {
  const where = how === 'win' ? 'win' : to === 0 ? 'nowhere' : `${to}`
  const when = [...(option === undefined ? [] : [`option ${option + 1}`]), ...(sometimes ? ['if'] : [])]
  return `${where}${when.length ? ` (${when.join(', ')})` : ''}`
}

/** The cards of a chapter and where they lead, a line for each. */
export function graphText(chapter: Chapter, said: Said): string {
  const { roman, cards } = chapter
  const rows = cards.map((card) => {
    const ways = waysFrom(chapter, card)
    const on = ways.filter(({ how }) => how !== 'brings').map(wayWords)
    const brought = ways.filter(({ how }) => how === 'brings').map(({ to }) => to)
    const leads = [...(on.length ? [`→ ${on.join(', ')}`] : []), ...(brought.length ? [`brings ${brought.join(', ')}`] : [])]
    return [`${roman}-${card.n}`, card.kind, titleOf(card, said), leads.join('; ')]
  })
  const widths = [0, 1, 2].map((i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, i) => (i < 3 ? cell.padEnd(widths[i] ?? 0) : cell))
      .join('  ')
      .trimEnd(),
  )
  return [`${roman} ${said['chapter']?.['title'] ?? ''}`.trimEnd(), ...lines].join('\n')
}

const CARD = { width: 230, height: 44, gap: 22, aside: 330 }
const COLOURS: { readonly [K in Card['kind']]?: string } = {
  choice: '#f3d78c',
  objective: '#f0b6a0',
  interaction: '#bfe0c4',
  item: '#cfd9f2',
  rule: '#ddc8ee',
  end: '#f7efd2',
}

/** The same as a picture: the story runs down on the left, what comes into play by an order stands on the right. */
export function graphSvg(chapter: Chapter, said: Said): string {
  const { cards } = chapter
  const places = new Map(
    cards.map((card, i) => [card.n, { x: isAside(card) ? CARD.aside : 20, y: 20 + i * (CARD.height + CARD.gap) }]),
  )
  const height = 40 + cards.length * (CARD.height + CARD.gap)
  const width = CARD.aside + CARD.width + 160
  const boxes = cards.map((card) => {
    const { x, y } = places.get(card.n) ?? { x: 0, y: 0 }
    const words = `${chapter.roman}-${card.n} ${card.kind}`
    return [
      `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="8" fill="${COLOURS[card.kind] ?? '#fff'}" stroke="#6b4a1e"/>`,
      `<text x="${x + 10}" y="${y + 17}" fill="#6b4a1e">${escaped(words)}</text>`,
      `<text x="${x + 10}" y="${y + 35}" font-weight="bold">${escaped(titleOf(card, said).slice(0, 32))}</text>`,
    ].join('')
  })
  const arrows = cards.flatMap((card) => waysFrom(chapter, card).map((way) => arrow(places.get(card.n), places.get(way.to), way)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#6b4a1e"/></marker></defs>',
    ...arrows,
    ...boxes,
    '</svg>',
  ].join('\n')
}

const isAside = ({ kind }: Card) => ['interaction', 'item', 'boss', 'ally', 'hero', 'rule'].includes(kind)

interface Place {
  readonly x: number
  readonly y: number
}

function arrow(from: Place | undefined, to: Place | undefined, { how, sometimes }: Way): string {
  if (!from || !to) return ''
  const dashes = how === 'brings' ? ' stroke-dasharray="4 4"' : sometimes ? ' stroke-dasharray="9 4"' : ''
  const draw = (d: string) => `<path d="${d}" fill="none" stroke="#6b4a1e" marker-end="url(#tip)"${dashes}/>`
  const isBelow = to.x === from.x && to.y - from.y === CARD.height + CARD.gap
  if (isBelow) return draw(`M${from.x + CARD.width / 2} ${from.y + CARD.height}V${to.y}`)
  const right = from.x + CARD.width
  const [y1, y2] = [from.y + CARD.height / 2, to.y + CARD.height / 2]
  if (to.x > from.x) return draw(`M${right} ${y1}C${right + 50} ${y1} ${to.x - 50} ${y2} ${to.x} ${y2}`)
  const out = right + 20 + Math.abs(y2 - y1) * 0.12
  return draw(`M${right} ${y1}C${out} ${y1} ${out} ${y2} ${to.x + CARD.width} ${y2}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
