import type { ByLang, Words } from '@grimuar/contract'
import {
  type AnyTypes,
  answersOf,
  type Game,
  type GameEvent,
  isForm,
  type Result,
  refusal,
  sampleForm,
  type Table,
} from '@grimuar/kernel'
import type { Check, Checkpoint } from '@grimuar/kernel/testkit'

const NAMES = ['Ala', 'Bo', 'Cyd', 'Dag', 'Ewa', 'Fin']
const ODD = /undefined|NaN|null|\[object/
/** How many earlier moves are tried again, to see how they are refused. */
const TRIES = 4

export interface WordsCheck {
  /** Look at every nth decision, and at every end. Default: 1. */
  readonly every?: number
  /** Kinds of events that only an animation shows: all others must have a line in the log. */
  readonly silent?: readonly string[]
  /** Kinds of questions in which pieces that look alike give answers of one name. */
  readonly alike?: readonly string[]
}

/** A check of random matches: all languages have words for everything at every moment, and no two answers have the same name. */
export function checkWords(
  game: Game,
  all: ByLang<Words>,
  { every = 1, silent = [], alike = [] }: WordsCheck = {},
): Check<Table> {
  return (point) => {
    const { table: t, events, seed, decision, chance } = point
    if ((seed + decision) % every !== 0 && !t.over) return
    const names = NAMES.slice(0, t.seats)
    for (const [lang, words] of Object.entries(all)) {
      const said = [
        ...tableIn(game, words, t, names),
        ...(t.over ? endIn(game.result(t), words, names) : []),
        ...questionIn(game, words, t, names, alike),
        ...formIn(game, words, t, chance),
        ...refusalsIn(point, words),
      ]
      for (const { event } of events) {
        for (const seat of [null, ...names.keys()]) {
          const line = words.event(event, names, seat)
          if (line !== undefined) said.push(line, ...thingsIn(words, event))
          else if (!silent.includes(event.kind)) throw new Error(`"${event.kind}" has no line in the log (${lang})`)
        }
      }
      for (const seat of names.keys())
        said.push(
          words.gains?.(
            events.map(({ event }) => event),
            seat,
          ) || '–',
        )
      const odd = said.find((text) => !text || ODD.test(text))
      if (odd !== undefined) throw new Error(`something has no words (${lang}): "${odd}"`)
    }
  }
}

/** The things that a line may name: their places and names. */
function thingsIn(words: Words, event: GameEvent): string[] {
  return (words.things?.(event) ?? []).flatMap(({ at, forms }) => [at, ...forms])
}

function* tableIn(game: Game, words: Words, t: Table, names: readonly string[]): Generator<string> {
  for (const seat of [null, ...names.keys()]) {
    const view = game.view(t, seat)
    yield words.progress(view)
    for (const { heading, items } of words.table(view, names, seat)) yield* [heading, ...items]
  }
}

function* endIn(result: Result, words: Words, names: readonly string[]): Generator<string> {
  for (const seat of [null, ...names.keys()]) yield words.outcome(result, names, seat)
  const { scores = [], rivals = [] } = result
  for (const { name } of rivals) yield words.rival?.(name) ?? ''
  for (const score of [...scores, ...rivals.flatMap((rival) => rival.score ?? [])]) {
    for (const { name, of } of score.parts) yield words.part(name, of)
  }
  if (result.kind === 'ranked' && result.tieBreak) yield words.tieBreak(result.tieBreak)
}

function* questionIn(game: Game, words: Words, t: Table, names: readonly string[], alike: readonly string[]): Generator<string> {
  if (!t.ask) return
  const { question, to } = t.ask
  for (const seat of [null, ...names.keys()]) yield words.wait(game.view(t, seat), question, names, to)
  for (const seat of to) {
    const view = game.view(t, seat)
    yield words.ask(view, question)
    const answers = answersOf<AnyTypes>(game, t, seat)
    const labels = isForm(answers)
      ? answers.items.map((item) => words.item?.(view, question, item) ?? '')
      : answers.map((move) => words.move(view, question, move))
    const twice = labels.find((label, i) => labels.indexOf(label) < i)
    if (twice !== undefined && !alike.includes(question.kind))
      throw new Error(`two answers of "${question.kind}" have the same name: ${twice}`)
    yield* labels
  }
}

/** A form as somebody might fill it in. */
function* formIn(game: Game, words: Words, t: Table, chance: (sides: number) => number): Generator<string> {
  for (const seat of t.ask?.to ?? []) {
    const answers = answersOf<AnyTypes>(game, t, seat)
    if (isForm(answers)) yield words.move(game.view(t, seat), t.ask?.question, sampleForm(answers, chance))
  }
}

/** What is said of moves that a clause forbids here. Where the rules tell what a refusal is about, the words must say it. */
function* refusalsIn({ game, table: t, seen, chance }: Checkpoint<Table>, words: Words): Generator<string> {
  for (const seat of t.ask?.to ?? [])
    for (let i = 0; i < TRIES && seen.length > 0; i++) {
      const refused = refusal<AnyTypes>(game, t, seat, seen[chance(seen.length)]?.move)
      if (refused?.reason !== 'rule' || !refused.about) continue
      const line = words.refusal?.(refused.rule, refused.about)
      if (!line) throw new Error(`a refusal by ${refused.rule} says nothing of ${JSON.stringify(refused.about)}`)
      yield line
    }
}
