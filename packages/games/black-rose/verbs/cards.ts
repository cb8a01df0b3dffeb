import { ask, type Seat } from '@grimuar/kernel'
import { evocationsOf, figureOf, isMage, mageOf, nextSpellOf, ownerOf, placeOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { isForgotten, specialOf } from '../components.ts'
import { give } from '../context.ts'
import { reshuffle, slotsIn } from '../flow/cards.ts'
import { gain, lose } from '../flow/power.ts'
import { drawCards, drawTop, insertCard, limitHand, renew, schoolSize } from '../flow/zones.ts'
import type { RunFrame } from '../frames.ts'
import { NONE, type None, type Place, SCHOOLS, SLOTS, type SlotNumber, type SpellId } from '../ids.ts'
import { figuresOf, numberOf } from '../sets.ts'
import { type BlackRoseTable, deckSize, type Mage, type Peek } from '../table.ts'
import type { Verbs } from './verb.ts'

const mine = (t: BlackRoseTable, run: RunFrame): Mage => mageOf(t, run.seat)

/** Slots whose spell can make room for one from the hand: not the one being resolved (BR-8). */
function slotsForHand(t: BlackRoseTable, run: RunFrame): SlotNumber[] {
  const m = mine(t, run)
  return SLOTS.filter((slot) => m.slots[slot]?.state !== 'empty' && !(slot === run.slot && run.owner === run.seat))
}

/** The start of the range of a spell cast from an Andromeda. */
function andromedaPlace(t: BlackRoseTable, seat: Seat): Place | None {
  const figure = evocationsOf(seat).find((one) => t.figures[one].kind === 'andromeda')
  return figure === undefined ? NONE : placeOf(t, figure)
}

/** Cards that may change hands: of a school. */
export function canChangeHands(card: SpellId): boolean {
  return !isForgotten(card) && specialOf(card) === undefined
}

const looksAt = (t: BlackRoseTable, peeks: readonly Peek[]): void => {
  if (peeks.length) t.peeks = [...t.peeks.filter((p) => !peeks.some((q) => same(p, q))), ...peeks]
}
const same = (a: Peek, b: Peek): boolean =>
  a.by === b.by && a.of === b.of && a.zone === b.zone && a.slot === b.slot && a.zone !== 'hand' && a.card === b.card

export const cards: Verbs<
  | 'draw'
  | 'library'
  | 'recall'
  | 'recallAny'
  | 'look'
  | 'search'
  | 'fromPile'
  | 'reshuffle'
  | 'discard'
  | 'pay'
  | 'shed'
  | 'peek'
  | 'showNext'
  | 'swapCard'
  | 'fromHand'
  | 'next'
  | 'cover'
  | 'forgotten'
  | 'tradePile'
> = {
  draw: {
    could: (t, run) => deckSize(mine(t, run).grimoire) + mine(t, run).memories.length > 0,
    do(t, run, { n }, dealer) {
      give(t, { got: drawCards(t, run.seat, numberOf(t, run, n), dealer) })
    },
  },

  library: {
    could: (t) => SCHOOLS.some((school) => schoolSize(t, school) > 0),
    do(t, run, { n, piles }) {
      t.frames.push({ op: 'take', seat: run.seat, left: n, piles, effect: run.effect })
    },
  },

  recall: {
    could: (t, run) => mine(t, run).memories.length > 0,
    do(t, run, { n }, dealer) {
      const m = mine(t, run)
      const back = m.memories.splice(Math.max(0, m.memories.length - n))
      for (const card of back) insertCard(m.hand, card)
      if (back.length) dealer.say({ kind: 'tookBack', seat: run.seat, cards: back, from: 'memories' })
      limitHand(t, run.seat)
    },
  },

  recallAny: {
    could: (t, run) => mine(t, run).memories.length > 0,
    do(t, run, { n, of, may }) {
      t.frames.push({ op: 'recall', seat: run.seat, left: n, of, may, effect: run.effect })
    },
  },

  look: {
    could: (t, run, { from }) =>
      from === 'school'
        ? SCHOOLS.some((s) => schoolSize(t, s) > 0)
        : deckSize(mine(t, run).grimoire) + mine(t, run).memories.length > 0,
    do(t, run, { n, from, take }, dealer) {
      const { seat, effect } = run
      if (from === 'school') {
        const schools = SCHOOLS.filter((school) => schoolSize(t, school) > 0)
        if (schools.length) ask(t, seat, { kind: 'deck', purpose: 'look', by: effect, schools, piles: [], left: n, take })
        return
      }
      renew(t, seat, dealer)
      const m = mine(t, run)
      for (let i = 0; i < n; i++) {
        const card = drawTop(t, m.grimoire, dealer)
        if (card === undefined) break
        m.seen.push(card)
      }
      dealer.say({ kind: 'looked', seat, at: 'grimoire', n: m.seen.length })
      dealer.tell([seat], { kind: 'cards', seat, cards: m.seen.slice() })
      t.frames.push({ op: 'looked', seat, from: 'grimoire', take, kept: false, effect })
    },
  },

  search: {
    could: (t, run) => deckSize(mine(t, run).grimoire) + mine(t, run).memories.length > 0,
    do(t, run, _step, dealer) {
      renew(t, run.seat, dealer)
      if (deckSize(mine(t, run).grimoire) === 0) return
      ask(t, run.seat, { kind: 'card', purpose: 'search', by: run.effect, zone: 'grimoire', of: run.seat, may: false, left: 1 })
    },
  },

  fromPile: {
    could: (t) => SCHOOLS.some((school) => t.piles[school].length > 0),
    do(t, run) {
      if (!SCHOOLS.some((school) => t.piles[school].length > 0)) return
      ask(t, run.seat, { kind: 'card', purpose: 'pile', by: run.effect, zone: 'piles', of: run.seat, may: false, left: 1 })
    },
  },

  reshuffle: {
    could: (t, run) => mine(t, run).memories.length > 0,
    do(t, run, _step, dealer) {
      reshuffle(t, run.seat, dealer)
    },
  },

  discard: {
    could: (t, run) => mine(t, run).hand.length > 0,
    do(t, run, { n, upTo }) {
      give(t, { got: 0 })
      t.frames.push({ op: 'discard', seat: run.seat, left: n, upTo, did: 0, effect: run.effect })
    },
  },

  pay: {
    could: (t, run, { cards: n, power }) => mine(t, run).hand.length >= n && mine(t, run).power >= power,
    do(t, run, { cards: n, power }, dealer) {
      if (mine(t, run).hand.length < n || mine(t, run).power < power) {
        give(t, { got: 0 })
        t.frames.pop()
        return
      }
      if (power > 0) lose(t, run.seat, power, dealer)
      if (n > 0) t.frames.push({ op: 'discard', seat: run.seat, left: n, upTo: false, did: 0, effect: run.effect })
    },
  },

  shed: {
    could: (t, run, { who, zone }) =>
      figuresOf(t, run, who).some((figure) => isMage(figure) && slotsIn(mageOf(t, ownerOf(figure)), zone, NONE).length > 0),
    touches: (t, run, { who, zone }) =>
      figuresOf(t, run, who).filter((figure) => isMage(figure) && slotsIn(mageOf(t, ownerOf(figure)), zone, NONE).length > 0),
    do(t, run, { who, zone, by, may }) {
      give(t, { got: 0 })
      const seats = figuresOf(t, run, who).filter(isMage).map(ownerOf)
      t.frames.push({
        op: 'shed',
        seats,
        zone,
        by: by === 'me' ? run.seat : NONE,
        may,
        did: 0,
        effect: run.effect,
        not: run.slot,
        of: run.owner,
      })
    },
  },

  peek: {
    could: (t, run, { who }) => figuresOf(t, run, who).some(isMage),
    touches: (t, run, { who }) => figuresOf(t, run, who).filter(isMage),
    do(t, run, { who, at }, dealer) {
      for (const figure of figuresOf(t, run, who)) {
        if (!isMage(figure)) continue
        const of = ownerOf(figure)
        const m = mageOf(t, of)
        const base = { by: run.seat, of, slot: NONE, side: null }
        if (at === 'hand') {
          t.peeks = t.peeks.filter((p) => p.by !== run.seat || p.of !== of || p.zone !== 'hand')
          looksAt(
            t,
            m.hand.map((card) => ({ ...base, zone: 'hand', card })),
          )
        } else if (at === 'quests')
          looksAt(
            t,
            m.quests.map((card) => ({ ...base, zone: 'quest', card })),
          )
        else {
          const ready = SLOTS.flatMap((slot) => {
            const { state, card, side } = m.slots[slot] ?? { state: 'empty', card: null, side: null }
            return state === 'ready' && card !== null ? [{ ...base, zone: 'slot', card, slot, side } as const] : []
          })
          looksAt(t, ready)
        }
        dealer.reveal()
        dealer.say({ kind: 'peeked', seat: run.seat, of, at })
      }
    },
  },

  showNext: {
    could: (t, run) => run.T !== NONE && nextSpellOf(mageOf(t, ownerOf(run.T))) !== NONE,
    touches: (t, run) => figuresOf(t, run, 'T'),
    do(t, run, _step, dealer) {
      const [figure] = figuresOf(t, run, 'T')
      if (figure === undefined) return
      const of = ownerOf(figure)
      const slot = nextSpellOf(mageOf(t, of))
      if (slot === NONE) return
      const { card, side } = mageOf(t, of).slots[slot] ?? { card: null, side: 'upper' }
      if (card === null) return
      dealer.reveal()
      dealer.say({ kind: 'shown', seat: of, card })
      const everyone = t.mages.flatMap((_, by) => (by === of ? [] : [{ by, of, zone: 'slot', card, slot, side } as const]))
      looksAt(t, everyone)
      const { type } = sideOf(card, side)
      const points = spellOf(card).roomTrap ? 0 : type === 'boost' ? 1 : type === 'combat' ? 2 : 0
      gain(t, run.seat, points, dealer)
    },
  },

  swapCard: {
    could: (t, run) => run.T !== NONE && mine(t, run).hand.length > 0 && mageOf(t, ownerOf(run.T)).hand.length > 0,
    do(t, run) {
      const [figure] = figuresOf(t, run, 'T')
      if (figure === undefined || mine(t, run).hand.length === 0 || mageOf(t, ownerOf(figure)).hand.length === 0) return
      ask(t, run.seat, { kind: 'card', purpose: 'give', by: run.effect, zone: 'hand', of: ownerOf(figure), may: false, left: 1 })
    },
  },

  fromHand: {
    could: (t, run) => mine(t, run).hand.length > 0 && slotsForHand(t, run).length > 0 && placeOf(t, figureOf(run.seat)) !== NONE,
    do(t, run, { andromeda }) {
      const slots = slotsForHand(t, run)
      if (mine(t, run).hand.length === 0 || slots.length === 0 || placeOf(t, figureOf(run.seat)) === NONE) return
      const from = andromeda ? andromedaPlace(t, run.seat) : NONE
      if (andromeda && from === NONE) return
      ask(t, run.seat, { kind: 'fromHand', by: run.effect, slots, protection: false, from })
    },
  },

  next: {
    could: (t, run, { who }) =>
      figuresOf(t, run, who).some((figure) => isMage(figure) && nextSpellOf(mageOf(t, ownerOf(figure))) !== NONE),
    touches: (t, run, { who }) => (who === 'me' ? [] : figuresOf(t, run, who)),
    do(t, run, { who, asMe }) {
      const [figure] = figuresOf(t, run, who)
      if (figure === undefined || !isMage(figure)) return
      const owner = ownerOf(figure)
      const slot = nextSpellOf(mageOf(t, owner))
      if (slot === NONE || run.depth > DEEPEST) return
      const seat = asMe ? run.seat : owner
      t.frames.push({ op: 'cast', seat, owner, slot, from: NONE, element: null, symbol: 'ask', depth: run.depth })
    },
  },

  cover: {
    could: (t, run) => mine(t, run).hand.length > 0 && coverable(t, run).length > 0,
    do(t, run) {
      const slots = coverable(t, run)
      if (mine(t, run).hand.length === 0 || slots.length === 0) return
      ask(t, run.seat, { kind: 'fromHand', by: run.effect, slots, protection: true, from: NONE })
    },
  },

  forgotten: {
    could: (t) => deckSize(t.forgotten) > 0,
    do(t, run, { n }, dealer) {
      const m = mine(t, run)
      const { seat, effect } = run
      for (let i = 0; i < n; i++) {
        const card = drawTop(t, t.forgotten, dealer)
        if (card === undefined) break
        m.seen.push(card)
      }
      dealer.say({ kind: 'looked', seat, at: 'forgotten', n: m.seen.length })
      dealer.tell([seat], { kind: 'cards', seat, cards: m.seen.slice() })
      t.frames.push({ op: 'looked', seat, from: 'forgotten', take: 1, kept: false, effect })
    },
  },

  tradePile: {
    could: (t, run) => mine(t, run).hand.length > 0 && SCHOOLS.some((school) => t.piles[school].length > 0),
    do(t, run) {
      if (mine(t, run).hand.length === 0 || !SCHOOLS.some((school) => t.piles[school].length > 0)) return
      ask(t, run.seat, { kind: 'card', purpose: 'trade', by: run.effect, zone: 'hand', of: run.seat, may: false, left: 1 })
    },
  },
}

/** Slots the Armory may cover: ready or used spells (data §11). */
function coverable(t: BlackRoseTable, run: RunFrame): SlotNumber[] {
  return SLOTS.filter((slot) => {
    const state = mine(t, run).slots[slot]?.state
    return state === 'ready' || state === 'used'
  })
}

/** More nested effects than this are a mistake of the program (BR-22). */
const DEEPEST = 200
