import type { Lang } from '@grimuar/contract'
import { stories } from '../stories/words.ts'
import { opened } from '../story/packed.ts'
import type { Playing } from '../story/shelf.ts'
import { areKept, keepWords } from '../story/told.ts'

const FIRST: Playing = { story: 'lost-name', chapter: 1 }

/** Which chapter a match with these options plays; they may be all of them, or the part that everyone is shown. */
function chapterIn(options: unknown): Playing {
  const tale = typeof options === 'object' && options !== null && 'tale' in options ? options.tale : undefined
  if (typeof tale !== 'object' || tale === null || !('story' in tale) || !('chapter' in tale)) return FIRST
  const { story, chapter } = tale
  return typeof story === 'string' && typeof chapter === 'number' ? { story, chapter } : FIRST
}

/** Loads the words of one chapter, and those of its cast. */
export async function loadChapter(lang: Lang, playing: Playing): Promise<void> {
  const words = stories[playing.story]?.[lang]
  const chapter = words?.chapters[playing.chapter - 1]
  if (!words || !chapter || areKept(lang, playing)) return
  const packed = await Promise.all([chapter(), ...words.cast.map((load) => load())])
  keepWords(lang, playing, packed.map(opened))
}

/** Loads the words of the chapter that a match with these options plays. */
export function loadWords(lang: Lang, options: unknown): Promise<void> {
  return loadChapter(lang, chapterIn(options))
}
