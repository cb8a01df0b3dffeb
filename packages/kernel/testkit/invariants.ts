import { countForm } from '../filling.ts'
import {
  type AnyTypes,
  answersOf,
  at,
  type Game,
  type GameTypes,
  isForm,
  type Ranked,
  type Result,
  type Score,
  type Table,
} from '../index.ts'
import { copies } from './copies.ts'
import { knowledge } from './knowledge.ts'
import { plain } from './plain.ts'
import type { Check } from './random-play.ts'

export interface Everything<T = any> {
  /** The game's own check: throws when components are lost or limits broken. */
  readonly conserved?: (t: T) => void
  /** Costly checks run at every nth decision; the seed decides which. */
  readonly every?: number
  /** Names of fields, at any depth, whose content is only ever replaced, so that copies may share it (such as `options`). */
  readonly shared?: readonly string[]
}

/** All that must hold at every moment of every game, as one check. */
export function checkEverything<G extends GameTypes>(_game: Game<G>, how: Everything<G['table']> = {}): Check<G['table']> {
  const { conserved, every = 1, shared = [] } = how
  return (point) => {
    const { game, table, seed, decision } = point
    alive(game, table)
    conserved?.(table)
    if ((seed + decision) % every !== 0) return
    plain(point)
    distinct(game, table)
    const before = JSON.stringify(table)
    copies(point, shared)
    knowledge(point, (t) => {
      alive(game, t)
      conserved?.(t)
    })
    if (JSON.stringify(table) !== before) throw new Error('looking at a table changes it')
  }
}

/** Either someone can move, or the match is over and has a result. */
export function alive(game: Game, t: Table): void {
  if (t.over) {
    if (t.ask || t.frames.length) throw new Error('the match is over but something is still to happen')
    sound(game.result(t), t.seats)
    return
  }
  if (!t.ask || t.ask.to.length === 0) throw new Error('the match is not over but nobody is asked')
  const { question, to } = t.ask
  for (const seat of to) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= t.seats)
      throw new Error(`"${question.kind}" is asked of ${seat}, who is not at the table`)
    if (to.indexOf(seat) !== to.lastIndexOf(seat)) throw new Error(`"${question.kind}" is asked of seat ${seat} twice`)
    const answers = answersOf<AnyTypes>(game, t, seat)
    const many = isForm(answers) ? countForm(answers) : answers.length
    if (many === 0) throw new Error(`seat ${seat} is asked "${question.kind}" but has no legal move`)
  }
}

/** Nobody can read more answers than this, and every message would carry them all: such a question should use a form. */
const MOST_LISTED = 100

/** A list of answers is short and names each once: two buttons for one move would puzzle people and weigh double in search. */
function distinct(game: Game, t: Table): void {
  for (const seat of t.ask?.to ?? []) {
    const answers = answersOf<AnyTypes>(game, t, seat)
    const moves: string[] = (isForm(answers) ? answers.items : answers).map((move: unknown) => JSON.stringify(move))
    if (!isForm(answers) && moves.length > MOST_LISTED)
      throw new Error(`"${t.ask?.question.kind}" lists ${moves.length} answers, more than ${MOST_LISTED}: use a form`)
    const twice = new Set(moves).size < moves.length && moves.find((move, i) => moves.indexOf(move) < i)
    if (twice) throw new Error(`"${t.ask?.question.kind}" offers seat ${seat} the answer ${twice} twice`)
  }
}

function sound(result: Result, seats: number): void {
  if (result.kind === 'ranked') soundRanks(result, seats)
  const { scores } = result
  if (scores && scores.length !== seats) throw new Error(`the result has not a score for each of ${seats} seats`)
  for (const [seat, score] of (scores ?? []).entries()) soundScore(score, `seat ${seat}`)
  for (const { name, score } of result.rivals ?? []) if (score) soundScore(score, name)
}

function soundRanks({ ranks, rivals = [] }: Ranked, seats: number): void {
  if (ranks.length !== seats) throw new Error(`the result has not a rank for each of ${seats} seats`)
  const all = [...ranks, ...rivals.map((rival) => rival.rank)]
  for (let who = 0; who < all.length; who++) {
    const better = all.filter((r) => r < at(all, who)).length
    const name = rivals[who - seats]?.name ?? `seat ${who}`
    if (all[who] !== better + 1) throw new Error(`ranks ${all.join(', ')}: ${name} should be ${better + 1}`)
  }
}

function soundScore({ total, parts }: Score, who: string): void {
  const sum = parts.reduce((n, part) => n + part.points, 0)
  if (sum !== total) throw new Error(`${who} has ${total} points but their parts sum to ${sum}`)
}
