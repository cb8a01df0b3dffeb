import {
  ask,
  askEach,
  blankTable,
  type CommonView,
  commonView,
  copyCommon,
  type Dealer,
  type Game,
  imagineCommon,
  next,
  type Ranked,
  rank,
  type Seat,
  stream,
  type Table,
} from '../index.ts'

// A small game with secrets. Each round everyone shows a card from the hand at once; the highest scores, all draw anew,
// and the scorer may bury a card face down. It serves wherever hidden hands, sealed answers and chance must be tried.

export interface Cards extends Table<Step, Choice, Answer> {
  hands: number[][] // each known to its owner only
  buried: number[][] // likewise
  deck: number[] // a bag: which card comes is decided by the draw
  shown: number[] // by seat, this round
  used: number[]
  points: number[]
}

type Step = { readonly op: 'round' } | { readonly op: 'compare' } | { readonly op: 'refill' }
type Choice = { readonly kind: 'show' } | { readonly kind: 'bury' }
type Answer = { readonly card: number | null }

type Told =
  | { readonly kind: 'shown'; readonly cards: readonly number[]; readonly best: Seat }
  | { readonly kind: 'drew'; readonly card: number }
  | { readonly kind: 'buried'; readonly seat: Seat }

/** The table as one seat sees it: other people's cards are only counted. */
export type CardsView = CommonView<Step, Choice, Answer> &
  Pick<Cards, 'shown' | 'used' | 'points'> & {
    hand: readonly number[]
    mine: readonly number[] // what it buried itself
    handSizes: readonly number[]
    buriedCounts: readonly number[]
  }

export interface CardsTypes {
  table: Cards
  frame: Step
  question: Choice
  moves: { show: { readonly card: number }; bury: Answer }
  event: Told
  view: CardsView
  options: Record<string, never>
  result: Ranked
}

const ALL = Array.from({ length: 16 }, (_, i) => i + 1)
const HAND = 3

function drawOne(t: Cards, seat: Seat, dealer: Dealer<Told>): void {
  const card = dealer.draw(t, t.deck)
  t.hands[seat]?.push(card)
  dealer.tell([seat], { kind: 'drew', card })
}

function giveUp(t: Cards, seat: Seat, card: number): number {
  t.hands[seat] = (t.hands[seat] ?? []).filter((c) => c !== card)
  return card
}

const fromHand = (t: Cards, seat: Seat): { card: number }[] => (t.hands[seat] ?? []).map((card) => ({ card }))

export const highCard: Game<CardsTypes> = {
  id: 'high-card',
  version: 1,
  seats: [2, 3, 4],
  options: {},

  setup(_options, seats, dealer) {
    const each = <X>(of: X): X[] => Array(seats).fill(of)
    const t: Cards = {
      ...blankTable(seats),
      hands: each(0).map(() => []),
      buried: each(0).map(() => []),
      deck: ALL.slice(),
      shown: each(0),
      used: [],
      points: each(0),
    }
    for (let seat = 0; seat < seats; seat++) for (let i = 0; i < HAND; i++) drawOne(t, seat, dealer)
    next<Step>(t, { op: 'round' })
    return t
  },

  copy: (t) => ({
    ...copyCommon(t),
    hands: t.hands.map((hand) => hand.slice()),
    buried: t.buried.map((cards) => cards.slice()),
    deck: t.deck.slice(),
    shown: t.shown.slice(),
    used: t.used.slice(),
    points: t.points.slice(),
  }),

  ops: {
    round(t) {
      if (t.hands.some((hand) => hand.length === 0)) return
      next<Step>(t, { op: 'compare' }, { op: 'refill' }, { op: 'round' })
      askEach(t, [...t.hands.keys()], { kind: 'show' })
    },
    compare(t, _frame, dealer) {
      const best = t.shown.indexOf(Math.max(...t.shown))
      dealer.say({ kind: 'shown', cards: t.shown.slice(), best })
      t.points[best] = (t.points[best] ?? 0) + 1
      t.used.push(...t.shown)
      t.shown.fill(0)
      ask(t, best, { kind: 'bury' })
    },
    refill(t, _frame, dealer) {
      if (t.deck.length >= t.seats) for (let seat = 0; seat < t.seats; seat++) drawOne(t, seat, dealer)
    },
  },

  asks: {
    show: {
      answers: (t, _question, seat) => fromHand(t, seat),
      apply(t, _question, { card }, _dealer, seat) {
        t.shown[seat] = giveUp(t, seat, card)
      },
      why: (_t, _question, { card }) =>
        typeof card === 'number' && ALL.includes(card) ? { rule: 'HC-1.1', about: { card } } : undefined,
    },
    bury: {
      answers: (t, _question, seat) => [{ card: null }, ...fromHand(t, seat)],
      apply(t, _question, { card }, dealer, seat) {
        if (card === null) return
        t.buried[seat]?.push(giveUp(t, seat, card))
        dealer.say({ kind: 'buried', seat })
      },
    },
  },

  view: (t, seat) => ({
    ...commonView(t, seat),
    shown: t.shown,
    used: t.used,
    points: t.points,
    hand: seat === null ? [] : (t.hands[seat] ?? []),
    mine: seat === null ? [] : (t.buried[seat] ?? []),
    handSizes: t.hands.map((hand) => hand.length),
    buriedCounts: t.buried.map((cards) => cards.length),
  }),

  imagine(view, seat, dice) {
    const known = new Set([...view.hand, ...view.mine, ...view.used, ...view.shown])
    const unknown = ALL.filter((card) => !known.has(card))
    const roll = stream(dice)
    const deal = (n: number) => Array.from({ length: n }, () => unknown.splice(roll(unknown.length), 1)[0] as number)
    return {
      ...imagineCommon(view),
      hands: view.handSizes.map((n, s) => (s === seat ? view.hand.slice() : deal(n))),
      buried: view.buriedCounts.map((n, s) => (s === seat ? view.mine.slice() : deal(n))),
      deck: unknown,
      shown: view.shown.slice(),
      used: view.used.slice(),
      points: view.points.slice(),
    }
  },

  result: (t) => ({
    kind: 'ranked',
    ranks: rank(t.seats, (a, b) => (t.points[b] ?? 0) - (t.points[a] ?? 0)),
    scores: t.points.map((points) => ({ total: points, parts: [{ name: 'rounds', points }] })),
  }),
}

/** Throws unless every card is in exactly one place. */
export function allCardsThere(t: Cards): void {
  const cards = [...t.hands.flat(), ...t.buried.flat(), ...t.deck, ...t.used, ...t.shown.filter((card) => card > 0)]
  if (cards.sort((a, b) => a - b).join() !== ALL.join()) throw new Error(`the cards are ${cards.join(', ')}`)
}
