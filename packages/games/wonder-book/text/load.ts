import type { Lang } from '@grimuar/contract'
import { chapterIn } from '../chapter.ts'
import { stories } from '../stories/words.ts'
import { opened } from '../story/packed.ts'
import type { Playing } from '../story/registry.ts'
import { areKept, keepWords } from '../story/told.ts'

/** Loads the words of one chapter, and those of its cast. */
export async function loadWordsOf(lang: Lang, playing: Playing): Promise<void> {
  const words = stories[playing.story]?.[lang]
  const chapter = words?.chapters[playing.chapter - 1]
  if (!words || !chapter || areKept(lang, playing)) return
  const packed = await Promise.all([chapter(), ...words.cast.map((load) => load())])
  keepWords(lang, playing, packed.map(opened))
}

/** Loads the words of the chapter that a match with these options plays. */
export function loadWords(lang: Lang, options: unknown): Promise<void> {
  return loadWordsOf(lang, chapterIn(options))
}
