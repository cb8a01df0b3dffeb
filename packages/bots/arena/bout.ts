import {
  type AnyTypes,
  answersOf,
  apply,
  Dealer,
  type Dice,
  type Game,
  type GameEvent,
  type Heard,
  isForm,
  type Json,
  openQuestion,
  quickDice,
  type Result,
  readOptions,
  type Seat,
  start,
  stream,
  type Table,
} from '@grimuar/kernel'
import type { Player } from '../player.ts'

/** One game between the given players. */
export interface Bout {
  readonly game: Game
  readonly options: Json
  /** The players in seat order. */
  readonly players: readonly Player[]
  readonly seed: number
  /** Called once after the set-up and again after every decision. */
  watch?(step: BoutStep): void
}

/** The table after the set-up or after one decision. */
export interface BoutStep {
  readonly table: Table
  readonly seed: number
  /** The decision; undefined after the set-up. */
  readonly decision: { readonly seat: Seat; readonly move: unknown } | undefined
  /** The events since the previous call. */
  readonly events: readonly Heard[]
}

export interface BoutEnd {
  readonly result: Result
  readonly decisions: number
  /** The round in which the game ended, for games that count rounds. */
  readonly rounds: number | undefined
}

/** Plays one game to its end. The same players and seed always give the same game. */
export function playBout({ game, options, players, seed, watch }: Bout): BoutEnd {
  const luck = quickDice(seed)
  // Players have their own generator: with the game's dice a bot could learn the next card from its own draws.
  const playerDice = quickDice(~seed)
  const order = stream(quickDice(seed ^ 0x5bd1e995))
  let events: Heard[] = []
  const listener = watch && ((event: GameEvent, to: Heard['to']) => void events.push({ event, to }))
  const read = readOptions(game.options, options)
  if (!read.ok) throw new Error(`${game.id}: ${read.problem}`)
  const t: Table = start<AnyTypes>(game, read.options, players.length, luck, listener)
  const dealer = new Dealer(luck, listener)
  let decisions = 0
  watch?.({ table: t, seed, decision: undefined, events })
  while (!t.over) {
    const seat = nextSeat(t, order)
    const answers = answersOf<AnyTypes>(game, t, seat)
    if (!isForm(answers) && !answers.length)
      throw new Error(`${game.id} asks seat ${seat} "${t.ask?.question.kind}" but there is no legal answer (seed ${seed})`)
    const player = players[seat]!
    const first = decisions * DRAWS_PER_DECISION
    const dice: Dice = (draw, sides) => playerDice(first + draw, sides)
    const move = player.decide({ seat, answers, dice, view: () => game.view(t, seat) })
    if (watch) events = []
    apply(game, t, seat, move, dealer)
    decisions++
    watch?.({ table: t, seed, decision: { seat, move }, events })
  }
  return { result: game.result(t), decisions, rounds: game.round?.(t) }
}

const DRAWS_PER_DECISION = 4096

/** The seat that is asked; a random one of several that may answer in any order. */
function nextSeat(t: Table, order: (sides: number) => number): Seat {
  const waiting = openQuestion(t, null)?.waiting ?? []
  const seat = waiting.length > 1 ? waiting[order(waiting.length)] : waiting[0]
  if (seat === undefined) throw new Error('the game is not over and nobody is asked')
  return seat
}
