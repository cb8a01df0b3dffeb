import type { Seat } from '@grimuar/kernel'
import { cardOf, damageOn, holesOf, isMage, lifeOf, sum } from './board.ts'
import {
  CUBES,
  EVOCATION_CARDS,
  isForgotten,
  QUEST_LIMIT,
  SPECIAL_COPIES,
  SPELL_COPIES,
  specialOf,
  TROPHIES,
} from './components.ts'
import { EVENTS, QUEST_CARDS, QUESTS } from './decks.ts'
import { ADJACENT } from './hex.ts'
import { CELL, EVOCATIONS, FIGURES, NONE, OWNERS, PLACES, ROOMS, SCHOOLS, SPELLS, type SpellId } from './ids.ts'
import type { BlackRoseTable, Deck } from './table.ts'

/** Throws if a component is lost or doubled, or a limit of the rules is broken. */
export function conserved(t: BlackRoseTable): void {
  rooms(t)
  cubes(t)
  spells(t)
  quests(t)
  events(t)
  hands(t)
  figures(t)
  sheets(t)
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Black Rose must have ${what}`)
}

/** How often each of these names was come across. One for each kind of card: they are counted after every decision. */
class Count {
  private readonly places: ReadonlyMap<string, number>
  private readonly found: Int16Array

  constructor(names: readonly string[]) {
    this.places = new Map(names.map((name, i) => [name, i]))
    this.found = new Int16Array(names.length)
  }

  clear(): void {
    this.found.fill(0)
  }

  one(name: string): void {
    const place = this.places.get(name)
    if (place === undefined) throw new Error(`Black Rose has no ${name}`)
    this.found[place] = (this.found[place] ?? 0) + 1
  }

  each(names: readonly string[]): void {
    for (const name of names) this.one(name)
  }

  deck({ top, rest, bottom }: Deck<string>): void {
    this.each(rest)
    for (const { thing } of top) this.one(thing)
    for (const { thing } of bottom) this.one(thing)
  }

  of(place: number): number {
    return this.found[place] ?? 0
  }
}

const ROOM_COUNT = new Count(ROOMS)

function rooms(t: BlackRoseTable): void {
  ROOM_COUNT.clear()
  for (const place of PLACES) ROOM_COUNT.one(t.tiles[place].room)
  for (const [i, room] of ROOMS.entries()) if (ROOM_COUNT.of(i) !== 1) must(false, `${room} once (there are ${ROOM_COUNT.of(i)})`)
  must(
    t.tiles[0].room === 'blackRose' && ADJACENT[0].some((place) => t.tiles[place].room === 'throne'),
    'its room in the middle, beside the Throne Room',
  )
}

function cubes(t: BlackRoseTable): void {
  for (const owner of OWNERS) {
    let n = t.supply[owner] ?? 0
    if (n < 0) must(false, `no debts of cubes (owner ${owner} has ${n})`)
    for (const figure of FIGURES) n += t.figures[figure].cubes[owner] ?? 0
    for (const place of PLACES) n += t.tiles[place].cubes[owner] ?? 0
    if (n !== CUBES) must(false, `${CUBES} cubes of each owner (owner ${owner} has ${n})`)
  }
  for (const place of PLACES) {
    const tile = t.tiles[place]
    const limit = tile.destroyed ? 0 : t.options.overload ? Number.MAX_SAFE_INTEGER : holesOf(tile)
    const n = sum(tile.cubes)
    if (n > limit) must(false, `at most ${limit} cubes in room ${place} (there are ${n})`)
    must(
      tile.cubes.every((n) => n >= 0),
      'no negative cubes in a room',
    )
  }
}

const SPELL_COUNT = new Count(SPELLS)
const QUEST_COUNT = new Count(QUESTS)
const EVENT_COUNT = new Count(EVENTS)
const FOUR: readonly boolean[] = QUESTS.map((quest) => QUEST_CARDS[quest].four)
const COPIES: readonly number[] = SPELLS.map((card) =>
  specialOf(card) !== undefined ? NaN : isForgotten(card) ? 1 : SPELL_COPIES,
)

function spells(t: BlackRoseTable): void {
  const count = SPELL_COUNT
  count.clear()
  for (const m of t.mages) {
    count.each(m.hand)
    count.deck(m.grimoire)
    count.each(m.memories)
    count.each(m.seen)
    for (const { card } of m.slots) if (card !== null) count.one(card)
  }
  for (const school of SCHOOLS) {
    count.each(t.decks[school])
    count.each(t.piles[school])
  }
  count.deck(t.forgotten)
  count.each(t.gone)
  for (const [i, card] of SPELLS.entries()) {
    const copies = COPIES[i] ?? 0
    const want = Number.isNaN(copies) ? specialsOf(t, card) : copies
    if (count.of(i) !== want) must(false, `${want} copies of ${card} (there are ${count.of(i)})`)
  }
}

/** How many copies of a special spell are in the game: none before its Mage has a Grimoire. */
function specialsOf(t: BlackRoseTable, card: SpellId): number {
  const special = specialOf(card)
  const owner = t.mages.find(({ mage }) => mage === special)
  return owner?.school ? SPECIAL_COPIES - owner.aside : 0
}

function quests(t: BlackRoseTable): void {
  const count = QUEST_COUNT
  count.clear()
  for (const m of t.mages) {
    count.each(m.quests)
    count.each(m.declared)
    count.each(m.done)
    count.each(m.seenQuests)
  }
  for (const deck of t.questDecks) count.deck(deck)
  count.each(t.questsGone)
  for (const [i, quest] of QUESTS.entries()) {
    const want = t.seats === 4 || !FOUR[i] ? 1 : 0
    if (count.of(i) !== want) must(false, `${want} of ${quest} (there are ${count.of(i)})`)
  }
  for (const [seat, m] of t.mages.entries()) {
    if (m.quests.length > QUEST_LIMIT) questsComeDown(t, seat, m.quests.length)
    must(
      m.met.every(({ quest }) => m.quests.includes(quest)),
      'only active quests to declare',
    )
  }
}

/** A player with one quest too many is asked, or will be asked, which one to discard (BR-6.1.13). */
function questsComeDown(t: BlackRoseTable, seat: Seat, n: number): void {
  const asked = t.ask?.question.kind === 'questLimit' && t.ask.to.includes(seat)
  const soon = t.frames.some((frame) => frame.op === 'questLimit' && frame.seat === seat)
  must(n === QUEST_LIMIT + 1 && (asked || soon), `at most ${QUEST_LIMIT} active quests (seat ${seat} has ${n})`)
}

function events(t: BlackRoseTable): void {
  const count = EVENT_COUNT
  count.clear()
  for (const m of t.mages) count.each(m.seenEvents)
  for (const deck of t.eventDecks) count.deck(deck)
  count.each(t.eventsGone)
  for (const event of t.events) if (event !== null) count.one(event)
  for (const frame of t.frames) if (frame.op === 'playEvent' || frame.op === 'eventOver') count.one(frame.event)
  for (const [i, event] of EVENTS.entries()) if (count.of(i) !== 1) must(false, `${event} once (there are ${count.of(i)})`)
}

/** A player with too many cards is about to discard (BR-6.2.6), or still takes cards of one effect. */
function hands(t: BlackRoseTable): void {
  for (const [seat, m] of t.mages.entries()) {
    if (m.mage === null || m.hand.length <= cardOf(t, seat).hand) continue
    const asked = t.ask?.question.kind === 'handLimit' && t.ask.to.includes(seat)
    const soon = t.frames.some((frame) => COMES_DOWN.has(frame.op) && 'seat' in frame && frame.seat === seat)
    must(asked || soon, `at most ${cardOf(t, seat).hand} cards in a hand (seat ${seat} has ${m.hand.length})`)
  }
}

const COMES_DOWN: ReadonlySet<string> = new Set(['handLimit', 'take', 'recall', 'looked'])

function figures(t: BlackRoseTable): void {
  for (const kind of EVOCATIONS) {
    let n = 0
    for (const figure of FIGURES) if (t.figures[figure].kind === kind) n++
    if (n > EVOCATION_CARDS[kind].figures) must(false, `at most ${EVOCATION_CARDS[kind].figures} of ${kind} (there are ${n})`)
  }
  for (const figure of FIGURES) {
    const { kind, at, cubes: on } = t.figures[figure]
    if ((kind === null) !== (at === NONE)) must(false, `figure ${figure} in play or not`)
    if (on.some((n) => n < 0)) must(false, `no negative damage on figure ${figure}`)
    if (!isMage(figure)) must(at !== CELL, 'no Evocation in a Cell')
    if (kind === null) must(sum(on) === 0, 'no damage on a figure that is not there')
    else if ((!isMage(figure) || !t.options.overkill) && damageOn(t, figure) > lifeOf(t, figure))
      must(false, `no more damage than life on ${figure}`)
  }
}

function sheets(t: BlackRoseTable): void {
  for (const [seat, m] of t.mages.entries()) {
    must(m.power >= 0 && t.rose.power >= 0, 'no negative power')
    must(m.actions >= 0 && m.actions <= 2, 'at most two physical actions')
    must(
      m.hand.every((card, i) => i === 0 || (m.hand[i - 1] ?? card) <= card),
      `the hand of seat ${seat} in order`,
    )
    for (const slot of m.slots) {
      must((slot.state === 'empty') === (slot.card === null), 'a card in every slot that is not empty')
      must((slot.state === 'active') === (slot.token !== null), 'a token on every active spell and on no other')
    }
    const taken = t.mages.reduce((all, other) => all + (other.trophies[seat] ?? 0), t.rose.trophies[seat] ?? 0)
    must(taken <= TROPHIES, `at most ${TROPHIES} trophies of a Mage`)
  }
  const tokens = [...t.mages.flatMap(({ tokens: won }) => won), ...t.rose.tokens].sort()
  const ruins = PLACES.flatMap((place) => (t.tiles[place].destroyed ? [t.tiles[place].room] : [])).sort()
  must(tokens.join() === ruins.join(), 'a token won for each room destroyed')
}
