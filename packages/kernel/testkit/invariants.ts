import { type Game, legal, type Result, type Seat, type Table, type TableOf } from '../index.ts'
import { copies } from './copies.ts'
import { knowledge } from './knowledge.ts'
import { plain } from './plain.ts'
import type { Check } from './random-play.ts'

export interface Everything<T = any> {
  /** The game's own check: throws when components are lost or limits broken. */
  readonly conserved?: (t: T) => void
  /** Costly checks run at one decision in so many; which one depends on the seed. */
  readonly every?: number
  /** Names of fields, at any depth, whose content is only ever replaced, so that copies may share it (such as `options`). */
  readonly shared?: readonly string[]
}

/** All that must hold at every moment of every game, as one check. */
export function checkEverything<G extends Game>(_game: G, how: Everything<TableOf<G>> = {}): Check<TableOf<G>> {
  const { conserved, every = 1, shared = [] } = how
  return (moment) => {
    const { game, table, seed, decision } = moment
    alive(game, table)
    conserved?.(table)
    if ((seed + decision) % every !== 0) return
    plain(moment)
    distinct(game, table)
    const before = JSON.stringify(table)
    copies(moment, shared)
    knowledge(moment, (t) => {
      alive(game, t)
      conserved?.(t as TableOf<G>)
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
    if (legal<Game>(game, t, seat).length === 0) throw new Error(`seat ${seat} is asked "${question.kind}" but has no legal move`)
  }
}

/** A list of answers names each once: two buttons for one deed would puzzle people and weigh double in search. */
function distinct(game: Game, t: Table): void {
  for (const seat of t.ask?.to ?? []) {
    const moves: string[] = legal<Game>(game, t, seat).map((move) => JSON.stringify(move))
    const twice = new Set(moves).size < moves.length && moves.find((move, i) => moves.indexOf(move) < i)
    if (twice) throw new Error(`"${t.ask?.question.kind}" offers seat ${seat} the answer ${twice} twice`)
  }
}

function sound({ ranks, scores }: Result, seats: number): void {
  if (ranks.length !== seats || scores.length !== seats)
    throw new Error(`the result has not a rank and a score for each of ${seats} seats`)
  const lostTogether = ranks.every((r) => r === 2)
  for (let s: Seat = 0; s < seats; s++) {
    const better = ranks.filter((r) => r < (ranks[s] as number)).length
    if (!lostTogether && ranks[s] !== better + 1) throw new Error(`ranks ${ranks.join(', ')}: seat ${s} should be ${better + 1}`)
    const { total, parts } = scores[s] as Result['scores'][number]
    const sum = parts.reduce((n, part) => n + part.points, 0)
    if (sum !== total) throw new Error(`seat ${s} has ${total} points but their parts sum to ${sum}`)
  }
}
