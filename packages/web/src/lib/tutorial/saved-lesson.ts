import type { ListedTutorial } from '@grimuar/contract'
import { readStored, writeStored } from '../storage.ts'

export const LESSON_PREFIX = 'grimuar/lesson/'
const key = (game: string, { id }: ListedTutorial) => `${LESSON_PREFIX}${game}/${id}`

/** The lesson at which a tutorial was left on this device; 0 if it was not begun. */
export function savedLesson(game: string, tutorial: ListedTutorial): number {
  const lesson = Number(readStored(key(game, tutorial)))
  return Number.isInteger(lesson) && lesson > 0 ? lesson : 0
}

/** Remembers the lesson that is read; nothing at the beginning and at the end of a tutorial. */
export function saveLesson(game: string, tutorial: ListedTutorial, lesson: number, last: boolean): void {
  writeStored(key(game, tutorial), lesson === 0 || last ? null : `${lesson}`)
}
