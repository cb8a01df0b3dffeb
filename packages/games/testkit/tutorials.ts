import { beginningOf, lineOf, type Tutorial } from '@grimuar/contract/tutorial'
import { type Game, type GameTypes, type Json, Match } from '@grimuar/kernel'

/** The table of a tutorial when a lesson is shown; the lesson is found by some of its words. */
export function tableAtLesson<G extends GameTypes>(game: Game<G>, tutorial: Tutorial, words: string): G['table'] {
  const found = tutorial.lessons.flatMap((lesson, i) => (lesson.says.includes(words) ? [i] : []))
  const [at, another] = found
  if (at === undefined || another !== undefined) throw new Error(`${found.length} lessons say "${words}"`)
  const { places, line } = lineOf(tutorial)
  const match = new Match(game, beginningOf(tutorial))
  for (const { seat, move } of line.slice(0, places[at]?.said)) match.play(seat, move as Json)
  return match.table
}
