import {
  type AnyTypes,
  answersOf,
  Dealer,
  formFault,
  isForm,
  type Json,
  play,
  refusal,
  type Seat,
  same,
  type Table,
} from '../index.ts'
import { type Checkpoint, someAnswer, someDice } from './random-play.ts'

const TRIES = 6

/**
 * Every illegal move is refused and leaves the table unchanged. The reason tells the seat nothing new: it is the same at
 * `other`, a table that the seat cannot tell from its own.
 */
export function refusals({ game, table, chance, seen }: Checkpoint, seat: Seat, other: Table): void {
  const t = table as Table
  const before = JSON.stringify(t)
  const dealer = new Dealer(someDice(chance))
  const answers = answersOf<AnyTypes>(game, t, seat)
  const isLegal = (move: unknown) => (isForm(answers) ? !formFault(answers, move) : answers.some((m: Json) => same(m, move)))
  const tried: string[] = []
  for (let i = 0; i < TRIES; i++) {
    const known = (i % 2 === 0 ? someAnswer(answers, chance) : undefined) ?? seen[chance(seen.length || 1)]?.move
    const move = i < TRIES / 2 ? seen[chance(seen.length || 1)]?.move : bend(known, chance)
    if (isLegal(move)) continue
    tried.push(JSON.stringify(move))
    try {
      const refused = play<AnyTypes>(game, t, seat, move, dealer)
      if (!refused) throw new Error('it is not refused, though it is no legal move')
      const [a, b] = [JSON.stringify(refused), JSON.stringify(refusal<AnyTypes>(game, other, seat, move))]
      if (a !== b) throw new Error(`the reason depends on what the seat does not know: ${a} / ${b}`)
    } catch (error) {
      throw new Error(`seat ${seat} trying ${tried.at(-1)}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
  if (JSON.stringify(t) !== before)
    throw new Error(`seat ${seat} is refused, yet that changes the table: one of ${tried.join(', ')}`)
}

const ODD: readonly unknown[] = [null, -1, 0.5, 1e9, '', 'constructor', '__proto__', true, [], [[]], {}, { length: -1 }]

/** A move as a careless or ill-meaning client might send it: one field gone, or with something odd in it. */
export function bend(move: unknown, chance: (sides: number) => number): unknown {
  const odd = ODD[chance(ODD.length)]
  if (Array.isArray(move) && move.length && chance(3) > 0) return bendList(move, odd, chance)
  const keys = typeof move === 'object' && move !== null && !Array.isArray(move) ? Object.keys(move) : []
  const key = keys[chance(keys.length || 1)]
  if (key === undefined || chance(8) === 0) return odd
  const bent: { [key: string]: unknown } = { ...(move as object) }
  if (chance(4) === 0) delete bent[key]
  else bent[key] = odd
  return bent
}

/** A filled form with one item gone, doubled, exchanged for something odd, or out of order. */
function bendList(list: readonly unknown[], odd: unknown, chance: (sides: number) => number): unknown[] {
  const at = chance(list.length)
  const ways = [list.toSpliced(at, 1), list.toSpliced(at, 0, list[at]), list.with(at, odd), list.toReversed()]
  return ways[chance(ways.length)] ?? []
}
