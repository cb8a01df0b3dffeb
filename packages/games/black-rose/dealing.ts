import type { Seat } from '@grimuar/kernel'
import { sideOf, spellOf } from './cards/index.ts'
import { isForgotten, KINDS, kindAt, MAGE_CARDS, SPECIAL_COPIES, SPELL_COPIES, schoolOf, specialOf } from './components.ts'
import type { LookedAt } from './frames.ts'
import { type QuestId, SCHOOLS, SIDES, type Side, SPELLS, type SpellId } from './ids.ts'
import type { Token } from './table.ts'
import type { BlackRoseView, DeckView, MageView } from './view.ts'

// Where the spells lie that a seat does not see. Everyone knows how many cards of each school every player has, which ones began
// with whom, what lies on the piles, and that a token covers a fitting card. All deals that agree with this are equally likely.

export type Roll = (sides: number) => number

/** Unseen cards by KINDS: first all of them, in the end what is left in the decks. */
export type Pools = SpellId[][]

/** A hidden place for one spell of another player. */
export interface Hidden {
  readonly seat: Seat
  readonly zone: 'hand' | 'grimoire' | 'seen' | number // a number: that slot of the sheet
  readonly token: Token | null // only a trap, or a protection, lies there
  readonly looked: LookedAt | 'own' | null // a card being looked at comes from there
  readonly forgotten: boolean | null // a Forgotten spell, or none; null: anything
  card: SpellId | null
  side: Side
}

/** The hidden cards of a player. */
interface Holder {
  readonly seat: Seat
  readonly places: readonly Hidden[]
  readonly owned: SpellId[] // cards that everyone knows are there
  readonly need: number[] // how many others of each of KINDS
}

const FORGOTTEN = KINDS.indexOf('forgotten')
const SPECIAL = KINDS.indexOf('special')
const TRIES = 400
const PATIENCE = 60

/** Deals all hidden spells; all deals that agree with the view are equally likely. */
export function dealSpells(v: BlackRoseView, seat: Seat, roll: Roll): { places: readonly Hidden[]; pools: Pools } {
  for (let tries = 0; tries < TRIES; tries++) {
    const places = hiddenPlaces(v, seat)
    const pools = unseen(v, seat)
    const holders = holdersOf(v, seat, places, pools, roll)
    if (holders && dealAll(v, holders, pools, roll, tries < PATIENCE)) return { places, pools }
  }
  throw new Error('what this seat sees fits no table')
}

/** Every spell this seat does not see. */
function unseen(v: BlackRoseView, seat: Seat): Pools {
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
  const pools: Pools = KINDS.map(() => [])
  for (const card of SPELLS) for (let n = left.get(card) ?? 0; n > 0; n--) pools[kindAt(card)]?.push(card)
  return pools
}

/** The hidden places of the other players; cards that this seat has peeked at stay where they were. */
function hiddenPlaces(v: BlackRoseView, seat: Seat): Hidden[] {
  return v.mages.flatMap((m, s) => {
    if (s === seat) return []
    const looked = lookedAt(v, s)
    const place = (zone: Hidden['zone'], token: Token | null, forgotten: boolean | null): Hidden => ({
      seat: s,
      zone,
      token,
      looked: zone === 'seen' ? looked : null,
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

/** The source of the cards that a player is looking at. */
function lookedAt(v: BlackRoseView, seat: Seat): LookedAt | 'own' {
  for (const frame of v.common.frames) if (frame.op === 'looked' && frame.seat === seat) return frame.from
  return 'own'
}

const ALL_SPELLS: ReadonlySet<string> = new Set(SPELLS)
export function isSpell(card: SpellId | QuestId): card is SpellId {
  return ALL_SPELLS.has(card)
}

/** Takes a card out of a list. */
function takeFrom(list: SpellId[], card: SpellId): boolean {
  const at = list.indexOf(card)
  if (at < 0) return false
  list.splice(at, 1)
  return true
}

/** What every other player holds; undefined if the view contradicts itself. */
function holdersOf(v: BlackRoseView, seat: Seat, places: readonly Hidden[], pools: Pools, roll: Roll): Holder[] | undefined {
  const holders: Holder[] = []
  for (const [s, m] of v.mages.entries()) {
    if (s === seat || m.mage === null || m.school === null) continue
    const mine = places.filter((place) => place.seat === s)
    const known = [...m.memories, ...m.slots.flatMap(({ card }) => card ?? [])]
    for (const { card } of mine) {
      if (card === null) continue
      known.push(card)
      if (!takeFrom(pools[kindAt(card)] ?? [], card)) return undefined
    }
    const owned = ownedBy(m, known, pools)
    if (!owned) return undefined
    holders.push({ seat: s, places: mine, owned, need: needOf(m, known, owned) })
  }
  shareMixed(v, holders, pools, roll)
  return holders.every(({ need }) => need.every((n) => n >= 0)) ? holders : undefined
}

/** Hidden cards that are certainly this player's: special spells, and what is left of the first Grimoire. */
function ownedBy(m: MageView, known: readonly SpellId[], pools: Pools): SpellId[] | undefined {
  const seen = known.slice()
  const special = m.mage === null ? undefined : MAGE_CARDS[m.mage].special
  const specials = (pools[SPECIAL] ?? []).filter((card) => card === special)
  const owned = [...specials, ...m.started.filter((card) => !takeFrom(seen, card))]
  return owned.every((card) => takeFrom(pools[kindAt(card)] ?? [], card)) ? owned : undefined
}

function needOf(m: MageView, known: readonly SpellId[], owned: readonly SpellId[]): number[] {
  if (m.schools === null) return KINDS.map(() => 0)
  const need = m.schools.slice()
  for (const card of [...known, ...owned]) {
    const kind = kindAt(card)
    need[kind] = (need[kind] ?? 0) - 1
  }
  return need
}

/** Players who have exchanged cards in secret: what is known of them together is shared out among them by chance. */
function shareMixed(v: BlackRoseView, holders: readonly Holder[], pools: Pools, roll: Roll): void {
  const mixed = holders.filter(({ seat }) => v.mages[seat]?.schools === null)
  if (mixed.length === 0) return
  for (const { places } of mixed) for (const place of places) if (place.card === null) layLookedAt(place, pools, roll)
  const left = KINDS.map((kind, i) => {
    if (kind === 'special') return 0
    const deck = kind === 'forgotten' ? hiddenSize(v.forgotten) : v.deckSizes[kind]
    return (pools[i]?.length ?? 0) - deck - holders.reduce((n, { need }) => n + (need[i] ?? 0), 0)
  })
  const open = new Map(mixed.map((one) => [one, one.places.filter(({ card }) => card === null).length - one.owned.length]))
  const give = (to: Holder, kind: number) => {
    to.need[kind] = (to.need[kind] ?? 0) + 1
    open.set(to, (open.get(to) ?? 0) - 1)
  }
  for (const one of mixed) {
    for (const { card, forgotten } of one.places) {
      if (card !== null || forgotten !== true) continue
      give(one, FORGOTTEN)
      left[FORGOTTEN] = (left[FORGOTTEN] ?? 0) - 1
    }
  }
  const bag = left.flatMap((n, kind) => Array<number>(Math.max(0, n)).fill(kind))
  shuffle(bag, roll)
  for (const one of mixed) while ((open.get(one) ?? 0) > 0 && bag.length) give(one, bag.pop() ?? 0)
}

/** Lays any card of the deck that is looked at. How the others are shared out must not decide whether there are enough of it. */
function layLookedAt(place: Hidden, pools: Pools, roll: Roll): void {
  const { looked } = place
  if (looked === null || looked === 'own' || looked === 'grimoire' || looked === 'library') return
  const pool = pools[KINDS.indexOf(looked)]
  const card = pool?.[roll(pool.length || 1)]
  if (!pool || card === undefined) return
  takeFrom(pool, card)
  lay(place, card, roll)
}

function shuffle<X>(list: X[], roll: Roll): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = roll(i + 1)
    const x = list[i]
    const y = list[j]
    if (x === undefined || y === undefined) continue
    list[i] = y
    list[j] = x
  }
}

export function hiddenSize(deck: DeckView<unknown>): number {
  return deck.size - deck.top.filter((x) => x !== null).length - deck.bottom.filter((x) => x !== null).length
}

/** The sides of a card that can lie under a token; any side if there is no token. */
function sidesFor(card: SpellId, token: Token | null): readonly Side[] {
  if (spellOf(card).roomTrap) return token === 'protection' ? [] : ['upper']
  return token === null ? SIDES : SIDES.filter((side) => sideOf(card, side).type === token)
}

function lay(place: Hidden, card: SpellId, roll: Roll): void {
  const sides = sidesFor(card, place.token)
  place.card = card
  place.side = sides[roll(sides.length || 1)] ?? 'upper'
}

/** Whether a card can lie in a place; `owned`: it is one that its player certainly has. */
function fits({ token, looked }: Hidden, card: SpellId, owned: boolean): boolean {
  if (looked === 'own') return schoolOf(card) !== undefined
  if (looked === 'library') return !owned && schoolOf(card) !== undefined
  if (looked === 'forgotten') return isForgotten(card)
  if (looked !== null && looked !== 'grimoire') return !owned && schoolOf(card) === looked
  return sidesFor(card, token).length > 0
}

function isNarrow({ token, looked }: Hidden): boolean {
  return token !== null || (looked !== null && looked !== 'grimoire')
}

/** A card that could lie in a place. */
interface Candidate {
  readonly card: SpellId
  readonly from: SpellId[] // where it is taken from
  readonly weight: number // how likely it lies there, were every place like any other
}

/**
 * The probability of each fitting card in a place other than a hand: cards that are certainly with their player are equally likely; a
 * card of a school, by the number of unseen ones that the player has.
 */
function candidatesFor(place: Hidden, { places, owned, need }: Holder, pools: Pools): Candidate[] {
  const open = places.filter(({ card }) => card === null)
  const inHand = open.filter(({ forgotten }) => forgotten === true).length
  const others = open.filter(({ zone }) => zone !== 'hand').length
  const forgotten = ((need[FORGOTTEN] ?? 0) - inHand) / others // of such places
  const usual = open.length - (need[FORGOTTEN] ?? 0)
  const found: Candidate[] = []
  for (const card of owned) if (fits(place, card, true)) found.push({ card, from: owned, weight: (1 - forgotten) / usual })
  for (const [kind, pool] of pools.entries()) {
    const n = need[kind] ?? 0
    if (n <= 0 || pool.length === 0) continue
    const weight = kind === FORGOTTEN ? forgotten / pool.length : ((1 - forgotten) * n) / pool.length / usual
    if (weight > 0) for (const card of pool) if (fits(place, card, false)) found.push({ card, from: pool, weight })
  }
  return found
}

const weightOf = (candidates: readonly Candidate[]): number => candidates.reduce((sum, { weight }) => sum + weight, 0)

const FINE = 1 << 24

function chooseBy(candidates: readonly Candidate[], roll: Roll): Candidate | undefined {
  let left = (roll(FINE) / FINE) * weightOf(candidates)
  for (const one of candidates) {
    left -= one.weight
    if (left < 0) return one
  }
  return candidates.at(-1)
}

/**
 * First the narrow places, each by how likely its cards are; then everything else by chance. A choice in one narrow place changes
 * how likely the next one can be filled at all, so a deal is thrown away by how much less likely it has made that (`exact`).
 */
function dealAll(v: BlackRoseView, holders: readonly Holder[], pools: Pools, roll: Roll, exact: boolean): boolean {
  const narrow = holders.flatMap((holder) =>
    holder.places.filter((place) => place.card === null && isNarrow(place)).map((place) => ({ holder, place })),
  )
  const first = narrow.map(({ holder, place }) => weightOf(candidatesFor(place, holder, pools)))
  let chance = 1
  let slack = 1
  for (const [i, { holder, place }] of narrow.entries()) {
    const candidates = candidatesFor(place, holder, pools)
    const chosen = chooseBy(candidates, roll)
    if (!chosen) return false
    chance *= weightOf(candidates) / Math.min(1, (first[i] ?? 1) * slack)
    slack *= 1 + 1 / Math.max(1, smallest(holders, pools) - 1)
    const { card, from } = chosen
    const kind = kindAt(card)
    if (from !== holder.owned) holder.need[kind] = (holder.need[kind] ?? 0) - 1
    takeFrom(from, card)
    lay(place, card, roll)
  }
  if (exact && roll(FINE) / FINE >= chance) return false
  for (const pool of pools) shuffle(pool, roll)
  return holders.every((holder) => dealRest(holder, pools, roll)) && decksFit(v, pools)
}

/** The fewest hidden places or unseen cards that a narrow place is filled from. */
function smallest(holders: readonly Holder[], pools: Pools): number {
  const cards = pools.flatMap((pool, kind) => (holders.some(({ need }) => (need[kind] ?? 0) > 0) ? [pool.length] : []))
  const places = holders.map((holder) => holder.places.filter(({ card }) => card === null).length)
  return Math.min(...cards, ...places)
}

/** The rest of a player's cards, each place like any other; Forgotten spells in a hand are seen to be such. */
function dealRest({ places, owned, need }: Holder, pools: Pools, roll: Roll): boolean {
  const usual = owned.slice()
  const forgotten: SpellId[] = []
  for (const [kind, n] of need.entries()) {
    for (let i = 0; i < n; i++) {
      const card = pools[kind]?.pop()
      if (card === undefined) return false
      if (kind === FORGOTTEN) forgotten.push(card)
      else usual.push(card)
    }
  }
  const open = places.filter(({ card }) => card === null)
  if (open.length !== usual.length + forgotten.length) return false
  shuffle(usual, roll)
  const fill = (place: Hidden, from: SpellId[]): boolean => {
    const card = from.pop()
    if (card !== undefined) lay(place, card, roll)
    return card !== undefined
  }
  const others = open.filter(({ forgotten: is }) => is === null)
  shuffle(others, roll)
  for (const place of open) {
    if (place.forgotten === true && !fill(place, forgotten)) return false
    if (place.forgotten === false && !fill(place, usual)) return false
  }
  for (const place of others) if (!fill(place, forgotten.length ? forgotten : usual)) return false
  return true
}

/** The remaining cards must be those of the decks. */
function decksFit(v: BlackRoseView, pools: Pools): boolean {
  return KINDS.every((kind, i) => {
    const left = pools[i]?.length ?? 0
    if (kind === 'special') return left === 0
    return left === (kind === 'forgotten' ? hiddenSize(v.forgotten) : v.deckSizes[kind])
  })
}
