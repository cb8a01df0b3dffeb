import { by, type Seat } from '@grimuar/kernel'
import { bySchool, FIGURES, type Figure, type SpellId, type Where } from '../ids.ts'
import { type BlackRoseTable, copyFigure, type Deck, type Mage } from '../table.ts'
import type { BlackRoseView, DeckView, MageView } from '../view.ts'

// The table as a seat knows it: everything hidden is left out, not guessed. It is made only to be read, with the same functions
// that the rules read theirs with; it shares its lists with the view.

const NOTHING: readonly never[] = []

/** Cards ask only whether a deck is empty: one card stands for the whole deck. */
function sizeOnly<X>(deck: DeckView<X>, fill: X): Deck<X> {
  return { top: NOTHING, rest: deck.size > 0 ? [fill] : [], bottom: NOTHING }
}

function knownMage(m: MageView): Mage {
  const hidden = <X>(list: readonly X[] | null): X[] => (list === null ? [] : list.slice())
  return {
    mage: m.mage,
    school: m.school,
    started: m.started,
    mixed: m.mixed,
    book: m.book,
    cell: m.cell,
    power: m.power,
    hand: hidden(m.hand),
    grimoire: { top: NOTHING, rest: hidden(m.grimoireCards), bottom: NOTHING },
    memories: m.memories,
    aside: m.aside,
    slots: m.slots.map(({ state, card, side, element, token }) => ({ state, card, side: side ?? 'upper', element, token })),
    actions: m.actions,
    quests: hidden(m.quests),
    met: m.met ?? NOTHING,
    declared: m.declared,
    forbidden: m.forbidden,
    done: m.done,
    trophies: m.trophies,
    tokens: m.tokens,
    noMove: m.noMove,
    noActivate: m.noActivate,
    buffs: m.buffs,
    held: m.held,
    deeds: m.deeds,
    seen: hidden(m.seen),
    seenQuests: hidden(m.seenQuests),
    seenEvents: hidden(m.seenEvents),
    banned: m.banned,
  }
}

const NO_CARDS: SpellId[] = []

/** A seat's knowledge, as a table in the Action phase: plans are for that phase, so its events count. */
export function knownTable(v: BlackRoseView): BlackRoseTable {
  return {
    seats: v.common.seats,
    frames: v.common.frames,
    ask: v.common.ask,
    draws: 0,
    over: v.common.over,
    options: v.options,
    phase: 'action',
    turn: v.turn,
    moon: v.moon,
    crown: v.crown,
    order: v.order,
    acting: v.acting,
    tiles: v.tiles,
    figures: by(FIGURES, (figure) => v.figures[figure]),
    supply: v.supply,
    mages: v.mages.map(knownMage),
    rose: v.rose,
    decks: bySchool(() => NO_CARDS),
    piles: v.piles,
    forgotten: sizeOnly(v.forgotten, 'FOR01'),
    gone: v.gone,
    questDecks: v.questDecks.map((deck) => sizeOnly(deck, 'Q001')),
    questsGone: v.questsGone,
    eventDecks: v.eventDecks.map((deck) => sizeOnly(deck, 'E001')),
    eventsGone: v.eventsGone,
    events: v.events,
    peeks: v.peeks,
    watchers: v.watchers,
    studies: v.studies,
    firstQuest: v.firstQuest,
    hungry: v.hungry,
    named: v.named,
  }
}

/** Thinks as if a figure stood somewhere else. */
export function standing<X>(t: BlackRoseTable, figure: Figure, at: Where, think: () => X): X {
  const here = t.figures[figure]
  if (here.at === at) return think()
  t.figures[figure] = { ...copyFigure(here), at }
  const thought = think()
  t.figures[figure] = here
  return thought
}

/** The seats of the others. */
export function others(t: BlackRoseTable, seat: Seat): readonly Seat[] {
  return t.order.filter((other) => other !== seat)
}
