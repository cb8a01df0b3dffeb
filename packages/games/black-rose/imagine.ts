import { by, type Dice, imagineCommon, type Seat, stream } from '@grimuar/kernel'
import { KINDS } from './components.ts'
import { dealSpells, type Hidden, hiddenSize, isSpell, type Pools, type Roll } from './dealing.ts'
import { eventsOf, QUEST_CARDS, questsOf } from './decks.ts'
import { CELLS } from './hex.ts'
import { bySchool, type EventId, FIGURES, MOONS, PLACES, type QuestId } from './ids.ts'
import {
  type BlackRoseTable,
  copyBySchool,
  copyDeeds,
  copyFigure,
  copyTile,
  type Deck,
  type Known,
  type Mage,
  type Slot,
} from './table.ts'
import type { BlackRoseView, DeckView, MageView } from './view.ts'

/** A whole table that agrees with a view: what is unknown is dealt as it could lie (BR-21). */
export function imagine(v: BlackRoseView, seat: Seat, dice: Dice): BlackRoseTable {
  const roll = stream(dice)
  const { places, pools } = dealSpells(v, seat, roll)
  return tableFrom(v, seat, places, pools, roll)
}

function draw<X>(bag: X[], roll: Roll): X | undefined {
  const at = roll(bag.length)
  const drawn = bag[at]
  const last = bag.pop()
  if (at < bag.length && last !== undefined) bag[at] = last
  return drawn
}

/** A deck as it could lie: known things where they are, the others in a bag. */
function deckFrom<X>(view: DeckView<X>, unknown: X[], seat: Seat, roll: Roll): Deck<X> {
  const known = (thing: X | null): Known<X> =>
    thing === null ? { thing: orFail(draw(unknown, roll)), by: [] } : { thing, by: [seat] }
  const top = view.top.map(known)
  const bottom = view.bottom.map(known)
  return { top, rest: unknown, bottom }
}

function orFail<X>(thing: X | undefined): X {
  if (thing === undefined) throw new Error('a deck is smaller than what is known of it')
  return thing
}

function tableFrom(v: BlackRoseView, seat: Seat, places: readonly Hidden[], pools: Pools, roll: Roll): BlackRoseTable {
  const quests = dealQuests(v, seat, roll)
  const events = dealEvents(v, seat, roll)
  const cells =
    v.phase === 'setup'
      ? shuffled(
          (CELLS[v.common.seats] ?? []).map((_, cell) => cell),
          roll,
        )
      : []
  return {
    ...imagineCommon(v.common),
    options: v.options,
    phase: v.phase,
    turn: v.turn,
    moon: v.moon,
    crown: v.crown,
    order: v.order.slice(),
    acting: v.acting,
    tiles: by(PLACES, (place) => copyTile(v.tiles[place])),
    figures: by(FIGURES, (figure) => copyFigure(v.figures[figure])),
    supply: v.supply.slice(),
    mages: v.mages.map((m, s) =>
      mageFrom(m, s, seat, places, quests.held[s] ?? [], quests.seen[s] ?? [], events.seen[s] ?? [], cells[s], roll),
    ),
    rose: { power: v.rose.power, trophies: v.rose.trophies.slice(), tokens: v.rose.tokens.slice() },
    decks: bySchool((school) => pools[KINDS.indexOf(school)] ?? []),
    piles: copyBySchool(v.piles),
    forgotten: deckFrom(v.forgotten, pools[KINDS.indexOf('forgotten')] ?? [], seat, roll),
    gone: v.gone.slice(),
    questDecks: v.questDecks.map((deck, i) => deckFrom(deck, quests.left[i] ?? [], seat, roll)),
    questsGone: v.questsGone.slice(),
    eventDecks: events.decks,
    eventsGone: v.eventsGone.slice(),
    events: v.events.slice(),
    peeks: v.peeks.slice(),
    watchers: v.watchers,
    studies: { draw: v.studies.draw, keep: v.studies.keep, hurt: v.studies.hurt },
    firstQuest: v.firstQuest,
    hungry: v.hungry,
    named: v.named,
  }
}

function shuffled<X>(things: X[], roll: Roll): X[] {
  const out: X[] = []
  while (things.length) out.push(orFail(draw(things, roll)))
  return out
}

function mageFrom(
  m: MageView,
  s: Seat,
  seat: Seat,
  places: readonly Hidden[],
  quests: QuestId[],
  seenQuests: QuestId[],
  seenEvents: EventId[],
  cell: number | undefined,
  roll: Roll,
): Mage {
  const mine = s === seat
  const of = (zone: Hidden['zone']) => places.filter((p) => p.seat === s && p.zone === zone).flatMap((p) => p.card ?? [])
  const slots: Slot[] = m.slots.map(({ state, card, side, element, token }, at) => {
    if (card !== null || state === 'empty') return { state, card, side: side ?? 'upper', element, token }
    const place = places.find((p) => p.seat === s && p.zone === at)
    return { state, card: place?.card ?? null, side: place?.side ?? 'upper', element, token }
  })
  const cards = mine ? (m.grimoireCards ?? []).slice() : of('grimoire')
  for (const known of [...m.grimoire.top, ...m.grimoire.bottom]) if (known !== null) cards.splice(cards.indexOf(known), 1)
  return {
    mage: m.mage,
    school: m.school,
    started: m.started.slice(),
    mixed: m.mixed,
    book: m.book,
    cell: cell ?? m.cell,
    power: m.power,
    hand: mine ? (m.hand ?? []).slice() : of('hand').sort(),
    grimoire: deckFrom(m.grimoire, cards, seat, roll),
    memories: m.memories.slice(),
    aside: m.aside,
    slots,
    actions: m.actions,
    quests,
    met: mine ? (m.met ?? []).slice() : [],
    declared: m.declared.slice(),
    forbidden: m.forbidden.slice(),
    done: m.done.slice(),
    trophies: m.trophies.slice(),
    tokens: m.tokens.slice(),
    noMove: m.noMove,
    noActivate: m.noActivate,
    buffs: m.buffs.slice(),
    held: m.held,
    deeds: copyDeeds(m.deeds),
    seen: mine ? (m.seen ?? []).slice() : of('seen'),
    seenQuests,
    seenEvents,
    banned: m.banned,
  }
}

/** Quests that this seat does not see: in other hands by their Moon, being looked at, or in their decks. */
function dealQuests(v: BlackRoseView, seat: Seat, roll: Roll): { held: QuestId[][]; seen: QuestId[][]; left: QuestId[][] } {
  const seats = v.common.seats
  const gone = new Set<QuestId>([
    ...v.questsGone,
    ...v.mages.flatMap((m) => [...m.done, ...m.declared]),
    ...(v.mages[seat]?.quests ?? []),
    ...(v.mages[seat]?.seenQuests ?? []),
    ...v.questDecks.flatMap(({ top, bottom }) => [...top, ...bottom].flatMap((quest) => quest ?? [])),
  ])
  const peeked = v.peeks.filter(({ zone }) => zone === 'quest')
  for (const { card } of peeked) if (!isSpell(card)) gone.add(card)
  const left = MOONS.map((moon) => questsOf(moon, seats).filter((quest) => !gone.has(quest)))
  const held = v.mages.map((m, s) => {
    if (s === seat) return (m.quests ?? []).slice()
    const known = peeked.flatMap(({ of, card }) => (of === s && !isSpell(card) ? [card] : []))
    return m.questMoons.map((moon) => {
      const at = known.findIndex((quest) => QUEST_CARDS[quest].moon === moon)
      const [quest] = at >= 0 ? known.splice(at, 1) : []
      return quest ?? orFail(draw(left[moon - 1] ?? [], roll))
    })
  })
  const seen = v.mages.map((m, s) => {
    if (s === seat) return (m.seenQuests ?? []).slice()
    // Their Moons follow from the numbers left of each Moon.
    return Array.from({ length: m.seenSizes.quests }, () => {
      const moon = MOONS.find((one) => (left[one - 1]?.length ?? 0) > hiddenSize(deckAt(v, one)))
      return orFail(draw(left[(moon ?? 1) - 1] ?? [], roll))
    })
  })
  return { held, seen, left }
}

function deckAt(v: BlackRoseView, moon: number): DeckView<QuestId> {
  return v.questDecks[moon - 1] ?? { size: 0, top: [], bottom: [] }
}

function dealEvents(v: BlackRoseView, seat: Seat, roll: Roll): { seen: EventId[][]; decks: Deck<EventId>[] } {
  const limbo = v.common.frames.flatMap((frame) => (frame.op === 'playEvent' || frame.op === 'eventOver' ? [frame.event] : []))
  const gone = new Set<EventId>([
    ...v.eventsGone,
    ...v.events.flatMap((event) => event ?? []),
    ...limbo,
    ...(v.mages[seat]?.seenEvents ?? []),
    ...v.eventDecks.flatMap(({ top, bottom }) => [...top, ...bottom].flatMap((event) => event ?? [])),
  ])
  const left = MOONS.map((moon) => eventsOf(moon).filter((event) => !gone.has(event)))
  const deckOf = (i: number) => v.eventDecks[i] ?? { size: 0, top: [], bottom: [] }
  const seen = v.mages.map((m, s) => {
    if (s === seat) return (m.seenEvents ?? []).slice()
    return Array.from({ length: m.seenSizes.events }, () => {
      const i = left.findIndex((events, at) => events.length > hiddenSize(deckOf(at)))
      return orFail(draw(left[i] ?? [], roll))
    })
  })
  return { seen, decks: left.map((events, i) => deckFrom(deckOf(i), events, seat, roll)) }
}
