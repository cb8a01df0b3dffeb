import {
  blankTable,
  type CarryChoice,
  copyCommon,
  type Dealer,
  type Json,
  next,
  type Options,
  type Seat,
  type Table,
} from '@grimuar/kernel'

// A tiny game that uses every kind of question and result the platform knows: for tests, and for people who add games.

export const WORKS = ['climb', 'dig', 'sing', 'trade', 'rest'] as const
export type Work = (typeof WORKS)[number]

export const SUPPLIES = ['lamp', 'torch', 'cloak', 'rope', 'bread'] as const
export type Supply = (typeof SUPPLIES)[number]

export const SHRINES = ['sun', 'moon', 'star'] as const
export type Shrine = (typeof SHRINES)[number]

export const PATHS = ['bridge', 'cave'] as const
export type Path = (typeof PATHS)[number]

export const CARDS = ['blank', 'ward'] as const
export type Card = (typeof CARDS)[number]

export const MODES = ['rivals', 'team'] as const
export type Mode = (typeof MODES)[number]

/** The sources of sparks, for a seat and for the Shadow. */
export const SOURCES = ['dusk', 'tale', 'work', 'shrine', 'storm', 'page'] as const
export type Source = (typeof SOURCES)[number]
export type Sparks = { [S in Source]: number }

/** What one chapter leaves for the next. A type, not an interface, so that it counts as JSON. */
export type Tale = { readonly chapter: 1 | 2; readonly sparks: number }

export interface SamplerTable extends Table<SamplerFrame, SamplerQuestion, AnyMove> {
  mode: Mode
  rounds: number // how many are played
  round: number // 0 before the first
  chapter: Tale['chapter']
  lead: Seat // who packs, shares and meets the storm
  sparks: Sparks[] // by seat
  shadow: Sparks
  hands: Card[][] // each known to its owner only
  deck: Card[] // a bag: which card comes is decided by the draw
  used: Card[] // played wards
  plans: Work[][] // by seat, this round; empty until all are in
  packed: Supply[]
  coins: number[] // by shrine
}

export type SamplerFrame =
  | { readonly op: 'round' }
  | { readonly op: 'work' }
  | { readonly op: 'pack' }
  | { readonly op: 'share' }
  | { readonly op: 'gather' } // the storm gathers: a window opens
  | { readonly op: 'storm'; readonly power: number }
  | { readonly op: 'path' }
  | { readonly op: 'page'; readonly path: Path }

export type SamplerQuestion =
  | { readonly kind: 'plan' }
  | { readonly kind: 'pack' }
  | { readonly kind: 'share' }
  | { readonly kind: 'ward'; readonly id: number; readonly power: number }
  | { readonly kind: 'path' }

/** By kind of question: what answers it. */
export interface Move {
  plan: readonly Work[]
  pack: readonly Supply[]
  share: readonly number[]
  ward: { readonly do: 'pass' | 'ward' }
  path: { readonly path: Path }
}
export type AnyMove = Move[keyof Move]

export type SamplerEvent =
  | { readonly kind: 'round'; readonly round: number; readonly lead: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'worked'; readonly seat: Seat; readonly plan: readonly Work[]; readonly sparks: number }
  | { readonly kind: 'packed'; readonly seat: Seat; readonly supplies: readonly Supply[] }
  | { readonly kind: 'shared'; readonly seat: Seat; readonly coins: readonly number[] }
  | { readonly kind: 'warded'; readonly seat: Seat; readonly power: number }
  | { readonly kind: 'storm'; readonly seat: Seat; readonly taken: number }
  | { readonly kind: 'path'; readonly seat: Seat; readonly path: Path }
  | { readonly kind: 'page'; readonly path: Path; readonly roll: number; readonly good: boolean }

const tale: CarryChoice<Tale> = {
  kind: 'carry',
  default: { chapter: 1, sparks: 0 },
  read: readTale,
  samples: [
    { chapter: 1, sparks: 0 },
    { chapter: 2, sparks: 9 },
  ],
  shown: ({ chapter }) => chapter,
}

export const options = {
  mode: { kind: 'pick', from: MODES, default: 'rivals' },
  rounds: { kind: 'count', min: 1, max: 3, default: 1 },
  tale,
} as const

function readTale(given: Json): Tale | undefined {
  if (typeof given !== 'object' || given === null || !('chapter' in given) || !('sparks' in given)) return undefined
  const { chapter, sparks } = given
  if (Object.keys(given).length !== 2 || (chapter !== 1 && chapter !== 2)) return undefined
  if (typeof sparks !== 'number' || !Number.isInteger(sparks) || sparks < 0 || sparks > 999) return undefined
  return { chapter, sparks }
}

/** Five of each. */
export const DECK: readonly Card[] = CARDS.flatMap((card) => Array<Card>(5).fill(card))
const HAND = 2
const DUSK = 4 // the Shadow's sparks for each round; against a team, for each of its players

export function noSparks(): Sparks {
  return { dusk: 0, tale: 0, work: 0, shrine: 0, storm: 0, page: 0 }
}

export function total(sparks: Sparks): number {
  return SOURCES.reduce((sum, source) => sum + sparks[source], 0)
}

export function setup(
  { mode, rounds, tale: { chapter, sparks } }: Options<typeof options>,
  seats: number,
  dealer: Dealer<SamplerEvent>,
): SamplerTable {
  const each = <X>(make: (seat: Seat) => X): X[] => Array.from({ length: seats }, (_, seat) => make(seat))
  const t: SamplerTable = {
    ...blankTable(seats),
    mode,
    rounds,
    round: 0,
    chapter,
    lead: seats - 1,
    sparks: each(() => ({ ...noSparks(), tale: Math.floor(sparks / (2 * seats)) })),
    shadow: { ...noSparks(), dusk: DUSK * rounds * (mode === 'team' ? seats : 1) + (chapter - 1) * seats },
    hands: each(() => []),
    deck: DECK.slice(),
    used: [],
    plans: each(() => []),
    packed: [],
    coins: SHRINES.map(() => 0),
  }
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < HAND; i++) drawCard(t, seat, dealer)
  next(t, { op: 'round' })
  return t
}

export function drawCard(t: SamplerTable, seat: Seat, dealer: Dealer<SamplerEvent>): void {
  const card = dealer.draw(t, t.deck)
  t.hands[seat]?.push(card)
  dealer.tell([seat], { kind: 'drew', seat, card })
}

export function copy(t: SamplerTable): SamplerTable {
  return {
    ...copyCommon(t),
    mode: t.mode,
    rounds: t.rounds,
    round: t.round,
    chapter: t.chapter,
    lead: t.lead,
    sparks: t.sparks.map((sparks) => ({ ...sparks })),
    shadow: { ...t.shadow },
    hands: t.hands.map((hand) => hand.slice()),
    deck: t.deck.slice(),
    used: t.used.slice(),
    plans: t.plans.map((plan) => plan.slice()),
    packed: t.packed.slice(),
    coins: t.coins.slice(),
  }
}

/** Throws unless every card is in exactly one place. */
export function conserved(t: SamplerTable): void {
  const cards = [...t.hands.flat(), ...t.deck, ...t.used].sort()
  if (cards.join() !== DECK.join()) throw new Error(`the cards are ${cards.join(', ')}`)
}
