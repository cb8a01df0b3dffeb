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
import type { Player } from './player.ts'

/** One game between players. */
export interface Bout {
  readonly game: Game
  readonly options: Json
  /** Who sits where. */
  readonly players: readonly Player[]
  readonly seed: number
  /** Looks on once the table is set up and after every decision. */
  watch?(glimpse: Glimpse): void
}

/** What those who watch are shown. */
export interface Glimpse {
  readonly table: Table
  readonly seed: number
  /** What was decided; nothing while the table is being set up. */
  readonly decision: { readonly seat: Seat; readonly move: unknown } | undefined
  /** All that was told since the last glimpse. */
  readonly told: readonly Heard[]
}

export interface BoutEnd {
  readonly result: Result
  readonly decisions: number
  /** The round the game ended in, where its table counts rounds. */
  readonly rounds: number | undefined
}

/** Plays one game to its end. The same bout always ends the same. */
export function playBout({ game, options, players, seed, watch }: Bout): BoutEnd {
  const luck = quickDice(seed)
  // Players draw from another generator than the cards do, or a bot could learn the next card from its own luck.
  const minds = quickDice(~seed)
  const order = stream(quickDice(seed ^ 0x5bd1e995))
  let told: Heard[] = []
  const listener = watch && ((event: GameEvent, to: Heard['to']) => void told.push({ event, to }))
  const read = readOptions(game.options, options)
  if (!read.ok) throw new Error(`${game.id}: ${read.problem}`)
  const t: Table = start<AnyTypes>(game, read.options, players.length, luck, listener)
  const dealer = new Dealer(luck, listener)
  let decisions = 0
  watch?.({ table: t, seed, decision: undefined, told })
  while (!t.over) {
    const seat = whoDecides(t, order)
    const answers = answersOf<AnyTypes>(game, t, seat)
    if (!isForm(answers) && !answers.length)
      throw new Error(`${game.id} asks seat ${seat} "${t.ask?.question.kind}" and leaves it no answer (seed ${seed})`)
    const player = players[seat]!
    const first = decisions * DRAWS_PER_DECISION
    const dice: Dice = (draw, sides) => minds(first + draw, sides)
    const move = player.decide({ seat, answers, dice, view: () => game.view(t, seat) })
    if (watch) told = []
    apply(game, t, seat, move, dealer)
    decisions++
    watch?.({ table: t, seed, decision: { seat, move }, told })
  }
  const round = 'round' in t ? t.round : undefined
  return { result: game.result(t), decisions, rounds: typeof round === 'number' ? round : undefined }
}

const DRAWS_PER_DECISION = 4096

/** The seat asked; of several that may answer in any order, any one. */
function whoDecides(t: Table, order: (sides: number) => number): Seat {
  const waiting = openQuestion(t, null)?.waiting ?? []
  const seat = waiting.length > 1 ? waiting[order(waiting.length)] : waiting[0]
  if (seat === undefined) throw new Error('the game is not over and nobody is asked')
  return seat
}
