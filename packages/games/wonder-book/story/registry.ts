import { sidesOf } from '../pages.ts'
import type { Card, CardKind } from './language/cards.ts'
import type { Script } from './language/effects.ts'
import type { Cast, Chapter, Outline, Story } from './story.ts'

/** A chapter with everything its scripts can name, its own and the cast's. */
export interface OpenChapter extends Chapter {
  readonly story: Outline
  readonly cast: Cast
  readonly key: string // names story and chapter in one word
}

/** A story as far as it was loaded. */
interface RegisteredStory {
  readonly outline: Outline
  readonly cast: Cast
  readonly chapters: readonly (OpenChapter | undefined)[]
}

const stories = new Map<string, RegisteredStory>()

/** Registers a story so that tables can name it. A table holds only the name, never a card that nobody has read. */
export function registerStory(story: Story, sides: readonly string[] = story.chapters.map(sidesOf)): void {
  const { id, version, title, cast, chapters } = story
  const outline = { id, version, title, sides }
  stories.set(id, { outline, cast, chapters: chapters.map((chapter) => openChapter(outline, cast, chapter)) })
}

/** Registers one chapter of a story; the others need not be loaded. */
export function registerChapter(outline: Outline, cast: Cast, chapter: Chapter): void {
  const chapters = outline.sides.map((_sides, i) => stories.get(outline.id)?.chapters[i])
  chapters[chapter.id - 1] ??= openChapter(outline, cast, chapter)
  stories.set(outline.id, { outline, cast, chapters })
}

function openChapter(story: Outline, cast: Cast, chapter: Chapter): OpenChapter {
  return { ...chapter, story, cast, key: `${story.id}/${chapter.id}`, scripts: { ...cast.scripts, ...chapter.scripts } }
}

/** Whether a chapter can be played now. */
export function isRegistered({ story, chapter }: Playing): boolean {
  return stories.get(story)?.chapters[chapter - 1] !== undefined
}

/** Outline and cast of a story that is loaded at least in part. */
export function storyNamed(id: string): Omit<RegisteredStory, 'chapters'> | undefined {
  return stories.get(id)
}

/** The story and chapter of a table. */
export interface Playing {
  readonly story: string
  readonly chapter: number
}

export function chapterOf(t: Playing): OpenChapter {
  const found = stories.get(t.story)?.chapters[t.chapter - 1]
  if (!found) throw new Error(`there is no chapter ${t.chapter} of "${t.story}"`)
  return found
}

export function castOf(t: Playing): Cast {
  return chapterOf(t).cast
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
