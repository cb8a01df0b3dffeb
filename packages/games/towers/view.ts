import { type CommonView, commonView, type Dice, imagineCommon, stream } from '@grimuar/kernel'
import { CARDS, type Card, PRINCESS, SECRETS, type Secret } from './cards.ts'
import {
  type Discard,
  FACE_DOWN,
  type Gap,
  type Hidden,
  type Look,
  opponentOf,
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
  seat: number
  gaps: readonly Gap[]
  deck: number // cards in the draw pile
  discards: readonly Discard[]
  looks: readonly Watched[]
  secrets: readonly Secret[] | null // once the game is over
  areas: readonly { readonly gained: readonly Card[]; readonly used: readonly Card[]; readonly hidden: readonly Covered[] }[]
}

export function view(t: TowersTable, seat: number | null): TowersView {
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
    secrets: t.over ? t.secrets.slice() : null,
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

/** What a seat has seen under a tower, and whether someone else has had a hand in it since. */
export interface Memory {
  readonly secret: Secret
  readonly turn: number
  readonly stale: boolean
}

/** What a seat remembers under each coloured tower, or null. */
export function memories(looks: readonly Watched[], seat: number): (Memory | null)[] {
  const known: (Memory | null)[] = [null, null, null, null, null]
  for (const { seat: who, turn, towers, saw, exchanged } of looks) {
    const [a, b] = towers
    if (who === seat && saw) {
      const [x, y] = exchanged ? [saw[1], saw[0]] : saw
      known[a] = { secret: x, turn, stale: false }
      known[b] = { secret: y, turn, stale: false }
    } else {
      for (const tower of towers) {
        const memory = known[tower]
        if (memory) known[tower] = { ...memory, stale: true }
      }
    }
  }
  return known
}

/** A whole table that agrees with a view: what the seat cannot know is drawn anew, as likely as it really is. */
export function imagine(v: TowersView, seat: number, dice: Dice): TowersTable {
  const roll = stream(dice)
  const other = opponentOf(seat)
  const own = (v.areas[seat] as TowersView['areas'][number]).hidden.map((h) => h.card as Card)
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
      hidden: owner === other ? theirs : (area.hidden.slice() as Hidden[]),
    })),
    guess: v.guess,
  }
}

/**
 * What the opponent may have drawn from the discard pile: all draws are gone through again in their order, from the pile as it
 * was then. A course of things in which the seat could not have drawn what it did draw is dropped; so is one that makes it less
 * likely, as often as that.
 */
function imagineHidden(v: TowersView, seat: number, unseen: Card[], roll: (sides: number) => number): Hidden[] {
  const draws = v.areas.flatMap((area, owner) => area.hidden.map((h) => ({ ...h, owner }))).sort((a, b) => a.turn - b.turn)
  if (draws.every((d) => d.owner === seat)) return []
  for (;;) {
    const drawn = drawAgain(v, seat, draws, roll)
    if (!drawn) continue
    return drawn.map(({ card, turn, pile }) => ({
      card: card ?? (unseen.splice(roll(unseen.length), 1)[0] as Card),
      turn,
      pile,
    }))
  }
}

/** One such course: the opponent's draws, null for a card nobody had seen; undefined where it does not fit. */
function drawAgain(
  v: TowersView,
  seat: number,
  draws: readonly (Covered & { readonly owner: number })[],
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
    } else if (listed.includes(card as Card)) {
      if (gone.has(card as Card)) return undefined
      gone.add(card as Card)
    } else {
      if (roll(buried) >= buried - dugUp) return undefined
      dugUp++
    }
  }
  return theirs
}

/** Every card that is nowhere to be seen. */
function unseenBy(v: TowersView, own: readonly Card[]): Card[] {
  const seen = new Set<number>([...v.gaps, ...own, ...v.discards.map((d) => d.card)])
  for (const area of v.areas) for (const card of [...area.gained, ...area.used]) seen.add(card)
  // A stone on its way to the row lies nowhere but in the question.
  for (const card of inHand(v.common)) seen.add(card)
  return CARDS.map((_, id) => id).filter((id) => !seen.has(id))
}

/** The card being laid, if it has left the gap and not yet reached a row. */
export function inHand(common: { frames: readonly unknown[]; ask: { question: unknown } | null }): Card[] {
  const question = common.ask?.question as { kind: string; card?: Card } | undefined
  return question?.kind === 'side' && question.card !== undefined ? [question.card] : []
}

/**
 * Secret cards for each tower that agree with what the seat has seen. Each card is followed from where it first lay:
 * for every exchange the opponent may have made, heads or tails; what the seat saw then pins single cards down.
 */
function imagineSecrets(v: TowersView, seat: number, roll: (sides: number) => number): { secrets: Secret[]; looks: Look[] } {
  if (v.secrets) return { secrets: v.secrets.slice(), looks: v.looks as Look[] }
  // A look whose cards are still in the caster's hands has exchanged nothing yet.
  const pending = (v.common.ask?.question.kind as string | undefined) === 'exchange' ? v.looks.length - 1 : -1
  const foreign = v.looks.filter((look, at) => look.seat !== seat && at !== pending).length
  const combinations = 2 ** foreign
  const offset = roll(combinations)
  for (let i = 0; i < combinations; i++) {
    const told = pinDown(v.looks, seat, (offset + i) % combinations)
    if (!told) continue
    const { where, pinned } = told
    const free = SECRETS.map((_, id) => id).filter((id) => !pinned.includes(id))
    const first = pinned.slice()
    // The princess is always under a tower; of the others one stays in the box (TW-3.2).
    const open = first.flatMap((x, slot) => (x === null ? [slot] : []))
    const bring = (secret: Secret, slot: number) => {
      first[slot] = secret
      free.splice(free.indexOf(secret), 1)
    }
    if (free.includes(PRINCESS)) bring(PRINCESS, open.splice(roll(open.length), 1)[0] as number)
    for (const slot of open) bring(free[roll(free.length)] as Secret, slot)
    const swaps = (offset + i) % combinations
    return { secrets: where.map((slot) => first[slot] as Secret), looks: fillLooks(v.looks, seat, swaps, first as Secret[]) }
  }
  throw new Error('what this seat has seen contradicts itself')
}

/** Follows the cards through all looks; null where what was seen contradicts these exchanges. */
function pinDown(looks: readonly Watched[], seat: number, swaps: number): { where: number[]; pinned: (Secret | null)[] } | null {
  const where = [0, 1, 2, 3, 4] // which first place's card lies under each tower now
  const pinned: (Secret | null)[] = [null, null, null, null, null]
  let bit = 0
  for (const { seat: who, towers, saw, exchanged } of looks) {
    const [a, b] = towers
    if (who === seat && saw) {
      for (const [tower, secret] of [
        [a, saw[0]],
        [b, saw[1]],
      ] as const) {
        const slot = where[tower] as number
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
function fillLooks(looks: readonly Watched[], seat: number, swaps: number, first: readonly Secret[]): Look[] {
  const where = [0, 1, 2, 3, 4]
  let bit = 0
  return looks.map((look) => {
    const [a, b] = look.towers
    const saw = [first[where[a] as number] as Secret, first[where[b] as number] as Secret] as const
    const exchanged = look.seat === seat ? look.exchanged === true : ((swaps >> bit++) & 1) === 1
    if (exchanged) swapTwo(where, a, b)
    return { ...look, saw, exchanged }
  })
}

function swapTwo(list: number[], a: number, b: number): void {
  const x = list[a] as number
  list[a] = list[b] as number
  list[b] = x
}
