import { type Box, type ListedTutorial, rulesFor } from '@grimuar/contract'
import type { Tutorial } from '@grimuar/contract/tutorial'
import type { Board } from '@grimuar/ui'
import { boardOf } from '../boards.ts'
import { settings } from '../settings.svelte.ts'
import { savedLesson } from './saved-lesson.ts'
import { TutorialSession } from './tutorial-session.svelte.ts'

export interface OpenTutorial {
  readonly session: TutorialSession
  readonly board: Board
  readonly lessons: Tutorial
}

/** Loads a tutorial with its table, at the lesson at which it was left. */
export async function openTutorial(
  box: Box,
  listed: ListedTutorial,
  lesson = savedLesson(box.id, listed),
): Promise<OpenTutorial> {
  const [board, lessons] = await Promise.all([boardOf(box.id), listed.load(settings.lang)])
  const opening = box.begin?.(settings.lang, lessons.options) ?? box.load(settings.lang, lessons.options)
  const [door, game] = await Promise.all([opening, rulesFor(box, lessons)])
  const session = new TutorialSession(box, { ...door, game }, lessons, () => settings.pace, lesson)
  return { session, board, lessons }
}
