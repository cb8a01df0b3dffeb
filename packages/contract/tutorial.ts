import { type Beginning, type Game, type Json, type Luck, Match, openQuestion, type Seat, tellRefusal } from '@grimuar/kernel'
import { type ByLang, LANGS, type Lang } from './lang.ts'
import { plainText } from './rich.ts'

/** A scripted move of one seat. */
export interface Played<M = unknown> {
  readonly seat: Seat
  readonly move: M
}

/** One lesson of a tutorial without its words: what it points at, and perhaps a move to make. */
export interface LessonPlan<M = unknown> {
  /**
   * What the lesson points at: `zone:<id>` and `piece:<id>` of the board (its `data-zone` and `data-piece`),
   * `part:<id>` of the board (`data-part`) or of the frame (`bar`, `players`, `side`, `own`, `undo`).
   */
  readonly at?: readonly string[]
  /** Moves that are played automatically before the text is shown: other players' turns, or several rounds at once. */
  readonly before?: readonly Played<M>[]
  /** The move the learner has to make; without it the lesson is only read. */
  readonly move?: M
  /** Other moves that are accepted as well. */
  readonly also?: readonly M[]
}

/** The words of a lesson, in one language. */
interface LessonWords {
  readonly says: string
  /** The text shown while the scripted moves before it are played. */
  readonly meanwhile?: string
  /** The text shown after another move was tried; without it the expected move is named. */
  readonly hint?: string
}

export interface Lesson<M = unknown> extends LessonPlan<M>, LessonWords {}

/** A guided first game without its words. Each lesson has a name, under which every language has its words. */
export interface TutorialPlan<Id extends string = string, M = unknown> {
  readonly options: Json
  /** The table of a position to begin from; default: the beginning of a match. */
  readonly from?: Json
  readonly learner: Seat
  readonly luck: Luck
  /** True if it ends in the middle of a real match, which can be played on with fresh dice. */
  readonly goesOn?: boolean
  readonly lessons: readonly (LessonPlan<M> & { readonly id: Id })[]
}

/** What a guided game says, in one language. */
export interface TutorialWords<Id extends string = string> {
  readonly names: readonly string[] // as many as play
  readonly lessons: { readonly [L in Id]: LessonWords }
}

/** A guided first game in one language. It is a match like any other: the same rules, the same board, only its chance is known. */
export interface Tutorial<M = unknown> extends Omit<TutorialPlan<string, M>, 'lessons'> {
  readonly names: readonly string[]
  readonly lessons: readonly Lesson<M>[]
}

/** What a tutorial's match begins with. */
export function beginningOf({ options, names, luck, from }: Pick<Tutorial, 'options' | 'names' | 'luck' | 'from'>): Beginning {
  return { seats: names.length, options, names, luck, ...(from !== undefined && { from }) }
}

/** The place of a lesson in its match. */
export interface Place {
  /** The number of moves made before its scripted moves begin. */
  readonly from: number
  /** The number of moves made when its text is shown. */
  readonly said: number
}

/** The places of all lessons, and every move of the whole match in order. */
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
 * Plays a tutorial to its end in every language and throws if it is broken: a move is illegal or another seat is asked, or a
 * lesson lacks a text or is longer than two sentences. The other accepted moves (`also`) are tried too, each with everything that follows it.
 */
export function checkTutorial<M>(game: Game, tutorials: ByLang<Tutorial<M>>): { readonly moves: number; readonly over: boolean } {
  for (const lang of LANGS) {
    const { names, lessons } = tutorials[lang]
    if (names.length !== tutorials.pl.names.length) throw new Error('every language names the same players')
    for (const [i, lesson] of lessons.entries()) {
      const said = (part: keyof LessonWords) => LANGS.some((other) => tutorials[other].lessons[i]?.[part] !== undefined)
      const parts = (['says', 'meanwhile', 'hint'] as const).filter(said)
      if (parts.some((part) => !lesson[part]?.trim())) throw new Error(`lesson ${i + 1} has no words in "${lang}"`)
      if (sentencesIn(lesson.says, lang) > MOST_SENTENCES) throw new Error(`lesson ${i + 1} is too long in "${lang}"`)
    }
  }
  return tryLessons(game, tutorials.en)
}

/** A learner reads this much before they do something. */
const MOST_SENTENCES = 2

function sentencesIn(text: string, lang: Lang): number {
  return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(plainText(text))].length
}

function tryLessons<M>(game: Game, tutorial: Tutorial<M>): { readonly moves: number; readonly over: boolean } {
  for (const [i, lesson] of tutorial.lessons.entries()) {
    for (const at of lesson.at ?? []) {
      if (!/^(?:zone|piece|part):./.test(at))
        throw new Error(`lesson ${i + 1} points at "${at}", which is neither a zone, a piece nor a part`)
    }
    if (lesson.also && lesson.move === undefined) throw new Error(`lesson ${i + 1} has other accepted moves (also) but no move`)
    for (const move of lesson.also ?? []) {
      const lessons = tutorial.lessons.map((other, j) => (j === i ? { ...lesson, move, also: [] } : other))
      playThrough(game, { ...tutorial, lessons })
    }
  }
  return playThrough(game, tutorial)
}

function playThrough<M>(game: Game, tutorial: Tutorial<M>): { readonly moves: number; readonly over: boolean } {
  const match = new Match(game, beginningOf(tutorial))
  const { places, line } = lineOf(tutorial)
  for (const [i, { seat, move }] of line.entries()) {
    const lesson = places.findLastIndex(({ from }) => from <= i) + 1
    const refused = match.play(seat, move as Json)
    if (refused) throw new Error(`lesson ${lesson}: ${JSON.stringify(move)} of seat ${seat} is refused (${tellRefusal(refused)})`)
    const asked = openQuestion(match.table, null)?.waiting ?? []
    const next = line[i + 1]
    if (next && !asked.includes(next.seat)) {
      throw new Error(`lesson ${lesson}: afterwards seat ${asked.join(' or ')} is asked, not seat ${next.seat}`)
    }
  }
  return { moves: line.length, over: match.table.over as boolean }
}
