/** A thing named in a sentence that may be drawn: `mark` says which, `words` how it reads. */
export interface RichMark {
  readonly mark: string
  readonly words: string
}

export type RichPart = string | RichMark

const MARK = /\{([^{}|]+)(?:\|([^{}|]*))?\}/g

/**
 * Splits a text with marks into its parts. `{circle|a circle}` is the mark "circle" that reads "a circle"; a mark without words
 * of its own reads as its name, so `{4}` is 4.
 */
export function richParts(text: string): RichPart[] {
  const parts: RichPart[] = []
  let end = 0
  for (const found of text.matchAll(MARK)) {
    const [whole, mark = '', words = mark] = found
    if (found.index > end) parts.push(text.slice(end, found.index))
    parts.push({ mark, words })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** A text with marks as it is read aloud or printed. */
export function plainText(text: string): string {
  return richParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('')
}
