import type { Bot } from '@grimuar/contract'
import {
  type AnyTypes,
  answersOf,
  apply,
  Dealer,
  defaults,
  type Game,
  isForm,
  quickDice,
  sampleForm,
  start,
  stream,
  type Table,
} from '@grimuar/kernel'
import { habitsOf } from '../search/habits.ts'
import { askedSeat } from '../search/playouts.ts'

const SEED = 20
/** How much of each random game is looked at. */
const DECISIONS = 100
/** Numbers are rounded to this fraction: the last digits may differ between browsers. */
const PARTS = 1000

/** A hash of an encoder's numbers for the turns of some fixed random games. It changes when any of these numbers changes. */
export function encoderHash(game: Game, bot: Bot, { inputs, encode }: NonNullable<Bot['encoder']>): string {
  let hash = 0x811c9dc5
  const mix = (n: number) => {
    hash = Math.imul(hash ^ n, 0x01000193)
  }
  const out = new Float32Array(inputs)
  for (const seats of game.seats) {
    mix(seats)
    let seat = 0
    for (const t of turnStarts(game, bot, seats)) {
      out.fill(0)
      encode(t, seat, out)
      for (let i = 0; i < inputs; i++) {
        const value = out[i] ?? 0
        if (value === 0) continue
        mix(i)
        mix(Math.round(value * PARTS))
      }
      seat = (seat + 1) % seats
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** The tables of a random game where a turn begins; always the same table, changed. */
function* turnStarts(game: Game, bot: Bot, seats: number): Generator<Table> {
  const luck = quickDice(SEED)
  const roll = stream(quickDice(~SEED))
  const t: Table = start<AnyTypes>(game, defaults(game.options), seats, luck)
  const dealer = new Dealer(luck)
  const { turn: turnOf } = habitsOf(game, bot)
  let turn = turnOf(t)
  for (let n = 0; n < DECISIONS && !t.over; n++) {
    const seat = askedSeat(t)
    const answers = answersOf<AnyTypes>(game, t, seat)
    apply<AnyTypes>(game, t, seat, isForm(answers) ? sampleForm(answers, roll) : answers[roll(answers.length)], dealer)
    const now = turnOf(t)
    if (now !== turn && !t.over) yield t
    turn = now
  }
}
