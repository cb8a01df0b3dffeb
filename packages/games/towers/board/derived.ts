/** Facts that all parts of the board read from the view. No rules: only who may touch what, and what to mark. */
import { type By, by, type Seat } from '@grimuar/kernel'
import type { BoardProps, Jewel } from '@grimuar/ui'
import {
  type Card,
  type CardSymbol,
  COLOURS,
  type Colour,
  faceOf,
  KNIGHT,
  MAGE,
  type Place,
  STONE,
  type Tower,
} from '../cards.ts'
import { ingredients, stoneBecomes } from '../score.ts'
import { areaOf, type SentMove, type Side, type TowersEvent, type TowersQuestion } from '../table.ts'
import type { TowersText } from '../text/shape.ts'
import type { TowersView } from '../view.ts'

export type TowersProps = BoardProps<TowersView, TowersQuestion, SentMove, TowersEvent, TowersText>

/** The jewel of each symbol and tower, by number: feather, toad, book, elixir, toadstool, then the stone and the clock tower. */
const JEWELS = ['sapphire', 'emerald', 'amethyst', 'topaz', 'ruby', 'onyx'] as const satisfies readonly Jewel[]

export function jewelOf(symbol: CardSymbol): Jewel {
  return JEWELS[symbol]
}

/** Questions answered by pointing at a tower rather than by going there. */
export function pointsAtTower(question: TowersQuestion | undefined): boolean {
  return question?.kind === 'look' || question?.kind === 'anySpell' || question?.kind === 'guess'
}

/** The card being laid, and whose row it goes to; null unless that is asked. */
export function laying(props: Pick<TowersProps, 'question'>): { card: Card; of: Seat } | null {
  const q = props.question?.question
  return q?.kind === 'side' ? { card: q.card, of: q.of } : null
}

/** How many symbols of a tower's ingredient each player has now, and who has more, if anybody. */
export interface Majority {
  readonly tower: Colour
  readonly counts: readonly [number, number]
  readonly leader: Seat | null
}

export function majorities(view: Pick<TowersView, 'areas'>): By<Colour, Majority> {
  const knight = ingredients(areaOf(view, KNIGHT))
  const mage = ingredients(areaOf(view, MAGE))
  return by(COLOURS, (tower): Majority => {
    const [k, m] = [knight[tower], mage[tower]]
    return { tower, counts: [k, m], leader: k > m ? KNIGHT : m > k ? MAGE : null }
  })
}

/** A stone that would turn into something else. */
export interface Change {
  readonly card: Card
  readonly to: Colour | null // an ingredient, or nothing
}

/** The symbols of the stones after a card is laid at an end: its own, if it is a stone, and those that change. */
export function changes(used: readonly Card[], card: Card, side: Side): Change[] {
  const after = side === 'left' ? [card, ...used] : [...used, card]
  const shift = side === 'left' ? 1 : 0
  const found: Change[] = []
  if (faceOf(card).symbol === STONE) found.push({ card, to: stoneBecomes(after, side === 'left' ? 0 : used.length) })
  for (const [at, stone] of used.entries()) {
    if (faceOf(stone).symbol !== STONE) continue
    const to = stoneBecomes(after, at + shift)
    if (to !== stoneBecomes(used, at)) found.push({ card: stone, to })
  }
  return found
}

/** Things that the last turn touched: they stay marked until somebody else moves. */
export interface Marks {
  readonly places: ReadonlySet<Place> // where someone went
  readonly left: ReadonlySet<Place> // where someone came from
  readonly gaps: ReadonlySet<Place>
  readonly cards: ReadonlySet<Card>
  readonly towers: ReadonlySet<Tower> // towers whose spell was cast or that were looked under
  /** The place where a card comes from that nobody saw before. */
  readonly origins: ReadonlyMap<Card, string>
}

export function marksOf({ last, recent = last }: Pick<TowersProps, 'last' | 'recent'>): Marks {
  const places = new Set<Place>()
  const left = new Set<Place>()
  const gaps = new Set<Place>()
  const cards = new Set<Card>()
  const towers = new Set<Tower>()
  const origins = new Map<Card, string>()
  for (const e of recent) {
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
