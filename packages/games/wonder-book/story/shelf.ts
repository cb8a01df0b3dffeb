import type { Card, CardKind, Script } from './language.ts'
import type { Chapter, Story } from './story.ts'

/** A chapter with everything its scripts can name, its own and the cast's. */
export interface OpenChapter extends Chapter {
  readonly story: Story
  readonly key: string // names story and chapter in one word
}

const shelf = new Map<string, readonly OpenChapter[]>()

/** Puts a story where tables that name it find it. A table holds its name only, never a card that nobody has read. */
export function shelve(story: Story): void {
  const open = story.chapters.map((chapter) => ({
    ...chapter,
    story,
    key: `${story.id}/${chapter.id}`,
    scripts: { ...story.cast.scripts, ...chapter.scripts },
  }))
  shelf.set(story.id, open)
}

export function storyNamed(id: string): Story | undefined {
  return shelf.get(id)?.[0]?.story
}

/** What the table is playing. */
export interface Playing {
  readonly story: string
  readonly chapter: number
}

export function chapterOf(t: Playing): OpenChapter {
  const found = shelf.get(t.story)?.[t.chapter - 1]
  if (!found) throw new Error(`there is no chapter ${t.chapter} of "${t.story}"`)
  return found
}

export function castOf(t: Playing) {
  return chapterOf(t).story.cast
}

export function cardOf(t: Playing, n: number): Card {
  const card = chapterOf(t).cards[n - 1]
  if (!card) throw new Error(`chapter ${t.chapter} has no card ${n}`)
  return card
}

/** A card that must be of one kind. */
export function cardAs<K extends CardKind>(t: Playing, n: number, kind: K): Card<K>
export function cardAs(t: Playing, n: number, kind: CardKind): Card {
  const card = cardOf(t, n)
  if (card.kind !== kind) throw new Error(`card ${n} of chapter ${t.chapter} is no ${kind} card`)
  return card
}

export function scriptOf(t: Playing, source: string, script: number): Script {
  const found = chapterOf(t).scripts[source]?.[script]
  if (!found) throw new Error(`"${source}" has no script ${script}`)
  return found
}
