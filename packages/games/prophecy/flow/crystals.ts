import { ask, type Ops, type Seat } from '@grimuar/kernel'
import { CLEAR, COLOURS, KINDS, type Kind } from '../cards/index.ts'
import {
  active,
  type Choosing,
  countOf,
  crystalsOn,
  hasEffect,
  type ProphecyDealer,
  type ProphecyFrame,
  type ProphecyTable,
  playerOf,
  type Realm,
  type Source,
} from '../table.ts'
import type { ProphecyTypes } from '../types.ts'

type CrystalFrame = Extract<ProphecyFrame, { op: 'gain' | 'choose' | 'place' | 'pay' | 'swap' }>

/** Taking, placing and paying crystals. */
export const crystalOps: Ops<ProphecyTypes, CrystalFrame> = {
  gain(t, { crystals, from }, dealer) {
    const got: Kind[] = []
    let looked = 0
    for (const kind of crystals) {
      looked++
      if (t.supply[kind] > 0) {
        t.supply[kind]--
        t.hand[kind]++
        got.push(kind)
        continue
      }
      // PR-6.4: each missing crystal is settled separately, before the others.
      if (looked < crystals.length) t.frames.push({ op: 'gain', crystals: crystals.slice(looked), from })
      if (got.length) dealer.say({ kind: 'gain', seat: t.turn, crystals: got, from })
      return borrow(t, kind, dealer)
    }
    dealer.say({ kind: 'gain', seat: t.turn, crystals: got, from })
  },

  choose(t, frame) {
    if (!frame.optional && choices(t, frame).length === 0) return
    const { among, from, optional, trade, not } = frame
    ask(t, t.turn, { kind: 'choose', among, from, optional, trade, not })
  },

  place(t, _frame, dealer) {
    let held = 0
    for (const n of t.hand) held += n
    if (held === 0) return
    if (crystalsOn(active(t).net) < active(t).net.length) {
      ask(t, t.turn, PLACE)
      return
    }
    // PR-3.3: what does not fit goes back.
    const surplus: Kind[] = []
    for (const kind of KINDS) {
      const n = t.hand[kind]
      for (let i = 0; i < n; i++) surplus.push(kind)
      t.supply[kind] += n
      t.hand[kind] = 0
    }
    dealer.say({ kind: 'surplus', seat: t.turn, crystals: surplus })
  },

  pay(t, { left, price, field }) {
    ask(t, t.turn, { kind: 'pay', left, price, field })
  },

  swap(t) {
    ask(t, t.turn, SWAP)
  },
}

const PLACE = { kind: 'place' } as const
const SWAP = { kind: 'swap', first: -1 } as const

/** A kind that the supply lacks: from an upgrade card, else from the player with the most (PR-6.1, PR-6.2). */
function borrow(t: ProphecyTable, crystal: Kind, dealer: ProphecyDealer): void {
  if (crystal === CLEAR && anyCovered(t)) ask(t, t.turn, { kind: 'field' })
  else if (richest(t, crystal).length) ask(t, t.turn, { kind: 'owner', crystal })
  else dealer.say({ kind: 'lacking', seat: t.turn, crystal })
}

function anyCovered(t: Pick<Realm, 'covered'>): boolean {
  return t.covered.some((fields) => fields.includes(true))
}

/** The other players who have most crystals of a kind on their nets; none if nobody has any. */
export function richest(t: Pick<Realm, 'players' | 'turn'>, crystal: Kind): Seat[] {
  let most = 1
  let seats: Seat[] = []
  for (let seat = 0; seat < t.players.length; seat++) {
    if (seat === t.turn) continue
    const n = countOf(playerOf(t, seat).net, crystal)
    if (n > most) {
      most = n
      seats = [seat]
    } else if (n === most) seats.push(seat)
  }
  return seats
}

/** Whether a crystal of that kind can be had at all (PR-6.4). */
export function canBeHad(t: Pick<Realm, 'supply' | 'covered' | 'players' | 'turn'>, crystal: Kind): boolean {
  return t.supply[crystal] > 0 || (crystal === CLEAR && anyCovered(t)) || richest(t, crystal).length > 0
}

/** The kinds one may choose from. */
export function choices(
  t: Pick<Realm, 'supply' | 'covered' | 'players' | 'turn'>,
  { among, not }: Pick<Choosing, 'among' | 'not'>,
): Kind[] {
  const kinds: Kind[] = among === 'all' && canBeHad(t, CLEAR) ? [CLEAR] : []
  for (const colour of COLOURS) if (colour !== not && canBeHad(t, colour)) kinds.push(colour)
  return kinds
}

/** The real gift of a source: net 1A adds a colourless crystal if there is one (PR-13.4). */
export function withMore(t: ProphecyTable, crystals: readonly Kind[]): readonly Kind[] {
  return crystals.includes(CLEAR) && hasEffect(t, t.turn, 'moreClear') ? [...crystals, CLEAR] : crystals
}

/** Frames for crystals that are given and crystals of any colour. */
export function gains(t: ProphecyTable, gives: readonly Kind[], any: number, from: Source): ProphecyFrame[] {
  const frames: ProphecyFrame[] = []
  if (gives.length) frames.push({ op: 'gain', crystals: withMore(t, gives), from })
  for (let i = 0; i < any; i++) frames.push(anyColour(from))
  return frames
}

function anyColour(from: Source): Choosing {
  return { op: 'choose', among: 'colours', from, optional: false, trade: 0, not: -1 }
}
