import type { Seat } from '@grimuar/kernel'
import { type Card, type Colour, faceOf, STONE } from './cards.ts'
import { lead } from './evaluate.ts'
import { areaOf, opponentOf, type Side, swapTwo, type TowersMove, type TowersTable } from './table.ts'

/** Questions whose answers can be compared at once, without playing on. */
export function isLocal(kind: string | undefined): boolean {
  return kind === 'side' || kind === 'exchange' || kind === 'lose' || kind === 'push'
}

/** The lead of a seat after its answer to such a question; 0 for all answers where they are equally good. The table is the same afterwards as before. */
export function leadAfter(t: TowersTable, seat: Seat, move: TowersMove): number {
  const question = t.ask?.question
  if (question?.kind === 'side' && move.do === 'put') {
    const { card, of } = question
    // Without stones both ends are the same.
    return isStone(card) || areaOf(t, of).used.some(isStone) ? leadWithCardAt(t, seat, card, of, move.side) : 0
  }
  if (question?.kind === 'exchange' && move.do === 'exchange') return leadIfExchanged(t, seat, question.towers)
  if (question?.kind === 'lose' && move.do === 'card') return leadWithout(t, seat, move.card)
  if (question?.kind === 'push' && move.do === 'card') {
    const rival = opponentOf(seat)
    const atLeft = leadWithCardAt(t, seat, move.card, rival, 'left')
    return Math.max(atLeft, leadWithCardAt(t, seat, move.card, rival, 'right'))
  }
  return lead(t, seat)
}

function isStone(card: Card): boolean {
  return faceOf(card).symbol === STONE
}

/** A card goes to an end of a used row: one of the seat's gained cards, or a stone that lies nowhere yet. */
function leadWithCardAt(t: TowersTable, seat: Seat, card: Card, of: Seat, side: Side): number {
  const { gained, used } = areaOf(t, of)
  const place = gained.indexOf(card)
  if (place >= 0) gained.splice(place, 1)
  if (side === 'left') used.unshift(card)
  else used.push(card)
  const worth = lead(t, seat)
  if (side === 'left') used.shift()
  else used.pop()
  if (place >= 0) gained.splice(place, 0, card)
  return worth
}

function leadWithout(t: TowersTable, seat: Seat, card: Card): number {
  const { gained, used } = areaOf(t, seat)
  const from = gained.includes(card) ? gained : used
  const place = from.indexOf(card)
  from.splice(place, 1)
  const worth = lead(t, seat)
  from.splice(place, 0, card)
  return worth
}

/** Two secret cards change places. */
export function leadIfExchanged(t: TowersTable, seat: Seat, [a, b]: readonly [Colour, Colour]): number {
  swapTwo(t.secrets, a, b)
  const worth = lead(t, seat)
  swapTwo(t.secrets, a, b)
  return worth
}
