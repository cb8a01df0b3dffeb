import { spellOf } from '../cards.ts'
import { type LevelNumber, levelBelow } from '../components.ts'
import { moveCard } from '../flow/spells.ts'
import { areaOf, type Cast, type SpellbookTable } from '../table.ts'
import type { Instruction } from './steps.ts'
import type { FactOf, Verb } from './verb.ts'

export interface SettleFact extends FactOf<'settle'> {
  readonly level: LevelNumber
}

/** The token on the card moves to a level; a copied effect lowers the copying card by one instead (SB-12.15). */
export const settle: Verb<'settle', SettleFact> = {
  could: () => false, // only along with what the spell does
  do: (t, cast, step, dealer) => moveCard(t, dealer, cast.seat, cast.card, target(t, cast, step)),
  preview: (t, cast, step) => ({ verb: 'settle', idle: false, level: target(t, cast, step) }),
}

function target(t: SpellbookTable, { seat, card, spell }: Cast, { level }: Instruction<'settle'>): LevelNumber {
  const from = areaOf(t, seat).levels[card]
  return spellOf(spell).colour === card || from === 0 ? level : levelBelow(from)
}
