import {
  at,
  type By,
  by,
  type CommonView,
  commonView,
  copyBy,
  type Dice,
  imagineCommon,
  type Seat,
  stream,
} from '@grimuar/kernel'
import { CARDS, type Card, COLOURS, type Colour, PRINCESS, SECRETS, type Secret } from './cards.ts'
import {
  areaOf,
  type Discard,
  FACE_DOWN,
  type Gap,
  type Hidden,
  type Look,
  opponentOf,
  swapTwo,
  type TowersFrame,
  type TowersMove,
  type TowersQuestion,
  type TowersTable,
} from './table.ts'

/** A hidden card as others see it. */
export type Covered = Omit<Hidden, 'card'> & { readonly card: Card | null }
/** A yellow spell as others see it. */
export type Watched = Omit<Look, 'saw' | 'exchanged'> & {
  readonly saw: readonly [Secret, Secret] | null
  readonly exchanged: boolean | null
}

/** All a seat may see; -1 in `seat` is a spectator. */
export interface TowersView extends Pick<TowersTable, 'ring' | 'places' | 'exchanged' | 'round' | 'turn' | 'guess' | 'pile'> {
  common: CommonView<TowersFrame, TowersQuestion, TowersMove>
  seat: Seat
  gaps: readonly Gap[]
  deck: number // cards in the draw pile
  discards: readonly Discard[]
  looks: readonly Watched[]
  secrets: By<Colour, Secret> | null // once the game is over
  areas: readonly SeenArea[]
}

/** What one player has, as a seat sees it. */
export interface SeenArea {
  readonly gained: readonly Card[]
  readonly used: readonly Card[]
  readonly hidden: readonly Covered[]
}

export function view(t: TowersTable, seat: Seat | null): TowersView {
  return {
    common: commonView(t, seat),
    seat: seat ?? -1,
    ring: t.ring.slice(),
    places: t.places.slice(),
    exchanged: t.exchanged,
    round: t.round,
    turn: t.turn,
    guess: t.guess,
    pile: t.pile,
    gaps: t.gaps.slice(),
    deck: deckSize(t),
    discards: t.discards.slice(),
    looks: t.looks.map((look) =>
      look.seat === seat || t.over ? look : { seat: look.seat, turn: look.turn, towers: look.towers, saw: null, exchanged: null },
    ),
    secrets: t.over ? copyBy(t.secrets) : null,
    areas: t.areas.map((area, owner) => ({
      gained: area.gained.slice(),
      used: area.used.slice(),
      hidden: area.hidden.map((h) => ({ card: owner === seat ? h.card : null, turn: h.turn, pile: h.pile })),
    })),
  }
}

/** The draw pile is what nobody has seen and that lies neither between the towers nor in the discard pile. */
function deckSize(t: TowersTable): number {
  const faceDown = t.gaps.filter((gap) => gap === FACE_DOWN).length
  const hidden = new Set(t.areas.flatMap((a) => a.hidden.map((h) => h.card)))
  const seenInPile = t.discards.filter((d) => !hidden.has(d.card)).length
  return t.unseen.length - faceDown - (t.pile - seenInPile)
}

/** What a seat knows of the discard pile: cards it saw go there and does not hold itself, and how many others went there. */
export function discardsSeen(v: TowersView, seat: Seat | null): { readonly seen: readonly Card[]; readonly unseen: number } {
  const own = (seat === null ? undefined : v.areas[seat]?.hidden.map((h) => h.card)) ?? []
  const listed = v.discards.map((d) => d.card)
  // A fetched card may be of either sort; so all cards that ever went there are counted, except those that the seat holds.
  const fetched = v.areas.reduce((n, area) => n + area.hidden.length, 0)
  const unlisted = own.filter((card) => card !== null && !listed.includes(card)).length
  return { seen: listed.filter((card) => !own.includes(card)), unseen: v.pile + fetched - listed.length - unlisted }
}

/** The card a seat has seen under a tower, and whether somebody else may have changed it since. */
export interface Memory {
  readonly secret: Secret
  readonly turn: number
  readonly put: boolean // the seat exchanged the two cards itself, so it saw this one under the other tower
  readonly stale: boolean
}

/** What a seat remembers under each coloured tower, or null. */
export function memories(looks: readonly Watched[], seat: Seat): By<Colour, Memory | null> {
  const known = by(COLOURS, (): Memory | null => null)
  for (const { seat: who, turn, towers, saw, exchanged } of looks) {
    const [a, b] = towers
    if (who === seat && saw) {
      const [x, y] = exchanged ? [saw[1], saw[0]] : saw
      const put = exchanged === true
      known[a] = { secret: x, turn, put, stale: false }
      known[b] = { secret: y, turn, put, stale: false }
    } else {
      for (const tower of towers) {
        const memory = known[tower]
        if (memory) known[tower] = { ...memory, stale: true }
      }
    }
  }
  return known
}

/** A whole table that agrees with a view. Unknown things are drawn with their true probabilities. */
export function imagine(v: TowersView, seat: Seat, dice: Dice): TowersTable {
  const roll = stream(dice)
  const other = opponentOf(seat)
  const own = ownHidden(areaOf(v, seat))
  const unseen = unseenBy(v, own)
  const theirs = imagineHidden(v, seat, unseen, roll)
  const { secrets, looks } = imagineSecrets(v, seat, roll)
  return {
    ...imagineCommon(v.common),
    ring: v.ring.slice(),
    places: v.places.slice(),
    exchanged: v.exchanged,
    round: v.round,
    turn: v.turn,
    gaps: v.gaps.slice(),
    unseen,
    pile: v.pile,
    discards: v.discards.slice(),
    secrets,
    looks,
    areas: v.areas.map((area, owner) => ({
      gained: area.gained.slice(),
      used: area.used.slice(),
      hidden: owner === other ? theirs : own,
    })),
    guess: v.guess,
  }
}

/** A player's own hidden cards: they know them all. */
function ownHidden({ hidden }: SeenArea): Hidden[] {
  return hidden.flatMap((h) => (h.card === null ? [] : { ...h, card: h.card }))
}

/**
 * The cards that the opponent may have drawn from the discard pile: all draws are repeated in their order, from the pile of that
 * time. Reject histories that contradict the seat's own draws; weight the others by their likelihood.
 */
function imagineHidden(v: TowersView, seat: Seat, unseen: Card[], roll: (sides: number) => number): Hidden[] {
  const draws = v.areas.flatMap((area, owner) => area.hidden.map((h) => ({ ...h, owner }))).sort((a, b) => a.turn - b.turn)
  if (draws.every((d) => d.owner === seat)) return []
  for (;;) {
    const drawn = drawAgain(v, seat, draws, roll)
    if (!drawn) continue
    return drawn.map(({ card, turn, pile }) => ({
      card: card ?? takeOut(unseen, roll),
      turn,
      pile,
    }))
  }
}

/** One such history: the opponent's draws, null for a card nobody had seen; undefined if it does not fit. */
function drawAgain(
  v: TowersView,
  seat: Seat,
  draws: readonly (Covered & { readonly owner: Seat })[],
  roll: (sides: number) => number,
): Covered[] | undefined {
  const gone = new Set<Card>()
  let dugUp = 0
  const theirs: Covered[] = []
  for (const [before, { card, turn, pile, owner }] of draws.entries()) {
    const listed = v.discards.filter((d) => d.turn < turn).map((d) => d.card)
    const buried = pile + before - listed.length // cards nobody saw, ever put there until then
    const left = listed.filter((c) => !gone.has(c))
    if (owner !== seat) {
      const at = roll(pile)
      const known = left[at]
      theirs.push({ card: known ?? null, turn, pile })
      if (known === undefined) dugUp++
      else gone.add(known)
    } else if (card !== null && listed.includes(card)) {
      if (gone.has(card)) return undefined
      gone.add(card)
    } else {
      if (roll(buried) >= buried - dugUp) return undefined
      dugUp++
    }
  }
  return theirs
}

/** Every card that the seat cannot see. */
function unseenBy(v: TowersView, own: readonly Hidden[]): Card[] {
  const seen = new Set<Gap>([...v.gaps, ...[...own, ...v.discards].map(({ card }) => card)])
  for (const area of v.areas) for (const card of [...area.gained, ...area.used]) seen.add(card)
  // A stone on its way to the row lies nowhere but in the question.
  for (const card of inHand(v.common)) seen.add(card)
  return CARDS.filter((card) => !seen.has(card))
}

/** The card being laid, if it has left the gap and not yet reached a row. */
export function inHand(common: { readonly ask: { readonly question: TowersQuestion } | null }): Card[] {
  const question = common.ask?.question
  return question?.kind === 'side' ? [question.card] : []
}

/**
 * Secret cards for each tower that agree with what the seat has seen. Each card is followed from its first place: for every
 * exchange that the opponent may have made, a coin is tossed; what the seat saw later fixes single cards.
 */
function imagineSecrets(
  v: TowersView,
  seat: Seat,
  roll: (sides: number) => number,
): { secrets: By<Colour, Secret>; looks: readonly Look[] } {
  if (v.secrets) return { secrets: copyBy(v.secrets), looks: v.looks.flatMap(openLook) }
  // A look whose cards are still in the caster's hands has exchanged nothing yet.
  const pending = v.common.ask?.question.kind === 'exchange' ? v.looks.length - 1 : -1
  const foreign = v.looks.filter((look, at) => look.seat !== seat && at !== pending).length
  const combinations = 2 ** foreign
  // Every course of exchanges that fits is equally likely: as many secrets are pinned down in one as in another.
  for (let tries = 0; tries < combinations * MOST_TRIES; tries++) {
    const swaps = roll(combinations)
    const told = pinDown(v.looks, seat, swaps)
    if (!told) continue
    const { where, pinned } = told
    const free = SECRETS.filter((secret) => !pinned.includes(secret))
    // The princess is always under a tower; of the others one stays in the box (TW-3.2).
    const open = COLOURS.filter((tower) => pinned[tower] === null)
    const princess = free.includes(PRINCESS) ? takeOut(open, roll) : undefined
    const others = free.filter((secret) => secret !== PRINCESS)
    const first = by(COLOURS, (tower) => pinned[tower] ?? (tower === princess ? PRINCESS : takeOut(others, roll)))
    return { secrets: by(COLOURS, (tower) => first[where[tower]]), looks: fillLooks(v.looks, seat, swaps, first) }
  }
  throw new Error('what this seat has seen contradicts itself')
}

/** One of a few histories always fits; it is practically impossible to miss it in this number of tries for each. */
const MOST_TRIES = 200

/** One thing out of a bag, at random. */
function takeOut<X>(bag: X[], roll: (sides: number) => number): X {
  return at(bag.splice(roll(bag.length), 1), 0)
}

/** A look as the seat that looked knows it; all of them once the game is over. */
function openLook(look: Watched): Look[] {
  const { saw, exchanged } = look
  return saw === null || exchanged === null ? [] : [{ ...look, saw, exchanged }]
}

/** Follows the cards through all looks; null where what was seen contradicts these exchanges. */
function pinDown(
  looks: readonly Watched[],
  seat: Seat,
  swaps: number,
): { where: By<Colour, Colour>; pinned: By<Colour, Secret | null> } | null {
  const where = by(COLOURS, (tower) => tower) // under which tower the card that is here now lay first
  const pinned = by(COLOURS, (): Secret | null => null)
  let bit = 0
  for (const { seat: who, towers, saw, exchanged } of looks) {
    const [a, b] = towers
    if (who === seat && saw) {
      for (const [tower, secret] of [
        [a, saw[0]],
        [b, saw[1]],
      ] as const) {
        const slot = where[tower]
        if (pinned[slot] !== null && pinned[slot] !== secret) return null
        if (pinned.some((x, s) => x === secret && s !== slot)) return null
        pinned[slot] = secret
      }
    }
    if (who === seat ? exchanged : (swaps >> bit++) & 1) swapTwo(where, a, b)
  }
  return { where, pinned }
}

/** The opponent's looks as they would have been. */
function fillLooks(looks: readonly Watched[], seat: Seat, swaps: number, first: By<Colour, Secret>): Look[] {
  const where = by(COLOURS, (tower) => tower)
  let bit = 0
  return looks.map((look) => {
    const [a, b] = look.towers
    const saw = [first[where[a]], first[where[b]]] as const
    const exchanged = look.seat === seat ? look.exchanged === true : ((swaps >> bit++) & 1) === 1
    if (exchanged) swapTwo(where, a, b)
    return { ...look, saw, exchanged }
  })
}
