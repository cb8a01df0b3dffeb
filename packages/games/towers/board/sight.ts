/** What all parts of the board read off the view in the same way. No rules: only who may touch what, and what to mark. */
import { same } from '@grimuar/kernel'
import type { BoardProps, Jewel } from '@grimuar/ui'
import { CARDS, type Card, KNIGHT, MAGE, STONE } from '../cards.ts'
import { ingredients, stoneBecomes } from '../score.ts'
import type { Side, TowersEvent, TowersMove, TowersQuestion } from '../table.ts'
import type { TowersText } from '../text/shape.ts'
import type { TowersView } from '../view.ts'

export type TowersProps = BoardProps<TowersView, TowersQuestion, TowersMove, TowersEvent, TowersText>

/** The game's own texts in the reader's language. */
export function textIn(words: TowersProps['words']): TowersText {
  return words.text
}

/** The jewel of each symbol and tower, by number: feather, toad, book, elixir, toadstool, then the stone and the clock tower. */
const JEWELS: readonly Jewel[] = ['sapphire', 'emerald', 'amethyst', 'topaz', 'ruby', 'onyx']

export function jewelOf(symbol: number): Jewel {
  return JEWELS[symbol] as Jewel
}

/** How a thing stands to the open question: may be chosen, may not, or nothing is asked of the one who looks. */
export type Standing = 'legal' | 'dim' | 'calm'

export function standing(props: Pick<TowersProps, 'moves'>, move: TowersMove): Standing {
  if (props.moves.length === 0) return 'calm'
  return props.moves.some((m) => same(m, move)) ? 'legal' : 'dim'
}

/** Questions answered by pointing at a tower rather than by going there. */
export function pointsAtTower(question: TowersQuestion | undefined): boolean {
  return question?.kind === 'look' || question?.kind === 'anySpell' || question?.kind === 'guess'
}

/** The card being laid, and whose row it goes to; null unless that is asked. */
export function laying(props: Pick<TowersProps, 'question'>): { card: Card; of: number } | null {
  const q = props.question?.question
  return q?.kind === 'side' ? { card: q.card, of: q.of } : null
}

/** How many symbols of a tower's ingredient each player has now, and who has more (-1: nobody). */
export interface Majority {
  readonly counts: readonly [number, number]
  readonly leader: number
}

export function majorities(areas: TowersView['areas']): Majority[] {
  const [knight, mage] = areas.map(({ gained, used }) => ingredients({ gained: [...gained], used: [...used] })) as [
    number[],
    number[],
  ]
  return knight.map((k, tower) => {
    const m = mage[tower] as number
    return { counts: [k, m], leader: k > m ? KNIGHT : m > k ? MAGE : -1 }
  })
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A stone that would turn into something else. */
export interface Change {
  readonly card: Card
  readonly to: number // an ingredient, or -1 for nothing
}

/** What laying a card at an end would make of the stones: of itself, if it is one, and of those that change. */
export function changes(used: readonly Card[], card: Card, side: Side): Change[] {
  const after = side === 'left' ? [card, ...used] : [...used, card]
  const shift = side === 'left' ? 1 : 0
  const found: Change[] = []
  if (CARDS[card]?.symbol === STONE) found.push({ card, to: stoneBecomes(after, side === 'left' ? 0 : used.length) })
  for (const [at, stone] of used.entries()) {
    if (CARDS[stone]?.symbol !== STONE) continue
    const to = stoneBecomes(after, at + shift)
    if (to !== stoneBecomes(used, at)) found.push({ card: stone, to })
  }
  return found
}

/** What the last step touched: it stays marked until the next one. */
export interface Marks {
  readonly places: ReadonlySet<number> // where someone went
  readonly left: ReadonlySet<number> // where someone came from
  readonly gaps: ReadonlySet<number>
  readonly cards: ReadonlySet<Card>
  readonly towers: ReadonlySet<number> // whose spell was cast, or which were looked under
  /** Where a card that nobody saw before comes out of. */
  readonly origins: ReadonlyMap<Card, string>
}

export function marksOf(last: readonly TowersEvent[]): Marks {
  const places = new Set<number>()
  const left = new Set<number>()
  const gaps = new Set<number>()
  const cards = new Set<Card>()
  const towers = new Set<number>()
  const origins = new Map<Card, string>()
  for (const e of last) {
    switch (e.kind) {
      case 'go':
        places.add(e.to)
        left.add(e.from)
        break
      case 'take':
        gaps.add(e.gap)
        cards.add(e.card)
        if (e.faceDown) origins.set(e.card, `back:${e.gap}`)
        break
      case 'used':
        cards.add(e.card)
        break
      case 'cast':
      case 'guess':
        towers.add(e.tower)
        break
      case 'look':
        for (const tower of e.towers) towers.add(tower)
        break
      case 'hid':
        cards.add(e.card)
        break
      case 'uncover':
        for (const card of e.cards) origins.set(card, `hidden:${e.seat}`)
        break
      default:
    }
  }
  return { places, left, gaps, cards, towers, origins }
}

/** Left and right arrows (and Home, End) walk the things of a part of the table, in the order they are read. */
export function alongRing(part: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const things = [...part.querySelectorAll<HTMLElement>('button')]
    const at = things.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = Number.isFinite(by) ? (at + by + things.length) % things.length : by < 0 ? 0 : things.length - 1
    things[next]?.focus()
  }
  part.addEventListener('keydown', walk)
  return () => part.removeEventListener('keydown', walk)
}
