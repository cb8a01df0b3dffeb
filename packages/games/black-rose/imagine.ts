import { by, type Dice, imagineCommon, type Seat, stream } from '@grimuar/kernel'
import { sideOf, spellOf } from './cards/index.ts'
import { isForgotten, MAGE_CARDS, SPECIAL_COPIES, SPELL_COPIES, schoolOf, specialOf } from './components.ts'
import { eventsOf, QUEST_CARDS, questsOf } from './decks.ts'
import { CELLS } from './hex.ts'
import {
  type EventId,
  FIGURES,
  MOONS,
  PLACES,
  type QuestId,
  SCHOOLS,
  type School,
  SIDES,
  type Side,
  SPELLS,
  type SpellId,
} from './ids.ts'
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
  type Token,
} from './table.ts'
import type { BlackRoseView, DeckView, MageView } from './view.ts'

type Roll = (sides: number) => number

/** A hidden place for one spell of another player. */
interface Hidden {
  readonly seat: Seat
  readonly zone: 'hand' | 'grimoire' | 'seen' | number // a number: that slot of the sheet
  readonly token: Token | null // only a trap, or a protection, lies there
  readonly forgotten: boolean | null // a Forgotten spell, or none; null: anything
  card: SpellId | null
  side: Side
}

const TRIES = 400

/** A whole table that agrees with a view: what is unknown is dealt as it could lie (BR-21). */
export function imagine(v: BlackRoseView, seat: Seat, dice: Dice): BlackRoseTable {
  const roll = stream(dice)
  for (let tries = 0; tries < TRIES; tries++) {
    const t = deal(v, seat, roll)
    if (t) return t
  }
  throw new Error('what this seat sees fits no table')
}

function draw<X>(bag: X[], roll: Roll): X | undefined {
  const at = roll(bag.length)
  const drawn = bag[at]
  const last = bag.pop()
  if (at < bag.length && last !== undefined) bag[at] = last
  return drawn
}

/** Every spell this seat does not see. */
function unseen(v: BlackRoseView, seat: Seat): SpellId[] {
  const left = new Map<SpellId, number>()
  for (const card of SPELLS) {
    const special = specialOf(card)
    const owner = v.mages.find(({ mage }) => mage === special)
    left.set(card, special ? (owner?.school ? SPECIAL_COPIES - owner.aside : 0) : isForgotten(card) ? 1 : SPELL_COPIES)
  }
  const see = (cards: readonly (SpellId | null)[]) => {
    for (const card of cards) if (card !== null) left.set(card, (left.get(card) ?? 0) - 1)
  }
  for (const m of v.mages) {
    see(m.memories)
    see(m.slots.map(({ card }) => card))
  }
  const me = v.mages[seat]
  see(me?.hand ?? [])
  see(me?.grimoireCards ?? [])
  see(me?.seen ?? [])
  for (const school of SCHOOLS) see(v.piles[school])
  see(v.gone)
  see(v.forgotten.top)
  see(v.forgotten.bottom)
  return SPELLS.flatMap((card) => Array<SpellId>(Math.max(0, left.get(card) ?? 0)).fill(card))
}

/** The hidden places of the other players; what this seat has peeked at lies where it lay. */
function hiddenPlaces(v: BlackRoseView, seat: Seat): Hidden[] {
  return v.mages.flatMap((m, s) => {
    if (s === seat) return []
    const place = (zone: Hidden['zone'], token: Token | null, forgotten: boolean | null): Hidden => ({
      seat: s,
      zone,
      token,
      forgotten,
      card: null,
      side: 'upper',
    })
    const hand = Array.from({ length: m.handSize }, (_, i) => place('hand', null, i < m.forgottenInHand))
    const slots = m.slots.flatMap(({ state, card, token }, at) =>
      state !== 'empty' && card === null ? [place(at, token, null)] : [],
    )
    const grimoire = Array.from({ length: m.grimoire.size }, () => place('grimoire', null, null))
    const seen = Array.from({ length: m.seenSizes.cards }, () => place('seen', null, null))
    const places = [...slots, ...hand, ...grimoire, ...seen]
    for (const peek of v.peeks) {
      if (peek.of !== s || peek.zone === 'quest' || !isSpell(peek.card)) continue
      const zone = peek.zone === 'hand' ? 'hand' : peek.slot
      const { card } = peek
      const at = places.find(
        (one) => one.zone === zone && one.card === null && (zone !== 'hand' || one.forgotten === isForgotten(card)),
      )
      if (!at) continue
      at.card = card
      at.side = peek.side ?? 'upper'
    }
    return places
  })
}

const ALL_SPELLS: ReadonlySet<string> = new Set(SPELLS)
function isSpell(card: SpellId | QuestId): card is SpellId {
  return ALL_SPELLS.has(card)
}

/** The sides of a card that can lie under a token; any side where there is none. */
function sidesFor(card: SpellId, token: Token | null): readonly Side[] {
  if (spellOf(card).roomTrap) return token === 'protection' ? [] : ['upper']
  return token === null ? SIDES : SIDES.filter((side) => sideOf(card, side).type === token)
}

function fits({ token, forgotten, seat, zone }: Hidden, card: SpellId, v: BlackRoseView): boolean {
  const special = specialOf(card)
  if (special !== undefined && v.mages[seat]?.mage !== special) return false
  if (forgotten !== null && isForgotten(card) !== forgotten) return false
  if (zone === 'seen' && special !== undefined) return false
  return sidesFor(card, token).length > 0
}

function deal(v: BlackRoseView, seat: Seat, roll: Roll): BlackRoseTable | undefined {
  const places = hiddenPlaces(v, seat)
  const pools = new Map<School | 'special' | 'forgotten', SpellId[]>()
  const poolOf = (card: SpellId) => schoolOf(card) ?? (isForgotten(card) ? 'forgotten' : 'special')
  for (const card of unseen(v, seat)) {
    const key = poolOf(card)
    pools.set(key, [...(pools.get(key) ?? []), card])
  }
  const take = (card: SpellId): boolean => {
    const pool = pools.get(poolOf(card)) ?? []
    const at = pool.indexOf(card)
    if (at < 0) return false
    pool.splice(at, 1)
    return true
  }
  for (const { card } of places) if (card !== null && !take(card)) return undefined
  // So many cards of each school are with the players, and so many Forgotten spells.
  const out = (key: School | 'forgotten') => {
    const deck = key === 'forgotten' ? hiddenSize(v.forgotten) : v.deckSizes[key]
    return (pools.get(key)?.length ?? 0) - deck
  }
  if (!dealOwn(v, seat, places, pools, take, roll) || !dealTokens(v, places, pools, out, take, roll)) return undefined
  const loose: SpellId[] = []
  for (const key of [...SCHOOLS, 'forgotten'] as const) {
    const n = out(key)
    if (n < 0) return undefined
    const pool = pools.get(key) ?? []
    for (let i = 0; i < n; i++) {
      const card = draw(pool, roll)
      if (card !== undefined) loose.push(card)
    }
  }
  if (!dealLoose(v, places, loose, roll)) return undefined
  return tableFrom(v, seat, places, pools, roll)
}

function hiddenSize(deck: DeckView<unknown>): number {
  return deck.size - deck.top.filter((x) => x !== null).length - deck.bottom.filter((x) => x !== null).length
}

/** Cards that everyone knows a player has: special spells, and what is left of the first Grimoire. */
function dealOwn(
  v: BlackRoseView,
  seat: Seat,
  places: readonly Hidden[],
  pools: Map<string, SpellId[]>,
  take: (card: SpellId) => boolean,
  roll: Roll,
): boolean {
  for (const [s, m] of v.mages.entries()) {
    if (s === seat || m.mage === null || m.school === null) continue
    const { special } = MAGE_CARDS[m.mage]
    const seen = [
      ...m.memories,
      ...m.slots.flatMap(({ card }) => card ?? []),
      ...places.flatMap((p) => (p.seat === s ? (p.card ?? []) : [])),
    ]
    const owned = m.started.filter((card) => !takeSeen(seen, card))
    const specials = (pools.get('special') ?? []).filter((card) => card === special)
    for (const card of [...specials, ...owned]) {
      const free = places.filter((p) => p.seat === s && p.card === null && p.zone !== 'seen' && fits(p, card, v))
      const place = free[roll(free.length || 1)]
      if (!place || !take(card)) return false
      lay(place, card, roll)
    }
  }
  return true
}

function takeSeen(seen: SpellId[], card: SpellId): boolean {
  const at = seen.indexOf(card)
  if (at >= 0) seen.splice(at, 1)
  return at >= 0
}

function lay(place: Hidden, card: SpellId, roll: Roll): void {
  const sides = sidesFor(card, place.token)
  place.card = card
  place.side = sides[roll(sides.length || 1)] ?? 'upper'
}

/** Under a token lies a card that fits it. */
function dealTokens(
  v: BlackRoseView,
  places: readonly Hidden[],
  pools: Map<string, SpellId[]>,
  out: (key: School | 'forgotten') => number,
  take: (card: SpellId) => boolean,
  roll: Roll,
): boolean {
  for (const place of places) {
    if (place.token === null || place.card !== null) continue
    const fitting = [...SCHOOLS, 'forgotten' as const].flatMap((key) =>
      out(key) > 0 ? (pools.get(key) ?? []).filter((card) => fits(place, card, v)) : [],
    )
    const card = fitting[roll(fitting.length || 1)]
    if (card === undefined || !take(card)) return false
    lay(place, card, roll)
  }
  return true
}

/** Everything else, at random; narrow places first. */
function dealLoose(v: BlackRoseView, places: readonly Hidden[], loose: SpellId[], roll: Roll): boolean {
  const open = places.filter((place) => place.card === null)
  if (open.length !== loose.length) return false
  const narrow = open.toSorted((a, b) => Number(a.forgotten === null) - Number(b.forgotten === null))
  for (const place of narrow) {
    const fitting = loose.flatMap((card, at) => (fits(place, card, v) ? [at] : []))
    const at = fitting[roll(fitting.length || 1)]
    if (at === undefined) return false
    const [card] = loose.splice(at, 1)
    if (card === undefined) return false
    lay(place, card, roll)
  }
  return true
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

function tableFrom(
  v: BlackRoseView,
  seat: Seat,
  places: readonly Hidden[],
  pools: Map<string, SpellId[]>,
  roll: Roll,
): BlackRoseTable {
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
    decks: bySchool((school) => pools.get(school) ?? []),
    piles: copyBySchool(v.piles),
    forgotten: deckFrom(v.forgotten, pools.get('forgotten') ?? [], seat, roll),
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

function bySchool(make: (school: School) => SpellId[]): { [S in School]: SpellId[] } {
  return {
    conspiracy: make('conspiracy'),
    destruction: make('destruction'),
    divination: make('divination'),
    illusion: make('illusion'),
    necromancy: make('necromancy'),
    transmutation: make('transmutation'),
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
    // Which Moon they are of shows in how many are left of each.
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
