import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  encoderHash,
  fixedSearch,
  handLoss,
  judgingBy,
  type Layers,
  type Network,
  networkOf,
  packWeights,
  playDuelGame,
  type Rows,
  readWeights,
  scoreOf,
  searching,
  splitRows,
  type Trained,
  train,
} from '@grimuar/bots'
import type { Bot, WeightsHeader } from '@grimuar/contract'
import type { Game, Json } from '@grimuar/kernel'
import { type Arguments, CliError, type Command } from '../command.ts'
import { boxNamed, optionsFrom, ROOT } from '../game-arguments.ts'
import { moduleOf } from '../tune/module.ts'
import { TEACHER_ITERATIONS, TEACHERS, type TrainingPlan } from '../tune/plan.ts'
import { playTrainingGames } from '../tune/training-games.ts'

export const tune: Command = {
  summary: "Trains a bot's learned evaluation on games that the bot plays with itself.",
  positionals: ['<game>'],
  options: {
    games: { value: 'N', help: 'how many games to learn from (default 4000)' },
    minutes: { value: 'N', help: 'begin no game after so many minutes; the result then depends on the speed of the machine' },
    from: { value: 'NAME', help: 'who plays them: policy (default), or search, which judges by the present weights' },
    every: { value: 'N', help: 'let --from play only every N-th game, and the policy the others (default 1)' },
    'go-on': { help: 'train the present weights further instead of beginning anew; they stay if nothing is better' },
    seed: { value: 'N', help: 'the seed of the games and of the training (default 1)' },
    options: { value: 'k=v,…', help: "the game's options (default: the usual ones, and all modes in every fourth game)" },
    players: { value: 'N,…', help: 'how many play, in turn: 1,1,2 (default: two in half of the games)' },
    hidden: { value: 'N', help: 'hidden units of the network (default 48)' },
    epochs: { value: 'N', help: 'train on all rows at most so many times (default 20)' },
    duel: { value: 'N', help: 'games of a search with the new weights against one without (default 0)' },
    workers: { value: 'N', help: 'how many games at once (default: one for each core)' },
    out: { value: 'FILE', help: "where to write the weights (default: weights.ts in the game's folder)" },
  },
  notes: 'The same seed, games and weights before always give the same weights, on any number of workers.',
  run: runTune,
}

async function runTune(args: Arguments): Promise<number> {
  const box = boxNamed(args.positionals[0] ?? '')
  const [game, bot] = await Promise.all([box.rules(), box.bot()])
  const { encoder } = bot
  if (!encoder) throw new CliError(`the bot of ${game.id} has no encoder`)
  const seed = args.count('seed', 0, 999_999_999) ?? 1
  const from = args.oneOf('from', TEACHERS) ?? 'policy'
  const every = args.count('every', 1, 1000) ?? 1
  const games = args.count('games', 10, 10_000_000) ?? 4000
  const options = optionsFrom(game, args.text('options'))
  const hidden = args.count('hidden', 1, 256) ?? 48
  const epochs = args.count('epochs', 1, 100) ?? 20
  const duel = args.count('duel', 0, 100_000) ?? 0
  const out = args.text('out') ?? join(ROOT, 'packages/games', game.id, 'weights.ts')
  const before = args.has('go-on') ? await presentLayers(game, bot) : undefined
  const say = lines()
  const order = {
    games,
    ms: (args.count('minutes', 1, 10_000) ?? Number.POSITIVE_INFINITY) * 60_000,
    workers: args.count('workers', 1, 64) ?? availableParallelism(),
    options,
    strict: args.has('options'),
    players: playersFrom(game, args.text('players')),
  }
  const played = await playTrainingGames(game, { game: game.id, from, every, seed }, order, (done, rows) =>
    say(`${done} of ${games} games, ${rows} rows`, done % 200 === 0),
  )
  const trained = trainOn(played.rows, { inputs: encoder.inputs, hidden, epochs, seed, from: before }, say)
  const { heldOut } = splitRows(played.rows)
  const header: Omit<WeightsHeader, 'inputs' | 'hidden'> = {
    game: game.id,
    rules: game.version,
    encoder: encoderHash(game, bot, encoder),
    recipe: `${commandOf(args, game.id, seed)}: ${recipeOf({ from, every, goesOn: before !== undefined }, played.games, played.rows.targets.length, trained)}`,
    seed,
    losses: {
      trained: rounded(trained.trained),
      heldOut: rounded(trained.heldOut),
      hand: rounded(handLoss(played.rows, heldOut)),
    },
    arena: '',
  }
  const weights = packWeights(trained.layers, header)
  const read = readWeights(weights, weights.header)
  if (!read.ok) throw new Error(read.reason)
  const arena = duel ? playDuel(game, bot, read.network, { games: duel, seed: ~seed, options }, say) : ''
  writeFileSync(out, moduleOf({ header: { ...weights.header, arena }, data: weights.data }))
  const { losses } = weights.header
  console.log(`loss      ${losses.heldOut} on games held out; the hand evaluation: ${losses.hand}`)
  if (arena) console.log(`arena     ${arena}`)
  console.log(`written   ${out}`)
  return 0
}

async function presentLayers(game: Game, bot: Bot): Promise<Layers> {
  const read = await networkOf(game, bot)
  if (!read.ok) throw new CliError(read.reason)
  return read.network.layers()
}

function playersFrom({ id, seats }: Game, text: string | undefined): readonly number[] {
  const players = text?.split(',').map(Number) ?? []
  const wrong = players.find((count) => !seats.includes(count))
  if (wrong !== undefined) throw new CliError(`${id} is for ${seats.join(', ')} players, not ${wrong}`)
  return players
}

/** Prints lines with the seconds since the beginning. */
function lines(): (text: string, wanted?: boolean) => void {
  const began = performance.now()
  return (text, wanted = true) => {
    if (wanted) console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`)
  }
}

function trainOn(rows: Rows, training: Parameters<typeof train>[1], say: (text: string) => void): Trained {
  const work = train(rows, training)
  let step = work.next()
  for (; !step.done; step = work.next()) {
    const { epoch, trained, heldOut } = step.value
    say(`epoch ${epoch}: loss ${rounded(trained)}, held out ${rounded(heldOut)}`)
  }
  return step.value
}

/** What can be typed to train again in the same way; where files lie and how many work on it is left out. */
function commandOf(args: Arguments, game: string, seed: number): string {
  const named = ['from', 'every', 'games', 'minutes', 'players', 'options', 'hidden', 'epochs'].flatMap((name) => {
    const value = args.text(name)
    return value === undefined ? [] : [`--${name} ${value}`]
  })
  return ['tune', game, ...named, ...(args.has('go-on') ? ['--go-on'] : []), `--seed ${seed}`].join(' ')
}

function recipeOf(
  { from, every, goesOn }: Pick<TrainingPlan, 'from' | 'every'> & { readonly goesOn: boolean },
  games: number,
  rows: number,
  { epoch }: Trained,
): string {
  const teacher = from === 'search' ? `a search of ${TEACHER_ITERATIONS} iterations` : 'the policy'
  const others = every === 1 || from === 'policy' ? '' : ` (every ${every}th, the others of the policy)`
  return `${games} games of ${teacher}${others}, ${rows} rows, ${epoch} epochs${goesOn ? ' after the weights before' : ''}`
}

interface Duelling {
  readonly games: number
  readonly seed: number
  readonly options: Json
}

/** Lets a search with the new weights play against the same search without them. */
function playDuel(
  game: Game,
  bot: Bot,
  network: Network,
  { games, seed, options }: Duelling,
  say: (text: string) => void,
): string {
  const find = fixedSearch(TEACHER_ITERATIONS)
  const a = searching('learned', game, judgingBy(network, bot), find)
  const b = searching('search', game, bot, find)
  const seats = game.seats.find((n) => n > 1)
  if (!seats) return ''
  const all = Array.from({ length: games }, (_, n) => {
    const played = playDuelGame({ game, options, seats, a, b, seed }, n)
    say(`duel ${n + 1} of ${games}: ${played.points}`)
    return played
  })
  const { share, low, high } = scoreOf(all, seats).share
  const percent = (part: number) => (part * 100).toFixed(0)
  const name = `search:${TEACHER_ITERATIONS}`
  return `${percent(share)} % (${percent(low)} to ${percent(high)}) of ${games} games for ${seats} against ${name} without weights`
}

function rounded(n: number): number {
  return Number(n.toFixed(4))
}
