/** Facts that all parts of the board read from the view: what touching a thing means, and what to mark. */
import { at, type Seat } from '@grimuar/kernel'
import type { BoardProps, Jewel } from '@grimuar/ui'
import { COLUMNS, isTemple, KIND_OF, type Kind, type Place, type RuneId } from '../cards/index.ts'
import { chainsAfterRearrange, type Prospect, prospects, type RearrangedProspect } from '../chains.ts'
import { scores } from '../score.ts'
import {
  GHOST,
  type MoveTo,
  NONE,
  type ProphecyEvent,
  type ProphecyMove,
  type ProphecyQuestion,
  playerOf,
  type Stop,
} from '../table.ts'
import type { ProphecyText } from '../text/shape.ts'
import type { ProphecyView } from '../view.ts'

export type ProphecyProps = BoardProps<ProphecyView, ProphecyQuestion, ProphecyMove, ProphecyEvent, ProphecyText>

/** The jewel of each kind of crystal: colourless, red, yellow, blue, green, purple. */
const JEWELS: { readonly [K in Kind]: Jewel } = ['moonstone', 'ruby', 'topaz', 'sapphire', 'emerald', 'amethyst']

export function jewelOf(kind: Kind): Jewel {
  return JEWELS[kind]
}

export function placeName(text: ProphecyText, place: Place): string {
  return text.place(Math.floor(place / COLUMNS) + 1, (place % COLUMNS) + 1)
}

/** The move of touching a card of the ring. */
export function cardMove(view: ProphecyView, question: ProphecyQuestion | undefined, stop: Stop): ProphecyMove {
  const card = at(view.ring, stop)
  if (question?.kind === 'rune' && isTemple(card)) return { do: 'rune', temple: card }
  if (question?.kind === 'act' && playerOf(view, view.turn).pawn === stop) {
    const kind = KIND_OF[card]
    if (kind === 'exchange') return { do: 'trade' }
    if (kind !== 'upgrade') return { do: 'take' }
  }
  return { do: 'go', stop }
}

/** The move of touching a place of the player's own net; `held` is the kind of crystal in hand that is placed next. */
export function placeMove(question: ProphecyQuestion | undefined, place: Place, held: Kind): ProphecyMove {
  switch (question?.kind) {
    case 'place':
      return { do: 'place', crystal: held, place }
    case 'pay':
      return { do: 'pay', place }
    case 'give':
      return { do: 'give', place }
    default:
      return { do: 'swap', place }
  }
}

/** The curses that may be broken now with a chain that goes through all the places touched so far. */
export function breaksThrough(moves: readonly ProphecyMove[], touched: readonly Place[]): MoveTo<'break'>[] {
  return moves.filter((m) => m.do === 'break').filter(({ places }) => touched.every((place) => places.includes(place)))
}

/** The curses a seat's net can break, and those it could after one rearrangement. */
export interface Outlook {
  readonly ready: readonly Prospect[]
  readonly after: readonly RearrangedProspect[]
}

/** Several parts of the board ask about the same position, and the answer takes a while on a phone. */
const outlooks = new WeakMap<object, Outlook>()

export function outlookOf(view: ProphecyView, seat: Seat): Outlook {
  const { net } = playerOf(view, seat)
  const known = outlooks.get(net)
  if (known) return known
  const outlook = { ready: prospects(view, net), after: chainsAfterRearrange(view, net) }
  outlooks.set(net, outlook)
  return outlook
}

/** The longest chain of each end of each temple; it usually contains the shorter ones. */
export function longest<P extends Prospect>(found: readonly P[]): P[] {
  return found.filter((p) => !found.some((q) => q.temple === p.temple && q.end === p.end && q.level > p.level))
}

/** The place of the next crystal in a plan to rearrange: first to pay, then to swap. */
export function nextOfPlan(question: ProphecyQuestion | undefined, plan: RearrangedProspect | null): readonly Place[] {
  if (!plan) return []
  if (question?.kind === 'pay') return question.price === 'rearrange' ? [plan.pay] : []
  if (question?.kind === 'swap') return plan.swap.filter((place) => place !== question.first)
  return []
}

/** The points of a seat if the game ended now. */
export function totalNow(view: ProphecyView, seat: Seat): number {
  return scores(view)[seat]?.total ?? 0
}

/** A kind of rune that is shown in large, and what it says. */
export interface ToldRune {
  readonly rune: RuneId
  readonly said: string
  readonly thing: Element
}

/** The piece id of a crystal on a net. Crystals of a kind are equal, so the id is made from the place. */
export function crystalPiece(seat: Seat, place: Place, kind: Kind): string {
  return `crystal:${seat}:${place}:${kind}`
}

/** Things that the last turn touched: they stay marked until somebody else moves. */
export interface Marks {
  readonly stops: ReadonlySet<number> // where someone went
  readonly left: ReadonlySet<number> // where someone came from
  /** By pawn: the cards it passed in the last step, as places of the board. */
  readonly ways: ReadonlyMap<Seat, string>
  /** Places of nets where something came or went, as "seat:place". */
  readonly places: ReadonlySet<string>
  /** Curse spaces, as "temple:space". */
  readonly spaces: ReadonlySet<string>
  /** Fields of upgrade cards that were covered, as "card:field". */
  readonly fields: ReadonlySet<string>
  /** Rune cards that were taken, as "seat:rune". */
  readonly runes: ReadonlySet<string>
  /** By piece that came in the last step: the place it comes from, if it was not visible before. */
  readonly origins: ReadonlyMap<string, string>
}

type Told = Pick<ProphecyProps, 'view' | 'last' | 'recent'>

export function marksOf({ view, last, recent = last }: Told): Marks {
  const stops = new Set<number>()
  const left = new Set<number>()
  const places = new Set<string>()
  const spaces = new Set<string>()
  const fields = new Set<string>()
  const runes = new Set<string>()
  for (const e of recent) {
    switch (e.kind) {
      case 'go':
      case 'ghost':
        stops.add(e.to)
        if (e.from !== NONE) left.add(e.from)
        break
      case 'place':
      case 'pay':
      case 'give':
        places.add(`${e.seat}:${e.place}`)
        break
      case 'swap':
      case 'chain':
        for (const place of e.places) places.add(`${e.seat}:${place}`)
        break
      case 'cover':
        places.add(`${e.seat}:${e.place}`)
        fields.add(`${e.card}:${e.field}`)
        break
      case 'break':
        spaces.add(`${e.temple}:${e.space}`)
        break
      case 'rune':
        runes.add(`${e.seat}:${e.rune}`)
        break
      default:
    }
  }
  return { stops, left, places, spaces, fields, runes, ...movesOf(view, last) }
}

/** How the pieces of one step came to where they are. */
function movesOf(view: ProphecyView, last: readonly ProphecyEvent[]): Pick<Marks, 'ways' | 'origins'> {
  const ways = new Map<Seat, string>()
  const origins = new Map<string, string>()
  const crystal = (seat: Seat, place: Place, from: (kind: Kind) => string) => {
    const kind = playerOf(view, seat).net[place]
    if (kind !== NONE) origins.set(crystalPiece(seat, place, kind), from(kind))
  }
  for (const e of last) {
    switch (e.kind) {
      case 'go':
        if (e.from !== NONE) ways.set(e.seat, wayBetween(view, e.from, e.to))
        break
      case 'ghost':
        if (e.from !== NONE) ways.set(GHOST, wayBetween(view, e.to, e.from).split(' ').reverse().join(' '))
        break
      case 'place':
        // The last of its kind in hand is the one that was placed.
        crystal(e.seat, e.place, (kind) => `hand:${kind}:${view.hand[kind]}`)
        break
      case 'swap': {
        const [a, b] = e.places
        crystal(e.seat, a, (kind) => crystalPiece(e.seat, b, kind))
        crystal(e.seat, b, (kind) => crystalPiece(e.seat, a, kind))
        break
      }
      case 'cover':
        origins.set(`field:${e.card}:${e.field}`, crystalPiece(e.seat, e.place, 0))
        break
      case 'give':
        origins.set(`hand:${e.crystal}:${view.hand[e.crystal] - 1}`, crystalPiece(e.seat, e.place, e.crystal))
        break
      case 'rune':
        origins.set(`rune:${e.seat}:${e.rune}:${playerOf(view, e.seat).runes[e.rune] - 1}`, `up:${e.temple}`)
        break
      default:
    }
  }
  return { ways, origins }
}

/** The cards between two stops, clockwise: pawns walk along the ring, not across it. */
function wayBetween({ ring }: ProphecyView, from: Stop, to: Stop): string {
  const count = (to - from - 1 + ring.length) % ring.length
  return Array.from({ length: count }, (_, i) => `stop:${at(ring, (from + 1 + i) % ring.length)}`).join(' ')
}

/** The place that a crystal goes to when it leaves a net. */
export function goesTo(view: ProphecyView, question: ProphecyQuestion | undefined, kind: Kind): string {
  if (question?.kind === 'pay' && question.price === 'cover') {
    return `zone:${view.ring[playerOf(view, view.turn).pawn]}:${question.field}`
  }
  return question?.kind === 'give' ? `seat-${question.to}` : `supply:${kind}`
}
