import type { Words } from '@grimuar/contract'
import { type Card, type Colour, faceOf, type Place, PRINCESS, type Secret, symbolOf, type Tower } from '../cards.ts'
import {
  EMPTY,
  FACE_DOWN,
  type Gap,
  type TowersEvent,
  type TowersMove,
  type TowersQuestion,
  towerAt as towerStandingAt,
} from '../table.ts'
import type { TowersView } from '../view.ts'
import type { TowersText, TowerWords } from './shape.ts'

/** All that Six Towers says in one language. */
export type TowersWords = Words<TowersView, TowersQuestion, TowersMove, TowersEvent, TowersText>

/** A card in a list: "2 feathers", "rainbow stone with a chest (arrow left)". */
export function cardName(text: TowersText, card: Card): string {
  return named(text, card, text.symbolNames)
}

/** A card within a sentence: "a rainbow stone". */
function aCard(text: TowersText, card: Card): string {
  return named(text, card, text.aSymbol)
}

function named(text: TowersText, card: Card, singles: TowersText['symbolNames']): string {
  const { symbol, count, chest, arrow } = faceOf(card)
  const what = count === 1 ? singles[symbol] : text.symbols(symbol, count)
  return `${what}${chest ? ` ${text.withChest}` : ''}${arrow ? ` (${text.arrow[arrow]})` : ''}`
}

export function secretName(text: TowersText, secret: Secret): string {
  return secretNamed(text, secret, text.symbolNames)
}

/** A secret card within a sentence. */
export function aSecret(text: TowersText, secret: Secret): string {
  return secretNamed(text, secret, text.aSymbol)
}

function secretNamed(text: TowersText, secret: Secret, singles: TowersText['symbolNames']): string {
  const symbol = singles[symbolOf(secret)]
  return secret === PRINCESS ? `${symbol} (${text.princess})` : symbol
}

/** What stones on a card count as. */
export function becomesName(text: TowersText, card: Card, to: Colour | null): string {
  const { count } = faceOf(card)
  return to === null ? text.table.becomesNothing : count === 1 ? text.aSymbol[to] : text.symbols(to, count)
}

/** What things are called within sentences. */
export function namesIn(text: TowersText) {
  const card = (id: Card) => cardName(text, id)
  const one = (id: Card) => aCard(text, id)
  const paid = (id: Card) => (faceOf(id).count > 1 ? text.oneCard(one(id)) : one(id))
  const cards = (ids: readonly Card[]) => ids.map(card).join('; ') || text.table.none
  const tower = (id: Tower): TowerWords => text.towers[id]
  const towerAt = (v: TowersView, place: Place) => tower(towerStandingAt(v, place))
  const lyingName = (lying: Gap) => (lying === EMPTY ? text.table.empty : lying === FACE_DOWN ? text.table.faceDown : one(lying))
  return { card, one, paid, cards, tower, towerAt, lyingName }
}
