import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type DuelScore, type Interval, scoreOf } from '@grimuar/bots'
import { FIGHTERS, fighterOf, usualOpponent, withWeights } from '../arena/fighter.ts'
import type { DuelPlan, Played } from '../arena/worker.ts'
import { type Arguments, CliError, type Command } from '../command.ts'
import { boxNamed, optionsFrom } from '../game-arguments.ts'
import { ProgressBar } from '../progress.ts'

export const arena: Command = {
  summary: 'Measures how much stronger one bot is than another.',
  positionals: ['<game>'],
  options: {
    a: { value: 'NAME', help: `who is measured: ${FIGHTERS.join(', ')} (default search:200)` },
    b: {
      value: 'NAME',
      help: 'against whom (default policy-1, or policy in games that keep no policy-1); takes all other seats',
    },
    games: { value: 'N', help: 'how many games (default 100); each deal is played once from every seat' },
    players: { value: 'N', help: 'how many play (default 2)' },
    options: { value: 'k=v,…', help: "the game's options" },
    seed: { value: 'N', help: 'the seed of the first deal (default: a fresh one)' },
    workers: { value: 'N', help: 'how many games at once (default: one for each core)' },
    weights: { value: 'FILE', help: "weights for --a in place of the game's own, as grimuar tune writes them" },
    keep: { value: 'FILE', help: 'keeps every game in a file, and goes on from there if it exists' },
    json: { help: 'prints the result as JSON' },
  },
  notes:
    'A player "search:N" searches with N iterations; "search:N:T" looks T turns ahead. "learned:N" does so with the learned evaluation. "tree:N:P" grows P trees of N iterations. "policy-1" is a policy that never changes. Levels do all their iterations, however long that takes.',
  run: runArena,
}

async function runArena(args: Arguments): Promise<number> {
  const { plan, kept, keep } = await planFrom(args)
  const games = args.count('games', 1, 1_000_000) ?? 100
  const workers = args.count('workers', 1, 64) ?? availableParallelism()
  const bar = new ProgressBar(games)
  const all = [...kept]
  const began = performance.now()
  const stopped = await playGames(plan, numbersLeft(games, kept), workers, (played) => {
    all.push(played)
    if (keep) appendFileSync(keep, `${JSON.stringify(played)}\n`)
    bar.show(all.length, percent(scoreOf(all, plan.players).share))
  })
  bar.clear()
  // Games end in any order on several workers; the result does not depend on it.
  const score = scoreOf(
    all.sort((x, y) => x.n - y.n),
    plan.players,
  )
  const seconds = (performance.now() - began) / 1000
  if (args.has('json')) console.log(JSON.stringify({ ...plan, ...score, seconds }, null, 2))
  else report(plan, score, all, seconds)
  if (stopped) console.error(`stopped after ${all.length} of ${games} games`)
  return stopped ? 130 : 0
}

interface Beginning {
  readonly plan: DuelPlan
  readonly kept: readonly Played[]
  readonly keep: string | undefined
}

async function planFrom(args: Arguments): Promise<Beginning> {
  const box = boxNamed(args.positionals[0] ?? '')
  const [game, bot] = await Promise.all([box.rules(), box.bot()])
  const players = args.count('players', 1, 16) ?? 2
  if (!game.seats.includes(players)) throw new CliError(`${game.id} is for ${game.seats.join(', ')} players, not ${players}`)
  const plan: DuelPlan = {
    game: game.id,
    version: game.version,
    a: args.text('a') ?? 'search:200',
    b: args.text('b') ?? (await usualOpponent(game.id)),
    players,
    options: optionsFrom(game, args.text('options')),
    seed: args.count('seed', 0, 999_999_999) ?? randomInt(1_000_000_000),
    ...weightsFrom(args),
  }
  await fighterOf(plan.a, game, withWeights(bot, plan.weights)) // a wrong name is refused before any game
  await fighterOf(plan.b, game, bot)
  const keep = args.text('keep')
  return keep ? { ...keptIn(keep, plan, args.has('seed')), keep } : { plan, kept: [], keep }
}

function weightsFrom(args: Arguments): Pick<DuelPlan, 'weights'> {
  const file = args.text('weights')
  return file ? { weights: resolve(file) } : {}
}

/** The games of an earlier run. Its seed counts, unless another one was typed. */
function keptIn(file: string, plan: DuelPlan, seedTyped: boolean): { readonly plan: DuelPlan; readonly kept: readonly Played[] } {
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(plan)}\n`)
    return { plan, kept: [] }
  }
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const earlier: DuelPlan = JSON.parse(first)
  const same = isDeepStrictEqual(seedTyped ? plan : { ...plan, seed: earlier.seed }, earlier)
  if (!same) throw new CliError(`"${file}" holds games of another duel: ${first}`)
  return { plan: earlier, kept: lines.map((line): Played => JSON.parse(line)) }
}

function numbersLeft(games: number, kept: readonly Played[]): number[] {
  const done = new Set(kept.map(({ n }) => n))
  return Array.from({ length: games }, (_, n) => n).filter((n) => !done.has(n))
}

/** Plays games on some workers; a free worker takes the next game. True if stopped by Ctrl-C. */
function playGames(
  plan: DuelPlan,
  numbers: readonly number[],
  count: number,
  onGame: (played: Played) => void,
): Promise<boolean> {
  const queue = [...numbers]
  return new Promise((resolve, reject) => {
    const workers: Worker[] = []
    let left = queue.length
    const end = (stopped: boolean) => {
      process.off('SIGINT', stop)
      for (const worker of workers) void worker.terminate()
      resolve(stopped)
    }
    const stop = () => end(true)
    if (left === 0) return resolve(false)
    process.once('SIGINT', stop)
    for (let i = 0; i < Math.min(count, queue.length); i++)
      workers.push(new Worker(new URL('../arena/worker.ts', import.meta.url), { workerData: plan }))
    for (const worker of workers) {
      const next = () => {
        const n = queue.shift()
        if (n !== undefined) worker.postMessage(n)
      }
      worker.on('message', (played: Played) => {
        onGame(played)
        next()
        if (--left === 0) end(false)
      })
      worker.on('error', reject)
      next()
    }
  })
}

function report(plan: DuelPlan, score: DuelScore, all: readonly Played[], seconds: number): void {
  const decisions = all.reduce((sum, game) => sum + game.decisions, 0)
  const ms = all.reduce((sum, game) => sum + game.ms, 0)
  console.log(`${plan.game}: ${plan.a} against ${plan.b}, ${score.games} games with ${plan.players}, seed ${plan.seed}\n`)
  console.log(`share     ${percent(score.share)}`)
  if (score.elo) console.log(`Elo       ${signed(score.elo.share)} (${signed(score.elo.low)} to ${signed(score.elo.high)})`)
  for (const [seat, share] of score.seats.entries()) console.log(`seat ${seat + 1}    ${percent(share)}`)
  for (const [name, won] of Object.entries(score.rivals)) console.log(`first     ${name}, without a seat: ${percent(won)}`)
  console.log(
    `speed     ${(ms / Math.max(1, decisions)).toFixed(1)} ms a decision of either player, ${seconds.toFixed(0)} s in all`,
  )
}

function percent({ share, low, high }: Interval): string {
  return `${(share * 100).toFixed(1)} % (95 %: ${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)})`
}

function signed(n: number): string {
  return `${n < 0 ? '−' : '+'}${Math.abs(Math.round(n))}`
}
