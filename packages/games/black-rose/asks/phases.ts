import { type Asks, type Form, type FormGroup, next, type Seat } from '@grimuar/kernel'
import { cardOf, mageOf } from '../board.ts'
import { spellOf } from '../cards/index.ts'
import { keepCards } from '../flow/cards.ts'
import { discardQuest } from '../flow/quests.ts'
import { chooseMage, chooseSchool, freeMages, freeSchools } from '../flow/turn.ts'
import { banCard, discardCards, drawSchool, forgetHand, insertCard, schoolSize, takeOut } from '../flow/zones.ts'
import { SCHOOLS, type School, SIDES, SLOTS, SPELLS, type SpellId } from '../ids.ts'
import { PASS } from '../moves.ts'
import type { Prepared } from '../questions.ts'
import type { BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'

type Kind = 'mage' | 'school' | 'dropQuest' | 'library' | 'keep' | 'ban' | 'handLimit' | 'questLimit' | 'prepare' | 'winner'

/** Each card of a hand once: hands are sorted, so equal ones stand beside each other. */
function distinct(hand: readonly SpellId[]): SpellId[] {
  const cards: SpellId[] = []
  for (const card of hand) if (card !== cards.at(-1)) cards.push(card)
  return cards
}

const cardMove = (card: SpellId) => ({ do: 'card', card }) as const

/** Questions of set-up and of the phases in which everyone does the same. */
export const phaseAsks: Asks<BlackRoseTypes, Kind> = {
  mage: {
    forced: true,
    answers: (t) => freeMages(t).map((mage) => ({ mage })),
    apply(t, _question, { mage }, dealer, seat) {
      chooseMage(t, seat, mage, dealer)
    },
    why: () => ({ rule: 'BR-3.8' }),
  },

  school: {
    answers: (t) => freeSchools(t).flatMap((school) => [{ school, book: 0 } as const, { school, book: 1 } as const]),
    apply(t, _question, { school, book }, dealer, seat) {
      chooseSchool(t, seat, school, book, dealer)
    },
    why: () => ({ rule: 'BR-3.9' }),
  },

  dropQuest: {
    answers: (t, _question, seat) => [PASS, ...mageOf(t, seat).quests.map((quest) => ({ do: 'quest', quest }) as const)],
    isPass: (move) => move.do === 'pass',
    apply(t, _question, move, dealer, seat) {
      if (move.do === 'pass') return
      const nth = t.order.indexOf(seat)
      t.frames.pop()
      next(t, { op: 'dropQuests', nth })
      discardQuest(t, seat, move.quest, dealer)
    },
    why: () => ({ rule: 'BR-6.1.1' }),
  },

  library: {
    answers(t, { n }): Form {
      const groups: FormGroup[] = []
      for (let i = 0; i < SCHOOLS.length; i++) {
        const school = SCHOOLS[i]
        const size = school ? schoolSize(t, school) : 0
        if (size < n) groups.push({ of: [i], max: size })
      }
      return { form: 'shares', items: SCHOOLS, min: n, max: n, groups }
    },
    apply(t, _question, shares, dealer, seat) {
      const m = mageOf(t, seat)
      for (const [i, school] of SCHOOLS.entries()) {
        const n = shares[i] ?? 0
        for (let k = 0; k < n; k++) {
          const card = drawSchool(t, school, dealer)
          if (card) m.seen.push(card)
        }
        if (n > 0) dealer.say({ kind: 'looked', seat, at: school, n })
      }
      dealer.tell([seat], { kind: 'cards', seat, cards: m.seen.slice() })
      t.frames.push({ op: 'looked', seat, from: 'library', take: t.studies.keep, kept: false, effect: 'bibliotheca' })
    },
    why(t, { n }, shares) {
      const school = emptyNamed(t, shares)
      return school ? { rule: 'BR-6.2.11', about: { school } } : { rule: 'BR-6.2.2', about: { draw: n } }
    },
  },

  keep: {
    forced: false,
    answers: (t, { n }, seat) => choices(mageOf(t, seat).seen, n),
    apply(t, _question, cards, dealer, seat) {
      const frame = t.frames.at(-1)
      keepCards(t, seat, cards, frame?.op === 'looked' ? frame.from : 'library', dealer)
    },
    why: (_t, { n }) => ({ rule: 'BR-6.2.2', about: { keep: n } }),
  },

  ban: {
    answers: (t, _question, seat) => [PASS, ...distinct(mageOf(t, seat).hand).map(cardMove)],
    isPass: (move) => move.do === 'pass',
    apply(t, _question, move, dealer, seat) {
      if (move.do === 'card') banCard(t, seat, move.card, dealer)
    },
    why: () => ({ rule: 'BR-6.2.4' }),
  },

  handLimit: {
    answers(t, { ban }, seat) {
      const cards = distinct(mageOf(t, seat).hand)
      const moves = cards.map(cardMove)
      return ban ? [...moves, ...cards.map((card) => ({ do: 'ban', card }) as const)] : moves
    },
    apply(t, _question, { do: how, card }, dealer, seat) {
      if (how === 'ban') banCard(t, seat, card, dealer)
      else discardCards(t, seat, [card], dealer)
    },
    why: (t, _question, _move, seat) => ({
      rule: 'BR-6.2.6',
      about: { hand: mageOf(t, seat).hand.length, limit: cardOf(t, seat).hand },
    }),
  },

  questLimit: {
    forced: true,
    answers: (t, _question, seat) => mageOf(t, seat).quests.map((quest) => ({ do: 'quest', quest }) as const),
    apply(t, _question, { quest }, dealer, seat) {
      discardQuest(t, seat, quest, dealer)
    },
    why: () => ({ rule: 'BR-6.1.13' }),
  },

  prepare: {
    answers: (t, _question, seat) => preparation(t, seat),
    apply(t, _question, row, dealer, seat) {
      const m = mageOf(t, seat)
      for (const [number, { card, side }] of row.entries()) {
        takeOut(m.hand, card)
        const slot = m.slots[number]
        if (!slot) continue
        slot.state = 'ready'
        slot.card = card
        slot.side = side
      }
      forgetHand(t, seat)
      dealer.say({ kind: 'prepared', seat, n: row.length })
    },
    why: (_t, _question, row) => ({ rule: turnsRoomTrap(row) ? 'BR-6.3.2' : 'BR-6.3.1' }),
  },

  winner: {
    answers: (_t, { among }) => among.map((seat) => ({ seat })),
    apply(t, _question, { seat: winner }, dealer, seat) {
      t.named = winner
      dealer.say({ kind: 'winnerNamed', seat, winner })
    },
    why: () => ({ rule: 'BR-15.8' }),
  },
}

/** Every way to keep n cards, each once: of equal cards the first ones are taken. */
function choices(cards: readonly SpellId[], n: number): SpellId[][] {
  const sorted: SpellId[] = []
  for (const card of cards) insertCard(sorted, card)
  const found: SpellId[][] = []
  choose(sorted, n, 0, [], found)
  return found
}

function choose(sorted: readonly SpellId[], n: number, from: number, kept: SpellId[], found: SpellId[][]): void {
  if (kept.length === n) {
    found.push(kept.slice())
    return
  }
  for (let i = from; i < sorted.length; i++) {
    const card = sorted[i]
    if (card === undefined || (i > from && card === sorted[i - 1])) continue
    kept.push(card)
    choose(sorted, n, i + 1, kept, found)
    kept.pop()
  }
}

/** A school that someone names although it has nothing left; `shares` may be anything a stranger sent. */
function emptyNamed(t: BlackRoseTable, shares: readonly number[]): School | undefined {
  if (!Array.isArray(shares)) return undefined
  return SCHOOLS.find((school, i) => Number(shares[i]) > 0 && schoolSize(t, school) === 0)
}

/** Whether someone turns a room trap round, which has one side only. */
function turnsRoomTrap(row: readonly Prepared[]): boolean {
  return Array.isArray(row) && row.some((one) => one?.side === 'lower' && SPELLS.includes(one.card) && spellOf(one.card).roomTrap)
}

const FEWEST = 2

/** Each copy of a card with each side that can be up, made once. */
const PREPARED = new Map<SpellId, readonly (readonly Prepared[])[]>(
  SPELLS.map((card) => {
    const sides = spellOf(card).roomTrap ? SIDES.slice(0, 1) : SIDES
    return [card, [0, 1, 2].map((nth) => sides.map((side) => ({ card, side, nth })))]
  }),
)
/** Groups of one and of two items, by where they begin. */
const ALONE = Array.from({ length: 24 }, (_, at) => ({ of: [at], max: 1 }))
const EITHER = Array.from({ length: 24 }, (_, at) => ({ of: [at, at + 1], max: 1 }))

/** The first card is the Quick Spell, then one to three standard ones, each with the side that is up (BR-6.3.1). */
function preparation(t: BlackRoseTable, seat: Seat): Form<Prepared> {
  const { hand } = mageOf(t, seat)
  const items: Prepared[] = []
  const groups: FormGroup[] = []
  let nth = 0
  let before: SpellId | undefined
  for (const card of hand) {
    nth = card === before ? nth + 1 : 0
    before = card
    const sides = PREPARED.get(card)?.[nth] ?? []
    const group = (sides.length === 1 ? ALONE : EITHER)[items.length]
    if (group) groups.push(group)
    for (const side of sides) items.push(side)
  }
  return { form: 'row', items, min: Math.min(FEWEST, hand.length), max: Math.min(SLOTS.length, hand.length), groups }
}
