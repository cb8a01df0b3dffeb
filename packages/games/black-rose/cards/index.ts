import type { Side, SpellId } from '../ids.ts'
import { effectOf, type Spell, type SpellEffect, type Spells } from '../spell.ts'
import { conspiracy } from './conspiracy.ts'
import { destruction } from './destruction.ts'
import { divination } from './divination.ts'
import { forgottenSpells } from './forgotten.ts'
import { illusion } from './illusion.ts'
import { necromancy } from './necromancy.ts'
import { specials } from './special.ts'
import { transmutation } from './transmutation.ts'

/** Every spell of the box. */
export const SPELL_CARDS: Spells<SpellId> = {
  ...conspiracy,
  ...destruction,
  ...divination,
  ...illusion,
  ...necromancy,
  ...transmutation,
  ...specials,
  ...forgottenSpells,
}

export function spellOf(card: SpellId): Spell {
  return SPELL_CARDS[card]
}

export function sideOf(card: SpellId, side: Side): SpellEffect {
  return effectOf(SPELL_CARDS[card], side)
}
