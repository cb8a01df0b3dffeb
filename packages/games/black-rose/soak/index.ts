import type { Soak } from '@grimuar/contract'
import { type Json, readOptions, refusal } from '@grimuar/kernel'
import { QUEST_CARDS } from '../decks.ts'
import type { BlackRoseQuestion } from '../questions.ts'
import { game } from '../rules.ts'
import type { BlackRoseTable } from '../table.ts'
import type { BlackRoseEvent } from '../told.ts'
import { Occurrences } from './occurrences.ts'
import { richTable } from './rich.ts'

type Kind = BlackRoseQuestion['kind']

/** Answers that a form never takes. */
const WRONG_FORMS: readonly Json[] = [
  [],
  [0, 0, 0, 0, 0, 99],
  [1, 1, 1, 1, 1, 1],
  [{ card: 'CON01', side: 'lower', nth: 0 }],
  [99, 99],
]
const REMEMBERED = 97

/**
 * Random games of Black Rose. Half of them begin in the middle of a match. Independently of that, in half of them players never
 * discard quests or prepared spells without need, and use every interrupt and quest: players who waste them let the Black Rose win.
 */
export function soak(): Soak<BlackRoseTable> {
  const occurred = new Occurrences()
  const answered = new Map<Kind, Json[]>() // some answers that were legal once: later most of them are not
  let count = 0
  return {
    from(seed, seats, given) {
      if (!isRich(seed)) return undefined
      const read = readOptions(game.options, given)
      if (!read.ok) throw new Error(read.problem)
      return JSON.parse(JSON.stringify(richTable(read.options, seats, seed)))
    },

    among(t, answers, seed) {
      const kind = t.ask?.question.kind
      if (kind === undefined) return answers
      const before = answered.get(kind) ?? []
      if (before.length === 0) answered.set(kind, before)
      const some = answers[count % answers.length]
      if (some !== undefined) before[before.length < REMEMBERED ? before.length : count % REMEMBERED] = some
      count += 7
      if (!isKeen(seed)) return answers
      const keen = answers.filter((move) => !isWaste(kind, move))
      return keen.length ? keen : answers
    },

    see(t, told: readonly BlackRoseEvent[], choose) {
      for (const event of told) occurred.told(event)
      occurred.table(t)
      for (const event of told) if (event.kind === 'questDeclared') occurred.declared(QUEST_CARDS[event.quest].door !== null)
      const { question, to } = t.ask ?? {}
      const seat = to?.[choose(to.length)]
      if (question === undefined || seat === undefined) return
      const same = answered.get(question.kind) ?? WRONG_FORMS
      const refused = refusal(game, t, seat, same[choose(same.length)])
      if (refused?.reason === 'rule') occurred.refused(question.kind, refused.rule)
    },

    missing: () => occurred.missing(),
  }
}

/** Two bits of a seed that have nothing to do with the mode it stands for. */
function bitsOf(seed: number): number {
  return Math.imul(seed, 0x9e3779b1) >>> 30
}

function isRich(seed: number): boolean {
  return bitsOf(seed) % 2 === 1
}

function isKeen(seed: number): boolean {
  return bitsOf(seed) >= 2
}

function isWaste(kind: Kind, move: Json): boolean {
  if (move === null || typeof move !== 'object' || !('do' in move)) return false
  const { do: what } = move
  if (kind === 'dropQuest') return what === 'quest'
  if (kind === 'act') return what === 'shed'
  return (kind === 'interrupt' || kind === 'declare') && what === 'pass'
}
