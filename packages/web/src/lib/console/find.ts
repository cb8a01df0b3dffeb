import { plain } from '../plain.ts'

function wordsIn(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
}

/** Whether a text has a word that begins like each word that was typed. */
export function hasWords(text: string, typed: string): boolean {
  const words = wordsIn(text)
  return wordsIn(typed).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** The same without the last letter of longer words, so that other cases of Polish nouns are found: "puli" finds "pula". */
function hasStems(text: string, typed: string): boolean {
  return hasWords(
    text,
    wordsIn(typed)
      .map((word) => (word.length > 3 ? word.slice(0, -1) : word))
      .join(' '),
  )
}

/** The things whose name fits the typed text: the one with exactly this name, or those with its words, or at least with their stems. */
export function named<X>(all: readonly X[], nameOf: (one: X) => string, typed: string): X[] {
  const wanted = plain(typed).trim()
  if (!wordsIn(wanted).length) return []
  const exact = all.filter((one) => plain(nameOf(one)) === wanted)
  if (exact.length) return exact
  const whole = all.filter((one) => hasWords(nameOf(one), wanted))
  return whole.length ? whole : all.filter((one) => hasStems(nameOf(one), wanted))
}
