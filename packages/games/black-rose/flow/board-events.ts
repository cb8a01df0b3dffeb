import { beginScope, INTERRUPT, type Seat } from '@grimuar/kernel'
import { EVENT_SLOTS } from '../components.ts'
import { runOf } from '../context.ts'
import { EVENT_CARDS } from '../decks.ts'
import { type EventId, type Moon, ROSE } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable, Deck } from '../table.ts'
import { gain } from './power.ts'
import { drawTop, shuffleDeck } from './zones.ts'

export function eventDeck(t: BlackRoseTable, moon: Moon): Deck<EventId> {
  const deck = t.eventDecks[moon - 1]
  if (!deck) throw new Error(`there is no event deck of Moon ${moon}`)
  return deck
}

/** Op `slideEvents`: every event moves one slot right; the one that leaves the last slot is discarded (BR-6.1). */
export function slideEvents(t: BlackRoseTable, _frame: unknown, dealer: BlackRoseDealer): void {
  const off = t.events[EVENT_SLOTS - 1] ?? null
  for (let slot = EVENT_SLOTS - 1; slot > 0; slot--) {
    const event = t.events[slot - 1] ?? null
    t.events[slot] = event
    if (event) dealer.say({ kind: 'eventMoved', event, slot: slot + 1 })
  }
  t.events[0] = null
  if (off) discardEvent(t, off, EVENT_CARDS[off].leaves, dealer)
}

/** An event has left the board; the Black Rose gains power. */
export function discardEvent(t: BlackRoseTable, event: EventId, points: number, dealer: BlackRoseDealer): void {
  t.eventsGone.push(event)
  dealer.say({ kind: 'eventDiscarded', event })
  gain(t, ROSE, points, dealer)
}

/** Op `drawEvent`: the last in order draws (BR-6.1). */
export function drawEvent(t: BlackRoseTable, _frame: unknown, dealer: BlackRoseDealer): void {
  const seat = t.order.at(-1) ?? 0
  const event = drawTop(t, eventDeck(t, t.moon), dealer)
  if (event !== undefined) t.frames.push({ op: 'playEvent', seat, event })
}

/** Op `pastEvent`: an event that an earlier Moon left behind is played, by chance (E058, BR-19.14). */
export function pastEvent(
  t: BlackRoseTable,
  { seat, moon }: { readonly seat: Seat; readonly moon: Moon },
  dealer: BlackRoseDealer,
): void {
  const deck = eventDeck(t, moon)
  shuffleDeck(deck)
  const event = drawTop(t, deck, dealer)
  if (event !== undefined) t.frames.push({ op: 'playEvent', seat, event })
}

/** Op `playEvent`: entry points, crown, slot and pushes; an immediate one acts and is discarded (BR-6.1). */
export function playEvent(
  t: BlackRoseTable,
  { seat, event }: { readonly seat: Seat; readonly event: EventId },
  dealer: BlackRoseDealer,
): void {
  const { crown, slot, enters } = EVENT_CARDS[event]
  dealer.reveal()
  dealer.say({ kind: 'eventDrawn', seat, event })
  if (slot === null) {
    // The action of the Black Rose goes on, even if it ends the activation in which the event was played.
    beginScope(t, INTERRUPT)
    t.frames.push({ op: 'eventOver', event })
    t.frames.push(runOf(event, seat))
  }
  gain(t, ROSE, enters, dealer)
  if (crown) takeCrown(t, seat, dealer)
  if (slot !== null) putOnBoard(t, event, slot, dealer)
  else dealer.say({ kind: 'eventActs', event })
}

function putOnBoard(t: BlackRoseTable, event: EventId, slot: number, dealer: BlackRoseDealer): void {
  let coming: EventId | null = event
  for (let at = slot - 1; at < EVENT_SLOTS && coming !== null; at++) {
    const there: EventId | null = t.events[at] ?? null
    t.events[at] = coming
    dealer.say({ kind: 'eventMoved', event: coming, slot: at + 1 })
    coming = there
  }
  if (coming) discardEvent(t, coming, EVENT_CARDS[coming].leaves, dealer)
}

/** Op `eventOver`: an immediate event has acted. */
export function eventOver(t: BlackRoseTable, { event }: { readonly event: EventId }, dealer: BlackRoseDealer): void {
  discardEvent(t, event, EVENT_CARDS[event].leaves, dealer)
}

/** Op `phaseEvents`: events of this phase act, slot by slot (BR-6.1, BR-6.4). */
export function phaseEvents(
  t: BlackRoseTable,
  { slot, phase }: { readonly slot: number; readonly phase: 'rose' | 'actionStart' },
  dealer: BlackRoseDealer,
): void {
  if (slot >= EVENT_SLOTS) return
  t.frames.push({ op: 'phaseEvents', slot: slot + 1, phase })
  const event = t.events[slot]
  if (!event || EVENT_CARDS[event].phase !== phase) return
  dealer.say({ kind: 'eventActs', event })
  t.frames.push(runOf(event, t.order[0] ?? 0))
}

/** The crown goes to a Mage; the order changes at the next Black Rose phase (BR-5). */
export function takeCrown(t: BlackRoseTable, seat: Seat, dealer: BlackRoseDealer): void {
  t.crown = seat
  dealer.say({ kind: 'crown', seat })
}
