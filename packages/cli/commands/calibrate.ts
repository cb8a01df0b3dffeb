import { setImmediate } from 'node:timers/promises'
import {
  Calibration,
  type Habits,
  habitsOf,
  judgingBy,
  loadPlayer,
  networkOf,
  PLAYERS,
  type Player,
  playBout,
  worthOf,
} from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import type { Game, Json, Table } from '@grimuar/kernel'
import { type Arguments, CliError, type Command, didYouMean } from '../command.ts'
import { boxNamed, optionsFrom } from '../game-arguments.ts'
import { ProgressBar } from '../progress.ts'
import { grid } from '../sheet.ts'

export const calibrate: Command = {
  summary: "Measures how well a bot's chances of winning come true.",
  positionals: ['<game>'],
  options: {
    games: { value: 'N', help: 'how many games (default 500)' },
    player: { value: 'NAME', help: `who plays them: ${PLAYERS.join(', ')} (default policy)` },
    players: { value: 'N', help: 'how many play (default 2, or the least the game is for)' },
    options: { value: 'k=v,…', help: "the game's options" },
    seed: { value: 'N', help: 'the seed of the first game (default: a fresh one)' },
  },
  notes:
    'At every beginning of a turn each seat is given a chance, by the hand evaluation and by the network if there is one; the table tells how often seats with such a chance won.',
  run: runCalibrate,
}

async function runCalibrate(args: Arguments): Promise<number> {
  const box = boxNamed(args.positionals[0] ?? '')
  const [game, bot] = await Promise.all([box.rules(), box.bot()])
  const { seats } = game
  const count = args.count('players', 1, 9) ?? (seats.includes(2) ? 2 : seats[0]) ?? 1
  if (!seats.includes(count)) throw new CliError(`${game.id} is for ${seats.join(', ')} players, not ${count}`)
  const name = args.text('player') ?? 'policy'
  const player = await loadPlayer(name, game, bot)
  if (!player) throw new CliError(`unknown player "${name}"${didYouMean(name, PLAYERS)}`)
  const games = args.count('games', 1, 1_000_000) ?? 500
  const seed = args.count('seed', 0, 999_999_999) ?? Math.floor(Math.random() * 1e9)
  const judges = await judgesOf(game, bot)
  const bar = new ProgressBar(games)
  for (let n = 0; n < games; n++) {
    judgeGame({ game, options: optionsFrom(game, args.text('options')), player, seats: count, seed: seed + n }, judges)
    bar.show(n + 1, '')
    await setImmediate() // lets Node handle Ctrl-C
  }
  bar.clear()
  console.log(`${game.id}: ${games} games of ${name} with ${count}, seed ${seed}`)
  for (const judge of judges) report(judge)
  return 0
}

/** A player that predicts chances, and the results. */
interface Judge {
  readonly name: string
  readonly bot: Habits
  readonly calibration: Calibration
}

async function judgesOf(game: Game, bot: Bot): Promise<Judge[]> {
  const read = await networkOf(game, bot)
  const learned = read.ok
    ? [{ name: 'network', bot: habitsOf(game, judgingBy(read.network, bot)), calibration: new Calibration() }]
    : []
  return [{ name: 'hand evaluation', bot: habitsOf(game, bot), calibration: new Calibration() }, ...learned]
}

interface JudgedGame {
  readonly game: Game
  readonly options: Json
  readonly player: Player
  readonly seats: number
  readonly seed: number
}

function judgeGame({ game, options, player, seats, seed }: JudgedGame, judges: readonly Judge[]): void {
  const given: { readonly judge: Judge; readonly seat: number; readonly chance: number }[] = []
  let end: Table | undefined
  let turn: number | undefined
  playBout({
    game,
    options,
    players: Array.from({ length: seats }, () => player),
    seed,
    watch({ table: t }) {
      end = t
      const [judge] = judges
      const now = judge?.bot.turn(t)
      if (t.over || now === turn) return
      turn = now
      for (const judge of judges) {
        for (let seat = 0; seat < seats; seat++) given.push({ judge, seat, chance: judge.bot.evaluate(t, seat) })
      }
    },
  })
  for (const { judge, seat, chance } of given)
    if (end) judge.calibration.add(chance, worthOf({ game, bot: judge.bot }, end, seat))
}

function report({ name, calibration }: Judge): void {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const rows = calibration.curve().map(({ count, said, came }, i) => {
    const range = `${i * 10} – ${(i + 1) * 10} %`
    return count ? [range, `${count}`, percent(said), percent(came)] : [range, '0', '–', '–']
  })
  console.log(`\n${name}: loss ${calibration.loss.toFixed(4)}, mean gap ${percent(calibration.gap)}`)
  console.log(grid([['chance', 'tables', 'said', 'won'], ...rows]))
}
