/** Crystals by kind. A kind is a number: 0 colourless, 1–5 the colours. */
export const KINDS = ['clear', 'red', 'yellow', 'blue', 'green', 'purple'] as const
export type Kind = number

export const CLEAR: Kind = 0
export const RED: Kind = 1
export const YELLOW: Kind = 2
export const BLUE: Kind = 3
export const GREEN: Kind = 4
export const PURPLE: Kind = 5

/** The five colours; colourless is none. */
export const COLOURS: readonly Kind[] = [RED, YELLOW, BLUE, GREEN, PURPLE]

/** How many crystals of each kind there are. RULEBOOK */
export const CRYSTALS: readonly number[] = [24, 8, 8, 8, 6, 6]

/** What each kind is called in data, records and tests. */
export const LETTERS = 'CRYBGP'

/** Kinds written as letters: `kinds('YRR')`. */
export function kinds(letters: string): Kind[] {
  return Array.from(letters, (letter) => LETTERS.indexOf(letter))
}
