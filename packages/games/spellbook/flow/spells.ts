import { ask, type Seat } from '@grimuar/kernel'
import { levelOf, type SpellId } from '../cards.ts'
import { type Colour, kindOf, type LevelNumber, NONE, runeOf } from '../components.ts'
import { spentKinds } from '../payment.ts'
import { learnedCount } from '../score.ts'
import {
  areaOf,
  type Cast,
  type CastMove,
  type PayMove,
  type PayQuestion,
  type SpellbookDealer,
  type SpellbookTable,
} from '../table.ts'
import { announceEnd, familiarRoom, lastingLearn, pull } from './tokens.ts'

/** Begins a spell's effect. What it asks and does follows step by step. */
export function cast(t: SpellbookTable, what: Cast): void {
  t.frames.push({ op: 'step', cast: what, at: 0 })
}

/** A seat's own spell, as it is cast. */
export function ownCast(t: SpellbookTable, seat: Seat, { colour, level, way }: Omit<CastMove, 'do'>): Cast {
  const card = areaOf(t, seat).cards[colour]
  if (card === NONE) throw new Error('a spell that is not learned was cast')
  return { seat, spell: t.spells[colour], level, way, rune: runeOf(kindOf(card)), card: colour }
}

/** Moves a card's token to a level. */
export function moveCard(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, colour: Colour, level: LevelNumber): void {
  const { levels } = areaOf(t, seat)
  const from = levels[colour]
  if (from === 0) throw new Error('a spell that is not learned has no token to move')
  levels[colour] = level
  dealer.say({ kind: 'level', seat, spell: t.spells[colour], from, to: level })
}

/** Spends the tokens, lays one on the card, and lets everything follow that learning causes. */
export function learn(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, q: PayQuestion, payment: PayMove): void {
  const area = areaOf(t, seat)
  const { colour, level } = q
  const spell = t.spells[colour]
  const card = pull(area.pool, payment.card)
  const spent = spentKinds(payment).map((kind) => pull(area.pool, kind))
  const lying = t.tray.length
  t.tray.push(...spent)
  area.cards[colour] = card
  area.levels[colour] = level
  area.since[colour] = t.day
  dealer.say({ kind: 'learned', seat, spell, level, card, spent })
  if (learnedCount(area) === area.levels.length) announceEnd(t, dealer, seat, 'spells')
  if (levelOf(spell, level).instant) cast(t, { seat, spell, level, way: NONE, rune: runeOf(payment.card), card: colour })
  const saves = lastingLearn(t, seat)
  if (saves) askSave(t, seat, saves.what.save, t.rulings.communionStores === 'spent' ? lying : 0, saves.spell)
}

/** Asks which tray token goes to the familiar, if there is one and room for it. */
export function askSave(t: SpellbookTable, seat: Seat, left: number, from: number, by: SpellId): void {
  if (left > 0 && t.tray.length > from && familiarRoom(t, seat) > 0) ask(t, seat, { kind: 'save', left, from, by })
}
