/** The illuminations of the spells, a school at a time: they come when the first card of that school is seen. */
import { schoolOf, specialOf } from '../../components.ts'
import type { School, SpellId } from '../../ids.ts'

type Art = { readonly [card: string]: string }

const PARTS: { readonly [P in School | 'specials' | 'forgotten']: () => Promise<{ readonly art: Art }> } = {
  conspiracy: () => import('../spell-art/conspiracy.ts'),
  destruction: () => import('../spell-art/destruction.ts'),
  divination: () => import('../spell-art/divination.ts'),
  illusion: () => import('../spell-art/illusion.ts'),
  necromancy: () => import('../spell-art/necromancy.ts'),
  transmutation: () => import('../spell-art/transmutation.ts'),
  specials: () => import('../spell-art/specials.ts'),
  forgotten: () => import('../spell-art/forgotten.ts'),
}

/** The drawing of a spell, once it is here. */
export async function spellArt(card: SpellId): Promise<string> {
  const part = schoolOf(card) ?? (specialOf(card) ? 'specials' : 'forgotten')
  return (await PARTS[part]()).art[card] ?? ''
}
