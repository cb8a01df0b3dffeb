import { at } from '@grimuar/kernel'

/** A kind of crystal: 0 colourless, 1–5 the colours. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5
export type Colour = Exclude<Kind, 0>

export const CLEAR = 0
export const RED = 1
export const YELLOW = 2
export const BLUE = 3
export const GREEN = 4
export const PURPLE = 5

export const KINDS: readonly Kind[] = [CLEAR, RED, YELLOW, BLUE, GREEN, PURPLE]
export const KIND_NAMES = ['clear', 'red', 'yellow', 'blue', 'green', 'purple'] as const

/** The five colours; colourless is none. */
export const COLOURS: readonly Colour[] = [RED, YELLOW, BLUE, GREEN, PURPLE]

/** How many crystals of each kind there are. RULEBOOK */
export const CRYSTALS: readonly [number, number, number, number, number, number] = [24, 8, 8, 8, 6, 6]

/** What each kind is called in data, records and tests. */
export const LETTERS = 'CRYBGP'

/** Kinds written as letters: `kinds('YRR')`. */
export function kinds(letters: string): Kind[] {
  return Array.from(letters, (letter) => at(KINDS, LETTERS.indexOf(letter)))
}
