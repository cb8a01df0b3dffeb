/**
 * Words in the app's files, written so that no sentence can be read there. Each source ("card 15") is unpacked separately when it
 * is needed. This prevents accidental spoilers; people who want to unpack the words can.
 */
export interface Packed {
  readonly letters: string // every letter in use; letter i has the code i
  readonly pairs: string // the codes after the letters: each stands for two earlier ones
  readonly said: { readonly [source: string]: string } // codes
}

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The words of one source by key. */
export interface SourceWords {
  readonly [key: string]: string
}

/** Finds the words of a source; undefined if it has none. */
export type Teller = (source: string) => SourceWords | undefined

/** Opens packed words, one source at a time. */
export function opened({ letters, pairs, said }: Packed): Teller {
  const pieces = [...letters]
  const read = (codes: string) => {
    const found: string[] = []
    for (let i = 0; i < codes.length; i += 2)
      found.push(pieces[DIGITS.indexOf(codes.charAt(i)) * DIGITS.length + DIGITS.indexOf(codes.charAt(i + 1))] ?? '')
    return found
  }
  for (let i = 0; i < pairs.length; i += 4) pieces.push(read(pairs.slice(i, i + 4)).join(''))
  const known = new Map<string, SourceWords>()
  return (source) => {
    const codes = said[source]
    if (codes === undefined) return undefined
    const words = known.get(source) ?? JSON.parse(read(codes).join(''))
    known.set(source, words)
    return words
  }
}
