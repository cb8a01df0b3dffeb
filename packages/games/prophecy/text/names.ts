import type { Words } from '@grimuar/contract'
import { at, by } from '@grimuar/kernel'
import {
  type Card,
  COLUMNS,
  type Colour,
  isTemple,
  KINDS,
  type Kind,
  NETS,
  type NetSide,
  type Place,
  type RuneId,
  wastelandNumber,
} from '../cards/index.ts'
import type { Visit } from '../foresee.ts'
import type { ProphecyEvent, ProphecyMove, ProphecyQuestion, Realm } from '../table.ts'
import type { ProphecyView } from '../view.ts'
import type { CardName, ProphecyText } from './shape.ts'

/** All that The Prophecy says in one language. */
export type ProphecyWords = Words<ProphecyView, ProphecyQuestion, ProphecyMove, ProphecyEvent, ProphecyText>

/** A card of the ring as people call it. */
export function cardName(text: ProphecyText, card: Card): CardName {
  return isTemple(card) ? text.temples[card] : text.wasteland(wastelandNumber(card))
}

/** Crystals by kind as people count them: "2 red, 1 colourless". */
export function crystalList(text: ProphecyText, counts: Realm['supply']): string {
  const kinds = KINDS.filter((kind) => counts[kind] > 0).map((kind) => text.crystals(kind, counts[kind]))
  return kinds.join(', ') || text.table.none
}

/** All kinds of the supply, also those that have run out. */
export function supplyList(text: ProphecyText, counts: Realm['supply']): string {
  return KINDS.map((kind) => text.crystals(kind, counts[kind])).join(', ')
}

/** What things are called within sentences. */
export function namesIn(text: ProphecyText) {
  const card = (id: Card) => cardName(text, id)
  const kind = (id: Kind) => text.kinds[id]
  const field = (colour: Colour) => at(text.fields, colour - 1)
  const rune = (id: RuneId) => text.runes[id]
  const place = (id: Place) => text.place(Math.floor(id / COLUMNS) + 1, (id % COLUMNS) + 1)
  /** Row and place, where many are named in a line. */
  const short = (id: Place) => `${Math.floor(id / COLUMNS) + 1}-${(id % COLUMNS) + 1}`
  const some = (crystals: readonly Kind[]) => text.crystalsSaid(crystalList(text, tally(crystals)), crystals.length)
  const net = (side: NetSide) => text.net(NETS[side].code)
  return { card, kind, field, rune, place, short, some, net }
}

function tally(crystals: readonly Kind[]): Realm['supply'] {
  const counts = by(KINDS, () => 0)
  for (const kind of crystals) counts[kind]++
  return counts
}

/** What a visit to a card would bring, a sentence each. */
export function visitWords(text: ProphecyText, { gains, any, surplus, curse }: Visit): string[] {
  const { visit } = text.board
  const taken = KINDS.filter((kind) => gains[kind] > 0).map((kind) => text.crystals(kind, gains[kind]))
  if (any > 0) taken.push(visit.any(any))
  return [
    ...(taken.length ? [visit.take(taken.join(', '))] : []),
    ...(surplus > 0 ? [visit.surplus(surplus)] : []),
    ...(curse > 0 ? [visit.curse(text.points(curse))] : []),
  ]
}
