import { type Beginning, type Game, type Json, type Luck, Match, openQuestion, type Seat, tellRefusal } from '@grimuar/kernel'
import { LANGS, type Lang } from './words.ts'

/** Something said in every language. */
export type Told = { readonly [L in Lang]: string }

/** A move of someone, as the tutorial plays it. */
export interface Played<M = unknown> {
  readonly seat: Seat
  readonly move: M
}

/** One step of a guided game: something to read, and perhaps something to do. */
export interface Lesson<M = unknown> {
  readonly says: Told
  /**
   * What it is about, to be pointed at: `zone:<id>` and `piece:<id>` of the board (its `data-zone` and `data-piece`),
   * `part:<id>` of the board (`data-part`) or of the frame (`bar`, `players`, `side`, `own`, `undo`).
   */
  readonly at?: readonly string[]
  /** Played by itself before this is said: others' turns, or days that pass quickly. */
  readonly before?: readonly Played<M>[]
  /** Said while that happens. */
  readonly meanwhile?: Told
  /** What the learner is to do; without it they only read. */
  readonly move?: M
  /** Answers that are as good. */
  readonly also?: readonly M[]
  /** Said when something else is touched; left out, the move itself is named. */
  readonly hint?: Told
}

/** A guided first game. It is a match like any other: the same rules, the same board, only its chance is known. */
export interface Tutorial<M = unknown> {
  readonly options: Json
  readonly names: { readonly [L in Lang]: readonly string[] } // as many as play
  readonly learner: Seat
  readonly luck: Luck
  readonly lessons: readonly Lesson<M>[]
}

/** What a tutorial's match begins with. */
export function beginningOf(tutorial: Tutorial, lang: Lang): Beginning {
  const names = tutorial.names[lang]
  return { seats: names.length, options: tutorial.options, names, luck: tutorial.luck }
}

/** Where in the match each lesson stands. */
export interface Place {
  /** How many moves stand when its own scripted moves begin. */
  readonly from: number
  /** How many stand once it is said. */
  readonly said: number
}

/** The places of all lessons, and every move of the whole game in order. */
export function lineOf<M>(tutorial: Tutorial<M>): { readonly places: readonly Place[]; readonly line: readonly Played<M>[] } {
  const line: Played<M>[] = []
  const places = tutorial.lessons.map((lesson): Place => {
    const from = line.length
    line.push(...(lesson.before ?? []))
    const said = line.length
    if (lesson.move !== undefined) line.push({ seat: tutorial.learner, move: lesson.move })
    return { from, said }
  })
  return { places, line }
}

/**
 * Plays a tutorial through and throws where it is broken: a move that is not legal or not that seat's, a lesson without its
 * words, something to do while another is asked. Every answer that is as good is tried too, with all that follows.
 */
export function checkTutorial<M>(game: Game, tutorial: Tutorial<M>): { readonly moves: number; readonly over: boolean } {
  for (const lang of LANGS) {
    if (tutorial.names[lang].length !== tutorial.names.pl.length) throw new Error('every language names the same players')
  }
  for (const [i, lesson] of tutorial.lessons.entries()) {
    const told = [lesson.says, lesson.meanwhile, lesson.hint].filter((words) => words !== undefined)
    for (const words of told) {
      for (const lang of LANGS) if (!words[lang].trim()) throw new Error(`lesson ${i + 1} has no words in "${lang}"`)
    }
    for (const at of lesson.at ?? []) {
      if (!/^(?:zone|piece|part):./.test(at)) throw new Error(`lesson ${i + 1} points at "${at}", which is nothing`)
    }
    if (lesson.also && lesson.move === undefined) throw new Error(`lesson ${i + 1} has other answers but none of its own`)
    for (const move of lesson.also ?? []) {
      const lessons = tutorial.lessons.map((other, j) => (j === i ? { ...lesson, move, also: [] } : other))
      playThrough(game, { ...tutorial, lessons })
    }
  }
  return playThrough(game, tutorial)
}

function playThrough<M>(game: Game, tutorial: Tutorial<M>): { readonly moves: number; readonly over: boolean } {
  const match = new Match(game, beginningOf(tutorial, 'en'))
  const { places, line } = lineOf(tutorial)
  for (const [i, { seat, move }] of line.entries()) {
    const lesson = places.findLastIndex(({ from }) => from <= i) + 1
    const refused = match.play(seat, move as Json)
    if (refused) throw new Error(`lesson ${lesson}: ${JSON.stringify(move)} of seat ${seat} is refused (${tellRefusal(refused)})`)
    const asked = openQuestion(match.table, null)?.waiting ?? []
    const next = line[i + 1]
    if (next && !asked.includes(next.seat)) {
      throw new Error(`lesson ${lesson}: then seat ${asked.join(' or ')} is asked, not seat ${next.seat}`)
    }
  }
  return { moves: line.length, over: match.table.over as boolean }
}
