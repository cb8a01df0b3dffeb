import { parts } from './stories/parts.ts'
import { isRegistered, type Playing, registerChapter } from './story/registry.ts'
import type { StoryParts } from './story/story.ts'

const FIRST: Playing = { story: 'lost-name', chapter: 1 }

/** Which chapter a match with these options plays; they may be all of them, or the part that everyone is shown. */
export function chapterIn(options: unknown): Playing {
  const tale = typeof options === 'object' && options !== null && 'tale' in options ? options.tale : undefined
  if (typeof tale !== 'object' || tale === null || !('story' in tale) || !('chapter' in tale)) return FIRST
  const { story, chapter } = tale
  return typeof story === 'string' && typeof chapter === 'number' ? { story, chapter } : FIRST
}

/** Loads what the rules of a match with these options read: one chapter and its cast. */
export async function loadChapter(options: unknown): Promise<void> {
  const playing = chapterIn(options)
  const known: { readonly [story: string]: StoryParts } = parts
  const story = known[playing.story]
  const load = story?.chapters[playing.chapter - 1]
  if (!story || !load || isRegistered(playing)) return
  const [cast, chapter] = await Promise.all([story.cast(), load()])
  registerChapter(story, cast, chapter)
}
