import type { Bot } from '@grimuar/contract'
import { type Game, isForm, type Json, quickDice, type Seat, stream, type Table } from '@grimuar/kernel'
import { playBout } from '../arena/bout.ts'
import type { Player } from '../player.ts'
import { habitsOf } from '../search/habits.ts'
import { worthOf } from '../search/playouts.ts'
import type { RowCollector } from './rows.ts'

/** A game that a bot plays with itself to learn from. */
export interface TrainingGame {
  readonly game: Game
  readonly bot: Bot
  readonly player: Player
  readonly seats: number
  readonly options: Json
  readonly seed: number
  /** Its number among all training games. */
  readonly number: number
}

/** About every nth turn is kept: neighbouring turns of one game teach almost the same. */
const EVERY = 2
/** How often a player moves by chance, in most games and in the others: a network must also know tables that no good player would reach. */
const STRAYING = 0.1
const HARDLY_STRAYING = 0.02
const STRAYING_GAMES = 0.7

/** Plays a training game and collects a row for two seats of some turns where these begin, never from the middle of a turn. */
export function playTrainingGame(
  { game, bot, player, seats, options, seed, number }: TrainingGame,
  collector: RowCollector,
): void {
  const { encoder } = bot
  if (!encoder) throw new Error(`the bot of ${game.id} encodes nothing`)
  const habits = habitsOf(game, bot)
  const roll = stream(quickDice(seed ^ 0x1f123bb5))
  const chance = (share: number) => roll(1000) < share * 1000
  const strays = chance(STRAYING_GAMES) ? STRAYING : HARDLY_STRAYING
  const moves: Player = {
    name: player.name,
    decide(decision) {
      const { answers } = decision
      return !isForm(answers) && chance(strays) ? answers[roll(answers.length)] : player.decide(decision)
    },
  }
  const kept: { readonly encoded: Float32Array; readonly hand: number; readonly seat: Seat }[] = []
  let table: Table | undefined
  let turn: number | undefined
  const watch = ({ table: t }: { readonly table: Table }) => {
    table = t
    const now = habits.turn(t)
    const begins = turn !== undefined && now !== turn
    turn = now
    if (!begins || t.over || !chance(1 / EVERY)) return
    const first = roll(seats)
    for (const seat of seats === 1 ? [0] : [first, (first + 1 + roll(seats - 1)) % seats]) {
      const encoded = new Float32Array(encoder.inputs)
      encoder.encode(t, seat, encoded)
      kept.push({ encoded, hand: habits.evaluate(t, seat), seat })
    }
  }
  playBout({ game, options, players: Array.from({ length: seats }, () => moves), seed, watch })
  const end = table
  if (!end) throw new Error('nothing was played')
  for (const { encoded, hand, seat } of kept) collector.add(encoded, worthOf({ game, bot: habits }, end, seat), hand, number)
}
