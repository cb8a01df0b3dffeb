import type { Lang } from '@grimuar/contract'
import type { Teller } from './packed.ts'
import type { Playing } from './registry.ts'

const known = new Map<string, readonly Teller[]>()
const keyOf = (lang: Lang, { story, chapter }: Playing) => `${lang} ${story}/${chapter}`

/** Keeps the words of a chapter: its own, those of its story, those of its cast. The first of them that has a text gives it. */
export function keepWords(lang: Lang, playing: Playing, tellers: readonly Teller[]): void {
  known.set(keyOf(lang, playing), tellers)
}

export function areKept(lang: Lang, playing: Playing): boolean {
  return known.has(keyOf(lang, playing))
}

/** A text of a chapter; undefined if there is none, or before its words were loaded. */
export function told(lang: Lang, playing: Playing, source: string, key: string): string | undefined {
  for (const teller of known.get(keyOf(lang, playing)) ?? []) {
    const word = teller(source)?.[key]
    if (word !== undefined) return word
  }
  return undefined
}

/** Leaves only what holds for the heroes in play: one value of "5 / 6 / 9", and of "[2, 3: Wait.] [4: Run!]" the words for them. */
export function forHeroes(text: string, heroes: number): string {
  if (heroes < 2) return text
  return text
    .replace(/ ?\[([2-4](?:, [2-4])*): ([^\]]*)\]/g, (_all, numbers: string, words: string) =>
      numbers.includes(`${heroes}`) ? ` ${words}` : '',
    )
    .trimStart()
    .replace(/ ?\(2 \/ 3 \/ 4 [^)]*\)/g, '')
    .replace(/(\d+) \/ (\d+) \/ (\d+)/g, (all, ...values) => `${values[heroes - 2] ?? all}`)
}
