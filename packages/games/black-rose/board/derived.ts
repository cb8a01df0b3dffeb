/** Facts that all parts of the board read from the view. No rules: only who stands where, and what may be touched. */
import type { Seat } from '@grimuar/kernel'
import type { BoardProps, Jewel } from '@grimuar/ui'
import { EVOCATION_CARDS, SCHOOL_COLOURS, schoolOf, specialOf } from '../components.ts'
import {
  COLOURS,
  type Colour,
  EVOCATION_SLOTS,
  type EvocationId,
  FIGURES,
  type Figure,
  MOST_MAGES,
  type Owner,
  PLACES,
  type Place,
  ROSE,
  type School,
  type SpellId,
  type Where,
} from '../ids.ts'
import type { AnyMove, BlackRoseQuestion } from '../questions.ts'
import type { BlackRoseText } from '../text/shape.ts'
import type { BlackRoseEvent } from '../told.ts'
import type { BlackRoseView, MageView } from '../view.ts'

export type RoseProps = BoardProps<BlackRoseView, BlackRoseQuestion, AnyMove, BlackRoseEvent, BlackRoseText>

/** Each owner's cubes have a colour (see the palette) and a mark of their own. */
export const MARKS = ['diamond', 'circle', 'square', 'triangle', 'blossom'] as const
export type Mark = (typeof MARKS)[number]

export function markOf(owner: Owner): Mark {
  return MARKS[owner] ?? 'blossom'
}

/** The colours of an owner, for the `style` of the thing drawn in them. */
export function ownerStyle(owner: Owner): string {
  return `--c:var(--owner-${owner});--c-deep:var(--owner-${owner}-deep);--c-ink:var(--owner-${owner}-ink);`
}

/** Cubes by owner as a list of owners, one for each cube: those of the seats first, the Rose's last. */
export function cubesOf(cubes: readonly number[]): Owner[] {
  return cubes.flatMap((n, owner) => Array<Owner>(n).fill(owner))
}

export function countOf(cubes: readonly number[]): number {
  return cubes.reduce((sum, n) => sum + n, 0)
}

/** The owner of a figure. */
export function seatOf(figure: Figure): Seat {
  return figure < MOST_MAGES ? figure : Math.floor((figure - MOST_MAGES) / EVOCATION_SLOTS)
}

/** The pins that tell a seat's Evocations apart: 1, 2 or 3; none on a Mage. */
export function pinsOf(figure: Figure): number {
  return figure < MOST_MAGES ? 0 : ((figure - MOST_MAGES) % EVOCATION_SLOTS) + 1
}

/** A figure in play, as it is drawn. */
export interface Standee {
  readonly figure: Figure
  readonly seat: Seat
  readonly kind: 'mage' | EvocationId
  readonly at: Where
  readonly cubes: readonly number[]
  readonly life: number
}

export function lifeOf(view: Pick<BlackRoseView, 'options'>, kind: 'mage' | EvocationId): number {
  return kind === 'mage' ? Number(view.options.life) : EVOCATION_CARDS[kind].life
}

/** All figures in play; Mages that nobody has chosen yet are left out. */
export function standees(view: BlackRoseView): Standee[] {
  return FIGURES.flatMap((figure) => {
    const { kind, at, cubes } = view.figures[figure]
    const seat = seatOf(figure)
    if (kind === null || (kind === 'mage' && mageAt(view, seat)?.mage == null)) return []
    return [{ figure, seat, kind, at, cubes, life: lifeOf(view, kind) }]
  })
}

/** A seat's Evocations, by slot of its sheet. */
export function evocationsOf(view: BlackRoseView, seat: Seat): Standee[] {
  return standees(view).filter((standee) => standee.seat === seat && standee.kind !== 'mage')
}

export function mageAt(view: Pick<BlackRoseView, 'mages'>, seat: Seat | null): MageView | undefined {
  return seat === null ? undefined : view.mages[seat]
}

export function figureName(text: BlackRoseText, view: BlackRoseView, figure: Figure): string {
  const { kind } = view.figures[figure]
  if (kind !== null && kind !== 'mage') return text.evocations[kind].name
  const mage = mageAt(view, seatOf(figure))?.mage
  return mage ? text.mages[mage].name : ''
}

export function ownerName(text: BlackRoseText, names: readonly string[], owner: Owner): string {
  return owner === ROSE ? text.rose : (names[owner] ?? '')
}

/** Damage or instability in words: whose cubes, and how many. */
export function cubeWords(text: BlackRoseText, names: readonly string[], cubes: readonly number[]): string[] {
  return cubes.flatMap((n, owner) => (n ? [text.board.cubesOf(ownerName(text, names, owner), n)] : []))
}

/** A figure with its owner and its damage, in words. */
export function figureWords(text: BlackRoseText, view: BlackRoseView, names: readonly string[], of: Standee): string {
  const name = text.board.figureOf(figureName(text, view, of.figure), names[of.seat] ?? '')
  return countOf(of.cubes) ? `${name}, ${text.board.hurt(countOf(of.cubes), of.life)}` : name
}

/** Rooms and schools have the colours of jewels. */
export const COLOUR_JEWELS: { readonly [C in Colour]: Jewel } = {
  blue: 'sapphire',
  yellow: 'topaz',
  green: 'emerald',
  red: 'ruby',
  purple: 'amethyst',
  grey: 'moonstone',
}

/** A sign for each colour of rooms: the first letter of its name, with the last one where two names begin alike. */
export function colourSigns(names: { readonly [C in Colour]: string }): { readonly [C in Colour]: string } {
  const sign = (colour: Colour) => {
    const name = names[colour]
    const alike = COLOURS.some((other) => other !== colour && names[other][0] === name[0])
    return `${name[0]?.toUpperCase()}${alike ? name.at(-1) : ''}`
  }
  return {
    blue: sign('blue'),
    yellow: sign('yellow'),
    green: sign('green'),
    red: sign('red'),
    purple: sign('purple'),
    grey: sign('grey'),
  }
}

/** The colours of a card: those of its school; Forgotten spells are dark, a Mage's own are the colour of ruby and night. */
export function jewelOf(card: SpellId): Jewel {
  const school = schoolOf(card)
  return school ? COLOUR_JEWELS[colourOf(school)] : 'onyx'
}

export function colourOf(school: School): Colour {
  return SCHOOL_COLOURS[school]
}

/** A deck of the Library in words: how many cards lie in it and in its pile, and which one is on top of that. */
export function deckWords(text: BlackRoseText, view: BlackRoseView, school: School): string {
  const pile = view.piles[school]
  const top = pile.at(-1)
  const said = text.board.deck(text.schools[school], view.deckSizes[school], pile.length)
  return top ? `${said}; ${text.board.pileTop(text.spells[top])}` : said
}

/** What a card belongs to, in words: its school, its Mage, or the Forgotten spells. */
export function kindWords(text: BlackRoseText, card: SpellId): string {
  const school = schoolOf(card)
  if (school) return text.schools[school]
  const mage = specialOf(card)
  return mage ? `${text.special}, ${text.mages[mage].name}` : text.forgotten
}

export function isPlace(at: Where): at is Place {
  return at >= 0
}

/** The place where a seat's Mage stands; undefined in its Cell. */
export function placeOf(view: BlackRoseView, seat: Seat | null): Place | undefined {
  const at = seat === null ? undefined : standees(view).find(({ kind, seat: of }) => kind === 'mage' && of === seat)?.at
  return at !== undefined && isPlace(at) ? at : undefined
}

/** A room that has changed its place, as a piece. */
export function tileId({ tiles, turn }: Pick<BlackRoseView, 'tiles' | 'turn'>, place: Place): string {
  return `tile:${tiles[place].room}:${turn}`
}

/** A token comes from the Mage who casts, and goes back to where that Mage stands. */
export function tokenWay(view: BlackRoseView, seat: Seat): { readonly from: string; readonly to: string } {
  const place = placeOf(view, seat)
  return { from: `figure:${seat} seat-${seat}`, to: `${place === undefined ? '' : `room:${place} `}seat-${seat}` }
}

/** A move that is one of several fields, not a filled form. */
export type PlainMove = Exclude<AnyMove, readonly unknown[]>

export function isPlain(move: AnyMove): move is PlainMove {
  return !Array.isArray(move)
}

/** The effect of a move, if it names one. */
export function doing(move: AnyMove): string | undefined {
  return isPlain(move) && 'do' in move ? move.do : undefined
}

/** Things that the last step touched: they stay marked until the next one. */
export interface Marks {
  readonly places: ReadonlySet<Place>
  readonly figures: ReadonlySet<Figure>
  readonly hits: ReadonlyMap<Figure, number>
  /** When in the step each thing was touched, for the order of the animation: "room:3", "figure:1", "power:0", "event:E013". */
  readonly order: ReadonlyMap<string, number>
  /** Rooms that the last step destroyed. */
  readonly broken: ReadonlySet<Place>
  /** Rooms that changed places in the last step, and where each was before. */
  readonly swapped: ReadonlyMap<Place, Place>
  /** The figures that acted in the last step. */
  readonly seats: ReadonlySet<Seat>
}

/** Things that the last step touched, and those of an open interrupt. */
export function marksOf(last: readonly BlackRoseEvent[], question: BlackRoseQuestion | undefined): Marks {
  const places = new Set<Place>()
  if (question?.kind === 'interrupt' && isPlace(question.place)) places.add(question.place)
  const figures = new Set<Figure>()
  const hits = new Map<Figure, number>()
  const order = new Map<string, number>()
  const broken = new Set<Place>()
  const swapped = new Map<Place, Place>()
  const seats = new Set<Seat>()
  const touch = (thing: string, at: number) => !order.has(thing) && order.set(thing, at + 1)
  for (const [at, event] of last.entries()) {
    if ('place' in event) touch(`room:${event.place}`, at)
    if ('figure' in event) touch(`figure:${event.figure}`, at)
    if (event.kind === 'power') touch(`power:${event.owner}`, at)
    if ('event' in event) touch(`event:${event.event}`, at)
    if ('seat' in event) seats.add(event.seat)
    if (event.kind === 'tilesSwapped') {
      const [a, b] = event.places
      swapped.set(a, b).set(b, a)
      places.add(a).add(b)
    }
    if (event.kind === 'destroyed') broken.add(event.place)
    if ('place' in event && PLACES.some((place) => place === event.place)) places.add(PLACES[event.place] ?? 0)
    if (event.kind === 'moved') places.add(event.to)
    if ('figure' in event) {
      const figure = FIGURES.find((known) => known === event.figure)
      if (figure !== undefined) figures.add(figure)
    }
    if (event.kind === 'hit') hits.set(event.figure, (hits.get(event.figure) ?? 0) + event.n)
  }
  return { places, figures, hits, order, broken, swapped, seats }
}
