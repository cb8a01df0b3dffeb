import { type Game, legal, type Table } from '@grimuar/kernel'
import type { Check } from '@grimuar/kernel/testkit'
import type { Door, Words } from '../door.ts'

const NAMES = ['Ala', 'Bo', 'Cyd', 'Dag', 'Ewa', 'Fin']
const ODD = /undefined|NaN|null|\[object/

export interface WordsCheck {
  /** Look at one decision in so many, and at every end; 1 if left out. */
  readonly every?: number
  /** Kinds of events that only an animation shows: all others must have a line in the log. */
  readonly silent?: readonly string[]
  /** Kinds of questions in which pieces that look alike give moves of one name. */
  readonly alike?: readonly string[]
}

/** A check of random matches: both languages have words for everything at every moment, and no two moves have the same name. */
export function checkWords(door: Door, { every = 1, silent = [], alike = [] }: WordsCheck = {}): Check {
  return ({ table, events, seed, decision }) => {
    const t = table as Table
    if ((seed + decision) % every !== 0 && !t.over) return
    const names = NAMES.slice(0, t.seats)
    for (const [lang, words] of Object.entries(door.words)) {
      const said = [
        ...tableIn(door.game, words, t, names),
        ...endIn(door.game, words, t, names),
        ...questionIn(door.game, words, t, names, alike),
      ]
      for (const { event } of events) {
        for (const seat of [null, ...names.keys()]) {
          const line = words.event(event, names, seat)
          if (line !== undefined) said.push(line)
          else if (!silent.includes(event.kind)) throw new Error(`"${event.kind}" has no line in the log (${lang})`)
        }
      }
      const odd = said.find((text) => !text || ODD.test(text))
      if (odd !== undefined) throw new Error(`something has no words (${lang}): "${odd}"`)
    }
  }
}

function* tableIn(game: Game, words: Words, t: Table, names: readonly string[]): Generator<string> {
  for (const seat of [null, ...names.keys()]) {
    const view = game.view(t, seat)
    yield words.progress(view)
    for (const { heading, items } of words.table(view, names, seat)) yield* [heading, ...items]
  }
}

function* endIn(game: Game, words: Words, t: Table, names: readonly string[]): Generator<string> {
  if (!t.over) return
  const result = game.result(t)
  for (const seat of [null, ...names.keys()]) yield words.outcome(result, names, seat)
  for (const { parts } of result.scores) for (const { name, of } of parts) yield words.part(name, of)
  if (result.tieBreak) yield words.tieBreak(result.tieBreak)
}

function* questionIn(game: Game, words: Words, t: Table, names: readonly string[], alike: readonly string[]): Generator<string> {
  if (!t.ask) return
  const { question, to } = t.ask
  for (const seat of [null, ...names.keys()]) yield words.wait(game.view(t, seat), question, names, to)
  for (const seat of to) {
    const view = game.view(t, seat)
    yield words.ask(view, question)
    const labels = legal(game, t, seat).map((move) => words.move(view, question, move))
    const twice = labels.find((label, i) => labels.indexOf(label) < i)
    if (twice !== undefined && !alike.includes(question.kind))
      throw new Error(`two moves of "${question.kind}" have the same name: ${twice}`)
    yield* labels
  }
}
