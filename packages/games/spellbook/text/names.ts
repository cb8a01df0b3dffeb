import { plainText, type Words } from '@grimuar/contract'
import { at } from '@grimuar/kernel'
import { type SpellId, spellOf } from '../cards.ts'
import { type Colour, colourOf, type Kind, kindOf, type LevelNumber, NONE, type None, runeOf, type Token } from '../components.ts'
import type { Rulings } from '../rulings.ts'
import type { SpellbookEvent, SpellbookMove, SpellbookQuestion } from '../table.ts'
import type { SpellbookView } from '../view.ts'
import type { SpellbookText } from './shape.ts'

export type SpellbookWords = Words<SpellbookView, SpellbookQuestion, SpellbookMove, SpellbookEvent, SpellbookText>

/** The mark of the rune that lies on a spell's own card. */
export const CARD_RUNE = 'cardRune'

/** Marks of how a level works that is no action of a phase. */
const MANNERS: readonly string[] = ['instant', 'lasting', 'end']
export const isManner = (mark: string): boolean => MANNERS.includes(mark)

/** What a level of a spell does, in one line, with marks for what can be drawn. */
export function markedEffect(text: SpellbookText, spell: SpellId, level: LevelNumber, rulings: Rulings): string {
  const { name } = spellOf(spell)
  const { otherwise } = text
  if (name === 'communion' && level === 4 && rulings.communionPoints === 'rune') return otherwise.communionPoints
  if (name === 'communion' && level === 5 && rulings.communionStores === 'spent') return otherwise.communionStores
  if (name === 'mirage' && rulings.mirage === 'pool') return at(otherwise.mirage, level - 3)
  return at(text.spells[name].levels, level - 3).join(` ${text.or} `)
}

/** The same in plain words. */
export function effectText(text: SpellbookText, spell: SpellId, level: LevelNumber, rulings: Rulings): string {
  return plainText(markedEffect(text, spell, level, rulings))
}

/** What things are called within sentences. */
export function namesIn(text: SpellbookText) {
  const kind = (k: Kind) => text.kind(colourOf(k), runeOf(k))
  const kinds = (list: readonly Kind[]) => list.map(kind).join(', ')
  const tokens = (list: readonly Token[]) => kinds(list.map(kindOf))
  const spellName = (id: SpellId) => text.spells[spellOf(id).name].name
  const spellAt = (v: SpellbookView, colour: Colour) => v.spells[colour]
  const way = (id: SpellId, level: LevelNumber, n: number) =>
    plainText(text.spells[spellOf(id).name].levels[level - 3]?.[n] ?? '')
  /** A sentence with the spell that brings it about in front. */
  const due = (by: SpellId | None, sentence: string) => (by === NONE ? sentence : `${spellName(by)}: ${sentence}`)
  return { kind, kinds, tokens, spellName, spellAt, way, due }
}
