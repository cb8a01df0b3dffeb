import { type Game, type Json, Match, type TableOf } from '@grimuar/kernel'
import { beginningOf, lineOf, type Tutorial } from '../tutorial.ts'

/** The table of a tutorial when a lesson is shown; the lesson is found by some of its English words. */
export function tableAtLesson<G extends Game>(game: G, tutorial: Tutorial, words: string): TableOf<G> {
  const found = tutorial.lessons.flatMap((lesson, i) => (lesson.says.en.includes(words) ? [i] : []))
  const [at, another] = found
  if (at === undefined || another !== undefined) throw new Error(`${found.length} lessons say "${words}"`)
  const { places, line } = lineOf(tutorial)
  const match = new Match(game, beginningOf(tutorial, 'en'))
  for (const { seat, move } of line.slice(0, places[at]?.said)) match.play(seat, move as Json)
  return match.table
}
