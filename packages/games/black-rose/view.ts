import { type CommonView, commonView, type Seat, sorted, type Watchers, watchersFor } from '@grimuar/kernel'
import { isForgotten, KINDS, kindAt } from './components.ts'
import { QUEST_CARDS } from './decks.ts'
import type { BlackRoseFrame } from './frames.ts'
import { type EventId, type Moon, NONE, type QuestId, type School, type Side, type SpellId } from './ids.ts'
import type { AnyMove, BlackRoseQuestion } from './questions.ts'
import {
  type BlackRoseTable,
  type Deck,
  type Deeds,
  deckSize,
  type Known,
  type Mage,
  type Met,
  type Peek,
  type Slot,
  type SlotState,
  type Token,
} from './table.ts'

/** A spell on a sheet as somebody sees it. */
export interface SlotView {
  readonly state: SlotState
  readonly card: SpellId | null // null if it is hidden
  readonly side: Side | null
  readonly element: Slot['element']
  readonly token: Token | null
}

/** A face-down deck as somebody sees it. */
export interface DeckView<X> {
  readonly size: number
  readonly top: readonly (X | null)[] // known things on top, the last drawn first; null: known to others only
  readonly bottom: readonly (X | null)[]
}

/** The public part of a Mage, and the part that only its owner sees. */
export interface MageView
  extends Pick<
    Mage,
    | 'mage'
    | 'school'
    | 'started'
    | 'mixed'
    | 'book'
    | 'cell' // NONE until the Cells are revealed
    | 'power'
    | 'memories'
    | 'aside'
    | 'actions'
    | 'declared'
    | 'forbidden'
    | 'done'
    | 'trophies'
    | 'tokens'
    | 'noMove'
    | 'noActivate'
    | 'buffs'
    | 'held'
    | 'banned'
  > {
  readonly deeds: Deeds
  readonly handSize: number
  readonly forgottenInHand: number // how many Forgotten spells
  readonly hand: readonly SpellId[] | null // sorted; null: not mine
  readonly grimoire: DeckView<SpellId>
  readonly grimoireCards: readonly SpellId[] | null // all of it, sorted; null: not mine
  readonly slots: readonly SlotView[]
  readonly schools: readonly number[] | null // how many cards of each kind it has anywhere, by KINDS; null once it has exchanged some
  readonly questMoons: readonly Moon[] // the backs of the active quests
  readonly quests: readonly QuestId[] | null
  readonly met: readonly Met[] | null // may be declared
  readonly seenSizes: { readonly cards: number; readonly quests: number; readonly events: number } // being looked at
  readonly seen: readonly SpellId[] | null
  readonly seenQuests: readonly QuestId[] | null
  readonly seenEvents: readonly EventId[] | null
}

/** What one seat, or a spectator, sees (BR-21). */
export interface BlackRoseView
  extends Pick<
    BlackRoseTable,
    | 'options'
    | 'phase'
    | 'turn'
    | 'moon'
    | 'crown'
    | 'order'
    | 'acting'
    | 'tiles'
    | 'figures'
    | 'supply'
    | 'rose'
    | 'piles'
    | 'gone'
    | 'questsGone'
    | 'eventsGone'
    | 'events'
    | 'studies'
    | 'firstQuest'
    | 'hungry'
    | 'named'
  > {
  readonly common: CommonView<BlackRoseFrame, BlackRoseQuestion, AnyMove>
  readonly seat: Seat | null // who looks
  readonly mages: readonly MageView[]
  readonly deckSizes: { readonly [S in School]: number }
  readonly forgotten: DeckView<SpellId>
  readonly questDecks: readonly DeckView<QuestId>[] // by Moon
  readonly eventDecks: readonly DeckView<EventId>[]
  readonly peeks: readonly Peek[] // what this seat has seen of others
  readonly watchers: Watchers<BlackRoseFrame>
}

function slotView(slot: Slot, mine: boolean): SlotView {
  const { state, card, side, element, token } = slot
  const known = mine || state === 'used'
  return { state, card: known ? card : null, side: known && card !== null ? side : null, element, token }
}

function deckView<X extends string>(deck: Deck<X>, seat: Seat | null): DeckView<X> {
  const known = ({ thing, by }: Known<X>) => (seat !== null && by.includes(seat) ? thing : null)
  return { size: deckSize(deck), top: deck.top.map(known), bottom: deck.bottom.map(known) }
}

function allOf<X extends string>({ top, rest, bottom }: Deck<X>): X[] {
  return sorted([...bottom.map(({ thing }) => thing), ...rest, ...top.map(({ thing }) => thing)])
}

/** Cards of a player, by KINDS. Every card came openly, from a deck or pile that everyone saw. */
function schoolsOf(m: Mage): number[] {
  const counts = KINDS.map(() => 0)
  const count = (card: SpellId) => {
    const at = kindAt(card)
    counts[at] = (counts[at] ?? 0) + 1
  }
  for (const card of m.hand) count(card)
  for (const card of m.memories) count(card)
  for (const card of m.seen) count(card)
  for (const card of m.grimoire.rest) count(card)
  for (const { thing } of m.grimoire.top) count(thing)
  for (const { thing } of m.grimoire.bottom) count(thing)
  for (const { card } of m.slots) if (card !== null) count(card)
  return counts
}

function mageView(m: Mage, seat: Seat | null, mine: boolean, cells: boolean): MageView {
  return {
    mage: m.mage,
    school: m.school,
    started: m.started,
    mixed: m.mixed,
    book: m.book,
    cell: cells ? m.cell : NONE,
    power: m.power,
    memories: m.memories,
    aside: m.aside,
    actions: m.actions,
    declared: m.declared,
    forbidden: m.forbidden,
    done: m.done,
    trophies: m.trophies,
    tokens: m.tokens,
    noMove: m.noMove,
    noActivate: m.noActivate,
    buffs: m.buffs,
    held: m.held,
    banned: m.banned,
    deeds: m.deeds,
    handSize: m.hand.length,
    forgottenInHand: m.hand.filter(isForgotten).length,
    hand: mine ? sorted(m.hand) : null,
    grimoire: deckView(m.grimoire, seat),
    grimoireCards: mine ? allOf(m.grimoire) : null,
    slots: m.slots.map((slot) => slotView(slot, mine)),
    schools: m.mixed ? null : schoolsOf(m),
    questMoons: m.quests.map((quest) => QUEST_CARDS[quest].moon),
    quests: mine ? m.quests : null,
    met: mine ? m.met : null,
    seenSizes: { cards: m.seen.length, quests: m.seenQuests.length, events: m.seenEvents.length },
    seen: mine ? m.seen : null,
    seenQuests: mine ? m.seenQuests : null,
    seenEvents: mine ? m.seenEvents : null,
  }
}

export function view(t: BlackRoseTable, seat: Seat | null): BlackRoseView {
  const { decks } = t
  return {
    common: commonView(t, seat),
    seat,
    options: t.options,
    phase: t.phase,
    turn: t.turn,
    moon: t.moon,
    crown: t.crown,
    order: t.order,
    acting: t.acting,
    tiles: t.tiles,
    figures: t.figures,
    supply: t.supply,
    mages: t.mages.map((m, s) => mageView(m, seat, s === seat, t.phase !== 'setup')),
    rose: t.rose,
    deckSizes: {
      conspiracy: decks.conspiracy.length,
      destruction: decks.destruction.length,
      divination: decks.divination.length,
      illusion: decks.illusion.length,
      necromancy: decks.necromancy.length,
      transmutation: decks.transmutation.length,
    },
    piles: t.piles,
    forgotten: deckView(t.forgotten, seat),
    gone: t.gone,
    questDecks: t.questDecks.map((deck) => deckView(deck, seat)),
    questsGone: t.questsGone,
    eventDecks: t.eventDecks.map((deck) => deckView(deck, seat)),
    eventsGone: t.eventsGone,
    events: t.events,
    peeks: t.peeks.filter(({ by }) => by === seat),
    watchers: watchersFor(t.watchers, seat),
    studies: t.studies,
    firstQuest: t.firstQuest,
    hungry: t.hungry,
    named: t.named,
  }
}
